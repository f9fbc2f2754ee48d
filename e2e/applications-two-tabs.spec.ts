import { expectClean } from './support/accessibility.ts';
import { openInTwoTabs, signInWithApplication, stageOf, storedApplication } from './support/applications.ts';
import { callApi } from './support/session.ts';
import { expect, test } from './support/test.ts';

test.use({ savesData: true });

test('another device was faster: a stage that is changed in the list keeps what that one wrote', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 409/);
  const id = await signInWithApplication(page, mail, email);
  await page.goto('/applications');
  let first = true;
  await page.route(`**/api/applications/${id}`, async (route) => {
    if (route.request().method() !== 'PUT' || !first) return route.continue();
    first = false;
    // Between the reading and the saving here, somebody writes a note elsewhere.
    const { data } = await storedApplication(page, id);
    await callApi(page, 'PUT', `/api/applications/${id}`, { data: { ...data, notes: 'From my phone' } });
    return route.continue();
  });
  await page.getByRole('combobox', { name: stageOf('Baker – Bram') }).selectOption('applied');
  await expect
    .poll(async () => (await storedApplication(page, id)).data)
    .toMatchObject({ stage: 'applied', notes: 'From my phone' });
});

test('two tabs write in one application: what only one changed is brought together', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 409/);
  const id = await signInWithApplication(page, mail, email);
  const other = await openInTwoTabs(page, id);
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/api/applications/${id}`, async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  await page.getByLabel('Pay').fill('24 an hour');
  await page.getByLabel('Place').fill('Ghent');
  await other.getByLabel('Notes').fill('They bake at night.');
  await other.getByLabel('Place').fill('Bruges');
  await expect.poll(async () => (await storedApplication(other, id)).data.location).toBe('Bruges');
  release();
  const dialog = page.getByRole('dialog', { name: 'Changed in two places' });
  await expect(dialog.getByText('Ghent')).toBeVisible();
  await expectClean(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(async () => (await storedApplication(page, id)).data)
    .toMatchObject({
      ...{ location: 'Ghent', salary: '24 an hour', notes: 'They bake at night.' },
    });
});
