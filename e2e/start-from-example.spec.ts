import { takePicture } from './support/pictures.ts';
import { callApi, payOverTheWire, signInOverTheWire, signInToDashboard } from './support/session.ts';
import { expect, expectToast, signIn, test } from './support/test.ts';
import { starts } from './support/examples.ts';

const notice = 'This is an example. Replace it with your own details.';

test('signed out, an example waits until the person has signed in; then it is theirs to change and save', async ({
  page,
  mail,
  email,
}) => {
  await page.goto('/resume-examples/sales-lead', { waitUntil: 'networkidle' });
  await starts(page).click();
  await expect(page).toHaveURL(/\/auth\?next=/);
  await signIn(page, mail, email);
  await expect(page).toHaveURL(/\/resume-builder\?template=executive-4&example=sales-lead$/);
  await expect(page.getByText(notice)).toBeVisible();

  // Nothing is saved yet, and a reload opens it again.
  expect(await callApi(page, 'GET', '/api/resumes/dashboard')).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: 'Start with the name' }).click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveValue('Marcus');
  await page.getByLabel('First name').fill('Ana');
  await expect(page.getByText(notice)).toBeHidden();
  // From the first change on it is a draft like any other.
  await expect(page).toHaveURL(/\/resume-builder\?draft=[^&]+&template=executive-4$/);
  await page.reload();
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Ana');
  await expect(page.getByLabel('Last name')).toHaveValue('Bell');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'Your resume has been successfully saved.');
  await expect(page).toHaveURL(/\/resume-builder\/\d+/);
});

test('whoever starts from an example raises its count, which the next visitor sees', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  await page.goto('/cover-letter-builder?template=creative-2&example=copywriter');
  await expect(page.getByLabel('Full name')).toHaveValue('Nadia Rahman');
  await expect(page.getByText(notice)).toBeVisible();
  const uses = async () =>
    ((await callApi(page, 'GET', '/api/examples/uses')) as Record<string, number>)['letter-copywriter']; // Its contract.
  await expect.poll(uses).toBe(1);
  await page.goto('/cover-letter-examples');
  await expect(page.getByText('Used 1 time', { exact: true })).toHaveCount(1);
});

test('half a resume outlives an example, its changes, a reload, the way back and signing out in between', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  await page.goto('/resume-builder?template=modern-2');
  await page.getByRole('tab', { name: 'Personal' }).click();
  await page.getByLabel('First name').fill('Zoë');
  await expect(page).toHaveURL(/\?draft=[^&]+&template=modern-2$/);
  const own = page.url();

  await page.goto('/resume-examples/data-analyst', { waitUntil: 'networkidle' });
  await starts(page).click();
  await expect(page.getByText(notice)).toBeVisible();
  await page.getByRole('tab', { name: 'Personal' }).click();
  await page.getByLabel('First name').fill('Yusra');
  await expect(page).toHaveURL(/\?draft=/);
  expect(page.url()).not.toBe(own);
  await page.reload();
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Yusra');
  await expect(page.getByLabel('Last name')).toHaveValue('Demir');

  // Back past the example's page to what was written first.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /Example/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(own);
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Zoë');
  await expect(
    page.getByText('This device also keeps another resume that you have not saved.'),
  ).toBeVisible();

  // The session ends by itself, and the same person signs in again.
  await page.evaluate(() => localStorage.removeItem('sessionToken'));
  await page.goto('/resume-builder/new?example=registered-nurse');
  await expect(page.getByText('Please sign in').first()).toBeVisible();
  await signInToDashboard(page, mail, email);
  const unsaved = page.getByRole('list', { name: 'Not saved yet' });
  await expect(unsaved.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('link', { name: 'Continue My Resume' }).click();
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Zoë');
});

test('half a letter is kept beside an example, too', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  await page.goto('/cover-letter-builder?template=creative-1');
  await page.getByLabel('Full name').fill('Zoë Park');
  await page.getByRole('button', { name: 'See an example' }).click();
  await page.getByRole('dialog').getByRole('link').first().click();
  await expect(page.getByText(notice)).toBeVisible();
  await page.getByLabel('Full name').fill('Somebody Else');
  await expect(page).toHaveURL(/\?draft=/);
  await page.getByRole('link', { name: 'Open it' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Zoë Park');
  await page.getByRole('link', { name: 'Open it' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Somebody Else');
});

test('an address that names no example opens an empty document', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  await page.goto('/resume-builder?template=modern-1&example=constructor');
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('');
  await expect(page.getByText(notice)).toBeHidden();
});

test('before a download, what still comes from the example is named, and nobody is kept from it', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  await payOverTheWire(page);
  await page.goto('/resume-builder?example=data-analyst');
  await page.getByRole('tab', { name: 'Personal' }).click();
  await page.getByLabel('First name').fill('Ana');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/resume-builder\/\d+(\?|$)/);
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Before you download' });
  await expect(dialog).toContainText('“Fennimore Grocery” comes from the example: Company of job 1');
  await expect(dialog).toContainText('“yusuf.demir@example.com” comes from the example: Email');
  await expect(dialog).not.toContainText('Yusuf Demir');
  await takePicture(page, 'example-words');
  await dialog
    .getByRole('button', { name: /^Go to field: “Fennimore/ })
    .first()
    .click();
  await expect(page.getByLabel('Company').first()).toBeFocused();
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download anyway' }).click();
  await downloading;

  await page.goto('/cover-letter-builder?example=data-analyst');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expect(dialog).toContainText('“Yusuf Demir” comes from the example: Full name');
  await expect(dialog).toContainText('“Northbank Mutual” comes from the example: Company');
});
