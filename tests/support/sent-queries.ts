import { vi } from 'vitest';
import type { TestProduct } from './product.ts';

/**
 * How often the database is asked while something is done, by prepared statements too; transactions are not looked into.
 * @param about what the SQL of those that count has in it
 */
export async function queriesOf(
  product: TestProduct,
  work: () => Promise<unknown>,
  about = '',
): Promise<number> {
  // What queries are sent by, which the type of a database of either kind does not tell.
  const { db } = product.database as { db: object };
  const { $client } = db as { $client: { query: (...asked: unknown[]) => unknown } };
  const sent = vi.spyOn($client, 'query');
  try {
    await work();
    // A text, or for PostgreSQL what holds one.
    return sent.mock.calls.filter(([asked]) => JSON.stringify(asked).includes(about)).length;
  } finally {
    sent.mockRestore();
  }
}
