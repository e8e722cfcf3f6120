"""Marks of yesterday's database, with salts of their own, hold until their deal is over."""

from __future__ import annotations

import hashlib
import hmac
import json
import random
from pathlib import Path

import pytest

from engine.table.model.errors import Refusal, Refused
from tests.engine.running.support import ANNA, BRAM, CHLOE, STEPWISE, Hour, Process, act_somehow, address, user_to_move
from tests.engine.store.databases import execute
from tests.engine.store.migrations.yesterday import back_to


async def test_whoever_was_forgotten_in_yesterdays_deal_sees_no_other_hand_of_it(tmp_path: Path) -> None:
    process = await Process.start(address(tmp_path), Hour(), random.Random(3), STEPWISE)
    table = await process.started((ANNA, CHLOE))
    while user_to_move(table) is None:
        await process.passes(1)
    await act_somehow(table)
    await process.close()
    back_to(process.url, "0036")
    salt = bytes(range(16))
    digest = hmac.new(salt, str(BRAM).encode(), hashlib.sha256).hexdigest()
    execute(process.url, f"UPDATE tables SET marks = '{json.dumps([[3, salt.hex(), digest]])}'")
    born = await Process.start(address(tmp_path), Hour(), random.Random(3), STEPWISE)
    again = born.tables.get(table.id)
    with pytest.raises(Refused) as refused:
        await again.take_over(BRAM, "Bram", 4)
    assert refused.value.reason is Refusal.KNOWS_OTHER_HAND
    await again.take_over(BRAM, "Bram", 3)
    assert again.seat_of(BRAM) == 3
    await born.close()
