import { createLog } from '#platform/log/log.server.ts';
import type { TestProduct } from '#tests/support/product.ts';
import { readCommandLine, runCommand, usage } from '../command-line.ts';

/** The operator's commands, as they are typed, on a product. */
export function adminCalls(product: () => TestProduct) {
  const logged: string[] = [];
  async function admin(...args: string[]): Promise<string> {
    const asked = readCommandLine(args);
    if (!asked) return usage();
    const log = createLog((line) => logged.push(line));
    return runCommand({ ...product().settling, log, operator: 'olga' }, asked);
  }
  return {
    admin,
    asJson: async (...args: string[]) => JSON.parse(await admin(...args, '--json')) as any, // eslint-disable-line @typescript-eslint/no-explicit-any -- checked by the tests themselves
    /** Lines of the log. */
    logged,
    lastLog: () => JSON.parse(logged.at(-1) ?? '{}') as Record<string, unknown>, // The log's own format.
  };
}
