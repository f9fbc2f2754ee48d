import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseEverything } from '#features/auth/deletion/erase-account.server.ts';
import { photos, users } from '#platform/database/schema.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { dumpDatabase } from '#tests/support/database-dump.ts';
import { databaseSteps } from '#tests/support/database-steps.ts';
import { startTestProduct, type Answer, type TestProduct } from '#tests/support/product.ts';
import { GOOD_CARD } from '#tests/support/shoppers.ts';

const steps = databaseSteps();
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ db: (real) => steps.db(real) });
});
afterAll(() => product.close());

/** More steps than any of these calls has: what is armed beyond its last one does not happen. */
const STEPS = 14;
/** Steps between which every call here is erased at least. */
const LEAST = 2;

type Person = { id: number; name: string; email: string; token: string };
type Prepared = () => Promise<Answer>;

let people = 0;
const send = (path: string, body: object, token?: string, method = 'POST') =>
  product.call(path, { method, body, token });

async function somebody(): Promise<Person> {
  product.clock.advance(3601);
  const name = `between${(people += 1)}x`;
  const email = `${name}@example.com`;
  const token = await product.signIn(email);
  const { id } = (await product.call('/api/user/profile', { token })).json;
  return { id: Number(id), name, email, token };
}

/** What a person does beside the deletion of their account; what comes before it is prepared. */
const CALLS: Record<string, (person: Person) => Promise<Prepared>> = {
  'signing in': async ({ email }) => {
    product.clock.advance(61);
    const { handle } = (await send('/api/auth/send-otp', { email, handle: null })).json;
    const code = await product.lastCode(email);
    return () => send('/api/auth/verify-otp', { email, code, handle });
  },
  'asking for a code to a new contact':
    async ({ name, token }) =>
    () =>
      send('/api/account/contacts/send-code', { email: `new-${name}@example.com`, handle: null }, token),
  'taking a contact in': async ({ name, token }) => {
    const email = `new-${name}@example.com`;
    const { handle } = (await send('/api/account/contacts/send-code', { email, handle: null }, token)).json;
    const code = await product.lastCode(email);
    return () => send('/api/account/contacts/verify', { email, code, handle }, token);
  },
  'asking for the code to delete':
    async ({ token }) =>
    () =>
      send('/api/account/deletion/send-code', {}, token),
  'making a document':
    async ({ name, token }) =>
    () =>
      send('/api/resumes', { title: name, templateId: 'modern-1', data: typicalResume() }, token),
  'changing a document': async ({ name, token }) => {
    const made = { title: name, templateId: 'modern-1', data: typicalResume() };
    const { id } = (await send('/api/resumes', made, token)).json;
    product.clock.advance(3601);
    return () => send(`/api/resumes/${id}`, { title: `${name} again` }, token, 'PUT');
  },
  'naming a version': async ({ name, token }) => {
    const made = { title: name, templateId: 'modern-1', data: typicalResume() };
    const { id } = (await send('/api/resumes', made, token)).json;
    return () => send(`/api/resumes/${id}/versions/1`, { name }, token, 'PUT');
  },
  'keeping a draft':
    async ({ name, token }) =>
    () =>
      send(
        `/api/drafts/${crypto.randomUUID()}`,
        { kind: 'resume', title: name, templateId: 'modern-1', data: typicalResume() },
        token,
        'PUT',
      ),
  'marking an application as sent': async ({ name, email, token }) => {
    await product.grantAccess(email, 7);
    const made = { title: name, templateId: 'modern-1', data: typicalResume() };
    const { id: resumeId } = (await send('/api/resumes', made, token)).json;
    const { id } = (await send('/api/applications', { data: { employer: name, resumeId } }, token)).json;
    return () => send(`/api/applications/${id}/sent`, { how: name }, token);
  },
  'bringing a photo': async ({ token }) => {
    const raw = await sharp({ create: { width: 80, height: 100, channels: 3, background: '#3b6ea5' } })
      .jpeg()
      .toBuffer();
    const headers = { 'Content-Type': 'image/jpeg' };
    return () => product.call('/api/photos', { method: 'POST', raw, token, headers });
  },
  paying: async ({ token }) => {
    const { clientSecret, paymentId } = (await send('/api/create-subscription', { planType: '7days' }, token))
      .json;
    await send('/api/sandbox/card', { clientSecret, ...GOOD_CARD }, token);
    return () => send(`/api/payments/${paymentId}/settle`, {}, token);
  },
};

/** What is left of a person who was erased: all but the last message to them. */
async function left({ id, name }: Person): Promise<string[]> {
  const { db } = product.database;
  const rows = await dumpDatabase(db);
  // A photo says nobody's name.
  const pictures = await db.select({ of: photos.userId }).from(photos).where(eq(photos.userId, id));
  return [
    ...rows.filter((row) => row.includes(name) && !/^outbox .*account is deleted/.test(row)),
    ...pictures.map(({ of }) => `photo of ${of}`),
  ];
}

test.each(Object.entries(CALLS))(
  '%s leaves nothing behind, whichever of its steps the account is erased between',
  async (_, prepare) => {
    let erased = 0;
    for (let step = 0; step < STEPS; step += 1) {
      const person = await somebody();
      const call = await prepare(person);
      steps.at(step, () => eraseEverything(product.settling, person.id));
      const answer = await call();
      if (!steps.disarm()) {
        expect(answer.status).toBeLessThan(300);
        break;
      }
      erased += 1;
      expect(answer.status, answer.text).toBeLessThan(500);
      // Who signs in when the account is gone has made a new one.
      const [anew] = await product.database.db.select().from(users).where(eq(users.email, person.email));
      if (!anew) expect({ step, left: await left(person) }).toEqual({ step, left: [] });
    }
    expect(erased).toBeGreaterThanOrEqual(LEAST);
    expect(erased).toBeLessThan(STEPS);
  },
);
