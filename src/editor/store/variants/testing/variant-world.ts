import { beforeEach, expect } from 'vitest';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { newcomers, signedIn } from '#tests/support/newcomers.ts';

export const sample = typicalResume();
type Data = typeof sample;

export const withPhone = (phone: string, data: Data = sample) => ({
  ...data,
  personalInfo: { ...data.personalInfo, phone },
});
export const withSummary = (summary: string, data: Data = sample) => ({ ...data, summary });

/** A product with somebody new for each test, who may tailor resumes, and the calls that they make. */
export function variantWorld() {
  const world = newcomers(signedIn);
  beforeEach(() => world.product.grantAccess(world.email, 30));

  const call = (method: string, at: string, body?: unknown, as = world.me) =>
    world.product.call(`/api/resumes${at}`, { method, token: as, ...(body === undefined ? {} : { body }) });
  return Object.assign(world, {
    call,
    async create(title = 'Base', data: object = sample, as = world.me): Promise<number> {
      return (await call('POST', '', { title, templateId: 'modern-1', data }, as)).json.id;
    },
    async tailor(id: number, body: object = {}): Promise<number> {
      const answer = await call('POST', `/${id}/variants`, body);
      expect(answer.status).toBe(201);
      return answer.json.id;
    },
    async read(id: number) {
      const answer = await call('GET', `/${id}`);
      expect(answer.status).toBe(200);
      return answer.json;
    },
    async save(id: number, data: object, more: object = {}) {
      const answer = await call('PUT', `/${id}`, { data, ...more });
      expect(answer.status).toBe(200);
      return answer.json as { version: number };
    },
    async versions(id: number) {
      return (await call('GET', `/${id}/versions`)).json as { version: number; cause: string }[];
    },
  });
}
