import type { Page } from 'puppeteer-core';

/** The API as the person uses it who is signed in on a page. */
export type Account = {
  /** Saves a document and answers its id. */
  save(path: string, document: object): Promise<number>;
  /** What a saved document holds. */
  read(path: string, id: number): Promise<unknown>;
  /** Its PDF. */
  download(path: string, id: number): Promise<Uint8Array>;
};

export async function accountOf(page: Page): Promise<Account> {
  const origin = new URL(page.url()).origin;
  const token = await page.evaluate(() => localStorage.getItem('sessionToken'));
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const call = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${origin}/api/${path}`, { headers, ...init });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  return {
    async save(path, document) {
      const saved: unknown = await (
        await call(path, { method: 'POST', body: JSON.stringify(document) })
      ).json();
      return (saved as { id: number }).id; // The contract of the call.
    },
    read: async (path, id) => (await call(`${path}/${id}`)).json(),
    async download(path, id) {
      const day = new Date().toISOString().slice(0, 10);
      return new Uint8Array(await (await call(`${path}/${id}/download?date=${day}`)).arrayBuffer());
    },
  };
}
