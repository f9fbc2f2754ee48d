#!/bin/sh
# Runs something with the settings of the product, which root alone may read, in its folder and as its user:
#   sudo foothold server                        the product, here and now
#   sudo foothold migrate                       brings the tables up to date
#   sudo foothold admin payments review         a command of the operator's
#   sudo foothold sh -c 'echo "$DATABASE_URL"'  anything else
#   sudo foothold next migrate                  the same with the release that stands beside the one that runs
# Installed as /usr/local/sbin/foothold (docs/deployment.md, step 6): it is root's, since root runs it.
set -eu
settings=/etc/foothold.env
app=/srv/foothold/app
user=foothold

if [ "${1:-}" = next ]; then
  app=/srv/foothold/next
  shift
fi
case ${1:-} in
  '')
    echo 'Usage: foothold [next] server | migrate | admin [command] | any other command' >&2
    exit 64
    ;;
  server | migrate | admin)
    program=build/server/$1.js
    shift
    set -- node --disable-warning=ExperimentalWarning "$program" "$@"
    ;;
esac
set -a
. "$settings"
set +a
cd "$app"
# Node is the one that a checkout brought along, or else the machine's.
export HOME="$app" PATH="$app/node_modules/.bin:/usr/local/bin:$PATH"
exec setpriv --reuid="$user" --regid="$user" --init-groups -- "$@"
