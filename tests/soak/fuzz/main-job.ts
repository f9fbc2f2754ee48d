import { expect } from 'vitest';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { signInOver } from '#tests/support/product-process.ts';
import { GOOD_CARD } from '#tests/support/shoppers.ts';

/** Signs in, saves, previews, pays and downloads, as people do; fails where one of these does not work. */
export async function doMainJob(url: string): Promise<void> {
  const token = await signInOver(url, 'after-the-attack@example.com');
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const call = async (path: string, body?: object) => {
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    const answer = await fetch(`${url}${path}`, init);
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${bytes.toString()}`);
    return bytes;
  };
  const json = async (path: string, body?: object) => {
    const parsed: unknown = JSON.parse((await call(path, body)).toString());
    // An answer of ours is an object; every value is checked where it is used.
    return parsed as Record<string, unknown>;
  };
  const data = typicalResume();
  const { id } = await json('/api/resumes', { templateId: 'modern-1', data });
  expect(await json(`/api/resumes/${String(id)}`)).toMatchObject({
    data: { personalInfo: data.personalInfo },
  });
  const preview = await json('/api/preview', { kind: 'resume', templateId: 'modern-1', data });
  const pages = Array.isArray(preview.pages) ? preview.pages : [];
  expect(pages[0]).toContain('<svg');
  const { clientSecret, paymentId } = await json('/api/create-subscription', { planType: '30days' });
  await call('/api/sandbox/card', { clientSecret, ...GOOD_CARD });
  await call(`/api/payments/${String(paymentId)}/settle`, {});
  expect((await call(`/api/resumes/${String(id)}/download`)).subarray(0, 5).toString()).toBe('%PDF-');
}
