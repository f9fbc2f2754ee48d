import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { refusedStart, startProductProcess, type ProductProcess } from '#tests/support/product-process.ts';
import { count } from '#tests/support/soak-counts.ts';
import { useRelease, type EarlierRelease } from './upgrade/earlier-people.ts';
import { SECRET } from './upgrade/kept-release.ts';
import { callsTo, phoneOf, summaryOf, type Call } from './upgrade/two-copies.ts';

/*
 * The product as it is now starts while a copy of the release before still runs, as it does where copies are renewed one
 * by one. `EARLIER_RELEASE` names the checkout of that release, in which `npm run build` has run.
 */

const EARLIER = process.env.EARLIER_RELEASE ?? '';
const ROUNDS = count(200, 20);

let directory: string;
beforeAll(() => void (directory = mkdtempSync(join(tmpdir(), 'foothold-beside-'))));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe.skipIf(EARLIER === '')('beside a copy of the release before, on PostgreSQL', () => {
  let copies: ProductProcess[] = [];
  let people: EarlierRelease['people'];
  /** The same call to the copy of before, and to that of now. */
  let before: Call;
  let now: Call;
  beforeAll(async () => {
    const env = (name: string) => ({
      DATA_DIR: join(directory, name),
      DATABASE_URL: url,
      APP_SECRET: SECRET,
    });
    const url = await createTestDatabase(inject('postgresUrl'));
    const earlier = await startProductProcess(env('before'), EARLIER);
    copies = [earlier];
    ({ people } = await useRelease(earlier.url));
    const current = await startProductProcess(env('now'));
    copies = [earlier, current];
    const token = people[0]?.token ?? '';
    [before, now] = [callsTo(earlier.url, token), callsTo(current.url, token)];
  });
  afterAll(() => Promise.all(copies.map((copy) => copy.kill())));
  const inTurn = (round: number) => (round % 2 === 0 ? [before, now] : [now, before]) as [Call, Call];

  test('everybody is answered by both what the one answered before', async () => {
    for (const { token, answers } of people) {
      const calls = copies.map((copy) => callsTo(copy.url, token));
      for (const [path, was] of Object.entries(answers))
        for (const call of calls) {
          const { status, json } = await call('GET', path);
          expect({ path, status, json }).toMatchObject({
            path,
            status: 200,
            json: JSON.parse(was) as object,
          });
        }
    }
  });

  test(`in ${ROUNDS} rounds what one has saved the other answers, and neither goes over the other's`, async () => {
    const made = await now('POST', '/api/resumes', { templateId: 'modern-1', data: typicalResume() });
    const path = `/api/resumes/${made.json.id}`;
    let { version } = made.json;
    const won: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [first, second] = inTurn(round);
      const { json } = await second('GET', path);
      expect(json.version).toBe(version);
      const saves = await Promise.all(
        [first, second].map((call, at) => {
          const data = { ...json.data, summary: `round ${round} of ${at}` };
          return call('PUT', path, { data, version, cause: 'merge' });
        }),
      );
      expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      won.push(`round ${round} of ${saves.findIndex(({ status }) => status === 200)}`);
      version += 1;
    }
    const there = new Set<string>();
    const versions = (await now('GET', `${path}/versions`)).json as unknown as { version: number }[];
    for (const one of versions)
      there.add(summaryOf((await before('GET', `${path}/versions/${one.version}`)).json));
    there.add(summaryOf((await now('GET', path)).json));
    // The most that is kept of one document.
    for (const text of won.slice(-190)) expect(there).toContain(text);
  });

  test('what follows a base does, whichever copy it was changed by or is read by', async () => {
    const base = (await before('POST', '/api/resumes', { templateId: 'modern-1', data: typicalResume() }))
      .json;
    for (let round = 0; round < ROUNDS; round += 1) {
      const [first, second] = inTurn(round);
      const tailored = (await first('POST', `/api/resumes/${base.id}/variants`, {})).json;
      const path = `/api/resumes/${tailored.id}`;
      const { json } = await second('GET', path);
      const summary = `for job ${round}`;
      expect((await second('PUT', path, { data: { ...json.data, summary } })).status).toBe(200);
      const phone = `+1 555 ${1_000 + round}`;
      const there = (await first('GET', `/api/resumes/${base.id}`)).json;
      const data = { ...there.data, personalInfo: { ...(there.data.personalInfo as object), phone } };
      expect((await first('PUT', `/api/resumes/${base.id}`, { data })).status).toBe(200);
      const [one, other] = await Promise.all([second('GET', path), first('GET', path)]);
      for (const answer of [one, other]) {
        expect(phoneOf(answer.json)).toBe(phone);
        expect(summaryOf(answer.json)).toBe(summary);
      }
      expect((await (round % 3 === 0 ? second : first)('DELETE', path)).status).toBe(204);
    }
  });

  test('a draft is called and kept by what was written last, whichever copy it was handed to', async () => {
    const key = crypto.randomUUID();
    let seen: string | null = null;
    for (let round = 0; round < ROUNDS; round += 1) {
      const [first, second] = inTurn(round);
      const data = { personalInfo: { firstName: 'Ana', lastName: `Silva ${round}` } };
      const draft = { kind: 'resume', templateId: 'modern-1', data, title: '', seen };
      const kept = await first('PUT', `/api/drafts/${key}`, draft);
      expect(kept.status).toBe(200);
      seen = kept.json.updatedAt;
      for (const call of [second, first]) {
        const drafts = (await call('GET', '/api/drafts')).json;
        expect(drafts).toMatchObject([{ key, title: `Ana Silva ${round} Resume` }]);
      }
    }
  });

  test('what only the new release knows of a document outlives a save by the one before', async () => {
    const data = { ...typicalResume(), later: { kept: [1, null, 'é'] } };
    const made = (await now('POST', '/api/resumes', { templateId: 'modern-1', data })).json;
    const path = `/api/resumes/${made.id}`;
    const was = (await now('GET', path)).json;
    const there = (await before('GET', path)).json;
    const { status } = await before('PUT', path, { data: there.data, version: there.version });
    expect(status).toBe(200);
    expect((await now('GET', path)).json.data).toEqual(was.data);
  });

  test('once the copy of before has stopped, everything is there', async () => {
    const token = people[0]?.token ?? '';
    const all: [string, string][] = [];
    for (const { id } of (await before('GET', '/api/resumes/dashboard')).json as unknown as {
      id: number;
    }[]) {
      const { json } = await before('GET', `/api/resumes/${id}`);
      all.push([`/api/resumes/${id}`, JSON.stringify(json)]);
    }
    const [earlier, current] = copies;
    expect(await earlier?.stop()).toBe(0);
    const call = callsTo(current?.url ?? '', token);
    expect(all.length).toBeGreaterThan(3);
    for (const [path, was] of all)
      expect((await call('GET', path)).json).toMatchObject(JSON.parse(was) as object);
    expect(current?.output()).not.toContain('"level":"error"');
  });
});

describe.skipIf(EARLIER === '')('beside a copy of the release before, on the embedded database', () => {
  test('it does not start on the same data until that one has stopped, and then has all of it', async () => {
    const env = { DATA_DIR: join(directory, 'embedded') };
    const earlier = await startProductProcess(env, EARLIER);
    const { people } = await useRelease(earlier.url);
    const refused = await refusedStart(env);
    expect(refused.code).toBeGreaterThan(0);
    expect(refused.output).toContain('in use by another process');
    const [ana] = people;
    const text = 'written after the other one was refused';
    const path = `/api/resumes/${ana?.resumes[0]}`;
    const was = callsTo(earlier.url, ana?.token ?? '');
    const { data } = (await was('GET', path)).json;
    expect((await was('PUT', path, { data: { ...data, summary: text } })).status).toBe(200);
    // As a crash of the machine would end it.
    await earlier.kill();
    const current = await startProductProcess(env);
    const call = callsTo(current.url, ana?.token ?? '');
    expect(summaryOf((await call('GET', path)).json)).toBe(text);
    for (const [other, before] of Object.entries(ana?.answers ?? {}))
      if (other !== path && /\d$/.test(other))
        expect((await call('GET', other)).json).toMatchObject(JSON.parse(before) as object);
    expect(await current.stop()).toBe(0);
  });
});
