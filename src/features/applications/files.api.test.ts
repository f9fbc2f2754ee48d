import { expect, test } from 'vitest';
import { readCsv } from '#documents/application/csv/read-csv.ts';
import { typicalApplication } from '#tests/factories/sample-applications.ts';
import { newcomers, signedIn } from '#tests/support/newcomers.ts';

const world = newcomers(signedIn);

const create = async (data: object, as = world.me): Promise<number> =>
  (await world.product.call('/api/applications', { method: 'POST', token: as, body: { data } })).json.id;

test('the table is read back as it was, and no cell of it is computed', async () => {
  const hostile = {
    ...typicalApplication(),
    employer: '=HYPERLINK("https://x.example")',
    notes: 'a\u0000,"\r\n',
  };
  await create(hostile);
  world.product.clock.advance(1);
  await create(typicalApplication());
  const { status, headers, bytes, text } = await world.product.call('/api/applications.csv', {
    token: world.me,
  });
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('Content-Disposition')).toContain('attachment; filename="Applications.csv"');
  // UTF-8 with the mark that Excel knows it by.
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(text).toContain(`"'=HYPERLINK(""https://x.example"")"`);
  const read = readCsv(text);
  if ('refused' in read) throw new Error(read.refused);
  expect(read.problems).toEqual([]);
  const { links: _l, contacts: _c, ...same } = typicalApplication();
  expect(read.applications).toMatchObject([
    { title: 'Staff Engineer – Nordlys Energy', data: same },
    { data: { employer: hostile.employer, notes: hostile.notes } },
  ]);
});

test('the calendar has the days of what is in use, with the moment of its last change', async () => {
  const id = await create({ ...typicalApplication(), stage: 'saved' });
  const applied = await create(typicalApplication());
  const closed = await create({ ...typicalApplication(), stage: 'closed' });
  const { status, headers, text } = await world.product.call('/api/applications.ics', { token: world.me });
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('Content-Disposition')).toContain('attachment; filename="Applications.ics"');
  expect(text).toContain(`UID:application-${id}-deadline@127.0.0.1:3000\r\n`);
  expect(text).not.toContain(`application-${closed}-`);
  expect(text).not.toContain(`application-${applied}-deadline`);
  expect(text).toContain(`application-${applied}-next-step@`);
  const stamp = () =>
    world.product.clock
      .now()
      .toISOString()
      .replace(/[-:]|\.\d+/g, '');
  expect(text).toContain(`DTSTAMP:${stamp()}\r\n`);
  world.product.clock.advance(60);
  await world.product.call(`/api/applications/${id}`, {
    method: 'PUT',
    token: world.me,
    body: { title: 'Mine' },
  });
  const changed = (await world.product.call('/api/applications.ics', { token: world.me })).text;
  expect(changed).toContain(`UID:application-${id}-deadline@`);
  expect(changed).toContain(`DTSTAMP:${stamp()}\r\n`);
});

test.each(['csv', 'ics'])(
  'the .%s file has what was archived only where it is asked for, and nothing of others',
  async (ending) => {
    const path = `/api/applications.${ending}`;
    const id = await create({ ...typicalApplication(), position: 'Archived one' });
    await create({ ...typicalApplication(), position: 'Kept one' });
    await create({ ...typicalApplication(), position: 'Of a stranger' }, world.stranger);
    await world.product.call(`/api/applications/${id}/archived`, {
      method: 'PUT',
      token: world.me,
      body: { archived: true },
    });
    const [used, archived] = [
      (await world.product.call(path, { token: world.me })).text,
      (await world.product.call(`${path}?archived=true`, { token: world.me })).text,
    ];
    expect(used).toContain('Kept one');
    expect(archived).toContain('Archived one');
    expect(used).not.toMatch(/Archived one|Of a stranger/);
    expect(archived).not.toMatch(/Kept one|Of a stranger/);
    expect((await world.product.call(path)).status).toBe(401);
    expect((await world.product.call(`${path}?archived=x`, { token: world.me })).status).toBe(400);
  },
);
