import { randomUUID } from 'node:crypto';
import { emptyResume } from '../src/documents/resume/empty.ts';
import { DRAFTS_MAX } from '../src/editor/store/server-drafts/draft-store.server.ts';
import { expectNoFaults } from './support/accessibility.ts';
import { expectKept, otherDevice, save, toDashboard, waiting } from './support/drafts.ts';
import { takePicture } from './support/pictures.ts';
import { callApi, signInToDashboard } from './support/session.ts';
import { expect, expectToast, test } from './support/test.ts';
import { beginResume, openPersonal, titles } from './support/unsaved.ts';

test('what was begun on one device is continued and saved on another, as one document', async ({
  page,
  browser,
  mail,
  email,
  consoleErrors,
}) => {
  // What the server says of a draft that is a document by now.
  consoleErrors.allow(/status of 409|status of 404/);
  await signInToDashboard(page, mail, email);
  await beginResume(page, 'Zoë');
  await page.getByLabel('Last name').fill('Quince');
  await expectKept(page, 'Zoë Quince Resume');

  const other = await otherDevice(browser, page);
  await toDashboard(other);
  await expect(waiting(other)).toContainText('Zoë Quince Resume');
  await expect(waiting(other)).toContainText('on another device');
  await expect(other.getByRole('tab', { name: 'Resumes (0)' })).toBeVisible();
  for (const width of [1440, 768, 360]) {
    await other.setViewportSize({ width, height: 800 });
    await expectNoFaults(other);
    await takePicture(other, `drafts-everywhere-${width}`);
  }
  await other.setViewportSize({ width: 1280, height: 800 });
  await waiting(other).getByRole('link', { name: 'Continue Zoë Quince Resume' }).click();
  await openPersonal(other);
  await expect(other.getByLabel('First name')).toHaveValue('Zoë');
  await other.getByLabel('Email').fill('zoe@quince.example');
  await save(other);
  expect(await titles(other, '/api/resumes')).toEqual(['Zoë Quince Resume']);
  await expectKept(other);

  // The first device has gone on meanwhile, with a text of its own: it is brought into the same document.
  await page.getByLabel('Location').fill('Lisbon');
  await expect(page).toHaveURL(/\/resume-builder\/\d+/, { timeout: 15_000 });
  await expect(page.getByLabel('Email')).toHaveValue('zoe@quince.example');
  await expect(page.getByLabel('Location')).toHaveValue('Lisbon');
  await expect(
    page.getByText('Saved', { exact: true }).or(page.getByText('Saved with other changes')).first(),
  ).toBeVisible();
  expect(await titles(page, '/api/resumes')).toEqual(['Zoë Quince Resume']);
  await other.context().close();
});

test('a device that was away does not make a second document of what was saved meanwhile, and loses nothing', async ({
  page,
  context,
  browser,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|status of 40[49]/);
  await signInToDashboard(page, mail, email);
  await beginResume(page, 'Ana');
  await page.getByLabel('Last name').fill('Silva');
  await expectKept(page, 'Ana Silva Resume');
  await context.setOffline(true);
  await page.getByLabel('Phone').fill('+351 912 000 000');

  const other = await otherDevice(browser, page);
  await toDashboard(other);
  await other.getByRole('link', { name: 'Continue Ana Silva Resume' }).click();
  await openPersonal(other);
  await other.getByLabel('Location').fill('Porto');
  await save(other);

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/resume-builder\/\d+/, { timeout: 15_000 });
  await expect(page.getByLabel('Location')).toHaveValue('Porto');
  await expect(page.getByLabel('Phone')).toHaveValue('+351 912 000 000');
  expect(await titles(page, '/api/resumes')).toEqual(['Ana Silva Resume']);
  await expectKept(page);
  await other.context().close();
});

test('what two devices write in one draft is brought together', async ({
  page,
  browser,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 409/);
  await signInToDashboard(page, mail, email);
  await beginResume(page, 'Ana');
  await page.getByLabel('Last name').fill('Sousa');
  await expectKept(page, 'Ana Sousa Resume');
  const other = await otherDevice(browser, page);
  await toDashboard(other);
  await other.getByRole('link', { name: /^Continue/ }).click();
  await openPersonal(other);
  await other.getByLabel('Location').fill('Porto');
  const [{ key } = { key: '' }] = (await callApi(page, 'GET', '/api/drafts')) as { key: string }[]; // The contract.
  const written = async () => JSON.stringify(await callApi(page, 'GET', `/api/drafts/${key}`));
  await expect.poll(written, { timeout: 15_000 }).toContain('Porto');
  await page.getByLabel('Last name').fill('Silva');
  await expect(page.getByLabel('Location')).toHaveValue('Porto', { timeout: 20_000 });
  await expect.poll(written, { timeout: 15_000 }).toContain('Silva');
  await other.reload();
  await openPersonal(other);
  await expect(other.getByLabel('Last name')).toHaveValue('Silva');
  await expectKept(page, 'Ana Silva Resume');
  await other.context().close();
});

test('discarding throws it away on every device', async ({ page, browser, mail, email }) => {
  await signInToDashboard(page, mail, email);
  await beginResume(page, 'Zoë');
  await page.getByLabel('Last name').fill('Quince');
  await expectKept(page, 'Zoë Quince Resume');
  await toDashboard(page);
  await expect(waiting(page)).toContainText('Zoë Quince Resume');
  const other = await otherDevice(browser, page);
  await toDashboard(other);
  await other.getByRole('button', { name: 'Discard Zoë Quince Resume' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expectToast(other, 'Resume discarded');
  await expect(waiting(other)).toHaveCount(0);
  await expectKept(other);
  await toDashboard(page);
  await expect(page.getByText('No resumes yet')).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  await other.context().close();
});

test('nothing is sent before something was written, and typing goes on where the server takes nothing', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 409/);
  await signInToDashboard(page, mail, email);
  // As many as it keeps of one account. What a page sends as it is left passes by handlers of `page.route`.
  for (let count = 0; count < DRAFTS_MAX; count += 1)
    await callApi(page, 'PUT', `/api/drafts/${randomUUID()}`, {
      kind: 'resume',
      title: `Draft ${count}`,
      templateId: 'simple-1',
      data: emptyResume(),
    });
  let puts = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/api/drafts/')) puts += 1;
  });
  await page.goto('/resume-builder/new');
  await openPersonal(page);
  await page.getByRole('tab', { name: 'Summary' }).click();
  await openPersonal(page);
  expect(puts).toBe(0);
  await page.getByLabel('First name').fill('Zoë');
  await expect.poll(() => puts, { timeout: 15_000 }).toBe(1);
  await page.getByLabel('Last name').fill('Quince');
  await expect(page.getByText('Not saved yet').first()).toBeVisible();
  await toDashboard(page);
  await expect(waiting(page)).toContainText('on this device alone');
});
