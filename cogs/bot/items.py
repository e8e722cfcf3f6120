"""Which buttons and menus of messages the bot knows, of whatever age the message is."""

from __future__ import annotations

from typing import Final

from cogs.admin.privacy import PrivacyButton
from cogs.bot.welcome import WelcomeButton
from cogs.evenings.parts import EveningButton
from cogs.house_rules.building.items import BUILD_ITEMS
from cogs.house_rules.buttons import HouseButton, HouseMenu
from cogs.learn.glossary_page import GlossaryMenu
from cogs.learn.rules import ChapterButton
from cogs.lessons.buttons import LESSON_ITEMS
from cogs.messages.buttons import DYNAMIC_ITEMS
from cogs.messages.letters import LettersButton
from cogs.score_keeper.buttons import SCORE_ITEMS
from cogs.settings.setting_buttons import SETTING_ITEMS
from cogs.shared_deals.buttons import DEAL_ITEMS
from cogs.standings.finished_buttons import PAST_ITEMS
from cogs.standings.leaderboard_buttons import LEADERBOARD_ITEMS
from cogs.tournament.buttons import TOURNAMENT_ITEMS

ITEMS: Final = (
    *DYNAMIC_ITEMS,
    *TOURNAMENT_ITEMS,
    EveningButton,
    *SCORE_ITEMS,
    ChapterButton,
    HouseButton,
    HouseMenu,
    *BUILD_ITEMS,
    *SETTING_ITEMS,
    *PAST_ITEMS,
    PrivacyButton,
    WelcomeButton,
    GlossaryMenu,
    LettersButton,
    *LEADERBOARD_ITEMS,
    *LESSON_ITEMS,
    *DEAL_ITEMS,
)
"""All that can be pressed or picked in messages."""
