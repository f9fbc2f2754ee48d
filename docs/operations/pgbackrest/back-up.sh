#!/bin/sh
# Backs up the database, as the user postgres: all of it on Sundays and where there is no backup yet, on other days
# what has changed since. Proves beforehand that the archive takes what the server writes. Ends with an error where
# something is not as it should be: have that reach you.
set -eu
# The product's role may have a limit (role-limits.sql), which is none for a checkpoint.
export PGOPTIONS='-c statement_timeout=0'
type=diff
[ "$(date +%u)" != 7 ] || type=full
pgbackrest --stanza=foothold stanza-create
pgbackrest --stanza=foothold check
pgbackrest --stanza=foothold --type="${1:-$type}" backup
