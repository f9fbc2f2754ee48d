import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const exec = promisify(execFile);

/** Writes a source into a folder of its own, runs a program on it, and yields the file that came of it. */
export async function madeBy(
  source: { name: string; text: string | Uint8Array },
  result: string,
  program: string,
  parameters: readonly string[],
  { times = 1, mayComplain = false }: { times?: number; mayComplain?: boolean } = {},
): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'corpus-'));
  try {
    await writeFile(join(folder, source.name), source.text);
    for (let run = 0; run < times; run += 1) {
      const done = exec(program, [...parameters], { cwd: folder, maxBuffer: 1 << 26 });
      await (mayComplain ? done.catch((fault: unknown) => fault) : done);
    }
    return await readFile(join(folder, result));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
