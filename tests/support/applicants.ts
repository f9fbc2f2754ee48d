import { expect } from 'vitest';
import { applicationRowSchema, type ApplicationRow } from '#features/applications/contract.ts';
import { typicalApplication } from '#tests/factories/sample-applications.ts';
import type { Answer, TestProduct } from './product.ts';

const PATH = '/api/applications';

/** Somebody who tracks applications, by their calls. */
export type Applicant = {
  token: string;
  /** A call about their applications, or about one of them: `/7`. */
  call: (method: string, at?: string, body?: unknown) => Promise<Answer>;
  create: (data?: object) => Promise<{ id: number; version: number; title: string }>;
  rows: (query?: string) => Promise<ApplicationRow[]>;
  resume: () => Promise<number>;
  letter: () => Promise<number>;
};

export async function applicant(product: TestProduct, email: string): Promise<Applicant> {
  const token = await product.signIn(email);
  const call = (method: string, at = '', body?: unknown) =>
    product.call(`${PATH}${at}`, { method, token, ...(body === undefined ? {} : { body }) });
  const made = async (path: string, templateId: string): Promise<number> =>
    (await product.call(path, { method: 'POST', token, body: { templateId, data: {} } })).json.id;
  return {
    token,
    call,
    async create(data = typicalApplication()) {
      const { status, json } = await call('POST', '', { data });
      expect(status).toBe(201);
      return json;
    },
    async rows(query = '') {
      const { status, json } = await call('GET', query);
      expect(status).toBe(200);
      return applicationRowSchema.strict().array().parse(json);
    },
    resume: () => made('/api/resumes', 'modern-1'),
    letter: () => made('/api/cover-letters', 'professional-1'),
  };
}
