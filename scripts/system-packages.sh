#!/bin/sh
# Makes sure of the programs that the tests run: browsers, a database server with its backups, a mail server, a collector of
# figures, PDF tools.
# With "soak" also a third browser, which needs a screen, a second program that opens Word files, readers of PDFs that
# others build on, and what has a standby take over.
# Installs them through apt where that is allowed, and says what is missing where it is not.
set -eu

# The build without a window is the quicker one; older releases do not have it.
browser=chromium
if command -v apt-cache >/dev/null 2>&1 && [ -n "$(apt-cache policy chromium-headless-shell 2>/dev/null)" ]; then
  browser=chromium-headless-shell
fi

missing() {
  command -v chromium-headless-shell >/dev/null 2>&1 || command -v chromium >/dev/null 2>&1 ||
    command -v google-chrome >/dev/null 2>&1 || echo "$browser"
  [ -n "${FIREFOX_PATH:-}" ] || command -v firefox-esr >/dev/null 2>&1 || echo firefox-esr
  command -v pdftotext >/dev/null 2>&1 || echo poppler-utils
  command -v qpdf >/dev/null 2>&1 || echo qpdf
  command -v openssl >/dev/null 2>&1 || echo openssl
  command -v prometheus >/dev/null 2>&1 || echo prometheus
  [ -x /usr/sbin/exim4 ] || command -v exim4 >/dev/null 2>&1 || echo exim4-daemon-light
  [ -x /usr/sbin/pgbouncer ] || command -v pgbouncer >/dev/null 2>&1 || echo pgbouncer
  command -v pgbackrest >/dev/null 2>&1 || echo pgbackrest
  ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null 2>&1 || echo postgresql
}

missing_for_soak() {
  command -v WebKitWebDriver >/dev/null 2>&1 || echo webkit2gtk-driver
  command -v xvfb-run >/dev/null 2>&1 || echo xvfb
  command -v xauth >/dev/null 2>&1 || echo xauth
  command -v patroni >/dev/null 2>&1 || echo patroni
  command -v etcd >/dev/null 2>&1 || echo etcd-server
  command -v soffice >/dev/null 2>&1 || echo libreoffice-writer-nogui
  command -v mutool >/dev/null 2>&1 || echo mupdf-tools
  command -v pdf2txt >/dev/null 2>&1 || echo python3-pdfminer
  command -v java >/dev/null 2>&1 || echo default-jre-headless
  [ -e /usr/share/java/pdfbox2-tools.jar ] || echo libpdfbox2-java
}

all_missing() {
  missing
  [ "$purpose" != soak ] || missing_for_soak
}

purpose=${1:-test}
needed=$(all_missing)
[ -z "$needed" ] && exit 0
as_root=""
[ "$(id -u)" -eq 0 ] || as_root="sudo -n"
if command -v apt-get >/dev/null 2>&1; then
  echo "Installing for the tests: $(echo "$needed" | tr '\n' ' ')"
  # Without removals: a machine whose mail goes through another server keeps that one.
  # shellcheck disable=SC2086 # word splitting is what separates the package names
  if $as_root apt-get update -qq && DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq --no-remove --no-install-recommends $needed >/dev/null; then
    needed=$(all_missing)
    [ -z "$needed" ] && exit 0
  fi
fi
echo "The tests need these packages, which could not be installed automatically:" >&2
echo "$needed" | sed 's/^/  - /' >&2
echo "On Debian and Ubuntu: sudo apt-get install $(echo "$needed" | tr '\n' ' ')" >&2
exit 1
