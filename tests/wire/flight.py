"""Which bytes are on their way between two sockets of one loop, so that no clock moves while something travels.

Loopback almost always delivers within the call that sends. What it delivers late (a large upload in parts, the end of a
connection) is seen here: every byte sent and not yet read by somebody who is reading counts.
"""

from __future__ import annotations

import selectors
import socket
from typing import Any

Address = tuple[Any, Any]


class End:
    """One end of a connection, in place of its socket: it counts what it sends and reads."""

    def __init__(self, real: socket.socket, flight: Flight) -> None:
        self._real, self._flight = real, flight
        self.number = real.fileno()
        self.address: Address = (real.getsockname(), real.getpeername())
        self.sent = self.read = 0
        self.closed = self.at_end = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._real, name)

    def send(self, *arguments: Any) -> int:
        return self._count_sent(self._real.send(*arguments))

    def sendmsg(self, *arguments: Any) -> int:
        return self._count_sent(self._real.sendmsg(*arguments))

    def recv(self, *arguments: Any) -> bytes:
        return bytes(self._count_read(self._real.recv, len, *arguments))

    def recv_into(self, *arguments: Any) -> int:
        return int(self._count_read(self._real.recv_into, int, *arguments))

    def close(self) -> None:
        self.closed = True
        self._flight.forget_or_wait(self)
        self._real.close()

    def _count_sent(self, count: int) -> int:
        self.sent += count
        self._flight.unsettled.add(self)
        return count

    def _count_read(self, read: Any, size: Any, *arguments: Any) -> Any:
        try:
            got = read(*arguments)
        except (BlockingIOError, InterruptedError):
            raise
        except OSError:
            self.at_end = True
            raise
        self.read += size(got)
        self.at_end = not size(got)
        return got


class Flight:
    """All connections between sockets of one loop."""

    def __init__(self, selector: selectors.BaseSelector) -> None:
        self.unsettled: set[End] = set()
        """Ends that sent or closed, and whose other end may not know yet."""
        self._selector = selector
        self._ends: dict[Address, End] = {}

    def counted(self, real: socket.socket) -> Any:
        """What a transport is to use instead of this socket."""
        end = End(real, self)
        self._ends[end.address] = end
        return end

    @property
    def under_way(self) -> bool:
        """Whether anybody who reads has not got everything yet."""
        self.unsettled = {end for end in self.unsettled if self._waits(end)}
        return bool(self.unsettled)

    def forget_or_wait(self, end: End) -> None:
        """One end was closed: the other is to notice, or both are done with."""
        other = self._other(end)
        if other is None or other.closed:
            for gone in (end, other):
                if gone is not None and self._ends.get(gone.address) is gone:
                    del self._ends[gone.address]
        else:
            self.unsettled.add(end)

    def _other(self, end: End) -> End | None:
        here, there = end.address
        return self._ends.get((there, here))

    def _waits(self, end: End) -> bool:
        other = self._other(end)
        if other is None:
            # Not accepted yet, if it is somebody of ours at all.
            return not end.closed
        if other.closed or other.at_end or not self._is(other, selectors.EVENT_READ):
            return False
        return end.sent > other.read or end.closed or self._is(end, selectors.EVENT_WRITE)

    def _is(self, end: End, doing: int) -> bool:
        key = self._selector.get_map().get(end.number)
        return key is not None and bool(key.events & doing)
