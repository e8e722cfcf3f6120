-- A database of revision 0008, as the program of that time left it: matches of every kind under way, finished, in
-- their lobby, a tournament in its first round and one that waits, two sets of house rules.
BEGIN TRANSACTION;
CREATE TABLE actions (
	table_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	action TEXT NOT NULL, 
	"by" TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "actions" VALUES(1,1,'deal',4,'1; shuffled cut 11','clock',1000000.0);
INSERT INTO "actions" VALUES(2,1,'deal',2,'1; shuffled cut 17','clock',1000000.0);
INSERT INTO "actions" VALUES(2,2,'action',3,'trump S','person',1000000.0);
INSERT INTO "actions" VALUES(2,3,'action',3,'play TS','person',1000000.0);
INSERT INTO "actions" VALUES(2,4,'action',4,'play 9S','person',1000000.0);
INSERT INTO "actions" VALUES(2,5,'action',1,'play JH','person',1000000.0);
INSERT INTO "actions" VALUES(2,6,'action',2,'play QS','person',1000000.0);
INSERT INTO "actions" VALUES(2,7,'action',2,'play AD','person',1000000.0);
INSERT INTO "actions" VALUES(2,8,'action',3,'play KD','person',1000000.0);
INSERT INTO "actions" VALUES(2,9,'action',4,'play TD','person',1000000.0);
INSERT INTO "actions" VALUES(2,10,'action',1,'play 9D','person',1000000.0);
INSERT INTO "actions" VALUES(2,11,'action',2,'play AS','person',1000000.0);
INSERT INTO "actions" VALUES(2,12,'action',3,'play AC','person',1000000.0);
INSERT INTO "actions" VALUES(2,13,'action',4,'play JS','person',1000000.0);
INSERT INTO "actions" VALUES(2,14,'action',1,'play KH','person',1000000.0);
INSERT INTO "actions" VALUES(2,15,'action',2,'play QC','person',1000000.0);
INSERT INTO "actions" VALUES(2,16,'action',3,'play KC','person',1000000.0);
INSERT INTO "actions" VALUES(2,17,'action',4,'play JC','person',1000000.0);
INSERT INTO "actions" VALUES(2,18,'action',1,'play 9H','person',1000000.0);
INSERT INTO "actions" VALUES(2,19,'action',3,'play QH','person',1000000.0);
INSERT INTO "actions" VALUES(2,20,'action',4,'play QD','person',1000000.0);
INSERT INTO "actions" VALUES(2,21,'action',1,'play AH','person',1000000.0);
INSERT INTO "actions" VALUES(2,22,'action',2,'play TC','person',1000000.0);
INSERT INTO "actions" VALUES(2,23,'action',1,'play TH','person',1000000.0);
INSERT INTO "actions" VALUES(2,24,'action',2,'play KS','person',1000000.0);
INSERT INTO "actions" VALUES(2,25,'action',3,'play 9C','person',1000000.0);
INSERT INTO "actions" VALUES(2,26,'action',4,'play JD','person',1000000.0);
INSERT INTO "actions" VALUES(2,27,'deal',3,'2; shuffled cut 15','clock',1000000.0);
INSERT INTO "actions" VALUES(2,28,'action',4,'trump D','person',1000000.0);
INSERT INTO "actions" VALUES(2,29,'action',4,'play KH','person',1000000.0);
INSERT INTO "actions" VALUES(2,30,'action',1,'play 9H','person',1000000.0);
INSERT INTO "actions" VALUES(2,31,'action',2,'play JH','person',1000000.0);
INSERT INTO "actions" VALUES(2,32,'action',3,'play 9D','person',1000000.0);
INSERT INTO "actions" VALUES(2,33,'action',3,'play KD','person',1000000.0);
INSERT INTO "actions" VALUES(2,34,'action',4,'play JD','person',1000000.0);
INSERT INTO "actions" VALUES(2,35,'action',1,'play AD','person',1000000.0);
INSERT INTO "actions" VALUES(2,36,'action',2,'play TD','person',1000000.0);
INSERT INTO "actions" VALUES(3,1,'deal',3,'1; shuffled cut 13','clock',1000000.0);
INSERT INTO "actions" VALUES(3,2,'action',4,'trump D','person',1000000.0);
INSERT INTO "actions" VALUES(3,3,'action',4,'play JC','person',1000000.0);
INSERT INTO "actions" VALUES(3,4,'action',1,'play AD','person',1000000.0);
INSERT INTO "actions" VALUES(3,5,'action',2,'play 9C','person',1000000.0);
INSERT INTO "actions" VALUES(3,6,'action',3,'play AC','person',1000000.0);
INSERT INTO "actions" VALUES(3,7,'action',1,'play TC','person',1000000.0);
INSERT INTO "actions" VALUES(3,8,'action',2,'play JD','person',1000000.0);
INSERT INTO "actions" VALUES(3,9,'action',3,'play TS','person',1000000.0);
INSERT INTO "actions" VALUES(3,10,'action',4,'play QD','person',1000000.0);
INSERT INTO "actions" VALUES(4,1,'deal',2,'1; shuffled cut 7','clock',1000000.0);
INSERT INTO "actions" VALUES(4,2,'action',3,'trump H','person',1000000.0);
INSERT INTO "actions" VALUES(4,3,'action',3,'play QH','person',1000000.0);
INSERT INTO "actions" VALUES(4,4,'action',4,'play AH','person',1000000.0);
INSERT INTO "actions" VALUES(4,5,'action',5,'mit','computer',1000000.0);
INSERT INTO "actions" VALUES(4,6,'action',6,'pass','computer',1000000.0);
INSERT INTO "actions" VALUES(4,7,'action',2,'pass','person',1000000.0);
INSERT INTO "actions" VALUES(4,8,'action',4,'pass','person',1000000.0);
INSERT INTO "actions" VALUES(4,9,'action',5,'play QS','computer',1000000.0);
INSERT INTO "actions" VALUES(4,10,'action',6,'play KC','computer',1000000.0);
INSERT INTO "actions" VALUES(4,11,'action',1,'play 9H','person',1000000.0);
INSERT INTO "actions" VALUES(4,12,'action',2,'play KH','person',1000000.0);
INSERT INTO "actions" VALUES(5,1,'deal',4,'1; shuffled cut 5','clock',1000000.0);
INSERT INTO "actions" VALUES(5,2,'action',1,'trump D','person',1000000.0);
INSERT INTO "actions" VALUES(5,3,'action',1,'play AC','person',1000000.0);
INSERT INTO "actions" VALUES(5,4,'action',2,'play QD','person',1000000.0);
INSERT INTO "actions" VALUES(5,5,'action',3,'play 9C','person',1000000.0);
INSERT INTO "actions" VALUES(5,6,'action',4,'play TC','person',1000000.0);
INSERT INTO "actions" VALUES(5,7,'action',2,'play 9D','person',1000000.0);
INSERT INTO "actions" VALUES(5,8,'action',3,'play TS','person',1000000.0);
INSERT INTO "actions" VALUES(5,9,'action',4,'play KD','person',1000000.0);
INSERT INTO "actions" VALUES(5,10,'action',1,'play TD','person',1000000.0);
INSERT INTO "actions" VALUES(5,11,'action',4,'play KH','person',1000000.0);
INSERT INTO "actions" VALUES(5,12,'action',1,'play QH','person',1000000.0);
INSERT INTO "actions" VALUES(5,13,'action',2,'play TH','person',1000000.0);
INSERT INTO "actions" VALUES(5,14,'action',3,'play 9H','person',1000000.0);
INSERT INTO "actions" VALUES(5,15,'action',4,'play QC','person',1000000.0);
INSERT INTO "actions" VALUES(5,16,'action',1,'play KC','person',1000000.0);
INSERT INTO "actions" VALUES(5,17,'action',2,'play JC','person',1000000.0);
INSERT INTO "actions" VALUES(5,18,'action',3,'play JS','person',1000000.0);
INSERT INTO "actions" VALUES(5,19,'action',1,'play JH','person',1000000.0);
INSERT INTO "actions" VALUES(5,20,'action',2,'play JD','person',1000000.0);
INSERT INTO "actions" VALUES(5,21,'action',3,'play KS','person',1000000.0);
INSERT INTO "actions" VALUES(5,22,'action',4,'play AS','person',1000000.0);
INSERT INTO "actions" VALUES(5,23,'action',2,'play AD','person',1000000.0);
INSERT INTO "actions" VALUES(5,24,'action',3,'play QS','person',1000000.0);
INSERT INTO "actions" VALUES(5,25,'action',4,'play 9S','person',1000000.0);
INSERT INTO "actions" VALUES(5,26,'action',1,'play AH','person',1000000.0);
INSERT INTO "actions" VALUES(5,27,'deal',1,'2; shuffled cut 6','clock',1000000.0);
INSERT INTO "actions" VALUES(5,28,'action',2,'trump H','person',1000000.0);
INSERT INTO "actions" VALUES(5,29,'action',2,'play KD','person',1000000.0);
INSERT INTO "actions" VALUES(5,30,'action',3,'play TD','person',1000000.0);
INSERT INTO "actions" VALUES(5,31,'action',4,'play AH','person',1000000.0);
INSERT INTO "actions" VALUES(5,32,'action',1,'play JH','person',1000000.0);
INSERT INTO "actions" VALUES(5,33,'action',4,'play KS','person',1000000.0);
INSERT INTO "actions" VALUES(5,34,'action',1,'play TS','person',1000000.0);
INSERT INTO "actions" VALUES(5,35,'action',2,'play JS','person',1000000.0);
INSERT INTO "actions" VALUES(5,36,'action',3,'play TH','person',1000000.0);
INSERT INTO "actions" VALUES(5,37,'action',3,'play KH','person',1000000.0);
INSERT INTO "actions" VALUES(5,38,'action',4,'play QH','person',1000000.0);
INSERT INTO "actions" VALUES(5,39,'action',1,'play 9C','person',1000000.0);
INSERT INTO "actions" VALUES(5,40,'action',2,'play AS','person',1000000.0);
INSERT INTO "actions" VALUES(6,1,'deal',4,'1; shuffled cut 15','clock',1000000.0);
INSERT INTO "actions" VALUES(6,2,'action',1,'accept','person',1000000.0);
INSERT INTO "actions" VALUES(6,3,'action',1,'play AC','person',1000000.0);
INSERT INTO "actions" VALUES(6,4,'action',2,'play JH','person',1000000.0);
INSERT INTO "actions" VALUES(6,5,'action',3,'play QC','person',1000000.0);
INSERT INTO "actions" VALUES(6,6,'action',4,'play 9C','person',1000000.0);
INSERT INTO "actions" VALUES(6,7,'action',1,'play QS','person',1000000.0);
INSERT INTO "actions" VALUES(6,8,'action',2,'play AS','person',1000000.0);
INSERT INTO "actions" VALUES(6,9,'action',3,'play TS','person',1000000.0);
INSERT INTO "actions" VALUES(6,10,'action',4,'play KS','person',1000000.0);
INSERT INTO "actions" VALUES(6,11,'action',2,'play TH','person',1000000.0);
INSERT INTO "actions" VALUES(6,12,'action',3,'play JD','person',1000000.0);
INSERT INTO "actions" VALUES(6,13,'action',4,'play JC','person',1000000.0);
INSERT INTO "actions" VALUES(6,14,'action',1,'play QH','person',1000000.0);
INSERT INTO "actions" VALUES(6,15,'action',4,'play TC','person',1000000.0);
INSERT INTO "actions" VALUES(6,16,'action',1,'play KD','person',1000000.0);
INSERT INTO "actions" VALUES(6,17,'action',2,'play 9D','person',1000000.0);
INSERT INTO "actions" VALUES(6,18,'action',3,'play 9S','person',1000000.0);
INSERT INTO "actions" VALUES(6,19,'deal',1,'2; shuffled cut 15','clock',1000000.0);
INSERT INTO "actions" VALUES(6,20,'action',2,'accept','person',1000000.0);
INSERT INTO "actions" VALUES(6,21,'action',2,'play TD','person',1000000.0);
INSERT INTO "actions" VALUES(6,22,'action',3,'play AD','person',1000000.0);
INSERT INTO "actions" VALUES(6,23,'action',4,'play 9D','person',1000000.0);
INSERT INTO "actions" VALUES(6,24,'action',1,'play QD','person',1000000.0);
INSERT INTO "actions" VALUES(7,1,'deal',2,'1; shuffled cut 23','clock',1000000.0);
INSERT INTO "actions" VALUES(7,2,'action',3,'trump D','person',1000000.0);
INSERT INTO "actions" VALUES(7,3,'action',3,'play 7H','person',1000000.0);
INSERT INTO "actions" VALUES(7,4,'action',1,'play KH','person',1000000.0);
INSERT INTO "actions" VALUES(7,5,'action',2,'play TH','person',1000000.0);
INSERT INTO "actions" VALUES(7,6,'action',1,'play AS','person',1000000.0);
INSERT INTO "actions" VALUES(7,7,'action',2,'play JD','person',1000000.0);
INSERT INTO "actions" VALUES(7,8,'action',3,'play 8S','person',1000000.0);
INSERT INTO "actions" VALUES(7,9,'action',2,'play AD','person',1000000.0);
INSERT INTO "actions" VALUES(7,10,'action',3,'play 7D','person',1000000.0);
INSERT INTO "actions" VALUES(7,11,'action',1,'play KD','person',1000000.0);
INSERT INTO "actions" VALUES(7,12,'action',2,'play TS','person',1000000.0);
INSERT INTO "actions" VALUES(7,13,'action',3,'play QS','person',1000000.0);
INSERT INTO "actions" VALUES(7,14,'action',1,'play JS','person',1000000.0);
INSERT INTO "actions" VALUES(8,1,'deal',2,'1; shuffled cut 8','clock',1000000.0);
INSERT INTO "actions" VALUES(8,2,'action',3,'accept','person',1000000.0);
INSERT INTO "actions" VALUES(8,3,'action',3,'play JC','person',1000000.0);
INSERT INTO "actions" VALUES(8,4,'action',4,'play KC','person',1000000.0);
INSERT INTO "actions" VALUES(8,5,'action',1,'play KD','person',1000000.0);
INSERT INTO "actions" VALUES(8,6,'action',2,'play QC','person',1000000.0);
INSERT INTO "actions" VALUES(8,7,'action',1,'play TC','person',1000000.0);
INSERT INTO "actions" VALUES(8,8,'action',2,'play JH','person',1000000.0);
INSERT INTO "actions" VALUES(8,9,'action',3,'play TD','person',1000000.0);
INSERT INTO "actions" VALUES(8,10,'action',4,'play 9S','person',1000000.0);
INSERT INTO "actions" VALUES(8,11,'action',3,'play 9C','person',1000000.0);
INSERT INTO "actions" VALUES(8,12,'action',4,'play JS','person',1000000.0);
INSERT INTO "actions" VALUES(8,13,'action',1,'play AS','person',1000000.0);
INSERT INTO "actions" VALUES(8,14,'action',2,'play KH','person',1000000.0);
INSERT INTO "actions" VALUES(8,15,'action',3,'play AC','person',1000000.0);
INSERT INTO "actions" VALUES(8,16,'action',4,'play KS','person',1000000.0);
INSERT INTO "actions" VALUES(8,17,'action',1,'play QS','person',1000000.0);
INSERT INTO "actions" VALUES(8,18,'action',2,'play AH','person',1000000.0);
INSERT INTO "actions" VALUES(8,19,'deal',3,'2; shuffled cut 6','clock',1000000.0);
INSERT INTO "actions" VALUES(8,20,'action',4,'pass','person',1000000.0);
INSERT INTO "actions" VALUES(8,21,'action',1,'accept','person',1000000.0);
INSERT INTO "actions" VALUES(8,22,'action',4,'play AC','person',1000000.0);
INSERT INTO "actions" VALUES(8,23,'action',1,'play QC','person',1000000.0);
INSERT INTO "actions" VALUES(8,24,'action',2,'play JC','person',1000000.0);
INSERT INTO "actions" VALUES(8,25,'action',3,'play TC','person',1000000.0);
INSERT INTO "actions" VALUES(9,1,'deal',2,'1; shuffled cut 9','clock',1000000.0);
INSERT INTO "actions" VALUES(9,2,'action',3,'trump D','person',1000000.0);
INSERT INTO "actions" VALUES(9,3,'action',3,'play QC','person',1000000.0);
INSERT INTO "actions" VALUES(9,4,'action',4,'play TD','person',1000000.0);
INSERT INTO "actions" VALUES(9,5,'action',1,'play JC','person',1000000.0);
INSERT INTO "actions" VALUES(9,6,'action',2,'play AS','person',1000000.0);
INSERT INTO "actions" VALUES(9,7,'action',4,'play 9H','person',1000000.0);
INSERT INTO "actions" VALUES(9,8,'action',1,'play 9S','person',1000000.0);
INSERT INTO "actions" VALUES(9,9,'action',2,'play KH','person',1000000.0);
INSERT INTO "actions" VALUES(9,10,'action',3,'play KD','person',1000000.0);
INSERT INTO "actions" VALUES(9,11,'action',3,'play QH','person',1000000.0);
INSERT INTO "actions" VALUES(9,12,'action',4,'play AC','person',1000000.0);
INSERT INTO "actions" VALUES(9,13,'action',1,'play JD','person',1000000.0);
INSERT INTO "actions" VALUES(9,14,'action',2,'play AD','person',1000000.0);
INSERT INTO "actions" VALUES(9,15,'action',2,'play QS','person',1000000.0);
INSERT INTO "actions" VALUES(9,16,'action',3,'play KS','person',1000000.0);
INSERT INTO "actions" VALUES(9,17,'action',4,'play JS','person',1000000.0);
INSERT INTO "actions" VALUES(9,18,'action',1,'play KC','person',1000000.0);
INSERT INTO "actions" VALUES(9,19,'action',3,'play AH','person',1000000.0);
INSERT INTO "actions" VALUES(9,20,'action',4,'play 9D','person',1000000.0);
INSERT INTO "actions" VALUES(9,21,'action',1,'play 9C','person',1000000.0);
INSERT INTO "actions" VALUES(9,22,'action',2,'play JH','person',1000000.0);
INSERT INTO "actions" VALUES(10,1,'deal',7,'1; shuffled cut 5','clock',1000000.0);
INSERT INTO "actions" VALUES(10,2,'action',8,'turn','computer',1000000.0);
INSERT INTO "actions" VALUES(10,3,'action',8,'play 8D','computer',1000000.0);
INSERT INTO "actions" VALUES(10,4,'action',1,'play AD','person',1000000.0);
INSERT INTO "actions" VALUES(10,5,'action',2,'play KD','person',1000000.0);
INSERT INTO "actions" VALUES(10,6,'action',3,'play TC','person',1000000.0);
INSERT INTO "actions" VALUES(10,7,'action',4,'play 9S','person',1000000.0);
INSERT INTO "actions" VALUES(10,8,'action',5,'play 7D','computer',1000000.0);
INSERT INTO "actions" VALUES(10,9,'action',6,'play JD','computer',1000000.0);
INSERT INTO "actions" VALUES(10,10,'action',7,'play TH','computer',1000000.0);
INSERT INTO "actions" VALUES(10,11,'action',4,'play KH','person',1000000.0);
INSERT INTO "actions" VALUES(10,12,'action',5,'play QC','computer',1000000.0);
INSERT INTO "actions" VALUES(10,13,'action',6,'play 9H','computer',1000000.0);
INSERT INTO "actions" VALUES(10,14,'action',7,'play AH','computer',1000000.0);
INSERT INTO "actions" VALUES(10,15,'action',8,'play JS','computer',1000000.0);
INSERT INTO "actions" VALUES(10,16,'action',1,'play 8H','person',1000000.0);
INSERT INTO "actions" VALUES(10,17,'action',2,'play AS','person',1000000.0);
INSERT INTO "actions" VALUES(10,18,'action',3,'play QS','person',1000000.0);
INSERT INTO "actions" VALUES(10,19,'action',2,'play KS','person',1000000.0);
INSERT INTO "actions" VALUES(10,20,'action',3,'play TS','person',1000000.0);
INSERT INTO "actions" VALUES(10,21,'action',4,'play JC','person',1000000.0);
INSERT INTO "actions" VALUES(10,22,'action',5,'play 7S','computer',1000000.0);
INSERT INTO "actions" VALUES(10,23,'action',6,'play KC','computer',1000000.0);
INSERT INTO "actions" VALUES(10,24,'action',7,'play 8C','computer',1000000.0);
INSERT INTO "actions" VALUES(10,25,'action',8,'play QH','computer',1000000.0);
INSERT INTO "actions" VALUES(10,26,'action',1,'play JH','person',1000000.0);
INSERT INTO "actions" VALUES(10,27,'action',2,'play TD','person',1000000.0);
INSERT INTO "actions" VALUES(10,28,'action',3,'play 9C','person',1000000.0);
INSERT INTO "actions" VALUES(10,29,'action',4,'play QD','person',1000000.0);
INSERT INTO "actions" VALUES(10,30,'action',5,'play 8S','computer',1000000.0);
INSERT INTO "actions" VALUES(10,31,'action',6,'play 7C','computer',1000000.0);
INSERT INTO "actions" VALUES(10,32,'action',7,'play AC','computer',1000000.0);
INSERT INTO "actions" VALUES(10,33,'action',8,'play 9D','computer',1000000.0);
INSERT INTO "actions" VALUES(10,34,'action',1,'play 7H','person',1000000.0);
INSERT INTO "actions" VALUES(10,35,'deal',8,'2; shuffled cut 11','clock',1000000.0);
INSERT INTO "actions" VALUES(10,36,'action',1,'trump C','person',1000000.0);
INSERT INTO "actions" VALUES(10,37,'action',1,'play TH','person',1000000.0);
INSERT INTO "actions" VALUES(10,38,'action',2,'play QC','person',1000000.0);
INSERT INTO "actions" VALUES(10,39,'action',3,'play 9C','person',1000000.0);
INSERT INTO "actions" VALUES(10,40,'action',4,'play AC','person',1000000.0);
INSERT INTO "actions" VALUES(10,41,'action',5,'play 8H','computer',1000000.0);
INSERT INTO "actions" VALUES(10,42,'action',6,'mit','computer',1000000.0);
INSERT INTO "actions" VALUES(10,43,'action',5,'pass','computer',1000000.0);
INSERT INTO "actions" VALUES(10,44,'action',7,'pass','computer',1000000.0);
INSERT INTO "actions" VALUES(10,45,'action',1,'pass','person',1000000.0);
INSERT INTO "actions" VALUES(10,46,'action',3,'pass','person',1000000.0);
INSERT INTO "actions" VALUES(10,47,'action',6,'play QH','computer',1000000.0);
INSERT INTO "actions" VALUES(10,48,'action',7,'play 9H','computer',1000000.0);
INSERT INTO "actions" VALUES(10,49,'action',8,'play 7S','computer',1000000.0);
INSERT INTO "actions" VALUES(10,50,'action',4,'play KC','person',1000000.0);
INSERT INTO "actions" VALUES(10,51,'action',5,'play 9D','computer',1000000.0);
INSERT INTO "actions" VALUES(10,52,'action',6,'play QS','computer',1000000.0);
INSERT INTO "actions" VALUES(10,53,'action',7,'play TC','computer',1000000.0);
INSERT INTO "actions" VALUES(10,54,'action',8,'play 7C','computer',1000000.0);
INSERT INTO "actions" VALUES(10,55,'action',1,'play 8C','person',1000000.0);
INSERT INTO "actions" VALUES(10,56,'action',2,'play 7H','person',1000000.0);
INSERT INTO "actions" VALUES(10,57,'action',3,'play JC','person',1000000.0);
INSERT INTO "actions" VALUES(10,58,'action',6,'play KD','computer',1000000.0);
INSERT INTO "actions" VALUES(10,59,'action',7,'play JS','computer',1000000.0);
INSERT INTO "actions" VALUES(10,60,'action',8,'play 7D','computer',1000000.0);
INSERT INTO "actions" VALUES(10,61,'action',1,'play JD','person',1000000.0);
INSERT INTO "actions" VALUES(10,62,'action',2,'play AH','person',1000000.0);
INSERT INTO "actions" VALUES(10,63,'action',3,'play 9S','person',1000000.0);
INSERT INTO "actions" VALUES(10,64,'action',4,'play AD','person',1000000.0);
INSERT INTO "actions" VALUES(10,65,'action',5,'play JH','computer',1000000.0);
INSERT INTO "actions" VALUES(10,66,'action',4,'play TD','person',1000000.0);
INSERT INTO "actions" VALUES(10,67,'action',5,'play KH','computer',1000000.0);
INSERT INTO "actions" VALUES(10,68,'action',6,'play QD','computer',1000000.0);
INSERT INTO "actions" VALUES(10,69,'action',7,'play KS','computer',1000000.0);
INSERT INTO "actions" VALUES(10,70,'action',8,'play 8D','computer',1000000.0);
INSERT INTO "actions" VALUES(10,71,'action',1,'play 8S','person',1000000.0);
INSERT INTO "actions" VALUES(10,72,'action',2,'play AS','person',1000000.0);
INSERT INTO "actions" VALUES(10,73,'action',3,'play TS','person',1000000.0);
INSERT INTO "actions" VALUES(11,1,'deal',2,'1; shuffled cut 19','clock',1000000.0);
INSERT INTO "actions" VALUES(11,2,'action',3,'turn','person',1000000.0);
INSERT INTO "actions" VALUES(11,3,'action',3,'play 9C','person',1000000.0);
INSERT INTO "actions" VALUES(11,4,'action',4,'play JC','person',1000000.0);
INSERT INTO "actions" VALUES(11,5,'action',1,'play AC','person',1000000.0);
INSERT INTO "actions" VALUES(11,6,'action',2,'play TC','person',1000000.0);
INSERT INTO "actions" VALUES(11,7,'action',1,'play AS','person',1000000.0);
INSERT INTO "actions" VALUES(11,8,'action',2,'play JS','person',1000000.0);
INSERT INTO "actions" VALUES(11,9,'action',3,'play AD','person',1000000.0);
INSERT INTO "actions" VALUES(11,10,'action',4,'play 9D','person',1000000.0);
INSERT INTO "actions" VALUES(11,11,'action',3,'play JH','person',1000000.0);
INSERT INTO "actions" VALUES(11,12,'action',4,'play TD','person',1000000.0);
INSERT INTO "actions" VALUES(11,13,'action',1,'play QD','person',1000000.0);
INSERT INTO "actions" VALUES(11,14,'action',2,'play 9H','person',1000000.0);
INSERT INTO "actions" VALUES(11,15,'action',1,'play QS','person',1000000.0);
INSERT INTO "actions" VALUES(11,16,'action',2,'play 9S','person',1000000.0);
INSERT INTO "actions" VALUES(11,17,'action',3,'play QC','person',1000000.0);
INSERT INTO "actions" VALUES(11,18,'action',4,'play JD','person',1000000.0);
INSERT INTO "actions" VALUES(11,19,'action',3,'play KD','person',1000000.0);
INSERT INTO "actions" VALUES(11,20,'action',4,'play KS','person',1000000.0);
INSERT INTO "actions" VALUES(11,21,'action',1,'play QH','person',1000000.0);
INSERT INTO "actions" VALUES(11,22,'action',2,'play TS','person',1000000.0);
INSERT INTO "actions" VALUES(11,23,'action',1,'play KC','person',1000000.0);
INSERT INTO "actions" VALUES(11,24,'action',2,'play AH','person',1000000.0);
INSERT INTO "actions" VALUES(11,25,'action',3,'play KH','person',1000000.0);
INSERT INTO "actions" VALUES(11,26,'action',4,'play TH','person',1000000.0);
INSERT INTO "actions" VALUES(11,27,'deal',3,'2; shuffled cut 21','clock',1000000.0);
INSERT INTO "actions" VALUES(11,28,'action',4,'trump S','person',1000000.0);
INSERT INTO "actions" VALUES(11,29,'action',4,'play KH','person',1000000.0);
INSERT INTO "actions" VALUES(11,30,'action',1,'play 9D','person',1000000.0);
INSERT INTO "actions" VALUES(11,31,'action',2,'play TH','person',1000000.0);
INSERT INTO "actions" VALUES(11,32,'action',3,'play JH','person',1000000.0);
INSERT INTO "actions" VALUES(11,33,'action',4,'play AD','person',1000000.0);
INSERT INTO "actions" VALUES(11,34,'action',1,'play TS','person',1000000.0);
INSERT INTO "actions" VALUES(11,35,'action',2,'play QD','person',1000000.0);
INSERT INTO "actions" VALUES(11,36,'action',3,'play KC','person',1000000.0);
INSERT INTO "actions" VALUES(11,37,'action',2,'play 9H','person',1000000.0);
INSERT INTO "actions" VALUES(11,38,'action',3,'play QS','person',1000000.0);
INSERT INTO "actions" VALUES(11,39,'action',4,'play AH','person',1000000.0);
INSERT INTO "actions" VALUES(11,40,'action',1,'play TC','person',1000000.0);
INSERT INTO "actions" VALUES(11,41,'action',3,'play QC','person',1000000.0);
INSERT INTO "actions" VALUES(11,42,'action',4,'play AS','person',1000000.0);
INSERT INTO "actions" VALUES(11,43,'action',1,'play 9S','person',1000000.0);
INSERT INTO "actions" VALUES(11,44,'action',2,'play KD','person',1000000.0);
INSERT INTO "actions" VALUES(11,45,'action',4,'play KS','person',1000000.0);
INSERT INTO "actions" VALUES(11,46,'action',1,'play JC','person',1000000.0);
INSERT INTO "actions" VALUES(11,47,'action',2,'play TD','person',1000000.0);
INSERT INTO "actions" VALUES(11,48,'action',3,'play QH','person',1000000.0);
INSERT INTO "actions" VALUES(11,49,'action',3,'play AC','person',1000000.0);
INSERT INTO "actions" VALUES(11,50,'action',4,'play JS','person',1000000.0);
INSERT INTO "actions" VALUES(11,51,'action',1,'play 9C','person',1000000.0);
INSERT INTO "actions" VALUES(11,52,'action',2,'play JD','person',1000000.0);
INSERT INTO "actions" VALUES(11,53,'deal',4,'3; shuffled cut 5','clock',1000000.0);
INSERT INTO "actions" VALUES(11,54,'action',1,'trump S','person',1000000.0);
INSERT INTO "actions" VALUES(11,55,'action',1,'play QH','person',1000000.0);
INSERT INTO "actions" VALUES(11,56,'action',2,'play QD','person',1000000.0);
INSERT INTO "actions" VALUES(11,57,'action',3,'play 9S','person',1000000.0);
INSERT INTO "actions" VALUES(11,58,'action',4,'play 9H','person',1000000.0);
INSERT INTO "actions" VALUES(11,59,'action',1,'play KS','person',1000000.0);
INSERT INTO "actions" VALUES(11,60,'action',2,'play JS','person',1000000.0);
INSERT INTO "actions" VALUES(11,61,'action',3,'play TS','person',1000000.0);
INSERT INTO "actions" VALUES(11,62,'action',4,'play JH','person',1000000.0);
INSERT INTO "actions" VALUES(11,63,'action',1,'play KC','person',1000000.0);
INSERT INTO "actions" VALUES(11,64,'action',2,'play JC','person',1000000.0);
INSERT INTO "actions" VALUES(11,65,'action',3,'play AD','person',1000000.0);
INSERT INTO "actions" VALUES(11,66,'action',4,'play 9C','person',1000000.0);
INSERT INTO "actions" VALUES(11,67,'action',1,'play AS','person',1000000.0);
INSERT INTO "actions" VALUES(11,68,'action',2,'play AC','person',1000000.0);
INSERT INTO "actions" VALUES(11,69,'action',3,'play QS','person',1000000.0);
INSERT INTO "actions" VALUES(11,70,'action',4,'play KD','person',1000000.0);
INSERT INTO "actions" VALUES(11,71,'action',1,'play QC','person',1000000.0);
INSERT INTO "actions" VALUES(11,72,'action',2,'play TC','person',1000000.0);
INSERT INTO "actions" VALUES(11,73,'action',3,'play TH','person',1000000.0);
INSERT INTO "actions" VALUES(11,74,'action',4,'play 9D','person',1000000.0);
INSERT INTO "actions" VALUES(11,75,'action',1,'play KH','person',1000000.0);
INSERT INTO "actions" VALUES(11,76,'action',2,'play JD','person',1000000.0);
INSERT INTO "actions" VALUES(11,77,'action',3,'play TD','person',1000000.0);
INSERT INTO "actions" VALUES(11,78,'action',4,'play AH','person',1000000.0);
INSERT INTO "actions" VALUES(11,79,'deal',1,'4; shuffled cut 16','clock',1000000.0);
INSERT INTO "actions" VALUES(11,80,'action',2,'trump H','person',1000000.0);
INSERT INTO "actions" VALUES(11,81,'action',2,'play TH','person',1000000.0);
INSERT INTO "actions" VALUES(11,82,'action',3,'play AC','person',1000000.0);
INSERT INTO "actions" VALUES(11,83,'action',4,'play KH','person',1000000.0);
INSERT INTO "actions" VALUES(11,84,'action',1,'play 9H','person',1000000.0);
INSERT INTO "actions" VALUES(11,85,'action',4,'play TS','person',1000000.0);
INSERT INTO "actions" VALUES(11,86,'action',1,'play QH','person',1000000.0);
INSERT INTO "actions" VALUES(11,87,'action',2,'play JH','person',1000000.0);
INSERT INTO "actions" VALUES(11,88,'action',3,'play 9S','person',1000000.0);
INSERT INTO "actions" VALUES(11,89,'action',1,'play AH','person',1000000.0);
INSERT INTO "actions" VALUES(11,90,'action',2,'play QC','person',1000000.0);
INSERT INTO "actions" VALUES(11,91,'action',3,'play JD','person',1000000.0);
INSERT INTO "actions" VALUES(11,92,'action',4,'play QD','person',1000000.0);
INSERT INTO "actions" VALUES(11,93,'action',1,'play AD','person',1000000.0);
INSERT INTO "actions" VALUES(11,94,'action',2,'play JC','person',1000000.0);
INSERT INTO "actions" VALUES(11,95,'action',3,'play KD','person',1000000.0);
INSERT INTO "actions" VALUES(11,96,'action',4,'play 9D','person',1000000.0);
INSERT INTO "actions" VALUES(11,97,'action',1,'play TC','person',1000000.0);
INSERT INTO "actions" VALUES(11,98,'action',2,'play 9C','person',1000000.0);
INSERT INTO "actions" VALUES(11,99,'action',3,'play KC','person',1000000.0);
INSERT INTO "actions" VALUES(11,100,'action',4,'play KS','person',1000000.0);
INSERT INTO "actions" VALUES(11,101,'action',3,'play QS','person',1000000.0);
INSERT INTO "actions" VALUES(11,102,'action',4,'play TD','person',1000000.0);
INSERT INTO "actions" VALUES(11,103,'action',1,'play AS','person',1000000.0);
INSERT INTO "actions" VALUES(11,104,'action',2,'play JS','person',1000000.0);
INSERT INTO "actions" VALUES(11,105,'deal',2,'5; shuffled cut 18','clock',1000000.0);
INSERT INTO "actions" VALUES(11,106,'action',3,'trump D','person',1000000.0);
INSERT INTO "actions" VALUES(11,107,'action',3,'play 9C','person',1000000.0);
INSERT INTO "actions" VALUES(11,108,'action',4,'play KD','person',1000000.0);
INSERT INTO "actions" VALUES(11,109,'action',1,'play JS','person',1000000.0);
INSERT INTO "actions" VALUES(11,110,'action',2,'play JD','person',1000000.0);
INSERT INTO "actions" VALUES(11,111,'action',4,'play TS','person',1000000.0);
INSERT INTO "actions" VALUES(11,112,'action',1,'play AH','person',1000000.0);
INSERT INTO "actions" VALUES(11,113,'action',2,'play 9D','person',1000000.0);
INSERT INTO "actions" VALUES(11,114,'action',3,'play AS','person',1000000.0);
INSERT INTO "actions" VALUES(11,115,'action',2,'play TC','person',1000000.0);
INSERT INTO "actions" VALUES(11,116,'action',3,'play KC','person',1000000.0);
INSERT INTO "actions" VALUES(11,117,'action',4,'play JC','person',1000000.0);
INSERT INTO "actions" VALUES(11,118,'action',1,'play TH','person',1000000.0);
INSERT INTO "actions" VALUES(11,119,'action',3,'play QD','person',1000000.0);
INSERT INTO "actions" VALUES(11,120,'action',4,'play 9S','person',1000000.0);
INSERT INTO "actions" VALUES(11,121,'action',1,'play QH','person',1000000.0);
INSERT INTO "actions" VALUES(11,122,'action',2,'play QC','person',1000000.0);
INSERT INTO "actions" VALUES(11,123,'action',2,'play 9H','person',1000000.0);
INSERT INTO "actions" VALUES(11,124,'action',3,'play AC','person',1000000.0);
INSERT INTO "actions" VALUES(11,125,'action',4,'play KS','person',1000000.0);
INSERT INTO "actions" VALUES(11,126,'action',1,'play TD','person',1000000.0);
INSERT INTO "actions" VALUES(11,127,'action',1,'play KH','person',1000000.0);
INSERT INTO "actions" VALUES(11,128,'action',2,'play JH','person',1000000.0);
INSERT INTO "actions" VALUES(11,129,'action',3,'play AD','person',1000000.0);
INSERT INTO "actions" VALUES(11,130,'action',4,'play QS','person',1000000.0);
INSERT INTO "actions" VALUES(11,131,'deal',3,'6; shuffled cut 8','clock',1000000.0);
INSERT INTO "actions" VALUES(11,132,'action',4,'trump H','person',1000000.0);
INSERT INTO "actions" VALUES(11,133,'action',4,'play JC','person',1000000.0);
INSERT INTO "actions" VALUES(11,134,'action',1,'play KH','person',1000000.0);
INSERT INTO "actions" VALUES(11,135,'action',2,'play 9C','person',1000000.0);
INSERT INTO "actions" VALUES(11,136,'action',3,'play TC','person',1000000.0);
INSERT INTO "actions" VALUES(11,137,'action',1,'play KC','person',1000000.0);
INSERT INTO "actions" VALUES(11,138,'action',2,'play TH','person',1000000.0);
INSERT INTO "actions" VALUES(11,139,'action',3,'play AC','person',1000000.0);
INSERT INTO "actions" VALUES(11,140,'action',4,'play 9H','person',1000000.0);
INSERT INTO "actions" VALUES(11,141,'action',2,'play JH','person',1000000.0);
INSERT INTO "actions" VALUES(11,142,'action',3,'play AD','person',1000000.0);
INSERT INTO "actions" VALUES(11,143,'action',4,'play AH','person',1000000.0);
INSERT INTO "actions" VALUES(11,144,'action',1,'play QD','person',1000000.0);
INSERT INTO "actions" VALUES(11,145,'action',4,'play QH','person',1000000.0);
INSERT INTO "actions" VALUES(11,146,'action',1,'play TS','person',1000000.0);
INSERT INTO "actions" VALUES(11,147,'action',2,'play QC','person',1000000.0);
INSERT INTO "actions" VALUES(11,148,'action',3,'play JS','person',1000000.0);
INSERT INTO "actions" VALUES(11,149,'action',2,'play KS','person',1000000.0);
INSERT INTO "actions" VALUES(11,150,'action',3,'play JD','person',1000000.0);
INSERT INTO "actions" VALUES(11,151,'action',4,'play 9S','person',1000000.0);
INSERT INTO "actions" VALUES(11,152,'action',1,'play AS','person',1000000.0);
INSERT INTO "actions" VALUES(11,153,'action',1,'play QS','person',1000000.0);
INSERT INTO "actions" VALUES(11,154,'action',2,'play TD','person',1000000.0);
INSERT INTO "actions" VALUES(11,155,'action',3,'play 9D','person',1000000.0);
INSERT INTO "actions" VALUES(11,156,'action',4,'play KD','person',1000000.0);
INSERT INTO "actions" VALUES(11,157,'deal',4,'7; shuffled cut 20','clock',1000000.0);
INSERT INTO "actions" VALUES(11,158,'action',1,'turn','person',1000000.0);
INSERT INTO "actions" VALUES(11,159,'action',1,'play JD','person',1000000.0);
INSERT INTO "actions" VALUES(11,160,'action',2,'play QC','person',1000000.0);
INSERT INTO "actions" VALUES(11,161,'action',3,'play QH','person',1000000.0);
INSERT INTO "actions" VALUES(11,162,'action',4,'play QS','person',1000000.0);
INSERT INTO "actions" VALUES(11,163,'action',2,'play JS','person',1000000.0);
INSERT INTO "actions" VALUES(11,164,'action',3,'play KD','person',1000000.0);
INSERT INTO "actions" VALUES(11,165,'action',4,'play TS','person',1000000.0);
INSERT INTO "actions" VALUES(11,166,'action',1,'play TC','person',1000000.0);
INSERT INTO "actions" VALUES(11,167,'action',1,'play 9C','person',1000000.0);
INSERT INTO "actions" VALUES(11,168,'action',2,'play 9H','person',1000000.0);
INSERT INTO "actions" VALUES(11,169,'action',3,'play QD','person',1000000.0);
INSERT INTO "actions" VALUES(11,170,'action',4,'play KC','person',1000000.0);
INSERT INTO "actions" VALUES(11,171,'action',3,'play TD','person',1000000.0);
INSERT INTO "actions" VALUES(11,172,'action',4,'play AS','person',1000000.0);
INSERT INTO "actions" VALUES(11,173,'action',1,'play JC','person',1000000.0);
INSERT INTO "actions" VALUES(11,174,'action',2,'play 9S','person',1000000.0);
INSERT INTO "actions" VALUES(11,175,'action',1,'play 9D','person',1000000.0);
INSERT INTO "actions" VALUES(11,176,'action',2,'play TH','person',1000000.0);
INSERT INTO "actions" VALUES(11,177,'action',3,'play AD','person',1000000.0);
INSERT INTO "actions" VALUES(11,178,'action',4,'play AH','person',1000000.0);
INSERT INTO "actions" VALUES(11,179,'action',3,'play JH','person',1000000.0);
INSERT INTO "actions" VALUES(11,180,'action',4,'play KS','person',1000000.0);
INSERT INTO "actions" VALUES(11,181,'action',1,'play AC','person',1000000.0);
INSERT INTO "actions" VALUES(11,182,'action',2,'play KH','person',1000000.0);
INSERT INTO "actions" VALUES(13,1,'deal',1,'1; shuffled cut 6','clock',1000000.0);
INSERT INTO "actions" VALUES(13,2,'action',2,'trump H','computer',1000000.0);
INSERT INTO "actions" VALUES(13,3,'action',2,'play AS','computer',1000000.0);
INSERT INTO "actions" VALUES(13,4,'action',3,'play 9C','person',1000000.0);
INSERT INTO "actions" VALUES(13,5,'action',4,'play TS','computer',1000000.0);
INSERT INTO "actions" VALUES(13,6,'action',1,'play 9S','computer',1000000.0);
INSERT INTO "actions" VALUES(13,7,'action',2,'play QD','computer',1000000.0);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0008');
CREATE TABLE boards (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	message_id BIGINT NOT NULL, 
	language TEXT NOT NULL, 
	"query" TEXT NOT NULL
);
CREATE TABLE deals (
	table_id INTEGER NOT NULL, 
	deal INTEGER NOT NULL, 
	contract TEXT, 
	declarers TEXT NOT NULL, 
	made TEXT NOT NULL, 
	points TEXT NOT NULL, 
	tricks TEXT NOT NULL, 
	feats TEXT NOT NULL, 
	PRIMARY KEY (table_id, deal), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "deals" VALUES(2,1,NULL,'[3]','[]','[-1,1,-1,1]','[1,4,1,0]','[]');
INSERT INTO "deals" VALUES(5,1,NULL,'[1]','[]','[-1,1,-1,1]','[1,3,0,2]','[]');
INSERT INTO "deals" VALUES(6,1,NULL,'[1]','[]','[-1,1,-1,1]','[1,1,0,2]','[]');
INSERT INTO "deals" VALUES(8,1,NULL,'[3]','[3]','[1,0,1,0]','[1,0,3,0]','[[1,"sweep"],[3,"sweep"]]');
INSERT INTO "deals" VALUES(9,1,NULL,'[3]','[]','[-1,1,-1,1]','[0,1,2,2]','[]');
INSERT INTO "deals" VALUES(10,1,NULL,'[8]','[8]','[0,1,0,1,0,1,0,1]','[0,2,0,1,1,0,0,0]','[]');
INSERT INTO "deals" VALUES(10,2,NULL,'[1]','[]','[-1,3,-1,3,-1,3,-1,3]','[0,0,0,2,0,2,0,0]','[[6,"mit"],[2,"sweep"],[4,"sweep"],[6,"sweep"],[8,"sweep"]]');
INSERT INTO "deals" VALUES(11,1,NULL,'[3]','[3]','[1,0,1,0]','[4,0,2,0]','[[1,"sweep"],[3,"sweep"]]');
INSERT INTO "deals" VALUES(11,2,NULL,'[4]','[4]','[0,1,0,1]','[0,1,2,3]','[]');
INSERT INTO "deals" VALUES(11,3,NULL,'[1]','[1]','[1,0,1,0]','[5,0,0,1]','[]');
INSERT INTO "deals" VALUES(11,4,NULL,'[2]','[]','[1,-1,1,-1]','[4,0,1,1]','[]');
INSERT INTO "deals" VALUES(11,5,NULL,'[3]','[3]','[1,0,1,0]','[1,2,2,1]','[]');
INSERT INTO "deals" VALUES(11,6,NULL,'[4]','[4]','[0,1,0,1]','[3,2,0,1]','[]');
INSERT INTO "deals" VALUES(11,7,NULL,'[1]','[1]','[1,0,1,0]','[3,1,2,0]','[]');
CREATE TABLE houses (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	guild_id BIGINT NOT NULL, 
	name TEXT NOT NULL, 
	folded TEXT NOT NULL, 
	game TEXT NOT NULL, 
	preset TEXT NOT NULL, 
	options TEXT NOT NULL, 
	maker_id BIGINT NOT NULL, 
	made_at FLOAT NOT NULL
);
INSERT INTO "houses" VALUES(1,900,'Chez Jef','chez jef','couillon','force','{"lines":"5","royes":"13","target":"7","pack":"24","mit":"none","dame_de_make":"no","red_queens":"no","ottant":"no","tie":"none","deals":"0","seats_by":"lobby"}',11,1000000.0);
INSERT INTO "houses" VALUES(2,900,'Malmedy 21','malmedy 21','couillon','malmedy','{"lines":"7","royes":"21","target":"7","pack":"24","mit":"kontra","dame_de_make":"no","red_queens":"no","ottant":"no","tie":"both-score","deals":"0","seats_by":"lobby"}',11,1000000.0);
CREATE TABLE matches (
	table_id INTEGER NOT NULL, 
	guild_id BIGINT, 
	channel_id BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	preset TEXT NOT NULL, 
	options TEXT NOT NULL, 
	house TEXT, 
	tournament_id INTEGER, 
	deals INTEGER NOT NULL, 
	started_at FLOAT NOT NULL, 
	ended_at FLOAT NOT NULL, 
	company TEXT NOT NULL, 
	computers BOOLEAN NOT NULL, 
	rated TEXT NOT NULL, 
	settled BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "matches" VALUES(9,900,700,'couillon','malmedy','{"lines":"7","royes":"1","target":"7","pack":"24","mit":"kontra","dame_de_make":"no","red_queens":"no","ottant":"no","tie":"none","deals":"0","seats_by":"lobby"}',NULL,NULL,1,1000000.0,1000000.0,'11 12 13 14',0,'yes',0);
INSERT INTO "matches" VALUES(10,900,700,'couillon','eight','{"lines":"7","royes":"13","target":"7","pack":"32","mit":"kontra","dame_de_make":"no","red_queens":"no","ottant":"no","tie":"none","deals":"2","seats_by":"lobby"}',NULL,NULL,2,1000000.0,1000000.0,'11 12 13 14',1,'computers',0);
INSERT INTO "matches" VALUES(11,900,700,'couillon','force','{"lines":"5","royes":"13","target":"7","pack":"24","mit":"none","dame_de_make":"yes","red_queens":"yes","ottant":"no","tie":"none","deals":"0","seats_by":"lobby"}',NULL,NULL,7,1000000.0,1000000.0,'11 12 13 14',0,'yes',0);
CREATE TABLE packs (
	table_id INTEGER NOT NULL, 
	deal INTEGER NOT NULL, 
	cards TEXT NOT NULL, 
	PRIMARY KEY (table_id, deal), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "packs" VALUES(1,1,'TC JH JD KC JC 9C QD KS TS KH AC 9H AD AH QS QH QC AS TD TH JS 9D 9S KD');
INSERT INTO "packs" VALUES(2,1,'AC TS JC 9S 9H TH AS QC KD KC QD JS JH AH AD KS QH 9C JD TD KH 9D QS TC');
INSERT INTO "packs" VALUES(2,2,'KC AH AD QD 9S AS QC KD AC JD TS QS TD JS TC JC KS KH 9H 9C QH JH 9D TH');
INSERT INTO "packs" VALUES(3,1,'QD JC 9D KH TC AD 9C QC JD KD TS AC JS AS KC QS KS AH 9H QH 9S TH TD JH');
INSERT INTO "packs" VALUES(4,1,'JH TH AH QD KS AS KC TD TS 9H KH TC QH JD JS 9C QS AC 9D JC KD AD 9S QC');
INSERT INTO "packs" VALUES(5,1,'KC AC JH TH AD JD KS 9C TS QC KH AS AH QH TD QD JC 9D JS 9H QS KD 9S TC');
INSERT INTO "packs" VALUES(5,2,'JS KD QS TD TH KH QH 9D KS JH AD 9C AS AC 9S QC TC 9H QD AH KC TS JD JC');
INSERT INTO "packs" VALUES(6,1,'QH AC AS 9D TS QC 9C QS KD TH JH 9S JD KS TC JC AH AD 9H TD JS KC QD KH');
INSERT INTO "packs" VALUES(6,2,'QS TD AC QH 9D JH QD 9H 9S AD JD 9C QC AS TC TH KH KS AH JC JS KC KD TS');
INSERT INTO "packs" VALUES(7,1,'KC AC 7H QH TD JH 9H AS KD 9D TS 9S AH AD 8C 7D 8S QS JC TC JS KH 8H 9C QD KS JD 8D TH QC');
INSERT INTO "packs" VALUES(8,1,'9C TD 9S KC TC QS KH QC AC JC KS JS AS KD AH JH AD QH JD TS 9H TH QD 9D');
INSERT INTO "packs" VALUES(8,2,'AC 9C JS JH 9D JC AH TD 9H AS QC KD 9S QS KS TC KC KH QD TH TS JD AD QH');
INSERT INTO "packs" VALUES(9,1,'KD QH AH 9D AC TD KC JD 9S KH QS AS TH QD TS TC QC KS 9H JS 9C JC AD JH');
INSERT INTO "packs" VALUES(10,1,'9D 8D 8H 7H KD TD TC 9C QD JC QC 7D JD KC AH TH JS QH AD JH KS AS TS QS 9S KH 8S 7S 7C 9H AC 8C');
INSERT INTO "packs" VALUES(10,2,'JD 8C QC AS 9S TS AC TD KH JH KD QH 9H KS 7D 7S TH 8S 7H AH 9C JC AD KC 8H 9D QD QS TC JS 8D 7C');
INSERT INTO "packs" VALUES(11,1,'AD QC TD KS AC QS TS 9H 9C KH JD TH QD QH 9S JS KD JH 9D JC KC AS TC AH');
INSERT INTO "packs" VALUES(11,2,'KH JS 9S 9C KD TD QH AC AD AS JC TS QD 9H QS QC KS AH TC 9D TH JD JH KC');
INSERT INTO "packs" VALUES(11,3,'QH KC JS TC TH TD AH 9D KH AS JC JD AD 9S 9H 9C KS QC QD AC QS TS KD JH');
INSERT INTO "packs" VALUES(11,4,'9C JH QS KD QD KS 9H AH TH QC KC AC TD 9D QH AD JC JS 9S JD KH TS AS TC');
INSERT INTO "packs" VALUES(11,5,'AD AC KS KD KH TH JH JD KC 9C QS 9S JS AH TC 9H QD AS TS JC QH TD 9D QC');
INSERT INTO "packs" VALUES(11,6,'9H JC QS QD JH QC JD 9D 9S QH TS KC TH KS TC AC KD AH KH AS 9C TD JS AD');
INSERT INTO "packs" VALUES(11,7,'9D AC 9H TH TD QD AS KC JC JD 9S QC KD QH KS TS TC 9C JS KH JH AD QS AH');
INSERT INTO "packs" VALUES(13,1,'9H AH AS QH TH JC AD JH TS 9S JD AC KH QS TC TD KD QD QC 9C 9D KC JS KS');
CREATE TABLE people (
	user_id BIGINT NOT NULL, 
	language TEXT, 
	dm_closed BOOLEAN NOT NULL, index_set TEXT, four_colours BOOLEAN, felt TEXT, chosen_language TEXT, hand_in TEXT, sorting TEXT, confirms BOOLEAN, pings TEXT, rated_globally BOOLEAN DEFAULT '0' NOT NULL, hides_statistics BOOLEAN DEFAULT '0' NOT NULL, 
	PRIMARY KEY (user_id)
);
CREATE TABLE ratings (
	scope BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	user_id BIGINT NOT NULL, 
	at FLOAT NOT NULL, 
	table_id INTEGER NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	matches INTEGER NOT NULL, 
	weight FLOAT NOT NULL, 
	PRIMARY KEY (scope, game, user_id, at, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
CREATE TABLE results (
	table_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	user_id BIGINT, 
	name TEXT NOT NULL, 
	score INTEGER NOT NULL, 
	won BOOLEAN NOT NULL, side INTEGER DEFAULT '0' NOT NULL, place INTEGER DEFAULT '0' NOT NULL, finished_by BIGINT, finished_name TEXT DEFAULT '' NOT NULL, partner BIGINT, opponents TEXT DEFAULT '' NOT NULL, points INTEGER DEFAULT '0' NOT NULL, declared INTEGER DEFAULT '0' NOT NULL, made INTEGER DEFAULT '0' NOT NULL, globally BOOLEAN DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "results" VALUES(9,1,11,'Anna',2,0,0,2,11,'Anna',13,'12 14',-1,0,0,0);
INSERT INTO "results" VALUES(9,2,12,'Bram',0,1,1,1,12,'Bram',14,'11 13',1,0,0,0);
INSERT INTO "results" VALUES(9,3,13,'Chloé',2,0,0,2,13,'Chloé',11,'12 14',-1,1,0,0);
INSERT INTO "results" VALUES(9,4,14,'Daan',0,1,1,1,14,'Daan',12,'11 13',1,0,0,0);
INSERT INTO "results" VALUES(10,1,11,'Anna',14,0,0,2,11,'Anna',NULL,'12 14',-1,1,0,0);
INSERT INTO "results" VALUES(10,2,12,'Bram',9,1,1,1,12,'Bram',NULL,'11 13',4,0,0,0);
INSERT INTO "results" VALUES(10,3,13,'Chloé',14,0,0,2,13,'Chloé',NULL,'12 14',-1,0,0,0);
INSERT INTO "results" VALUES(10,4,14,'Daan',9,1,1,1,14,'Daan',NULL,'11 13',4,0,0,0);
INSERT INTO "results" VALUES(10,5,NULL,'Fons',14,0,0,2,NULL,'Fons',NULL,'12 14',-1,0,0,0);
INSERT INTO "results" VALUES(10,6,NULL,'Odette',9,1,1,1,NULL,'Odette',NULL,'11 13',4,0,0,0);
INSERT INTO "results" VALUES(10,7,NULL,'Jef',14,0,0,2,NULL,'Jef',NULL,'12 14',-1,0,0,0);
INSERT INTO "results" VALUES(10,8,NULL,'Mireille',9,1,1,1,NULL,'Mireille',NULL,'11 13',4,1,1,0);
INSERT INTO "results" VALUES(11,1,11,'Anna',0,1,0,1,11,'Anna',13,'12 14',5,2,2,0);
INSERT INTO "results" VALUES(11,2,12,'Bram',4,0,1,2,12,'Bram',14,'11 13',1,1,0,0);
INSERT INTO "results" VALUES(11,3,13,'Chloé',0,1,0,1,13,'Chloé',11,'12 14',5,2,2,0);
INSERT INTO "results" VALUES(11,4,14,'Daan',4,0,1,2,14,'Daan',12,'11 13',1,2,2,0);
CREATE TABLE servers (
	guild_id BIGINT NOT NULL, 
	language TEXT, 
	turn_seconds INTEGER NOT NULL, index_set TEXT, four_colours BOOLEAN, felt TEXT, threads BOOLEAN DEFAULT '0' NOT NULL, channels TEXT DEFAULT '[]' NOT NULL, opener_role BIGINT, stopper_role BIGINT, caller_role BIGINT, house_id INTEGER, takes_back INTEGER DEFAULT '0' NOT NULL, left_at FLOAT, counts_computers BOOLEAN DEFAULT '0' NOT NULL, 
	PRIMARY KEY (guild_id)
);
CREATE TABLE tables (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	revision INTEGER NOT NULL, 
	status TEXT NOT NULL, 
	closed BOOLEAN NOT NULL, 
	game TEXT NOT NULL, 
	preset TEXT NOT NULL, 
	options TEXT NOT NULL, 
	guild_id BIGINT, 
	channel_id BIGINT NOT NULL, 
	host_id BIGINT NOT NULL, 
	access TEXT NOT NULL, 
	invited TEXT NOT NULL, 
	language TEXT NOT NULL, 
	turn_seconds INTEGER NOT NULL, 
	seats TEXT NOT NULL, 
	dealer INTEGER, 
	drawn TEXT, 
	deadline FLOAT, 
	reminder FLOAT, 
	messages TEXT NOT NULL, 
	opened_at FLOAT NOT NULL, 
	ended_at FLOAT
, tournament_id INTEGER REFERENCES tournaments (id), tournament_round INTEGER, tournament_table INTEGER, house TEXT, index_set TEXT, four_colours BOOLEAN, felt TEXT, previous_id INTEGER, takes_back INTEGER DEFAULT '0' NOT NULL, starts_when_full BOOLEAN DEFAULT '0' NOT NULL, muted TEXT DEFAULT '[]' NOT NULL, paused TEXT, motion TEXT, expires FLOAT, stints TEXT DEFAULT '[]' NOT NULL, secret TEXT);
INSERT INTO "tables" VALUES(1,4,'playing',0,'couillon','force','{"lines":"7","royes":"13","target":"7","pack":"24","mit":"none","dame_de_make":"no","red_queens":"no","ottant":"no","tie":"none","deals":"0","seats_by":"lobby"}',900,700,11,'open','[]','en',0,'[{"name":"Anna","user_id":11,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Bram","user_id":12,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Chloé","user_id":13,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Daan","user_id":14,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null}]',4,NULL,NULL,NULL,'{}',1000000.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,0,'[]',NULL,NULL,3592000.0,'[[0,1,"Anna",11],[0,2,"Bram",12],[0,3,"Chloé",13],[0,4,"Daan",14]]','751d591be537aa9d0aa5dcb3b12155c1c139eca62ecef0863aefbaf01726373f');
INSERT INTO "tables" VALUES(2,39,'playing',0,'couillon','force','{"lines":"7","royes":"13","target":"7","pack":"24","mit":"none","dame_de_make":"no","red_queens":"no","ottant":"no","tie":"none","deals":"0","seats_by":"lobby"}',900,700,11,'open','[]','en',0,'[{"name":"Anna","user_id":11,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Bram","user_id":12,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Chloé","user_id":13,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Daan","user_id":14,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null}]',2,NULL,NULL,NULL,'{}',1000000.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,0,'[]',NULL,NULL,3592000.0,'[[0,1,"Anna",11],[0,2,"Bram",12],[0,3,"Chloé",13],[0,4,"Daan",14]]','949931bc05817a414606804a8f50ebbbfc9b9712322e90a8fd422273b29e904d');
INSERT INTO "tables" VALUES(3,13,'playing',0,'couillon','malmedy','{"lines":"7","royes":"13","target":"7","pack":"24","mit":"kontra","dame_de_make":"no","red_queens":"no","ottant":"no","tie":"none","deals":"0","seats_by":"lobby"}',900,700,11,'open','[]','en',0,'[{"name":"Anna","user_id":11,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Bram","user_id":12,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Chloé","user_id":13,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Daan","user_id":14,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null}]',3,NULL,NULL,NULL,'{}',1000000.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,0,'[]',NULL,NULL,3592000.0,'[[0,1,"Anna",11],[0,2,"Bram",12],[0,3,"Chloé",13],[0,4,"Daan",14]]','0fb5d064bf530bc7f730afe82a6f4f1e34d07543d6f72739b2a8eddee748c6e6');
INSERT INTO "tables" VALUES(4,17,'playing',0,'couillon','six','{"lines":"7","royes":"13","target":"7","pack":"24","mit":"kontra","dame_de_make":"no","red_queens":"no","ottant":"no","tie":"none","deals":"0","seats_by":"lobby"}',900,700,11,'open','[]','en',0,'[{"name":"Anna","user_id":11,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Bram","user_id":12,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Chloé","user_id":13,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Daan","user_id":14,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Fons","user_id":null,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Odette","user_id":null,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null}]',2,NULL,NULL,NULL,'{}',1000000.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,0,'[]',NULL,NULL,3592000.0,'[[0,1,"Anna",11],[0,2,"Bram",12],[0,3,"Chloé",13],[0,4,"Daan",14],[0,5,"Fons",null],[0,6,"Odette",null]]','8007a85b4e4fcfce21baa9425be0545cdb60e5cd4a7dfaa107bab4a19d2f2a84');
INSERT INTO "tables" VALUES(5,43,'playing',0,'couillon','kujong','{"lines":"7","royes":"13","target":"7","pack":"24","mit":"plain","dame_de_make":"no","red_queens":"no","ottant":"yes","tie":"none","deals":"0","seats_by":"lobby"}',900,700,11,'open','[]','en',0,'[{"name":"Anna","user_id":11,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Bram","user_id":12,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Chloé","user_id":13,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Daan","user_id":14,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null}]',4,NULL,NULL,NULL,'{}',1000000.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,0,'[]',NULL,NULL,3592000.0,'[[0,1,"Anna",11],[0,2,"Bram",12],[0,3,"Chloé",13],[0,4,"Daan",14]]','cc9a3a294923248d69c159aa97d7fba914077c46780c3a2a5d07b7020ab3d5a6');
INSERT INTO "tables" VALUES(6,27,'playing',0,'couillon','kwajongen','{"lines":"7","royes":"13","target":"7","pack":"24","mit":"none","dame_de_make":"no","red_queens":"no","ottant":"no","tie":"none","deals":"0","seats_by":"lobby"}',900,700,11,'open','[]','en',0,'[{"name":"Anna","user_id":11,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Bram","user_id":12,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Chloé","user_id":13,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Daan","user_id":14,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null}]',4,NULL,NULL,NULL,'{}',1000000.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,0,'[]',NULL,NULL,3592000.0,'[[0,1,"Anna",11],[0,2,"Bram",12],[0,3,"Chloé",13],[0,4,"Daan",14]]','926a4698e9f8495681141d07b01e4d1525722846e4fa54343ceda4da632d5efa');
INSERT INTO "tables" VALUES(7,16,'playing',0,'couillon','troeven-3','{"lines":"7","royes":"13","target":"7","pack":"30","mit":"none","dame_de_make":"no","red_queens":"no","ottant":"no","tie":"none","deals":"0","seats_by":"lobby"}',900,700,11,'open','[]','en',0,'[{"name":"Anna","user_id":11,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Bram","user_id":12,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Chloé","user_id":13,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null}]',2,NULL,NULL,NULL,'{}',1000000.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,0,'[]',NULL,NULL,3592000.0,'[[0,1,"Anna",11],[0,2,"Bram",12],[0,3,"Chloé",13]]','9a2f529533fe8cfd42ab2eef093d4b70e7377be5762a879bdd3a2a182c6962df');
INSERT INTO "tables" VALUES(8,28,'playing',0,'couillon','couillon','{"lines":"7","royes":"13","target":"7","pack":"24","mit":"none","dame_de_make":"no","red_queens":"no","ottant":"no","tie":"none","deals":"0","seats_by":"lobby"}',900,700,11,'open','[]','en',0,'[{"name":"Anna","user_id":11,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Bram","user_id":12,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Chloé","user_id":13,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Daan","user_id":14,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null}]',2,NULL,NULL,NULL,'{}',1000000.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,0,'[]',NULL,NULL,3592000.0,'[[0,1,"Anna",11],[0,2,"Bram",12],[0,3,"Chloé",13],[0,4,"Daan",14]]','c298d7af010cdbe258538d1c6df42a945938ce9682c42da398163ca211fd3f5d');
INSERT INTO "tables" VALUES(9,25,'over',0,'couillon','malmedy','{"lines":"7","royes":"1","target":"7","pack":"24","mit":"kontra","dame_de_make":"no","red_queens":"no","ottant":"no","tie":"none","deals":"0","seats_by":"lobby"}',900,700,11,'open','[]','en',0,'[{"name":"Anna","user_id":11,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Bram","user_id":12,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Chloé","user_id":13,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Daan","user_id":14,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null}]',2,NULL,NULL,NULL,'{}',1000000.0,1000000.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,0,'[]',NULL,NULL,3592000.0,'[[0,1,"Anna",11],[0,2,"Bram",12],[0,3,"Chloé",13],[0,4,"Daan",14]]','3aa33bbf9f7ef2df6ca3937c752e8783049018ace3699f31832a554532a7dd73');
INSERT INTO "tables" VALUES(10,80,'over',0,'couillon','eight','{"lines":"7","royes":"13","target":"7","pack":"32","mit":"kontra","dame_de_make":"no","red_queens":"no","ottant":"no","tie":"none","deals":"2","seats_by":"lobby"}',900,700,11,'open','[]','en',0,'[{"name":"Anna","user_id":11,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Bram","user_id":12,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Chloé","user_id":13,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Daan","user_id":14,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Fons","user_id":null,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Odette","user_id":null,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Jef","user_id":null,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Mireille","user_id":null,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null}]',7,NULL,NULL,NULL,'{}',1000000.0,1000000.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,0,'[]',NULL,NULL,3592000.0,'[[0,1,"Anna",11],[0,2,"Bram",12],[0,3,"Chloé",13],[0,4,"Daan",14],[0,5,"Fons",null],[0,6,"Odette",null],[0,7,"Jef",null],[0,8,"Mireille",null]]','46d8177cd09459cc24ef04482d771f8008cd2e4127b9381ad1f4051f5ad670d1');
INSERT INTO "tables" VALUES(11,185,'over',0,'couillon','force','{"lines":"5","royes":"13","target":"7","pack":"24","mit":"none","dame_de_make":"yes","red_queens":"yes","ottant":"no","tie":"none","deals":"0","seats_by":"lobby"}',900,700,11,'open','[]','en',0,'[{"name":"Anna","user_id":11,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Bram","user_id":12,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Chloé","user_id":13,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Daan","user_id":14,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null}]',2,NULL,NULL,NULL,'{}',1000000.0,1000000.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,0,'[]',NULL,NULL,3592000.0,'[[0,1,"Anna",11],[0,2,"Bram",12],[0,3,"Chloé",13],[0,4,"Daan",14]]','75e8d9471f92471e8bd62a0757316629eb0087bdee3f706913e3261d13a7aaaf');
INSERT INTO "tables" VALUES(12,0,'lobby',0,'couillon','force','{"lines":"5","royes":"13","target":"7","pack":"24","mit":"none","dame_de_make":"no","red_queens":"no","ottant":"no","tie":"none","deals":"0","seats_by":"lobby"}',900,700,11,'open','[]','en',60,'[{"name":"Anna","user_id":11,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},null,null,null]',NULL,NULL,NULL,NULL,'{}',1000000.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,0,'[]',NULL,NULL,1086400.0,'[]',NULL);
INSERT INTO "tables" VALUES(13,7,'playing',0,'couillon','malmedy','{"lines":"7","royes":"13","target":"7","pack":"24","mit":"kontra","dame_de_make":"no","red_queens":"no","ottant":"no","tie":"both-score","deals":"2","seats_by":"lobby"}',900,700,11,'open','[]','en',60,'[{"name":"Jef","user_id":null,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Fons","user_id":null,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Anna","user_id":11,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Odette","user_id":null,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null}]',1,NULL,1000060.0,1000042.0,'{}',1000000.0,NULL,1,1,1,NULL,NULL,NULL,NULL,NULL,0,0,'[]',NULL,NULL,NULL,'[[0,1,"Jef",null],[0,2,"Fons",null],[0,3,"Anna",11],[0,4,"Odette",null]]','5b00fe6265d1857444013d4f7180207cbf28b775d405e26f8bf8ed6a42306f98');
CREATE TABLE tournaments (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	revision INTEGER NOT NULL, 
	status TEXT NOT NULL, 
	closed BOOLEAN NOT NULL, 
	game TEXT NOT NULL, 
	preset TEXT NOT NULL, 
	options TEXT NOT NULL, 
	people INTEGER NOT NULL, 
	rounds INTEGER NOT NULL, 
	fill BOOLEAN NOT NULL, 
	guild_id BIGINT, 
	channel_id BIGINT NOT NULL, 
	host_id BIGINT NOT NULL, 
	host_name TEXT NOT NULL, 
	language TEXT NOT NULL, 
	turn_seconds INTEGER NOT NULL, 
	entrants TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	channels TEXT NOT NULL, 
	deadline FLOAT, 
	messages TEXT NOT NULL, 
	opened_at FLOAT NOT NULL, 
	ended_at FLOAT
, index_set TEXT, four_colours BOOLEAN, felt TEXT);
INSERT INTO "tournaments" VALUES(1,1,'playing',0,'couillon','malmedy','{"lines":"7","royes":"13","target":"7","pack":"24","mit":"kontra","dame_de_make":"no","red_queens":"no","ottant":"no","tie":"both-score","deals":"2","seats_by":"lobby"}',4,3,1,900,700,11,'Anna','en',60,'[{"name":"Anna","user_id":11,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Fons","user_id":null,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Odette","user_id":null,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Jef","user_id":null,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null}]',1,'[]',NULL,'{}',1000000.0,NULL,NULL,NULL,NULL);
INSERT INTO "tournaments" VALUES(2,0,'lobby',0,'couillon','malmedy','{"lines":"7","royes":"13","target":"7","pack":"24","mit":"kontra","dame_de_make":"no","red_queens":"no","ottant":"no","tie":"both-score","deals":"3","seats_by":"lobby"}',8,3,1,900,700,11,'Anna','en',60,'[{"name":"Anna","user_id":11,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null}]',0,'[]',NULL,'{}',1000000.0,NULL,NULL,NULL,NULL);
CREATE INDEX ix_tables_closed ON tables (closed);
CREATE INDEX ix_results_user_id ON results (user_id);
CREATE INDEX ix_tournaments_closed ON tournaments (closed);
CREATE UNIQUE INDEX tables_of_tournaments ON tables (tournament_id, tournament_round, tournament_table);
CREATE UNIQUE INDEX houses_of_servers ON houses (guild_id, folded);
CREATE UNIQUE INDEX rematches ON tables (previous_id);
CREATE INDEX matches_of_servers ON matches (guild_id, game, settled, ended_at);
CREATE INDEX matches_of_games ON matches (game, settled, ended_at);
CREATE INDEX matches_to_settle ON matches (table_id) WHERE settled = 0;
CREATE INDEX ratings_in_order ON ratings (scope, game, at, table_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('tables',13);
INSERT INTO "sqlite_sequence" VALUES('houses',2);
INSERT INTO "sqlite_sequence" VALUES('tournaments',2);
COMMIT;
