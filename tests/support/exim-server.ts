import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { selfSignedCertificate } from './smtp-server.ts';

/** A mail server as providers run it: encrypts, asks for a password, and delivers into a mailbox. */
export type EximServer = {
  port: number;
  user: string;
  password: string;
  /** What a client has to trust. */
  certificate: string;
  /** Waits for the next mail that was delivered, byte for byte, with the envelope's recipient in `Envelope-to`. */
  take(): Promise<string>;
  close(): Promise<void>;
};

const PATIENCE_MS = 20_000;
const USER = 'foothold';
const PASSWORD = 'a password with = and / in it';

/**
 * Starts Debian's Exim with a configuration, spool and mailbox of its own in a temporary directory, on a free port of
 * loopback. Nothing of the machine's own mail system is read or written.
 */
export async function startExim(): Promise<EximServer> {
  const directory = mkdtempSync(join(tmpdir(), 'foothold-exim-'));
  const owner = unprivileged();
  const { key, cert } = selfSignedCertificate();
  const port = await freePort();
  for (const name of ['spool', 'log', 'mail']) mkdirSync(join(directory, name));
  writeFileSync(join(directory, 'key.pem'), key, { mode: 0o600 });
  writeFileSync(join(directory, 'cert.pem'), cert);
  const config = join(directory, 'exim.conf');
  writeFileSync(config, configuration(directory, port, owner));
  chmodSync(directory, 0o755);
  for (const name of ['.', ...readdirSync(directory)]) chownSync(join(directory, name), owner.uid, owner.gid);
  const program = existsSync('/usr/sbin/exim4') ? '/usr/sbin/exim4' : 'exim4';
  const { uid, gid } = owner;
  const server = spawn(program, ['-C', config, '-bdf'], { uid, gid, cwd: directory, stdio: 'ignore' });
  const exited = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const close = async () => {
    server.kill('SIGTERM');
    await exited;
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    await poll(`Exim to listen on port ${port}`, () => answers(port));
  } catch (error) {
    await close();
    throw error;
  }
  const delivered = join(directory, 'mail', 'new');
  return {
    port,
    user: USER,
    password: PASSWORD,
    certificate: cert,
    take: () =>
      poll('a mail to be delivered', async () => {
        const [name] = existsSync(delivered) ? readdirSync(delivered).sort() : [];
        if (name === undefined) return undefined;
        const mail = readFileSync(join(delivered, name), 'latin1');
        rmSync(join(delivered, name));
        return mail;
      }),
    close,
  };
}

type Owner = { uid: number; gid: number; user: string; group: string };

/** Exim delivers nothing as root; started by root, it runs as the user its package made. */
function unprivileged(): Owner {
  const isRoot = process.getuid?.() === 0;
  const id = (...flags: string[]) =>
    execFileSync('id', isRoot ? [...flags, 'Debian-exim'] : flags, { encoding: 'utf8' }).trim();
  return { uid: Number(id('-u')), gid: Number(id('-g')), user: id('-un'), group: id('-gn') };
}

function configuration(directory: string, port: number, { user, group }: Owner): string {
  return `
exim_user = ${user}
exim_group = ${group}
deliver_drop_privilege
keep_environment =
spool_directory = ${directory}/spool
log_file_path = ${directory}/log/%slog
pid_file_path = ${directory}/exim.pid
primary_hostname = localhost
local_interfaces = 127.0.0.1
daemon_smtp_ports = ${port}
host_lookup =
rfc1413_hosts =
tls_advertise_hosts = *
tls_certificate = ${directory}/cert.pem
tls_privatekey = ${directory}/key.pem
# The password is asked for once the line is encrypted, and nothing is taken without it.
auth_advertise_hosts = \${if eq{$tls_in_cipher}{}{}{*}}
acl_smtp_mail = check_mail
acl_smtp_rcpt = check_rcpt
acl_smtp_data = check_data
begin acl
check_mail:
  require message = please encrypt
          encrypted = *
  require message = please authenticate
          authenticated = *
  accept
check_rcpt:
  accept
check_data:
  require message = not a mail by the standard
          verify = header_syntax
  accept
begin routers
everybody:
  driver = accept
  transport = mailbox
begin transports
mailbox:
  driver = appendfile
  directory = ${directory}/mail
  maildir_format
  envelope_to_add
  return_path_add
begin authenticators
plain:
  driver = plaintext
  public_name = PLAIN
  server_prompts = :
  server_condition = \${if and{{eq{$auth2}{${USER}}}{eq{$auth3}{${PASSWORD}}}}}
  server_set_id = $auth2
`;
}

function answers(port: number): Promise<true | undefined> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', () => resolve(true));
    socket.once('error', () => resolve(undefined));
    socket.once('data', () => socket.end('QUIT\r\n'));
  });
}

async function poll<T>(awaited: string, look: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`waited in vain for ${awaited}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
