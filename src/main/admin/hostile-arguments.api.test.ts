import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { COMMANDS, printable, readCommandLine, runCommand } from './command-line.ts';
import { RefusedError, UsageError } from './command.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const ESCAPE = '\u001b[2J\u001b]0;title\u0007';
const HOSTILE = [
  '',
  ' ',
  "'; drop table users; --",
  '-1',
  '0',
  '1e9',
  '99999999999999999999',
  '2147483648',
  '1.5',
  'NaN',
  '1\n2',
  '../../etc/passwd',
  'null\0byte@example.com',
  '%',
  '_@_._',
  '\ud800',
  'x'.repeat(100_000),
  `${ESCAPE}ana@example.com`,
  '\u202eana@example.com',
];

/** What is printed, whether it was done or refused. @throws what is a fault of ours */
async function printed(args: string[]): Promise<string> {
  try {
    const asked = readCommandLine(args);
    return asked ? await runCommand({ ...product.settling, operator: 'olga' }, asked) : '';
  } catch (error) {
    if (error instanceof UsageError || error instanceof RefusedError) return printable(error.message);
    throw error;
  }
}

test.each(COMMANDS.map(({ name }) => name))(
  '"%s" answers every hostile argument with words, and steers no terminal',
  async (name) => {
    const options = COMMANDS.find((command) => command.name === name)?.options ?? [];
    for (const hostile of HOSTILE) {
      const given = [
        [hostile],
        [hostile, '--json'],
        [hostile, '--erase'],
        ['--', hostile],
        ...(options.includes('since') ? [['--since', hostile], [`--since=${hostile}`]] : []),
      ];
      for (const args of given) {
        const said = await printed([...name.split(' '), ...args]).catch((error: unknown) => {
          throw new Error(`${name} ${JSON.stringify(args).slice(0, 80)}`, { cause: error });
        });
        expect(said).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
      }
    }
  },
);
