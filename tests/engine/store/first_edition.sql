-- A database as the program wrote it before there were editions of the rules: docs/architecture.md.
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
INSERT INTO "actions" VALUES(1,1,'deal',4,'1','clock',1000000.0);
INSERT INTO "actions" VALUES(1,2,'action',1,'propose S','person',1000000.0);
INSERT INTO "actions" VALUES(1,3,'action',2,'propose D','person',1000000.0);
INSERT INTO "actions" VALUES(1,4,'action',3,'propose C','person',1000000.0);
INSERT INTO "actions" VALUES(1,5,'action',4,'pass','person',1000000.0);
INSERT INTO "actions" VALUES(1,6,'action',1,'solo 5 S','person',1000000.0);
INSERT INTO "actions" VALUES(1,7,'action',2,'propose S','person',1000000.0);
INSERT INTO "actions" VALUES(1,8,'action',3,'accept 9 S','person',1000000.0);
INSERT INTO "actions" VALUES(1,9,'action',1,'solo 6 S','person',1000000.0);
INSERT INTO "actions" VALUES(1,10,'action',3,'pass','person',1000000.0);
INSERT INTO "actions" VALUES(1,11,'action',2,'solo 7 S','person',1000000.0);
INSERT INTO "actions" VALUES(1,12,'action',1,'pass','person',1000000.0);
INSERT INTO "actions" VALUES(1,13,'action',1,'play JS','person',1000000.0);
INSERT INTO "actions" VALUES(1,14,'action',2,'play 7S','person',1000000.0);
INSERT INTO "actions" VALUES(1,15,'action',3,'play 3S','person',1000000.0);
INSERT INTO "actions" VALUES(1,16,'action',4,'play 2S','person',1000000.0);
INSERT INTO "actions" VALUES(1,17,'action',1,'play QS','person',1000000.0);
INSERT INTO "actions" VALUES(1,18,'action',2,'play 8S','person',1000000.0);
INSERT INTO "actions" VALUES(1,19,'action',3,'play 4S','person',1000000.0);
INSERT INTO "actions" VALUES(1,20,'action',4,'play 2H','person',1000000.0);
INSERT INTO "actions" VALUES(1,21,'action',1,'play KS','person',1000000.0);
INSERT INTO "actions" VALUES(1,22,'action',2,'play 9S','person',1000000.0);
INSERT INTO "actions" VALUES(1,23,'action',3,'play 5S','person',1000000.0);
INSERT INTO "actions" VALUES(1,24,'action',4,'play 3H','person',1000000.0);
INSERT INTO "actions" VALUES(1,25,'action',1,'play AS','person',1000000.0);
INSERT INTO "actions" VALUES(1,26,'action',2,'play TS','person',1000000.0);
INSERT INTO "actions" VALUES(1,27,'action',3,'play 6S','person',1000000.0);
INSERT INTO "actions" VALUES(1,28,'action',4,'play 4H','person',1000000.0);
INSERT INTO "actions" VALUES(1,29,'action',1,'play QH','person',1000000.0);
INSERT INTO "actions" VALUES(1,30,'action',2,'play 9H','person',1000000.0);
INSERT INTO "actions" VALUES(1,31,'action',3,'play 6H','person',1000000.0);
INSERT INTO "actions" VALUES(1,32,'action',4,'play 5H','person',1000000.0);
INSERT INTO "actions" VALUES(1,33,'action',1,'play KH','person',1000000.0);
INSERT INTO "actions" VALUES(1,34,'action',2,'play TH','person',1000000.0);
INSERT INTO "actions" VALUES(1,35,'action',3,'play 7H','person',1000000.0);
INSERT INTO "actions" VALUES(1,36,'action',4,'play 5D','person',1000000.0);
INSERT INTO "actions" VALUES(1,37,'action',1,'play AH','person',1000000.0);
INSERT INTO "actions" VALUES(1,38,'action',2,'play JH','person',1000000.0);
INSERT INTO "actions" VALUES(1,39,'action',3,'play 8H','person',1000000.0);
INSERT INTO "actions" VALUES(1,40,'action',4,'play 6D','person',1000000.0);
INSERT INTO "actions" VALUES(1,41,'action',1,'play 2D','person',1000000.0);
INSERT INTO "actions" VALUES(1,42,'action',2,'play QD','person',1000000.0);
INSERT INTO "actions" VALUES(1,43,'action',3,'play 9D','person',1000000.0);
INSERT INTO "actions" VALUES(1,44,'action',4,'play 7D','person',1000000.0);
INSERT INTO "actions" VALUES(1,45,'action',2,'play KD','person',1000000.0);
INSERT INTO "actions" VALUES(1,46,'action',3,'play TD','person',1000000.0);
INSERT INTO "actions" VALUES(1,47,'action',4,'play 8D','person',1000000.0);
INSERT INTO "actions" VALUES(1,48,'action',1,'play 3D','person',1000000.0);
INSERT INTO "actions" VALUES(1,49,'action',2,'play AD','person',1000000.0);
INSERT INTO "actions" VALUES(1,50,'action',3,'play JD','person',1000000.0);
INSERT INTO "actions" VALUES(1,51,'action',4,'play 8C','person',1000000.0);
INSERT INTO "actions" VALUES(1,52,'action',1,'play 4D','person',1000000.0);
INSERT INTO "actions" VALUES(1,53,'action',2,'play 5C','person',1000000.0);
INSERT INTO "actions" VALUES(1,54,'action',3,'play QC','person',1000000.0);
INSERT INTO "actions" VALUES(1,55,'action',4,'play 9C','person',1000000.0);
INSERT INTO "actions" VALUES(1,56,'action',1,'play 2C','person',1000000.0);
INSERT INTO "actions" VALUES(1,57,'action',3,'play KC','person',1000000.0);
INSERT INTO "actions" VALUES(1,58,'action',4,'play TC','person',1000000.0);
INSERT INTO "actions" VALUES(1,59,'action',1,'play 3C','person',1000000.0);
INSERT INTO "actions" VALUES(1,60,'action',2,'play 6C','person',1000000.0);
INSERT INTO "actions" VALUES(1,61,'action',3,'play AC','person',1000000.0);
INSERT INTO "actions" VALUES(1,62,'action',4,'play JC','person',1000000.0);
INSERT INTO "actions" VALUES(1,63,'action',1,'play 4C','person',1000000.0);
INSERT INTO "actions" VALUES(1,64,'action',2,'play 7C','person',1000000.0);
INSERT INTO "actions" VALUES(1,65,'deal',1,'2','clock',1000000.0);
INSERT INTO "actions" VALUES(1,66,'action',2,'propose H','person',1000000.0);
INSERT INTO "actions" VALUES(1,67,'action',3,'pass','person',1000000.0);
INSERT INTO "actions" VALUES(2,1,'deal',4,'1','clock',1000000.0);
INSERT INTO "actions" VALUES(2,2,'action',1,'propose H','person',1000000.0);
INSERT INTO "actions" VALUES(2,3,'action',2,'propose D','person',1000000.0);
INSERT INTO "actions" VALUES(2,4,'action',3,'small-misere','person',1000000.0);
INSERT INTO "actions" VALUES(2,5,'action',4,'pass','person',1000000.0);
INSERT INTO "actions" VALUES(3,1,'deal',4,'1','clock',1000000.0);
INSERT INTO "actions" VALUES(3,2,'action',1,'propose S','person',1000000.0);
INSERT INTO "actions" VALUES(3,3,'action',2,'pass','person',1000000.0);
INSERT INTO "actions" VALUES(3,4,'action',3,'accept 8 S','person',1000000.0);
INSERT INTO "actions" VALUES(3,5,'action',4,'pass','person',1000000.0);
INSERT INTO "actions" VALUES(3,6,'action',2,'no-double','person',1000000.0);
INSERT INTO "actions" VALUES(3,7,'action',4,'no-double','person',1000000.0);
INSERT INTO "actions" VALUES(3,8,'action',1,'play 2S','person',1000000.0);
INSERT INTO "actions" VALUES(3,9,'action',2,'play 5S','person',1000000.0);
INSERT INTO "actions" VALUES(3,10,'action',3,'play 3S','person',1000000.0);
INSERT INTO "actions" VALUES(3,11,'action',4,'play 4S','person',1000000.0);
INSERT INTO "actions" VALUES(3,12,'action',2,'play 7S','person',1000000.0);
INSERT INTO "actions" VALUES(3,13,'action',3,'play 3H','person',1000000.0);
INSERT INTO "actions" VALUES(3,14,'action',4,'play 6S','person',1000000.0);
INSERT INTO "actions" VALUES(3,15,'action',1,'play 2H','person',1000000.0);
INSERT INTO "actions" VALUES(3,16,'action',2,'play 9S','person',1000000.0);
INSERT INTO "actions" VALUES(3,17,'action',3,'play 5H','person',1000000.0);
INSERT INTO "actions" VALUES(3,18,'action',4,'play 8S','person',1000000.0);
INSERT INTO "actions" VALUES(3,19,'action',1,'play 4H','person',1000000.0);
INSERT INTO "actions" VALUES(3,20,'action',2,'play JS','person',1000000.0);
INSERT INTO "actions" VALUES(3,21,'action',3,'play 7H','person',1000000.0);
INSERT INTO "actions" VALUES(3,22,'action',4,'play TS','person',1000000.0);
INSERT INTO "actions" VALUES(3,23,'action',1,'play 6H','person',1000000.0);
INSERT INTO "actions" VALUES(3,24,'action',2,'play KS','person',1000000.0);
INSERT INTO "actions" VALUES(3,25,'action',3,'play 9H','person',1000000.0);
INSERT INTO "actions" VALUES(3,26,'action',4,'play QS','person',1000000.0);
INSERT INTO "actions" VALUES(3,27,'action',1,'play 8H','person',1000000.0);
INSERT INTO "actions" VALUES(3,28,'action',2,'play AS','person',1000000.0);
INSERT INTO "actions" VALUES(3,29,'action',3,'play 3D','person',1000000.0);
INSERT INTO "actions" VALUES(3,30,'action',4,'play TH','person',1000000.0);
INSERT INTO "actions" VALUES(3,31,'action',1,'play 2D','person',1000000.0);
INSERT INTO "actions" VALUES(3,32,'action',2,'play JH','person',1000000.0);
INSERT INTO "actions" VALUES(3,33,'action',3,'play 5D','person',1000000.0);
INSERT INTO "actions" VALUES(3,34,'action',4,'play QH','person',1000000.0);
INSERT INTO "actions" VALUES(3,35,'action',1,'play 4D','person',1000000.0);
INSERT INTO "actions" VALUES(3,36,'action',4,'play TD','person',1000000.0);
INSERT INTO "actions" VALUES(3,37,'action',1,'play 6D','person',1000000.0);
INSERT INTO "actions" VALUES(3,38,'action',2,'play JD','person',1000000.0);
INSERT INTO "actions" VALUES(3,39,'action',3,'play 7D','person',1000000.0);
INSERT INTO "actions" VALUES(3,40,'action',2,'play KH','person',1000000.0);
INSERT INTO "actions" VALUES(3,41,'action',3,'play 9D','person',1000000.0);
INSERT INTO "actions" VALUES(3,42,'action',4,'play QD','person',1000000.0);
INSERT INTO "actions" VALUES(3,43,'action',1,'play 8D','person',1000000.0);
INSERT INTO "actions" VALUES(3,44,'action',2,'play AH','person',1000000.0);
INSERT INTO "actions" VALUES(3,45,'action',3,'play 3C','person',1000000.0);
INSERT INTO "actions" VALUES(3,46,'action',4,'play AD','person',1000000.0);
INSERT INTO "actions" VALUES(3,47,'action',1,'play 2C','person',1000000.0);
INSERT INTO "actions" VALUES(3,48,'action',2,'play KD','person',1000000.0);
INSERT INTO "actions" VALUES(3,49,'action',3,'play 5C','person',1000000.0);
INSERT INTO "actions" VALUES(3,50,'action',4,'play TC','person',1000000.0);
INSERT INTO "actions" VALUES(3,51,'action',1,'play 4C','person',1000000.0);
INSERT INTO "actions" VALUES(3,52,'action',2,'play JC','person',1000000.0);
INSERT INTO "actions" VALUES(3,53,'action',3,'play 7C','person',1000000.0);
INSERT INTO "actions" VALUES(3,54,'action',4,'play QC','person',1000000.0);
INSERT INTO "actions" VALUES(3,55,'action',1,'play 6C','person',1000000.0);
INSERT INTO "actions" VALUES(3,56,'action',4,'play AC','person',1000000.0);
INSERT INTO "actions" VALUES(3,57,'action',1,'play 8C','person',1000000.0);
INSERT INTO "actions" VALUES(3,58,'action',2,'play KC','person',1000000.0);
INSERT INTO "actions" VALUES(3,59,'action',3,'play 9C','person',1000000.0);
INSERT INTO "actions" VALUES(3,60,'deal',1,'2','clock',1000000.0);
INSERT INTO "actions" VALUES(3,61,'action',2,'propose H','person',1000000.0);
INSERT INTO "actions" VALUES(4,1,'deal',4,'1','clock',1000000.0);
INSERT INTO "actions" VALUES(4,2,'action',1,'propose S','person',1000000.0);
INSERT INTO "actions" VALUES(4,3,'action',2,'propose D','person',1000000.0);
INSERT INTO "actions" VALUES(4,4,'action',3,'propose C','person',1000000.0);
INSERT INTO "actions" VALUES(4,5,'action',4,'pass','person',1000000.0);
INSERT INTO "actions" VALUES(4,6,'action',1,'solo 5 S','person',1000000.0);
INSERT INTO "actions" VALUES(4,7,'action',2,'propose S','person',1000000.0);
INSERT INTO "actions" VALUES(4,8,'action',3,'accept 9 S','person',1000000.0);
INSERT INTO "actions" VALUES(4,9,'action',1,'solo 6 S','person',1000000.0);
INSERT INTO "actions" VALUES(4,10,'action',3,'pass','person',1000000.0);
INSERT INTO "actions" VALUES(5,1,'deal',4,'1','clock',1000000.0);
INSERT INTO "actions" VALUES(5,2,'action',1,'propose S','person',1000000.0);
INSERT INTO "actions" VALUES(5,3,'action',2,'pass','person',1000000.0);
INSERT INTO "actions" VALUES(5,4,'action',3,'accept 8 S','person',1000000.0);
INSERT INTO "actions" VALUES(5,5,'action',4,'pass','person',1000000.0);
INSERT INTO "actions" VALUES(5,6,'action',1,'play 2S','person',1000000.0);
INSERT INTO "actions" VALUES(5,7,'action',2,'play 5S','person',1000000.0);
INSERT INTO "actions" VALUES(5,8,'action',3,'play 3S','person',1000000.0);
INSERT INTO "actions" VALUES(5,9,'action',4,'play 4S','person',1000000.0);
INSERT INTO "actions" VALUES(5,10,'action',2,'play 7S','person',1000000.0);
INSERT INTO "actions" VALUES(5,11,'action',3,'play 3H','person',1000000.0);
INSERT INTO "actions" VALUES(5,12,'action',4,'play 6S','person',1000000.0);
INSERT INTO "actions" VALUES(5,13,'action',1,'play 2H','person',1000000.0);
INSERT INTO "actions" VALUES(5,14,'action',2,'play 9S','person',1000000.0);
INSERT INTO "actions" VALUES(5,15,'action',3,'play 5H','person',1000000.0);
INSERT INTO "actions" VALUES(5,16,'action',4,'play 8S','person',1000000.0);
INSERT INTO "actions" VALUES(5,17,'action',1,'play 4H','person',1000000.0);
INSERT INTO "actions" VALUES(5,18,'action',2,'play JS','person',1000000.0);
INSERT INTO "actions" VALUES(5,19,'action',3,'play 7H','person',1000000.0);
INSERT INTO "actions" VALUES(5,20,'action',4,'play TS','person',1000000.0);
INSERT INTO "actions" VALUES(5,21,'action',1,'play 6H','person',1000000.0);
INSERT INTO "actions" VALUES(5,22,'action',2,'play KS','person',1000000.0);
INSERT INTO "actions" VALUES(5,23,'action',3,'play 9H','person',1000000.0);
INSERT INTO "actions" VALUES(5,24,'action',4,'play QS','person',1000000.0);
INSERT INTO "actions" VALUES(5,25,'action',1,'play 8H','person',1000000.0);
INSERT INTO "actions" VALUES(5,26,'action',2,'play AS','person',1000000.0);
INSERT INTO "actions" VALUES(5,27,'action',3,'play 3D','person',1000000.0);
INSERT INTO "actions" VALUES(5,28,'action',4,'play TH','person',1000000.0);
INSERT INTO "actions" VALUES(5,29,'action',1,'play 2D','person',1000000.0);
INSERT INTO "actions" VALUES(5,30,'action',2,'play JH','person',1000000.0);
INSERT INTO "actions" VALUES(5,31,'action',3,'play 5D','person',1000000.0);
INSERT INTO "actions" VALUES(5,32,'action',4,'play QH','person',1000000.0);
INSERT INTO "actions" VALUES(5,33,'action',1,'play 4D','person',1000000.0);
INSERT INTO "actions" VALUES(5,34,'action',4,'play TD','person',1000000.0);
INSERT INTO "actions" VALUES(5,35,'action',1,'play 6D','person',1000000.0);
INSERT INTO "actions" VALUES(5,36,'action',2,'play JD','person',1000000.0);
INSERT INTO "actions" VALUES(5,37,'action',3,'play 7D','person',1000000.0);
INSERT INTO "actions" VALUES(5,38,'action',2,'play KH','person',1000000.0);
INSERT INTO "actions" VALUES(5,39,'action',3,'play 9D','person',1000000.0);
INSERT INTO "actions" VALUES(5,40,'action',4,'play QD','person',1000000.0);
INSERT INTO "actions" VALUES(5,41,'action',1,'play 8D','person',1000000.0);
INSERT INTO "actions" VALUES(5,42,'action',2,'play AH','person',1000000.0);
INSERT INTO "actions" VALUES(5,43,'action',3,'play 3C','person',1000000.0);
INSERT INTO "actions" VALUES(5,44,'action',4,'play AD','person',1000000.0);
INSERT INTO "actions" VALUES(5,45,'action',1,'play 2C','person',1000000.0);
INSERT INTO "actions" VALUES(5,46,'action',2,'play KD','person',1000000.0);
INSERT INTO "actions" VALUES(5,47,'action',3,'play 5C','person',1000000.0);
INSERT INTO "actions" VALUES(5,48,'action',4,'play TC','person',1000000.0);
INSERT INTO "actions" VALUES(5,49,'action',1,'play 4C','person',1000000.0);
INSERT INTO "actions" VALUES(5,50,'action',2,'play JC','person',1000000.0);
INSERT INTO "actions" VALUES(5,51,'action',3,'play 7C','person',1000000.0);
INSERT INTO "actions" VALUES(5,52,'action',4,'play QC','person',1000000.0);
INSERT INTO "actions" VALUES(5,53,'action',1,'play 6C','person',1000000.0);
INSERT INTO "actions" VALUES(5,54,'action',4,'play AC','person',1000000.0);
INSERT INTO "actions" VALUES(5,55,'action',1,'play 8C','person',1000000.0);
INSERT INTO "actions" VALUES(5,56,'action',2,'play KC','person',1000000.0);
INSERT INTO "actions" VALUES(5,57,'action',3,'play 9C','person',1000000.0);
INSERT INTO "actions" VALUES(5,58,'deal',1,'2','clock',1000000.0);
INSERT INTO "actions" VALUES(5,59,'action',2,'small-misere','person',1000000.0);
INSERT INTO "actions" VALUES(5,60,'action',3,'pass','person',1000000.0);
INSERT INTO "actions" VALUES(5,61,'action',4,'pass','person',1000000.0);
INSERT INTO "actions" VALUES(5,62,'action',1,'pass','person',1000000.0);
INSERT INTO "actions" VALUES(5,63,'action',1,'discard JS','person',1000000.0);
INSERT INTO "actions" VALUES(5,64,'action',2,'discard 7S','person',1000000.0);
INSERT INTO "actions" VALUES(5,65,'action',3,'discard 3S','person',1000000.0);
INSERT INTO "actions" VALUES(5,66,'action',4,'discard 2S','person',1000000.0);
INSERT INTO "actions" VALUES(5,67,'action',2,'play 8S','person',1000000.0);
INSERT INTO "actions" VALUES(5,68,'action',3,'play 4S','person',1000000.0);
INSERT INTO "actions" VALUES(5,69,'action',4,'play 2H','person',1000000.0);
INSERT INTO "actions" VALUES(5,70,'action',1,'play QS','person',1000000.0);
INSERT INTO "actions" VALUES(5,71,'action',1,'play KS','person',1000000.0);
INSERT INTO "actions" VALUES(5,72,'action',2,'play 9S','person',1000000.0);
INSERT INTO "actions" VALUES(5,73,'action',3,'play 5S','person',1000000.0);
INSERT INTO "actions" VALUES(5,74,'action',4,'play 3H','person',1000000.0);
INSERT INTO "actions" VALUES(5,75,'action',1,'play AS','person',1000000.0);
INSERT INTO "actions" VALUES(5,76,'action',2,'play TS','person',1000000.0);
INSERT INTO "actions" VALUES(5,77,'action',3,'play 6S','person',1000000.0);
INSERT INTO "actions" VALUES(5,78,'action',4,'play 4H','person',1000000.0);
INSERT INTO "actions" VALUES(5,79,'action',1,'play QH','person',1000000.0);
INSERT INTO "actions" VALUES(5,80,'action',2,'play 9H','person',1000000.0);
INSERT INTO "actions" VALUES(5,81,'action',3,'play 6H','person',1000000.0);
INSERT INTO "actions" VALUES(5,82,'action',4,'play 5H','person',1000000.0);
INSERT INTO "actions" VALUES(5,83,'action',1,'play KH','person',1000000.0);
INSERT INTO "actions" VALUES(5,84,'action',2,'play TH','person',1000000.0);
INSERT INTO "actions" VALUES(5,85,'action',3,'play 7H','person',1000000.0);
INSERT INTO "actions" VALUES(5,86,'action',4,'play 5D','person',1000000.0);
INSERT INTO "actions" VALUES(5,87,'action',1,'play AH','person',1000000.0);
INSERT INTO "actions" VALUES(5,88,'action',2,'play JH','person',1000000.0);
INSERT INTO "actions" VALUES(5,89,'action',3,'play 8H','person',1000000.0);
INSERT INTO "actions" VALUES(5,90,'action',4,'play 6D','person',1000000.0);
INSERT INTO "actions" VALUES(5,91,'action',1,'play 2D','person',1000000.0);
INSERT INTO "actions" VALUES(5,92,'action',2,'play QD','person',1000000.0);
INSERT INTO "actions" VALUES(5,93,'action',3,'play 9D','person',1000000.0);
INSERT INTO "actions" VALUES(5,94,'action',4,'play 7D','person',1000000.0);
INSERT INTO "actions" VALUES(5,95,'deal',2,'3','clock',1000000.0);
INSERT INTO "actions" VALUES(5,96,'action',3,'small-misere','person',1000000.0);
INSERT INTO "actions" VALUES(5,97,'action',4,'pass','person',1000000.0);
INSERT INTO "actions" VALUES(5,98,'action',1,'pass','person',1000000.0);
INSERT INTO "actions" VALUES(5,99,'action',2,'pass','person',1000000.0);
INSERT INTO "actions" VALUES(5,100,'action',1,'discard JS','person',1000000.0);
INSERT INTO "actions" VALUES(5,101,'action',2,'discard 7S','person',1000000.0);
INSERT INTO "actions" VALUES(5,102,'action',3,'discard 3S','person',1000000.0);
INSERT INTO "actions" VALUES(5,103,'action',4,'discard 2S','person',1000000.0);
INSERT INTO "actions" VALUES(5,104,'action',3,'play 4S','person',1000000.0);
INSERT INTO "actions" VALUES(5,105,'action',4,'play 2H','person',1000000.0);
INSERT INTO "actions" VALUES(5,106,'action',1,'play QS','person',1000000.0);
INSERT INTO "actions" VALUES(5,107,'action',2,'play 8S','person',1000000.0);
INSERT INTO "actions" VALUES(5,108,'action',1,'play KS','person',1000000.0);
INSERT INTO "actions" VALUES(5,109,'action',2,'play 9S','person',1000000.0);
INSERT INTO "actions" VALUES(5,110,'action',3,'play 5S','person',1000000.0);
INSERT INTO "actions" VALUES(5,111,'action',4,'play 3H','person',1000000.0);
INSERT INTO "actions" VALUES(5,112,'action',1,'play AS','person',1000000.0);
INSERT INTO "actions" VALUES(5,113,'action',2,'play TS','person',1000000.0);
INSERT INTO "actions" VALUES(5,114,'action',3,'play 6S','person',1000000.0);
INSERT INTO "actions" VALUES(5,115,'action',4,'play 4H','person',1000000.0);
INSERT INTO "actions" VALUES(5,116,'action',1,'play QH','person',1000000.0);
INSERT INTO "actions" VALUES(5,117,'action',2,'play 9H','person',1000000.0);
INSERT INTO "actions" VALUES(5,118,'action',3,'play 6H','person',1000000.0);
INSERT INTO "actions" VALUES(5,119,'action',4,'play 5H','person',1000000.0);
INSERT INTO "actions" VALUES(5,120,'action',1,'play KH','person',1000000.0);
INSERT INTO "actions" VALUES(5,121,'action',2,'play TH','person',1000000.0);
INSERT INTO "actions" VALUES(5,122,'action',3,'play 7H','person',1000000.0);
INSERT INTO "actions" VALUES(5,123,'action',4,'play 5D','person',1000000.0);
INSERT INTO "actions" VALUES(5,124,'action',1,'play AH','person',1000000.0);
INSERT INTO "actions" VALUES(5,125,'action',2,'play JH','person',1000000.0);
INSERT INTO "actions" VALUES(5,126,'action',3,'play 8H','person',1000000.0);
INSERT INTO "actions" VALUES(5,127,'action',4,'play 6D','person',1000000.0);
INSERT INTO "actions" VALUES(5,128,'action',1,'play 2D','person',1000000.0);
INSERT INTO "actions" VALUES(5,129,'action',2,'play QD','person',1000000.0);
INSERT INTO "actions" VALUES(5,130,'action',3,'play 9D','person',1000000.0);
INSERT INTO "actions" VALUES(5,131,'action',4,'play 7D','person',1000000.0);
INSERT INTO "actions" VALUES(5,132,'action',2,'play KD','person',1000000.0);
INSERT INTO "actions" VALUES(5,133,'action',3,'play TD','person',1000000.0);
INSERT INTO "actions" VALUES(5,134,'action',4,'play 8D','person',1000000.0);
INSERT INTO "actions" VALUES(5,135,'action',1,'play 3D','person',1000000.0);
INSERT INTO "actions" VALUES(5,136,'action',2,'play AD','person',1000000.0);
INSERT INTO "actions" VALUES(5,137,'action',3,'play JD','person',1000000.0);
INSERT INTO "actions" VALUES(5,138,'action',4,'play 8C','person',1000000.0);
INSERT INTO "actions" VALUES(5,139,'action',1,'play 4D','person',1000000.0);
INSERT INTO "actions" VALUES(5,140,'action',2,'play 5C','person',1000000.0);
INSERT INTO "actions" VALUES(5,141,'action',3,'play QC','person',1000000.0);
INSERT INTO "actions" VALUES(5,142,'action',4,'play 9C','person',1000000.0);
INSERT INTO "actions" VALUES(5,143,'action',1,'play 2C','person',1000000.0);
INSERT INTO "actions" VALUES(5,144,'deal',3,'4','clock',1000000.0);
INSERT INTO "actions" VALUES(5,145,'action',4,'small-misere','person',1000000.0);
INSERT INTO "actions" VALUES(5,146,'action',1,'pass','person',1000000.0);
INSERT INTO "actions" VALUES(5,147,'action',2,'pass','person',1000000.0);
INSERT INTO "actions" VALUES(5,148,'action',3,'pass','person',1000000.0);
INSERT INTO "actions" VALUES(5,149,'action',1,'discard JS','person',1000000.0);
INSERT INTO "actions" VALUES(5,150,'action',2,'discard 7S','person',1000000.0);
INSERT INTO "actions" VALUES(5,151,'action',3,'discard 3S','person',1000000.0);
INSERT INTO "actions" VALUES(5,152,'action',4,'discard 2S','person',1000000.0);
INSERT INTO "actions" VALUES(5,153,'action',4,'play 2H','person',1000000.0);
INSERT INTO "actions" VALUES(5,154,'action',1,'play QH','person',1000000.0);
INSERT INTO "actions" VALUES(5,155,'action',2,'play 9H','person',1000000.0);
INSERT INTO "actions" VALUES(5,156,'action',3,'play 6H','person',1000000.0);
INSERT INTO "actions" VALUES(5,157,'action',1,'play QS','person',1000000.0);
INSERT INTO "actions" VALUES(5,158,'action',2,'play 8S','person',1000000.0);
INSERT INTO "actions" VALUES(5,159,'action',3,'play 4S','person',1000000.0);
INSERT INTO "actions" VALUES(5,160,'action',4,'play 3H','person',1000000.0);
INSERT INTO "actions" VALUES(5,161,'action',1,'play KS','person',1000000.0);
INSERT INTO "actions" VALUES(5,162,'action',2,'play 9S','person',1000000.0);
INSERT INTO "actions" VALUES(5,163,'action',3,'play 5S','person',1000000.0);
INSERT INTO "actions" VALUES(5,164,'action',4,'play 4H','person',1000000.0);
INSERT INTO "actions" VALUES(5,165,'action',1,'play AS','person',1000000.0);
INSERT INTO "actions" VALUES(5,166,'action',2,'play TS','person',1000000.0);
INSERT INTO "actions" VALUES(5,167,'action',3,'play 6S','person',1000000.0);
INSERT INTO "actions" VALUES(5,168,'action',4,'play 5H','person',1000000.0);
INSERT INTO "actions" VALUES(5,169,'action',1,'play KH','person',1000000.0);
INSERT INTO "actions" VALUES(5,170,'action',2,'play TH','person',1000000.0);
INSERT INTO "actions" VALUES(5,171,'action',3,'play 7H','person',1000000.0);
INSERT INTO "actions" VALUES(5,172,'action',4,'play 5D','person',1000000.0);
INSERT INTO "actions" VALUES(5,173,'action',1,'play AH','person',1000000.0);
INSERT INTO "actions" VALUES(5,174,'action',2,'play JH','person',1000000.0);
INSERT INTO "actions" VALUES(5,175,'action',3,'play 8H','person',1000000.0);
INSERT INTO "actions" VALUES(5,176,'action',4,'play 6D','person',1000000.0);
INSERT INTO "actions" VALUES(5,177,'action',1,'play 2D','person',1000000.0);
INSERT INTO "actions" VALUES(5,178,'action',2,'play QD','person',1000000.0);
INSERT INTO "actions" VALUES(5,179,'action',3,'play 9D','person',1000000.0);
INSERT INTO "actions" VALUES(5,180,'action',4,'play 7D','person',1000000.0);
INSERT INTO "actions" VALUES(5,181,'action',2,'play KD','person',1000000.0);
INSERT INTO "actions" VALUES(5,182,'action',3,'play TD','person',1000000.0);
INSERT INTO "actions" VALUES(5,183,'action',4,'play 8D','person',1000000.0);
INSERT INTO "actions" VALUES(5,184,'action',1,'play 3D','person',1000000.0);
INSERT INTO "actions" VALUES(5,185,'action',2,'play AD','person',1000000.0);
INSERT INTO "actions" VALUES(5,186,'action',3,'play JD','person',1000000.0);
INSERT INTO "actions" VALUES(5,187,'action',4,'play 8C','person',1000000.0);
INSERT INTO "actions" VALUES(5,188,'action',1,'play 4D','person',1000000.0);
INSERT INTO "actions" VALUES(5,189,'action',2,'play 5C','person',1000000.0);
INSERT INTO "actions" VALUES(5,190,'action',3,'play QC','person',1000000.0);
INSERT INTO "actions" VALUES(5,191,'action',4,'play 9C','person',1000000.0);
INSERT INTO "actions" VALUES(5,192,'action',1,'play 2C','person',1000000.0);
INSERT INTO "actions" VALUES(5,193,'action',3,'play KC','person',1000000.0);
INSERT INTO "actions" VALUES(5,194,'action',4,'play TC','person',1000000.0);
INSERT INTO "actions" VALUES(5,195,'action',1,'play 3C','person',1000000.0);
INSERT INTO "actions" VALUES(5,196,'action',2,'play 6C','person',1000000.0);
INSERT INTO "actions" VALUES(5,197,'action',3,'play AC','person',1000000.0);
INSERT INTO "actions" VALUES(5,198,'action',4,'play JC','person',1000000.0);
INSERT INTO "actions" VALUES(5,199,'action',1,'play 4C','person',1000000.0);
INSERT INTO "actions" VALUES(5,200,'action',2,'play 7C','person',1000000.0);
INSERT INTO "actions" VALUES(6,1,'deal',4,'1','clock',1000000.0);
INSERT INTO "actions" VALUES(6,2,'action',1,'propose S','person',1000000.0);
INSERT INTO "actions" VALUES(6,3,'action',2,'propose D','person',1000000.0);
INSERT INTO "actions" VALUES(6,4,'action',3,'propose C','person',1000000.0);
INSERT INTO "actions" VALUES(6,5,'action',4,'pass','person',1000000.0);
INSERT INTO "actions" VALUES(6,6,'action',1,'solo 5 S','person',1000000.0);
INSERT INTO "actions" VALUES(6,7,'action',2,'propose S','person',1000000.0);
INSERT INTO "actions" VALUES(6,8,'action',3,'accept 9 S','person',1000000.0);
INSERT INTO "actions" VALUES(6,9,'action',1,'solo 6 S','person',1000000.0);
INSERT INTO "actions" VALUES(6,10,'action',3,'pass','person',1000000.0);
INSERT INTO "actions" VALUES(6,11,'action',2,'solo 7 S','person',1000000.0);
INSERT INTO "actions" VALUES(6,12,'action',1,'pass','person',1000000.0);
INSERT INTO "actions" VALUES(6,13,'action',1,'play JS','person',1000000.0);
INSERT INTO "actions" VALUES(6,14,'action',2,'play 7S','person',1000000.0);
INSERT INTO "actions" VALUES(6,15,'action',3,'play 3S','person',1000000.0);
INSERT INTO "actions" VALUES(6,16,'action',4,'play 2S','person',1000000.0);
INSERT INTO "actions" VALUES(6,17,'action',1,'play QS','person',1000000.0);
INSERT INTO "actions" VALUES(6,18,'action',2,'play 8S','person',1000000.0);
INSERT INTO "actions" VALUES(6,19,'action',3,'play 4S','person',1000000.0);
INSERT INTO "actions" VALUES(6,20,'action',4,'play 2H','person',1000000.0);
INSERT INTO "actions" VALUES(6,21,'action',1,'play KS','person',1000000.0);
INSERT INTO "actions" VALUES(6,22,'action',2,'play 9S','person',1000000.0);
INSERT INTO "actions" VALUES(6,23,'action',3,'play 5S','person',1000000.0);
INSERT INTO "actions" VALUES(6,24,'action',4,'play 3H','person',1000000.0);
INSERT INTO "actions" VALUES(6,25,'action',1,'play AS','person',1000000.0);
INSERT INTO "actions" VALUES(6,26,'action',2,'play TS','person',1000000.0);
INSERT INTO "actions" VALUES(6,27,'action',3,'play 6S','person',1000000.0);
INSERT INTO "actions" VALUES(6,28,'action',4,'play 4H','person',1000000.0);
INSERT INTO "actions" VALUES(6,29,'action',1,'play QH','person',1000000.0);
INSERT INTO "actions" VALUES(6,30,'action',2,'play 9H','person',1000000.0);
INSERT INTO "actions" VALUES(6,31,'action',3,'play 6H','person',1000000.0);
INSERT INTO "actions" VALUES(6,32,'action',4,'play 5H','person',1000000.0);
INSERT INTO "actions" VALUES(6,33,'action',1,'play KH','person',1000000.0);
INSERT INTO "actions" VALUES(6,34,'action',2,'play TH','person',1000000.0);
INSERT INTO "actions" VALUES(6,35,'action',3,'play 7H','person',1000000.0);
INSERT INTO "actions" VALUES(6,36,'action',4,'play 5D','person',1000000.0);
INSERT INTO "actions" VALUES(6,37,'action',1,'play AH','person',1000000.0);
INSERT INTO "actions" VALUES(6,38,'action',2,'play JH','person',1000000.0);
INSERT INTO "actions" VALUES(6,39,'action',3,'play 8H','person',1000000.0);
INSERT INTO "actions" VALUES(6,40,'action',4,'play 6D','person',1000000.0);
INSERT INTO "actions" VALUES(6,41,'action',1,'play 2D','person',1000000.0);
INSERT INTO "actions" VALUES(6,42,'action',2,'play QD','person',1000000.0);
INSERT INTO "actions" VALUES(6,43,'action',3,'play 9D','person',1000000.0);
INSERT INTO "actions" VALUES(6,44,'action',4,'play 7D','person',1000000.0);
INSERT INTO "actions" VALUES(6,45,'action',2,'play KD','person',1000000.0);
INSERT INTO "actions" VALUES(6,46,'action',3,'play TD','person',1000000.0);
INSERT INTO "actions" VALUES(6,47,'action',4,'play 8D','person',1000000.0);
INSERT INTO "actions" VALUES(6,48,'action',1,'play 3D','person',1000000.0);
INSERT INTO "actions" VALUES(6,49,'action',2,'play AD','person',1000000.0);
INSERT INTO "actions" VALUES(6,50,'action',3,'play JD','person',1000000.0);
INSERT INTO "actions" VALUES(6,51,'action',4,'play 8C','person',1000000.0);
INSERT INTO "actions" VALUES(6,52,'action',1,'play 4D','person',1000000.0);
INSERT INTO "actions" VALUES(6,53,'action',2,'play 5C','person',1000000.0);
INSERT INTO "actions" VALUES(6,54,'action',3,'play QC','person',1000000.0);
INSERT INTO "actions" VALUES(6,55,'action',4,'play 9C','person',1000000.0);
INSERT INTO "actions" VALUES(6,56,'action',1,'play 2C','person',1000000.0);
INSERT INTO "actions" VALUES(6,57,'action',3,'play KC','person',1000000.0);
INSERT INTO "actions" VALUES(6,58,'action',4,'play TC','person',1000000.0);
INSERT INTO "actions" VALUES(6,59,'action',1,'play 3C','person',1000000.0);
INSERT INTO "actions" VALUES(6,60,'action',2,'play 6C','person',1000000.0);
INSERT INTO "actions" VALUES(6,61,'action',3,'play AC','person',1000000.0);
INSERT INTO "actions" VALUES(6,62,'action',4,'play JC','person',1000000.0);
INSERT INTO "actions" VALUES(6,63,'action',1,'play 4C','person',1000000.0);
INSERT INTO "actions" VALUES(6,64,'action',2,'play 7C','person',1000000.0);
INSERT INTO "actions" VALUES(6,65,'deal',1,'2','clock',1000000.0);
INSERT INTO "actions" VALUES(6,66,'action',2,'small-misere','person',1000000.0);
INSERT INTO "actions" VALUES(6,67,'action',3,'pass','person',1000000.0);
INSERT INTO "actions" VALUES(6,68,'action',4,'pass','person',1000000.0);
INSERT INTO "actions" VALUES(6,69,'action',1,'pass','person',1000000.0);
INSERT INTO "actions" VALUES(6,70,'action',1,'discard JS','person',1000000.0);
INSERT INTO "actions" VALUES(6,71,'action',2,'discard 7S','person',1000000.0);
INSERT INTO "actions" VALUES(6,72,'action',3,'discard 3S','person',1000000.0);
INSERT INTO "actions" VALUES(6,73,'action',4,'discard 2S','person',1000000.0);
INSERT INTO "actions" VALUES(6,74,'action',2,'play 8S','person',1000000.0);
INSERT INTO "actions" VALUES(6,75,'action',3,'play 4S','person',1000000.0);
INSERT INTO "actions" VALUES(6,76,'action',4,'play 2H','person',1000000.0);
INSERT INTO "actions" VALUES(6,77,'action',1,'play QS','person',1000000.0);
INSERT INTO "actions" VALUES(6,78,'action',1,'play KS','person',1000000.0);
INSERT INTO "actions" VALUES(6,79,'action',2,'play 9S','person',1000000.0);
INSERT INTO "actions" VALUES(6,80,'action',3,'play 5S','person',1000000.0);
INSERT INTO "actions" VALUES(6,81,'action',4,'play 3H','person',1000000.0);
INSERT INTO "actions" VALUES(6,82,'action',1,'play AS','person',1000000.0);
INSERT INTO "actions" VALUES(6,83,'action',2,'play TS','person',1000000.0);
INSERT INTO "actions" VALUES(6,84,'action',3,'play 6S','person',1000000.0);
INSERT INTO "actions" VALUES(6,85,'action',4,'play 4H','person',1000000.0);
INSERT INTO "actions" VALUES(6,86,'action',1,'play QH','person',1000000.0);
INSERT INTO "actions" VALUES(6,87,'action',2,'play 9H','person',1000000.0);
INSERT INTO "actions" VALUES(6,88,'action',3,'play 6H','person',1000000.0);
INSERT INTO "actions" VALUES(6,89,'action',4,'play 5H','person',1000000.0);
INSERT INTO "actions" VALUES(6,90,'action',1,'play KH','person',1000000.0);
INSERT INTO "actions" VALUES(6,91,'action',2,'play TH','person',1000000.0);
INSERT INTO "actions" VALUES(6,92,'action',3,'play 7H','person',1000000.0);
INSERT INTO "actions" VALUES(6,93,'action',4,'play 5D','person',1000000.0);
INSERT INTO "actions" VALUES(6,94,'action',1,'play AH','person',1000000.0);
INSERT INTO "actions" VALUES(6,95,'action',2,'play JH','person',1000000.0);
INSERT INTO "actions" VALUES(6,96,'action',3,'play 8H','person',1000000.0);
INSERT INTO "actions" VALUES(6,97,'action',4,'play 6D','person',1000000.0);
INSERT INTO "actions" VALUES(6,98,'action',1,'play 2D','person',1000000.0);
INSERT INTO "actions" VALUES(6,99,'action',2,'play QD','person',1000000.0);
INSERT INTO "actions" VALUES(6,100,'action',3,'play 9D','person',1000000.0);
INSERT INTO "actions" VALUES(6,101,'action',4,'play 7D','person',1000000.0);
INSERT INTO "actions" VALUES(6,102,'deal',2,'3','clock',1000000.0);
INSERT INTO "actions" VALUES(6,103,'action',3,'small-misere','person',1000000.0);
INSERT INTO "actions" VALUES(6,104,'action',4,'pass','person',1000000.0);
INSERT INTO "actions" VALUES(6,105,'action',1,'pass','person',1000000.0);
INSERT INTO "actions" VALUES(6,106,'action',2,'pass','person',1000000.0);
INSERT INTO "actions" VALUES(6,107,'action',1,'discard JS','person',1000000.0);
INSERT INTO "actions" VALUES(6,108,'action',2,'discard 7S','person',1000000.0);
INSERT INTO "actions" VALUES(6,109,'action',3,'discard 3S','person',1000000.0);
INSERT INTO "actions" VALUES(6,110,'action',4,'discard 2S','person',1000000.0);
INSERT INTO "actions" VALUES(6,111,'action',3,'play 4S','person',1000000.0);
INSERT INTO "actions" VALUES(6,112,'action',4,'play 2H','person',1000000.0);
INSERT INTO "actions" VALUES(6,113,'action',1,'play QS','person',1000000.0);
INSERT INTO "actions" VALUES(6,114,'action',2,'play 8S','person',1000000.0);
INSERT INTO "actions" VALUES(6,115,'action',1,'play KS','person',1000000.0);
INSERT INTO "actions" VALUES(6,116,'action',2,'play 9S','person',1000000.0);
INSERT INTO "actions" VALUES(6,117,'action',3,'play 5S','person',1000000.0);
INSERT INTO "actions" VALUES(6,118,'action',4,'play 3H','person',1000000.0);
INSERT INTO "actions" VALUES(6,119,'action',1,'play AS','person',1000000.0);
INSERT INTO "actions" VALUES(6,120,'action',2,'play TS','person',1000000.0);
INSERT INTO "actions" VALUES(6,121,'action',3,'play 6S','person',1000000.0);
INSERT INTO "actions" VALUES(6,122,'action',4,'play 4H','person',1000000.0);
INSERT INTO "actions" VALUES(6,123,'action',1,'play QH','person',1000000.0);
INSERT INTO "actions" VALUES(6,124,'action',2,'play 9H','person',1000000.0);
INSERT INTO "actions" VALUES(6,125,'action',3,'play 6H','person',1000000.0);
INSERT INTO "actions" VALUES(6,126,'action',4,'play 5H','person',1000000.0);
INSERT INTO "actions" VALUES(6,127,'action',1,'play KH','person',1000000.0);
INSERT INTO "actions" VALUES(6,128,'action',2,'play TH','person',1000000.0);
INSERT INTO "actions" VALUES(6,129,'action',3,'play 7H','person',1000000.0);
INSERT INTO "actions" VALUES(6,130,'action',4,'play 5D','person',1000000.0);
INSERT INTO "actions" VALUES(6,131,'action',1,'play AH','person',1000000.0);
INSERT INTO "actions" VALUES(6,132,'action',2,'play JH','person',1000000.0);
INSERT INTO "actions" VALUES(6,133,'action',3,'play 8H','person',1000000.0);
INSERT INTO "actions" VALUES(6,134,'action',4,'play 6D','person',1000000.0);
INSERT INTO "actions" VALUES(6,135,'action',1,'play 2D','person',1000000.0);
INSERT INTO "actions" VALUES(6,136,'action',2,'play QD','person',1000000.0);
INSERT INTO "actions" VALUES(6,137,'action',3,'play 9D','person',1000000.0);
INSERT INTO "actions" VALUES(6,138,'action',4,'play 7D','person',1000000.0);
INSERT INTO "actions" VALUES(6,139,'action',2,'play KD','person',1000000.0);
INSERT INTO "actions" VALUES(6,140,'action',3,'play TD','person',1000000.0);
INSERT INTO "actions" VALUES(6,141,'action',4,'play 8D','person',1000000.0);
INSERT INTO "actions" VALUES(6,142,'action',1,'play 3D','person',1000000.0);
INSERT INTO "actions" VALUES(6,143,'action',2,'play AD','person',1000000.0);
INSERT INTO "actions" VALUES(6,144,'action',3,'play JD','person',1000000.0);
INSERT INTO "actions" VALUES(6,145,'action',4,'play 8C','person',1000000.0);
INSERT INTO "actions" VALUES(6,146,'action',1,'play 4D','person',1000000.0);
INSERT INTO "actions" VALUES(6,147,'action',2,'play 5C','person',1000000.0);
INSERT INTO "actions" VALUES(6,148,'action',3,'play QC','person',1000000.0);
INSERT INTO "actions" VALUES(6,149,'action',4,'play 9C','person',1000000.0);
INSERT INTO "actions" VALUES(6,150,'action',1,'play 2C','person',1000000.0);
INSERT INTO "actions" VALUES(6,151,'deal',3,'4','clock',1000000.0);
INSERT INTO "actions" VALUES(6,152,'action',4,'small-misere','person',1000000.0);
INSERT INTO "actions" VALUES(6,153,'action',1,'pass','person',1000000.0);
INSERT INTO "actions" VALUES(6,154,'action',2,'pass','person',1000000.0);
INSERT INTO "actions" VALUES(6,155,'action',3,'pass','person',1000000.0);
INSERT INTO "actions" VALUES(6,156,'action',1,'discard JS','person',1000000.0);
INSERT INTO "actions" VALUES(6,157,'action',2,'discard 7S','person',1000000.0);
INSERT INTO "actions" VALUES(6,158,'action',3,'discard 3S','person',1000000.0);
INSERT INTO "actions" VALUES(6,159,'action',4,'discard 2S','person',1000000.0);
INSERT INTO "actions" VALUES(6,160,'action',4,'play 2H','person',1000000.0);
INSERT INTO "actions" VALUES(6,161,'action',1,'play QH','person',1000000.0);
INSERT INTO "actions" VALUES(6,162,'action',2,'play 9H','person',1000000.0);
INSERT INTO "actions" VALUES(6,163,'action',3,'play 6H','person',1000000.0);
INSERT INTO "actions" VALUES(6,164,'action',1,'play QS','person',1000000.0);
INSERT INTO "actions" VALUES(6,165,'action',2,'play 8S','person',1000000.0);
INSERT INTO "actions" VALUES(6,166,'action',3,'play 4S','person',1000000.0);
INSERT INTO "actions" VALUES(6,167,'action',4,'play 3H','person',1000000.0);
INSERT INTO "actions" VALUES(6,168,'action',1,'play KS','person',1000000.0);
INSERT INTO "actions" VALUES(6,169,'action',2,'play 9S','person',1000000.0);
INSERT INTO "actions" VALUES(6,170,'action',3,'play 5S','person',1000000.0);
INSERT INTO "actions" VALUES(6,171,'action',4,'play 4H','person',1000000.0);
INSERT INTO "actions" VALUES(6,172,'action',1,'play AS','person',1000000.0);
INSERT INTO "actions" VALUES(6,173,'action',2,'play TS','person',1000000.0);
INSERT INTO "actions" VALUES(6,174,'action',3,'play 6S','person',1000000.0);
INSERT INTO "actions" VALUES(6,175,'action',4,'play 5H','person',1000000.0);
INSERT INTO "actions" VALUES(6,176,'action',1,'play KH','person',1000000.0);
INSERT INTO "actions" VALUES(6,177,'action',2,'play TH','person',1000000.0);
INSERT INTO "actions" VALUES(6,178,'action',3,'play 7H','person',1000000.0);
INSERT INTO "actions" VALUES(6,179,'action',4,'play 5D','person',1000000.0);
INSERT INTO "actions" VALUES(6,180,'action',1,'play AH','person',1000000.0);
INSERT INTO "actions" VALUES(6,181,'action',2,'play JH','person',1000000.0);
INSERT INTO "actions" VALUES(6,182,'action',3,'play 8H','person',1000000.0);
INSERT INTO "actions" VALUES(6,183,'action',4,'play 6D','person',1000000.0);
INSERT INTO "actions" VALUES(6,184,'action',1,'play 2D','person',1000000.0);
INSERT INTO "actions" VALUES(6,185,'action',2,'play QD','person',1000000.0);
INSERT INTO "actions" VALUES(6,186,'action',3,'play 9D','person',1000000.0);
INSERT INTO "actions" VALUES(6,187,'action',4,'play 7D','person',1000000.0);
INSERT INTO "actions" VALUES(6,188,'action',2,'play KD','person',1000000.0);
INSERT INTO "actions" VALUES(6,189,'action',3,'play TD','person',1000000.0);
INSERT INTO "actions" VALUES(6,190,'action',4,'play 8D','person',1000000.0);
INSERT INTO "actions" VALUES(6,191,'action',1,'play 3D','person',1000000.0);
INSERT INTO "actions" VALUES(6,192,'action',2,'play AD','person',1000000.0);
INSERT INTO "actions" VALUES(6,193,'action',3,'play JD','person',1000000.0);
INSERT INTO "actions" VALUES(6,194,'action',4,'play 8C','person',1000000.0);
INSERT INTO "actions" VALUES(6,195,'action',1,'play 4D','person',1000000.0);
INSERT INTO "actions" VALUES(6,196,'action',2,'play 5C','person',1000000.0);
INSERT INTO "actions" VALUES(6,197,'action',3,'play QC','person',1000000.0);
INSERT INTO "actions" VALUES(6,198,'action',4,'play 9C','person',1000000.0);
INSERT INTO "actions" VALUES(6,199,'action',1,'play 2C','person',1000000.0);
INSERT INTO "actions" VALUES(6,200,'action',3,'play KC','person',1000000.0);
INSERT INTO "actions" VALUES(6,201,'action',4,'play TC','person',1000000.0);
INSERT INTO "actions" VALUES(6,202,'action',1,'play 3C','person',1000000.0);
INSERT INTO "actions" VALUES(6,203,'action',2,'play 6C','person',1000000.0);
INSERT INTO "actions" VALUES(6,204,'action',3,'play AC','person',1000000.0);
INSERT INTO "actions" VALUES(6,205,'action',4,'play JC','person',1000000.0);
INSERT INTO "actions" VALUES(6,206,'action',1,'play 4C','person',1000000.0);
INSERT INTO "actions" VALUES(6,207,'action',2,'play 7C','person',1000000.0);
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
INSERT INTO "deals" VALUES(1,1,'solo','[2]','[]','[9,-27,9,9]','[7,3,3,0]','[]');
INSERT INTO "deals" VALUES(3,1,'accept','[1,3]','[]','[-10,10,-10,10]','[0,10,0,3]','[]');
INSERT INTO "deals" VALUES(5,1,'accept','[1,3]','[]','[-10,10,-10,10]','[0,10,0,3]','[]');
INSERT INTO "deals" VALUES(5,2,'small-misere','[2]','[]','[5,-15,5,5]','[6,1,0,0]','[]');
INSERT INTO "deals" VALUES(5,3,'small-misere','[3]','[]','[5,5,-15,5]','[6,3,1,0]','[]');
INSERT INTO "deals" VALUES(5,4,'small-misere','[4]','[4]','[-5,-5,-5,15]','[6,3,3,0]','[]');
INSERT INTO "deals" VALUES(6,1,'solo','[2]','[]','[9,-27,9,9]','[7,3,3,0]','[]');
INSERT INTO "deals" VALUES(6,2,'small-misere','[2]','[]','[6,-18,6,6]','[6,1,0,0]','[]');
INSERT INTO "deals" VALUES(6,3,'small-misere','[3]','[]','[6,6,-18,6]','[6,3,1,0]','[]');
INSERT INTO "deals" VALUES(6,4,'small-misere','[4]','[4]','[-6,-6,-6,18]','[6,3,3,0]','[]');
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
INSERT INTO "houses" VALUES(1,900,'Vlaams','vlaams','kleurenwiezen','flemish','{"shuffle":"no","packets":"4-5-4","solo5":"yes","piccolo":"yes","parole":"yes","troel":"3-or-4","troel_tricks":"8-or-9","troel_royal":"heart","troel_lead":"called","slams":"no","open_slam":"no","piccolissimo":"no","abondance_table":"no","slam_table":"no","proposals_per_suit":"2","solo_after_repeat":"yes","binding":"full","abondance_to_misere":"no","forced_fourth":"no","misere_closes":"no","all_tricks":"30","abondance_overtricks":"no","accept13_undertricks":"no","pass_doubles":"yes","doubles":"yes","scoring":"flemish","claim_when_settled":"yes","deals":"16","ladder":"solo 5=2 +1 +1 +1 +1 +1 +1 +1 +1 -1; accept 8=2 +1 +1 +1 +1 +1 -1; troel=2 +1 +1 +1 +1 +1 -1; slam=25"}',11,1000000.0);
INSERT INTO "houses" VALUES(2,900,'Whist','whist','kleurenwiezen','whisthub','{"shuffle":"no","packets":"4-4-5","solo5":"yes","piccolo":"yes","parole":"yes","troel":"3-or-4","troel_tricks":"8-or-9","troel_royal":"heart","troel_lead":"called","slams":"no","open_slam":"no","piccolissimo":"no","abondance_table":"no","slam_table":"no","proposals_per_suit":"2","solo_after_repeat":"yes","binding":"full","abondance_to_misere":"no","forced_fourth":"no","misere_closes":"no","all_tricks":"30","abondance_overtricks":"yes","accept13_undertricks":"yes","pass_doubles":"yes","doubles":"no","scoring":"basic","claim_when_settled":"yes","deals":"16","ladder":"accept 8=8 +3 +3 +3 +3 +10 -3; accept 13=30; troel=16; slam=75"}',11,1000000.0);
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
INSERT INTO "matches" VALUES(5,900,700,'kleurenwiezen','pagat','{"shuffle":"yes","packets":"4-5-4","solo5":"yes","piccolo":"yes","parole":"yes","troel":"3-or-4","troel_tricks":"8-or-9","troel_royal":"heart","troel_lead":"called","slams":"no","open_slam":"no","piccolissimo":"no","abondance_table":"no","slam_table":"no","proposals_per_suit":"2","solo_after_repeat":"yes","binding":"full","abondance_to_misere":"no","forced_fourth":"no","misere_closes":"no","all_tricks":"30","abondance_overtricks":"no","accept13_undertricks":"no","pass_doubles":"no","doubles":"no","scoring":"flemish","claim_when_settled":"yes","deals":"4","ladder":""}',NULL,NULL,4,1000000.0,1000000.0,'11 12 13 14',0,'yes',0);
INSERT INTO "matches" VALUES(6,900,700,'kleurenwiezen','pagat','{"shuffle":"yes","packets":"4-5-4","solo5":"yes","piccolo":"yes","parole":"yes","troel":"3-or-4","troel_tricks":"8-or-9","troel_royal":"heart","troel_lead":"called","slams":"no","open_slam":"no","piccolissimo":"no","abondance_table":"no","slam_table":"no","proposals_per_suit":"2","solo_after_repeat":"yes","binding":"full","abondance_to_misere":"no","forced_fourth":"no","misere_closes":"no","all_tricks":"30","abondance_overtricks":"no","accept13_undertricks":"no","pass_doubles":"no","doubles":"no","scoring":"basic","claim_when_settled":"yes","deals":"4","ladder":""}',NULL,NULL,4,1000000.0,1000000.0,'11 12 13 14',0,'yes',0);
CREATE TABLE packs (
	table_id INTEGER NOT NULL, 
	deal INTEGER NOT NULL, 
	cards TEXT NOT NULL, 
	PRIMARY KEY (table_id, deal), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "packs" VALUES(1,1,'AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S 5H 4H 3H AH KH QH 2D 3D JH TH 9H AD KD 8H 7H 6H JD TD 2H 8D 7D 6D 5D 4D 2C 3C 4C QD 5C 6C 7C 9D AC KC QC JC TC 9C 8C');
INSERT INTO "packs" VALUES(1,2,'TS 9S 8S 7S 6S 5S 4S 3S 2S 5H 4H 3H AS KS QS JS JH TH 9H AD KD 8H 7H 6H JD TD 2H 8D 7D 6D 5D AH KH QH 2D 3D QD 5C 6C 7C 9D AC KC QC JC TC 9C 8C 4D 2C 3C 4C');
INSERT INTO "packs" VALUES(2,1,'AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S 5H 4H 3H AH KH QH 2D 3D JH TH 9H AD KD 8H 7H 6H JD TD 2H 8D 7D 6D 5D 4D 2C 3C 4C QD 5C 6C 7C 9D AC KC QC JC TC 9C 8C');
INSERT INTO "packs" VALUES(3,1,'2S 2H 4H 6H AS AH KS JS 3S 3H 5H 7H AD AC QS TS 8H 2D 4D 6D 8D 9S 7S 5S KH JH 9H 3D 5D 7D 9D 8S 6S 4S QH TH 2C 4C 6C 8C KD JD KC JC 3C 5C 7C 9C QD TD QC TC');
INSERT INTO "packs" VALUES(3,2,'TS 9S 8S 7S 6S 5S 4S 3S 2S 5H 4H 3H AS KS QS JS JH TH 9H AD KD 8H 7H 6H JD TD 2H 8D 7D 6D 5D AH KH QH 2D 3D QD 5C 6C 7C 9D AC KC QC JC TC 9C 8C 4D 2C 3C 4C');
INSERT INTO "packs" VALUES(4,1,'AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S 5H 4H 3H AH KH QH 2D 3D JH TH 9H AD KD 8H 7H 6H JD TD 2H 8D 7D 6D 5D 4D 2C 3C 4C QD 5C 6C 7C 9D AC KC QC JC TC 9C 8C');
INSERT INTO "packs" VALUES(5,1,'2S 2H 4H 6H AS AH KS JS 3S 3H 5H 7H AD AC QS TS 8H 2D 4D 6D 8D 9S 7S 5S KH JH 9H 3D 5D 7D 9D 8S 6S 4S QH TH 2C 4C 6C 8C KD JD KC JC 3C 5C 7C 9C QD TD QC TC');
INSERT INTO "packs" VALUES(5,2,'TS 9S 8S 7S 6S 5S 4S 3S 2S 5H 4H 3H AS KS QS JS JH TH 9H AD KD 8H 7H 6H JD TD 2H 8D 7D 6D 5D AH KH QH 2D 3D QD 5C 6C 7C 9D AC KC QC JC TC 9C 8C 4D 2C 3C 4C');
INSERT INTO "packs" VALUES(5,3,'6S 5S 4S 3S 2S 5H 4H 3H AS KS QS JS TS 9S 8S 7S 8H 7H 6H JD TD 2H 8D 7D 6D 5D AH KH QH 2D 3D JH TH 9H AD KD 9D AC KC QC JC TC 9C 8C 4D 2C 3C 4C QD 5C 6C 7C');
INSERT INTO "packs" VALUES(5,4,'2S 5H 4H 3H AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2H 8D 7D 6D 5D AH KH QH 2D 3D JH TH 9H AD KD 8H 7H 6H JD TD JC TC 9C 8C 4D 2C 3C 4C QD 5C 6C 7C 9D AC KC QC');
INSERT INTO "packs" VALUES(6,1,'AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S 5H 4H 3H AH KH QH 2D 3D JH TH 9H AD KD 8H 7H 6H JD TD 2H 8D 7D 6D 5D 4D 2C 3C 4C QD 5C 6C 7C 9D AC KC QC JC TC 9C 8C');
INSERT INTO "packs" VALUES(6,2,'TS 9S 8S 7S 6S 5S 4S 3S 2S 5H 4H 3H AS KS QS JS JH TH 9H AD KD 8H 7H 6H JD TD 2H 8D 7D 6D 5D AH KH QH 2D 3D QD 5C 6C 7C 9D AC KC QC JC TC 9C 8C 4D 2C 3C 4C');
INSERT INTO "packs" VALUES(6,3,'6S 5S 4S 3S 2S 5H 4H 3H AS KS QS JS TS 9S 8S 7S 8H 7H 6H JD TD 2H 8D 7D 6D 5D AH KH QH 2D 3D JH TH 9H AD KD 9D AC KC QC JC TC 9C 8C 4D 2C 3C 4C QD 5C 6C 7C');
INSERT INTO "packs" VALUES(6,4,'2S 5H 4H 3H AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2H 8D 7D 6D 5D AH KH QH 2D 3D JH TH 9H AD KD 8H 7H 6H JD TD JC TC 9C 8C 4D 2C 3C 4C QD 5C 6C 7C 9D AC KC QC');
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
INSERT INTO "results" VALUES(5,1,11,'Anna',-5,0,0,2,11,'Anna',NULL,'12 13 14',-5,1,0,0);
INSERT INTO "results" VALUES(5,2,12,'Bram',-5,0,1,2,12,'Bram',NULL,'11 13 14',-5,1,0,0);
INSERT INTO "results" VALUES(5,3,13,'Chloé',-25,0,2,4,13,'Chloé',NULL,'11 12 14',-25,2,0,0);
INSERT INTO "results" VALUES(5,4,14,'Daan',35,1,3,1,14,'Daan',NULL,'11 12 13',35,1,1,0);
INSERT INTO "results" VALUES(6,1,11,'Anna',15,0,0,2,11,'Anna',NULL,'12 13 14',15,0,0,0);
INSERT INTO "results" VALUES(6,2,12,'Bram',-45,0,1,4,12,'Bram',NULL,'11 13 14',-45,2,0,0);
INSERT INTO "results" VALUES(6,3,13,'Chloé',-9,0,2,3,13,'Chloé',NULL,'11 12 14',-9,1,0,0);
INSERT INTO "results" VALUES(6,4,14,'Daan',39,1,3,1,14,'Daan',NULL,'11 12 13',39,1,1,0);
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
INSERT INTO "tables" VALUES(1,70,'playing',0,'kleurenwiezen','pagat','{"shuffle":"yes","packets":"4-5-4","solo5":"yes","piccolo":"yes","parole":"yes","troel":"3-or-4","troel_tricks":"8-or-9","troel_royal":"heart","troel_lead":"called","slams":"no","open_slam":"no","piccolissimo":"no","abondance_table":"no","slam_table":"no","proposals_per_suit":"2","solo_after_repeat":"yes","binding":"full","abondance_to_misere":"no","forced_fourth":"no","misere_closes":"no","all_tricks":"30","abondance_overtricks":"no","accept13_undertricks":"no","pass_doubles":"no","doubles":"no","scoring":"basic","claim_when_settled":"yes","deals":"16","ladder":""}',900,700,11,'open','[]','en',0,'[{"name":"Anna","user_id":11,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Bram","user_id":12,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Chloé","user_id":13,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Daan","user_id":14,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null}]',4,NULL,NULL,NULL,'{}',1000000.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,0,'[]',NULL,NULL,3592000.0,'[[0,1,"Anna",11],[0,2,"Bram",12],[0,3,"Chloé",13],[0,4,"Daan",14]]',NULL);
INSERT INTO "tables" VALUES(2,8,'playing',0,'kleurenwiezen','pagat','{"shuffle":"yes","packets":"4-5-4","solo5":"yes","piccolo":"yes","parole":"yes","troel":"3-or-4","troel_tricks":"8-or-9","troel_royal":"heart","troel_lead":"called","slams":"no","open_slam":"no","piccolissimo":"no","abondance_table":"no","slam_table":"no","proposals_per_suit":"2","solo_after_repeat":"yes","binding":"full","abondance_to_misere":"no","forced_fourth":"no","misere_closes":"yes","all_tricks":"30","abondance_overtricks":"no","accept13_undertricks":"no","pass_doubles":"no","doubles":"no","scoring":"basic","claim_when_settled":"no","deals":"16","ladder":""}',900,700,11,'open','[]','en',0,'[{"name":"Anna","user_id":11,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Bram","user_id":12,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Chloé","user_id":13,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Daan","user_id":14,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null}]',4,NULL,NULL,NULL,'{}',1000000.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,0,'[]',NULL,NULL,3592000.0,'[[0,1,"Anna",11],[0,2,"Bram",12],[0,3,"Chloé",13],[0,4,"Daan",14]]',NULL);
INSERT INTO "tables" VALUES(3,64,'playing',0,'kleurenwiezen','flemish','{"shuffle":"yes","packets":"4-5-4","solo5":"yes","piccolo":"yes","parole":"yes","troel":"3-or-4","troel_tricks":"8-or-9","troel_royal":"heart","troel_lead":"called","slams":"no","open_slam":"no","piccolissimo":"no","abondance_table":"no","slam_table":"no","proposals_per_suit":"2","solo_after_repeat":"yes","binding":"full","abondance_to_misere":"no","forced_fourth":"no","misere_closes":"no","all_tricks":"30","abondance_overtricks":"no","accept13_undertricks":"no","pass_doubles":"yes","doubles":"yes","scoring":"flemish","claim_when_settled":"no","deals":"16","ladder":""}',900,700,11,'open','[]','en',0,'[{"name":"Anna","user_id":11,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Bram","user_id":12,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Chloé","user_id":13,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Daan","user_id":14,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null}]',4,NULL,NULL,NULL,'{}',1000000.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,0,'[]',NULL,NULL,3592000.0,'[[0,1,"Anna",11],[0,2,"Bram",12],[0,3,"Chloé",13],[0,4,"Daan",14]]',NULL);
INSERT INTO "tables" VALUES(4,13,'playing',0,'kleurenwiezen','pagat','{"shuffle":"yes","packets":"4-5-4","solo5":"yes","piccolo":"yes","parole":"yes","troel":"3-or-4","troel_tricks":"8-or-9","troel_royal":"heart","troel_lead":"called","slams":"no","open_slam":"no","piccolissimo":"no","abondance_table":"no","slam_table":"no","proposals_per_suit":"2","solo_after_repeat":"yes","binding":"full","abondance_to_misere":"no","forced_fourth":"no","misere_closes":"no","all_tricks":"30","abondance_overtricks":"no","accept13_undertricks":"no","pass_doubles":"no","doubles":"no","scoring":"basic","claim_when_settled":"no","deals":"16","ladder":""}',900,700,11,'open','[]','en',0,'[{"name":"Anna","user_id":11,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Bram","user_id":12,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Chloé","user_id":13,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Daan","user_id":14,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null}]',4,NULL,NULL,NULL,'{}',1000000.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,0,'[]',NULL,NULL,3592000.0,'[[0,1,"Anna",11],[0,2,"Bram",12],[0,3,"Chloé",13],[0,4,"Daan",14]]',NULL);
INSERT INTO "tables" VALUES(5,203,'over',0,'kleurenwiezen','pagat','{"shuffle":"yes","packets":"4-5-4","solo5":"yes","piccolo":"yes","parole":"yes","troel":"3-or-4","troel_tricks":"8-or-9","troel_royal":"heart","troel_lead":"called","slams":"no","open_slam":"no","piccolissimo":"no","abondance_table":"no","slam_table":"no","proposals_per_suit":"2","solo_after_repeat":"yes","binding":"full","abondance_to_misere":"no","forced_fourth":"no","misere_closes":"no","all_tricks":"30","abondance_overtricks":"no","accept13_undertricks":"no","pass_doubles":"no","doubles":"no","scoring":"flemish","claim_when_settled":"yes","deals":"4","ladder":""}',900,700,11,'open','[]','en',0,'[{"name":"Anna","user_id":11,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Bram","user_id":12,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Chloé","user_id":13,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Daan","user_id":14,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null}]',4,NULL,NULL,NULL,'{}',1000000.0,1000000.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,0,'[]',NULL,NULL,3592000.0,'[[0,1,"Anna",11],[0,2,"Bram",12],[0,3,"Chloé",13],[0,4,"Daan",14]]',NULL);
INSERT INTO "tables" VALUES(6,210,'over',0,'kleurenwiezen','pagat','{"shuffle":"yes","packets":"4-5-4","solo5":"yes","piccolo":"yes","parole":"yes","troel":"3-or-4","troel_tricks":"8-or-9","troel_royal":"heart","troel_lead":"called","slams":"no","open_slam":"no","piccolissimo":"no","abondance_table":"no","slam_table":"no","proposals_per_suit":"2","solo_after_repeat":"yes","binding":"full","abondance_to_misere":"no","forced_fourth":"no","misere_closes":"no","all_tricks":"30","abondance_overtricks":"no","accept13_undertricks":"no","pass_doubles":"no","doubles":"no","scoring":"basic","claim_when_settled":"yes","deals":"4","ladder":""}',900,700,11,'open','[]','en',0,'[{"name":"Anna","user_id":11,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Bram","user_id":12,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Chloé","user_id":13,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},{"name":"Daan","user_id":14,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null}]',4,NULL,NULL,NULL,'{}',1000000.0,1000000.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,0,'[]',NULL,NULL,3592000.0,'[[0,1,"Anna",11],[0,2,"Bram",12],[0,3,"Chloé",13],[0,4,"Daan",14]]',NULL);
INSERT INTO "tables" VALUES(7,0,'lobby',0,'kleurenwiezen','pagat','{"shuffle":"no","packets":"4-5-4","solo5":"yes","piccolo":"yes","parole":"yes","troel":"3-or-4","troel_tricks":"8-or-9","troel_royal":"heart","troel_lead":"called","slams":"no","open_slam":"no","piccolissimo":"no","abondance_table":"no","slam_table":"no","proposals_per_suit":"2","solo_after_repeat":"yes","binding":"full","abondance_to_misere":"no","forced_fourth":"no","misere_closes":"yes","all_tricks":"30","abondance_overtricks":"no","accept13_undertricks":"no","pass_doubles":"no","doubles":"no","scoring":"basic","claim_when_settled":"no","deals":"16","ladder":""}',900,700,11,'open','[]','en',0,'[{"name":"Anna","user_id":11,"player":"simple","away":false,"offered":false,"missed":0,"kept_for":null},null,null,null]',NULL,NULL,NULL,NULL,'{}',1000000.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,0,'[]',NULL,NULL,1086400.0,'[]',NULL);
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
COMMIT;
