import { remade } from './remake.server.ts';

// The entry of a process that makes one picture anew and ends.

process.once('disconnect', () => process.exit(0));
process.once('message', (bytes: Uint8Array) => void answer(bytes));

async function answer(bytes: Uint8Array): Promise<void> {
  const made = await remade(bytes);
  process.send?.(made, () => process.exit(0));
}
