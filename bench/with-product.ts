import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProductProcess, type ProductProcess } from '../tests/support/product-process.ts';

/** What is measured with an empty directory, which is gone afterwards. */
export async function withDirectory<T>(measure: (directory: string) => Promise<T>): Promise<T> {
  const directory = mkdtempSync(join(tmpdir(), 'foothold-bench-'));
  try {
    return await measure(directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/**
 * What is measured of a product of its own, which is gone afterwards with its data.
 * @param checkout where the product was built: here, or an earlier one elsewhere to compare with
 */
export function withProduct<T>(
  env: Record<string, string>,
  measure: (product: ProductProcess) => Promise<T>,
  checkout = '.',
): Promise<T> {
  return withDirectory(async (directory) => {
    const product = await startProductProcess({ DATA_DIR: directory, ...env }, checkout);
    try {
      return await measure(product);
    } finally {
      await product.stop();
    }
  });
}
