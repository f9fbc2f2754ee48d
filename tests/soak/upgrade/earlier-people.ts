import { hostileResume } from '#tests/factories/hostile-resume.ts';
import { typicalLetter } from '#tests/factories/sample-letters.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { signInOver } from '#tests/support/product-process.ts';
import { GOOD_CARD } from '#tests/support/shoppers.ts';

/** What a release answered before another took its data over. */
export type EarlierPerson = {
  email: string;
  token: string;
  resumes: number[];
  letters: number[];
  hasAccess: boolean;
  /** Texts of answers by path. */
  answers: Record<string, string>;
};

export type EarlierRelease = {
  /** When the answers were given, as ISO 8601. */
  madeAt: string;
  people: EarlierPerson[];
};

/**
 * Uses a running release as people do, over calls that every release has: they write, buy, give back, ask for a code
 * and write to support.
 */
export async function useRelease(url: string): Promise<EarlierRelease> {
  const ana = await somebody(url, 'ana@example.com');
  for (const data of [
    typicalResume(),
    hostileResume(),
    { ...typicalResume(), later: { kept: [1, null, 'é'] } },
  ])
    ana.resumes.push(await ana.save('/api/resumes', 'modern-1', data));
  ana.letters.push(await ana.save('/api/cover-letters', 'professional-1', typicalLetter()));
  await ana.call('PUT', `/api/resumes/${ana.resumes[0]}`, { title: 'Engineer – Lisbon', version: 1 });
  await ana.buy('1year');
  const ben = await somebody(url, 'ben@example.com');
  ben.resumes.push(await ben.save('/api/resumes', 'simple-1', { personalInfo: { firstName: 'Ben' } }));
  await ben.call('POST', `/api/account/payments/${await ben.buy('30days')}/refund`);
  const cleo = await somebody(url, 'cleo@example.com');
  cleo.letters.push(await cleo.save('/api/cover-letters', 'professional-1', {}));
  await cleo.call('POST', '/api/create-subscription', { planType: '7days' });
  await send(url, 'POST', '/api/auth/send-otp', {}, { email: 'dora@example.com' });
  const message = {
    name: 'Dora',
    email: 'dora@example.com',
    subject: 'A question',
    message: 'How does it work?',
  };
  await send(url, 'POST', '/api/contact', {}, message);

  const people: EarlierPerson[] = [];
  for (const { email, token, resumes, letters, call } of [ana, ben, cleo]) {
    const answers: Record<string, string> = {};
    for (const path of pathsOf({ resumes, letters })) answers[path] = await call('GET', path);
    people.push({ email, token, resumes, letters, hasAccess: email === ana.email, answers });
  }
  return { madeAt: new Date().toISOString(), people };
}

function pathsOf({ resumes, letters }: { resumes: number[]; letters: number[] }): string[] {
  return [
    '/api/user/profile',
    '/api/account/payments',
    '/api/resumes/dashboard',
    '/api/cover-letters/dashboard',
    ...resumes.map((id) => `/api/resumes/${id}`),
    ...letters.map((id) => `/api/cover-letters/${id}`),
  ];
}

async function somebody(url: string, email: string) {
  const token = await signInOver(url, email);
  const headers = { Authorization: `Bearer ${token}` };
  const call = (method: string, path: string, body?: object) => send(url, method, path, headers, body);
  const resumes: number[] = [];
  const letters: number[] = [];
  return {
    ...{ email, token, resumes, letters, call },
    async save(path: string, templateId: string, data: object): Promise<number> {
      return Number(field(await call('POST', path, { templateId, data }), 'id'));
    },
    /** @returns the payment's number */
    async buy(planType: string): Promise<number> {
      const checkout = await call('POST', '/api/create-subscription', { planType });
      const clientSecret = field(checkout, 'clientSecret');
      await call('POST', '/api/sandbox/card', { clientSecret, ...GOOD_CARD });
      const id = Number(field(checkout, 'paymentId'));
      await call('POST', `/api/payments/${id}/settle`);
      return id;
    },
  };
}

/** @throws Error where the call is refused */
async function send(
  url: string,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: object,
): Promise<string> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: body ? { ...headers, 'Content-Type': 'application/json' } : headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text;
}

function field(answer: string, name: string): unknown {
  const value: unknown = JSON.parse(answer);
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
