#!/bin/sh
# What the tests need besides Python and Node: found, or installed where that may be done, or else named.
set -eu

need() { # what it is, the package of Debian and Ubuntu, where it may be
    what=$1 package=$2
    shift 2
    for place in "$@"; do
        if command -v "$place" > /dev/null 2>&1; then return; fi
    done
    if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null 2>&1; then
        echo "The tests need $what: installing $package"
        apt-get update -qq
        DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "$package" > /dev/null
    elif command -v apt-get > /dev/null 2>&1; then
        echo "The tests need $what: sudo apt-get install $package" >&2
        exit 1
    else
        echo "The tests need $what: please install it, so that $1 is found" >&2
        exit 1
    fi
}

need PostgreSQL postgresql initdb /usr/lib/postgresql/*/bin/initdb
need "a Chromium" chromium "${CHROMIUM:-chromium}"
