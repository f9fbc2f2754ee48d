import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Person } from '../fuzz/population.ts';
import type { AttackName } from './hostile-calls.ts';

export type Attack = {
  /** Ends it. @returns how many answers came, by status */
  stop(): Promise<Record<string, number>>;
};

/** Has a process of its own attack a product as somebody; resolves once it is at full speed. */
export async function startAttack(
  url: string,
  { token, resumes }: Person,
  name: AttackName,
  connections: number,
): Promise<Attack> {
  const script = 'tests/soak/share/attacker.ts';
  const about = [url, token, name, String(connections), String(resumes[0] ?? 0)];
  const attacker = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...about], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  attacker.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await once(attacker.stdout, 'data');
  return {
    async stop() {
      attacker.kill('SIGTERM');
      await once(attacker, 'close');
      // What the script prints when it is ended.
      return JSON.parse(printed.split('\n')[1] ?? '{}') as Record<string, number>;
    },
  };
}
