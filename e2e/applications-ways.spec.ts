import { expectClean } from './support/accessibility.ts';
import {
  inDays,
  openInTwoTabs,
  saveApplication,
  signInWithApplication,
  storedApplication,
} from './support/applications.ts';
import { saveResume, signInOverTheWire } from './support/session.ts';
import { expect, test } from './support/test.ts';

test.use({ savesData: true });

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3);

test('words are found in notes and people too, in whichever order and with accents or without', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  await signInWithApplication(page, mail, email, {
    position: 'Baker',
    employer: 'Café Lumière',
    notes: 'Ask for Ágnes.',
  });
  await saveApplication(page, { position: 'Cook', employer: 'Zoe' });
  await page.goto('/applications');
  const names = page.getByRole('list', { name: 'Your applications' }).getByRole('link');
  const search = page.getByLabel('Search applications');
  await search.fill('lumiere cafe');
  await expect(names).toHaveText(['Baker']);
  await search.fill('agnes baker');
  await expect(names).toHaveText(['Baker']);
  await expect(page.getByText('1 of 2 applications', { exact: true })).toBeVisible();

  // Nobody can look into what the list does not have.
  await page.route(/\/api\/applications\?search=/, (route) => route.abort());
  await search.fill('zoe agnes');
  await expect(page.getByText(/^0 of 2 applications\. Notes, contacts and pay could not/)).toBeVisible();
});

test('from its resume one comes back to the application, and from there to the list as it was', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  const resumeId = await saveResume(page, 'All that I did');
  const id = await saveApplication(page, { position: 'Baker', employer: 'Bram', resumeId });
  await page.goto('/applications?stage=saved');
  await page.getByRole('link', { name: 'Baker' }).click();
  await page.getByRole('link', { name: 'Open resume' }).click();
  await expect(page).toHaveURL(/\/resume-builder/);
  await page.getByRole('link', { name: 'Back to the application' }).click();
  await expect(page).toHaveURL(`/applications/${id}`);
  await page.getByRole('link', { name: 'All applications' }).click();
  await expect(page).toHaveURL('/applications?stage=saved');
});

test('one that is deleted in another tab is said to be deleted, and can be kept as a new one', async ({
  page,
  mail,
  email,
}) => {
  const id = await signInWithApplication(page, mail, email, {
    position: 'Baker',
    employer: 'Bram',
    notes: 'They bake at night.',
  });
  const other = await openInTwoTabs(page, id);
  await other.getByRole('button', { name: 'More options' }).click();
  await other.getByRole('menuitem', { name: 'Delete' }).click();
  await other.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(/^This application was deleted in another place/)).toBeVisible();
  await expectClean(page);
  await page.getByRole('button', { name: 'Save it as a new one' }).click();
  await expect(page).not.toHaveURL(`/applications/${id}`);
  const made = Number(/\d+$/.exec(page.url())?.[0]);
  expect((await storedApplication(page, made)).data).toMatchObject({ notes: 'They bake at night.' });
  await expect(page.getByText(/was deleted in another place/)).toHaveCount(0);
});

test('how far a closed one came and when it was applied for are kept, and can be put right', async ({
  page,
  mail,
  email,
}) => {
  const id = await signInWithApplication(page, mail, email);
  await page.goto('/applications');
  const stage = page.getByRole('combobox', { name: 'Stage of Baker – Bram' });
  for (const next of ['applied', 'interviewing', 'closed']) await stage.selectOption(next);
  const saved = async () => (await storedApplication(page, id)).data;
  await expect
    .poll(saved)
    .toMatchObject({ stage: 'closed', closedFrom: 'interviewing', appliedOn: inDays(0) });
  await page.getByRole('tab', { name: 'Figures' }).click();
  await expect(page.getByRole('definition').filter({ hasText: '100% of those sent' })).toHaveCount(2);
  await page.goto(`/applications/${id}`);
  await page.getByRole('combobox', { name: 'How far it came' }).selectOption('applied');
  await page.getByLabel('Applied on').fill(inDays(-20));
  // A year that is only begun is not saved, and all else is.
  await page.getByLabel('Deadline').fill('0002-12-25');
  await expect(page.getByText('Please give a whole date, with a year of four digits.')).toBeVisible();
  await expect.poll(saved).toMatchObject({ closedFrom: 'applied', appliedOn: inDays(-20), deadline: '' });
});

test('on a phone the first application stands in the upper half, whatever long words and many tags there are', async ({
  page,
  mail,
  email,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInWithApplication(page, mail, email, {
    ...{ position: LONG, employer: LONG, nextStep: LONG, nextStepOn: inDays(1), stage: 'interviewing' },
    tags: Array.from({ length: 200 }, (_, at) => `${at} ${LONG}`.slice(0, 300)),
  });
  await page.goto('/applications');
  const row = page.locator('[data-application]');
  await expect(row).toBeVisible();
  const box = await row.boundingBox();
  expect(box?.y).toBeLessThan(420);
  expect(box?.height).toBeLessThan(500);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // What stands in the row stays in it.
  const over = await row.evaluate((item) =>
    [...item.querySelectorAll('*')].some((part) => part.getBoundingClientRect().right > innerWidth),
  );
  expect(over).toBe(false);
  await expect(page.getByRole('combobox', { name: 'Stage', exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByRole('combobox', { name: 'Stage', exact: true })).toBeVisible();
  await expectClean(page);
});
