import { expect } from 'vitest';
import { newcomers, signedIn } from '#tests/support/newcomers.ts';
import type { KINDS } from './document-world.ts';

/** A product with somebody who is new to each test, and a stranger; and the calls about versions of a kind. */
export function versionWorld() {
  const world = newcomers(signedIn);
  return Object.assign(world, {
    versionsOf({ path, templateId, data }: Pick<(typeof KINDS)[number], 'path' | 'templateId' | 'data'>) {
      const call = (method: string, at: string, body?: unknown, as = world.me) =>
        world.product.call(`${path}${at}`, { method, token: as, ...(body === undefined ? {} : { body }) });
      const versions = async (id: number) => (await call('GET', `/${id}/versions`)).json;
      return {
        call,
        versions,
        create: async (title = 'First', as = world.me): Promise<number> =>
          (await call('POST', '', { title, templateId, data }, as)).json.id,
        async save(id: number, body: object) {
          const answer = await call('PUT', `/${id}`, body);
          expect(answer.status).toBe(200);
          return answer.json as { version: number };
        },
        numbers: async (id: number) =>
          ((await versions(id)) as { version: number }[]).map(({ version }) => version),
        titled: (title: string) => ({ data: { ...data, marker: title }, title }),
      };
    },
  });
}
