#!/bin/sh
# For compose.yaml: a backup at once, and then every night at two.
set -u
while :; do
  sh /etc/pgbackrest/back-up.sh || echo 'ERROR: no backup was made' >&2
  sleep $(($(date -d 'tomorrow 02:00' +%s) - $(date +%s)))
done
