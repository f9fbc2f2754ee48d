import { saveApplication, signInWithApplication, storedApplication } from './support/applications.ts';
import { signInOverTheWire } from './support/session.ts';
import { expect, expectToast, test } from './support/test.ts';

const stageOf = (name: string) => `Stage of ${name}`;

test('what cannot be saved is as it was again, and that is told', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|when fetching the script/);
  await signInWithApplication(page, mail, email);
  await page.goto('/applications');
  const stage = page.getByRole('combobox', { name: stageOf('Baker – Bram') });
  await expect(stage).toHaveValue('saved');
  await page.context().setOffline(true);
  await stage.selectOption('applied');
  await expectToast(page, 'Not changed');
  await expect(stage).toHaveValue('saved');
});

test('it is written without a network, kept on this device, and saved once there is one', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|when fetching the script/);
  const id = await signInWithApplication(page, mail, email);
  await page.goto('/applications');
  await page.getByRole('link', { name: 'Baker' }).click();
  await expect(page.getByLabel('Position')).toHaveValue('Baker');
  await page.context().setOffline(true);
  await page.getByLabel('Notes').fill('Written on the train');
  await expect(page.getByText('Offline, kept on this device').first()).toBeVisible();
  await page.getByRole('link', { name: 'All applications' }).click();
  await expect(page.getByText('Not all saved yet')).toBeVisible();
  await page.getByRole('link', { name: 'Baker' }).click();
  await expect(page.getByLabel('Notes')).toHaveValue('Written on the train');
  await page.context().setOffline(false);
  await expect.poll(async () => (await storedApplication(page, id)).data.notes).toBe('Written on the train');
});

test('one that is added without a network is kept with its ad, and saved once there is one', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|when fetching the script/);
  await signInOverTheWire(page, mail, email);
  // What an application is written in is loaded by now.
  const other = await saveApplication(page, { position: 'Cook' });
  await page.goto(`/applications/${other}`);
  await expect(page.getByLabel('Position')).toHaveValue('Cook');
  await page.getByRole('link', { name: 'All applications' }).click();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Add an application' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an application' });
  await dialog.getByLabel('Position').fill('Baker');
  await dialog.getByLabel('Job ad').fill('Bram seeks a baker.');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expectToast(page, 'Kept on this device');
  await expect(page).toHaveURL(/\/applications\/new\?draft=/);
  await expect(page.getByLabel('Job ad')).toHaveValue('Bram seeks a baker.');
  await page.getByRole('link', { name: 'All applications' }).click();
  await page.getByRole('region', { name: 'Not saved yet' }).getByRole('link', { name: 'Baker' }).click();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/applications\/\d+$/);
  const id = Number(/\d+$/.exec(page.url())?.[0]);
  expect((await storedApplication(page, id)).data.ad).toBe('Bram seeks a baker.');
});
