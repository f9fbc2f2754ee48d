import { Agent, request } from 'node:http';
import { HOSTILE_CALLS, type AttackName, type HostileCall } from './hostile-calls.ts';

/*
 * One account at full speed, in a process of its own so that whoever measures is not slowed by it. Sends until it is
 * ended; then it tells how many answers of which status it got.
 */

const [url = '', token = '', name = '', connections = '8', id = '1'] = process.argv.slice(2);
const { method, path, body }: HostileCall = HOSTILE_CALLS[name as AttackName]; // What the test starts it with.
const { hostname, port } = new URL(url);
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const statuses: Record<string, number> = {};
const noted = (status: string) => (statuses[status] = (statuses[status] ?? 0) + 1);

process.on('SIGTERM', () => process.stdout.write(JSON.stringify(statuses), () => process.exit(0)));

let sent = 0;
function send(): Promise<void> {
  // Each is new to whoever remembers the last one.
  const content = body && Buffer.from(body.replace('NUMBER', String((sent += 1))));
  return new Promise((resolve) => {
    const sending = request({
      ...{ agent, hostname, port, method },
      path: path.replace('ID', id),
      headers: {
        ...(token !== '' && { Authorization: `Bearer ${token}` }),
        ...(content && { 'Content-Type': 'application/json', 'Content-Length': content.length }),
      },
    });
    sending.on('response', (answer) => {
      answer.resume().on('error', () => resolve());
      answer.on('end', () => {
        noted(String(answer.statusCode));
        resolve();
      });
    });
    sending.on('error', () => {
      noted('none');
      resolve();
    });
    sending.end(content);
  });
}

async function sendOn(): Promise<never> {
  for (;;) await send();
}

for (let at = 0; at < Number(connections); at += 1) void sendOn();
process.stdout.write('attacking\n');
