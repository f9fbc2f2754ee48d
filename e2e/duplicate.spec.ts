import type { Page, Route } from '@playwright/test';
import { callApi, payToDashboard, signInWithResume } from './support/session.ts';
import { expect, expectToast, test } from './support/test.ts';
import type { MailServer } from './support/mail-server.ts';

test.use({ savesData: true });

const LOST = /ERR_FAILED|ERR_EMPTY_RESPONSE|ERR_ABORTED/;

/** A person with access and one resume, on the dashboard. */
async function withOneResume(page: Page, mail: MailServer, email: string): Promise<void> {
  await signInWithResume(page, mail, email);
  await payToDashboard(page);
}

async function titles(page: Page): Promise<string[]> {
  const list = (await callApi(page, 'GET', '/api/resumes/dashboard')) as { title: string }[]; // The contract.
  return list.map(({ title }) => title).sort();
}

async function duplicate(page: Page): Promise<void> {
  const card = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'Mine', exact: true }),
  });
  await card.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
}

/** What to do with the calls that save a copy, one after the other; those after them go through. */
async function onCopies(page: Page, ...steps: ((route: Route) => Promise<void>)[]): Promise<void> {
  await page.route('**/api/resumes', async (route) => {
    const step = route.request().method() === 'POST' ? steps.shift() : undefined;
    if (step) await step(route);
    else await route.continue();
  });
}

/** The server makes the copy, and the browser never hears of it. */
async function answerLost(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

test('a copy whose answer was lost is not made twice, and the next one is another copy', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(LOST);
  await withOneResume(page, mail, email);
  await onCopies(page, answerLost);
  await duplicate(page);
  await expectToast(page, 'Failed to duplicate resume.');
  await duplicate(page);
  await expectToast(page, 'Your resume has been successfully duplicated.');
  expect(await titles(page)).toEqual(['Mine', 'Mine (Copy)']);
  await duplicate(page);
  await expect(page.getByRole('heading', { name: /^Mine \(Copy/ })).toHaveCount(2);
  expect(await titles(page)).toHaveLength(3);
});

test('a reload in the middle of it makes no second copy either', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(LOST);
  await withOneResume(page, mail, email);
  const made = Promise.withResolvers<void>();
  await onCopies(page, async (route) => {
    await route.fetch();
    made.resolve();
  });
  await duplicate(page);
  await made.promise;
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Mine (Copy)' })).toBeVisible();
  await duplicate(page);
  await expectToast(page, 'Your resume has been successfully duplicated.');
  expect(await titles(page)).toEqual(['Mine', 'Mine (Copy)']);
});

test('pressed again while it is under way, one copy is made', async ({ page, mail, email }) => {
  await withOneResume(page, mail, email);
  const held = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  await onCopies(
    page,
    async (route) => {
      await held.promise;
      await route.continue();
    },
    async (route) => {
      second.resolve();
      await held.promise;
      await route.continue();
    },
  );
  await duplicate(page);
  await duplicate(page);
  await second.promise;
  held.resolve();
  await expect(page.getByRole('heading', { name: 'Mine (Copy)' })).toBeVisible();
  await expect(page.getByText('Duplicating...')).toHaveCount(0);
  expect(await titles(page)).toEqual(['Mine', 'Mine (Copy)']);
});
