import { createPostgresCluster } from '../../tests/support/postgres-cluster.ts';
import { signInOver } from '../../tests/support/product-process.ts';
import { typicalLetter } from '../../tests/factories/sample-letters.ts';
import { typicalResume } from '../../tests/factories/sample-resumes.ts';
import type { BenchLine } from '../bench-line.ts';
import { withProduct } from '../with-product.ts';
import { measureRate } from './load.ts';

/** Saves go to as many documents, so that they do not wait for one row. */
const DOCUMENTS = 32;
const SAVE_BYTES = 8_192;
const LETTER = JSON.stringify({ templateId: 'professional-1', data: typicalLetter() });

/** The most documents a person can have, for what a save costs then. */
const MOST = { '/api/resumes': 200, '/api/cover-letters': 200 };

/** Signed-in reads and 8 KB saves a second, on both databases, and ready pages. */
export async function run(): Promise<BenchLine[]> {
  const cluster = await createPostgresCluster();
  try {
    const postgres = await measure('PostgreSQL', { DATABASE_URL: await cluster.createDatabase() }, [
      '>= 3,000',
      '>= 1,500',
    ]);
    return [...postgres, ...(await measure('embedded', {}, []))];
  } finally {
    await cluster.remove();
  }
}

function measure(name: string, env: Record<string, string>, budgets: string[]): Promise<BenchLine[]> {
  return withProduct(env, async (product) => {
    const token = await signInOver(product.url, 'ana@example.com');
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const padding = 'x'.repeat(SAVE_BYTES - JSON.stringify(typicalResume()).length);
    const body = JSON.stringify({ templateId: 'modern-1', data: { ...typicalResume(), padding } });
    const make = async (path: string) => {
      const first = path === '/api/resumes' ? body : LETTER;
      const answer = await fetch(product.url + path, { method: 'POST', headers, body: first });
      return ((await answer.json()) as { id: number }).id; // The contract of the call.
    };
    const ids: number[] = [];
    for (let made = 0; made < DOCUMENTS; made += 1) ids.push(await make('/api/resumes'));
    const read = await measureRate({ url: `${product.url}/api/resumes/${ids[0]}`, headers });
    const saving = async () => {
      const put = { method: 'PUT', headers, bodies: [body], connections: 1 };
      const urls = ids.map((id) => `${product.url}/api/resumes/${id}`);
      const rates = await Promise.all(urls.map((url) => measureRate({ url, ...put })));
      return rates.reduce((sum, rate) => sum + rate, 0);
    };
    const save = await saving();
    for (const [path, most] of Object.entries(MOST)) {
      for (let made = path === '/api/resumes' ? DOCUMENTS : 0; made < most; made += 1) await make(path);
    }
    const saveOfMany = await saving();
    const pages = await measureRate({ url: `${product.url}/`, headers: { 'Accept-Encoding': 'br' } });
    return [
      { name: `signed-in read of a resume, ${name}`, value: `${read}/s`, ...budget(budgets[0]) },
      { name: `8 KB save, ${name}`, value: `${save}/s`, ...budget(budgets[1]) },
      { name: `8 KB save of a person with 400 documents, ${name}`, value: `${saveOfMany}/s` },
      ...(name === 'embedded'
        ? [{ name: 'ready home page', value: `${pages}/s`, budget: '>= 20,000/s' }]
        : []),
    ];
  });
}

function budget(text: string | undefined): { budget?: string } {
  return text === undefined ? {} : { budget: `${text}/s` };
}
