import { createServer, type Server, type Socket } from 'node:net';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail server on loopback. */
export type TestMailServer = {
  port: number;
  /** The mails it took, byte for byte. */
  taken: string[];
  /** Connections made to it. */
  connections(): number;
  close(): Promise<void>;
};

/** Answers with a code of its own choosing, as the wire has it. */
export function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

/** A real mail server that behaves as it is told; without options it takes everything, in clear. */
export async function startSmtpServer(options: SMTPServerOptions = {}): Promise<TestMailServer> {
  const taken: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.key === undefined ? ['STARTTLS'] : [],
    disableReverseLookup: true,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        taken.push(Buffer.concat(chunks).toString('latin1'));
        done();
      });
    },
    ...options,
  });
  // A client that turns away from a certificate is part of the story.
  server.on('error', () => undefined);
  return listening(server.server, taken, () => new Promise((resolve) => server.close(() => resolve())));
}

/** A server that speaks line by line as `answer` tells it; undefined leaves the client waiting. */
export async function startScriptedServer(
  greeting: string | undefined,
  answer: (line: string) => string | undefined,
): Promise<TestMailServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (greeting !== undefined) socket.write(`${greeting}\r\n`);
    let read = '';
    socket.on('data', (chunk) => {
      read += chunk.toString('latin1');
      for (let end = read.indexOf('\r\n'); end >= 0; end = read.indexOf('\r\n')) {
        const reply = answer(read.slice(0, end));
        read = read.slice(end + 2);
        if (reply !== undefined) socket.write(`${reply}\r\n`);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return listening(server, [], () => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(() => resolve()));
  });
}

/** A server that takes every mail to every address, however either is written, and keeps both as they came. */
export async function startLaxServer(): Promise<TestMailServer & { recipients: string[] }> {
  const recipients: string[] = [];
  const taken: string[] = [];
  let text: string[] | undefined;
  const server = await startScriptedServer('220 here', (line) => {
    if (text === undefined) {
      if (/^RCPT/i.test(line)) recipients.push(line);
      if (line === 'DATA') text = [];
      return line === 'DATA' ? '354 go' : '250 fine';
    }
    if (line !== '.') {
      text.push(line);
      return undefined;
    }
    taken.push(text.join('\r\n'));
    text = undefined;
    return '250 taken';
  });
  return { ...server, taken, recipients };
}

async function listening(
  server: Server,
  taken: string[],
  close: () => Promise<void>,
): Promise<TestMailServer> {
  let connections = 0;
  server.on('connection', () => (connections += 1));
  if (!server.listening) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // A listening TCP server has an address with a port.
  return { port, taken, connections: () => connections, close };
}

/** A certificate for `localhost` that nobody but its maker has signed. */
export function selfSignedCertificate(): { key: string; cert: string } {
  const directory = mkdtempSync(join(tmpdir(), 'foothold-certificate-'));
  const [key, cert] = [join(directory, 'key.pem'), join(directory, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', key];
  execFileSync('openssl', ['req', '-x509', ...made, '-out', cert, '-days', '2', ...subject], {
    stdio: 'ignore',
  });
  const pair = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  rmSync(directory, { recursive: true, force: true });
  return pair;
}
