import { beforeAll, expect, test } from 'vitest';
import type { Page } from 'puppeteer-core';
import { firstDrawn } from '#tests/factories/first-drawn.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import type { Account } from './support/account.ts';
import { drawnInBrowser } from './support/preview.ts';
import { eventually, press, sees } from './support/steps.ts';
import { signedInPage } from './support/signed-in.ts';
import { visitInFirefox } from './support/visit.ts';

const visit = visitInFirefox();
let page: Page;
let account: Account;

beforeAll(async () => {
  ({ page, account } = await signedInPage(visit));
});

test('a look that spares a page is found, shown and kept, and both drawings stand beside each other', async () => {
  const summary = Array.from({ length: 54 }, (_, line) => `Line ${line}`).join('\n');
  const empty = { employment: [], education: [], skills: [], sections: [] };
  const data = firstDrawn({ ...typicalResume(), ...empty, summary });
  const id = await account.save('resumes', { templateId: 'simple-1', data });
  await page.goto(`${visit.origin}/resume-builder/${id}?section=template`);
  await drawnInBrowser(page, 2);
  await press(page, 'button', 'Fit to 1 page');
  await sees(page, 'The preview shows it; nothing is changed yet.');
  await drawnInBrowser(page, 1);
  await press(page, 'button', 'Keep this');
  await sees(page, 'Kept. One Undo brings back how it was.');
  await drawnInBrowser(page, 1);

  await press(page, 'button', 'Compare');
  // On a busy machine the server draws them: either way they are there to be compared.
  await eventually(async () =>
    expect(await page.$$('[role=dialog] [role=img][aria-label$="first page of your resume"]')).toHaveLength(
      2,
    ),
  );
  await press(page, 'button', 'Take the new drawing');
  await sees(page, 'The new drawing is taken. Undo brings yours back.');
  expect(await page.$('[role=dialog]')).toBeNull();
});
