import { spawnSync } from 'node:child_process';

/*
 * Everything CI checks, cheapest first. Each step prints its own report; the first that fails ends the run.
 */
const steps: [name: string, command: string, ...args: string[]][] = [
  ['Types', 'npm', 'run', '--silent', 'typecheck'],
  ['Style', 'npm', 'run', '--silent', 'lint'],
  [
    'Units and contracts, on both databases',
    'vitest',
    'run',
    '--project',
    'unit',
    '--project',
    'api-embedded',
    '--project',
    'api-postgres',
  ],
  ['The proof of every design', 'vitest', 'run', '--project', 'proof', '--maxWorkers=100%', '--reporter=dot'],
  ['Crashes and races, small counts', 'vitest', 'run', '--project', 'soak'],
  ['The product in a browser', 'playwright', 'test'],
  ['The product in Firefox', 'vitest', 'run', '--project', 'firefox'],
];

for (const [name, command, ...args] of steps) {
  console.log(`\n== ${name}`);
  const startedAt = Date.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  console.log(
    `== ${name}: ${status === 0 ? 'passed' : 'FAILED'} after ${Math.round((Date.now() - startedAt) / 1000)} s`,
  );
  if (status !== 0) process.exit(status ?? 1);
}
