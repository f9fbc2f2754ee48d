# The password is the environment's, and in no layer of the image.
set -eu
umask 077
printf '"foothold" "%s"\n' "$DATABASE_PASSWORD" > /tmp/userlist.txt
exec pgbouncer /etc/pgbouncer/pgbouncer.ini
