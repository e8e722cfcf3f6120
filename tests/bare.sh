#!/bin/sh
# Makes a minimal Debian in a folder and runs `make run` and `make test` in it, in an empty clone of what is committed:
# a machine of ours has by chance what a new one lacks. $1: the folder, kept for the next time; the rest: for pytest.
set -eu

folder=$1
shift
if [ "$(id -u)" != 0 ] || ! command -v debootstrap >/dev/null; then
    echo "make bare needs to be root, and debootstrap (on Debian and Ubuntu: apt-get install debootstrap)" >&2
    exit 1
fi
folder=$(realpath -m "$folder")
if [ ! -e "$folder/made" ]; then
    debootstrap --variant=minbase --include=python3,python3-venv,make,git,ca-certificates bookworm "$folder"
    touch "$folder/made"
fi

# Whoever is behind a proxy, or trusts a certificate of its own, needs both there too.
cp /etc/resolv.conf "$folder/etc/resolv.conf"
cp /etc/ssl/certs/ca-certificates.crt "$folder/etc/ssl/certs/ca-certificates.crt"
rm -rf "$folder/project"
git clone --quiet . "$folder/project"

inside() {
    env -i HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 CI="${CI:-}" \
        $(env | grep -E '^(PIP_(CERT|INDEX_URL|PROXY|DEFAULT_TIMEOUT)|https?_proxy|no_proxy)=') \
        chroot "$folder" sh -euc "cd /project; $1"
}

mount -t proc proc "$folder/proc"
mkdir -p "$folder/dev/shm"
chmod 1777 "$folder/dev/shm"
trap 'umount "$folder/proc"' EXIT

echo "make run, until its page is there"
inside 'setsid make run ARGS="--port 8765 --no-browser" >said 2>&1 &
    until grep "The practice table is open" said; do kill -0 $! || { cat said; exit 1; }; sleep 1; done
    python3 -c "import sys, urllib.request; urllib.request.urlopen(sys.argv[1])" "$(grep -o "http://[^ ]*" said)"
    kill -TERM -$!'

echo "make test"
inside "make test ARGS='$*'"
