import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STATEMENTS_FOLDER } from '../tests/support/recorded-statements.ts';

type Step = [name: string, command: string, ...args: string[]];
type Outcome = { status: number; printed: string };

/*
 * Everything CI checks, cheapest first. Each step prints its own report; the first that fails ends the run. What stands
 * in one row runs side by side, since each of them keeps one core busy; all that is in a row is told.
 */
const steps: Step[][] = [
  [
    ['Types', 'npm', 'run', '--silent', 'typecheck'],
    ['Style', 'npm', 'run', '--silent', 'lint:code'],
    ['Format', 'npm', 'run', '--silent', 'lint:format'],
  ],
  [
    // On all cores: left to itself, the runner keeps one of them free.
    [
      'Units and contracts, those that store on both databases',
      'vitest',
      'run',
      '--maxWorkers=100%',
      '--project',
      'unit',
      '--project',
      'unit-pure',
      '--project',
      'api-embedded',
      '--project',
      'api-postgres',
    ],
  ],
  [
    [
      'The proof of every design',
      'vitest',
      'run',
      '--project',
      'proof',
      '--maxWorkers=100%',
      '--reporter=dot',
    ],
  ],
  [['Crashes and races, small counts', 'vitest', 'run', '--project', 'soak', '--maxWorkers=100%']],
  [['The product in a browser', 'playwright', 'test']],
  [['The product in Firefox', 'vitest', 'run', '--project', 'firefox']],
];

// What the contract tests make the product send is looked at among the crashes and races.
const statements = mkdtempSync(join(tmpdir(), 'foothold-statements-'));
process.once('exit', () => rmSync(statements, { recursive: true }));

for (const row of steps) {
  const alone = row.length === 1;
  const statuses = await Promise.all(row.map((step) => take(step, alone)));
  const failed = statuses.find((status) => status !== 0);
  if (failed !== undefined) process.exit(failed);
}

/** Runs a step; one that has company is told as a whole once it is done. */
async function take([name, command, ...args]: Step, alone: boolean): Promise<number> {
  const heading = `\n== ${name}`;
  if (alone) console.log(heading);
  const startedAt = Date.now();
  const { status, printed } = await run(command, args, alone);
  if (!alone) console.log(heading);
  process.stdout.write(printed);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`== ${name}: ${status === 0 ? 'passed' : 'FAILED'} after ${seconds} s`);
  return status;
}

function run(command: string, args: string[], alone: boolean): Promise<Outcome> {
  const child = spawn(command, args, {
    stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    // On the embedded database, the calls that store (vitest.config.ts).
    env: { ...process.env, [STATEMENTS_FOLDER]: statements, EMBEDDED: 'store' },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ status: code ?? 1, printed }));
  });
}
