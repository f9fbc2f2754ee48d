import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { rowsOfDatabases } from '../support/kept-on-device.ts';
import { startFirefox } from './support/firefox.ts';
import { eventually, fill, press, signIn, valueOf } from './support/steps.ts';
import { visitInFirefox } from './support/visit.ts';

const visit = visitInFirefox();

/** What the browser's database keeps for this site. */
async function inDatabase(page: Page): Promise<string> {
  const rows = await page.evaluate(rowsOfDatabases);
  return rows.map(({ content }) => content).join('\n');
}

test('a reload in the middle of typing gives back every letter', async () => {
  const { origin, mail, firefox } = visit;
  const page = await firefox.newPage();
  await signIn(page, origin, mail, 'zoe@example.com');
  await page.goto(`${origin}/resume-builder/new`);
  await press(page, 'tab', 'Personal');
  await fill(page, 'First name', 'Zoë Quince');
  await page.reload();
  await press(page, 'tab', 'Personal');
  expect(await valueOf(page, 'First name')).toBe('Zoë Quince');
  await page.close();
});

test('a browser that is killed gives back what was written', async () => {
  const { origin, mail } = visit;
  // A second try is somebody else's: letters of the first may still be there.
  const email = `ana-${Date.now()}@example.com`;
  const profile = mkdtempSync(join(tmpdir(), 'foothold-profile-'));
  const first = await startFirefox(profile);
  const writing = await first.newPage();
  await signIn(writing, origin, mail, email);
  await writing.goto(`${origin}/resume-builder/new`);
  await press(writing, 'tab', 'Personal');
  await fill(writing, 'First name', 'Before the power went');
  await eventually(async () => expect(await inDatabase(writing)).toContain('Before the power went'));
  await first.kill();

  const second = await startFirefox(profile);
  const page = await second.newPage();
  // Firefox writes local storage to the disk every five seconds: a session of this very moment may be lost with it.
  await page.goto(`${origin}/about`);
  await page.evaluate(() => localStorage.clear());
  await signIn(page, origin, mail, email);
  await page.goto(`${origin}/resume-builder/new`);
  await press(page, 'tab', 'Personal');
  expect(await valueOf(page, 'First name')).toBe('Before the power went');
  const complaints = [...first.complaints, ...second.complaints];
  // What the killed browser had sent without hearing of it, the second one takes up once the server says so.
  expect(complaints.filter((complaint) => !/^409 \S+\/api\/drafts\//.test(complaint))).toEqual([]);
  await second.close();
  rmSync(profile, { recursive: true, force: true });
});
