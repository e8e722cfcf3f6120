# The bot in a container; docs/hosting.md says how to run it.
#
# It needs no privileges, writes only into /app/data, and keeps its heartbeat in /tmp: run it with --read-only,
# --tmpfs /tmp and a volume for /app/data. Settings come at the start; none is in the image.

ARG PYTHON=3.11-slim-bookworm

FROM python:${PYTHON} AS program
WORKDIR /app
COPY run.py requirements.txt ./
COPY requirements requirements
RUN PIP_NO_CACHE_DIR=1 PIP_ONLY_BINARY=:all: UV_NO_CACHE=1 UV_NO_BUILD=1 python run.py install runtime \
    && .venv/bin/python -m pip uninstall --quiet --yes uv pip setuptools
COPY bot.py verify_match.py pyproject.toml LICENSE ./
COPY hosting hosting
COPY practice practice
COPY cogs cogs
COPY rendering rendering
COPY locales locales
COPY engine engine
# Python cannot keep what it compiles on a read-only file system, so that is done here, once. And a file that only its
# owner could read where the image is made must not be one that the bot cannot read.
RUN .venv/bin/python -m compileall -q bot.py hosting practice cogs rendering locales engine \
    && chmod -R a+rX .

FROM python:${PYTHON}
COPY --from=program /app /app
WORKDIR /app
RUN useradd --system --uid 10001 --home-dir /app --shell /usr/sbin/nologin cards \
    && install -d -o cards -g cards -m 700 data
ENV PATH=/app/.venv/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1
USER cards
VOLUME /app/data
STOPSIGNAL SIGTERM
# Is the bot connected, and does its event loop come round? A start may have to wait for its turn at Discord.
HEALTHCHECK --interval=30s --timeout=10s --start-period=120s --retries=3 \
    CMD ["python", "-m", "hosting.heartbeat", "/tmp/heartbeat"]
ENTRYPOINT ["python", "bot.py"]
CMD ["--no-practice", "--heartbeat", "/tmp/heartbeat"]
