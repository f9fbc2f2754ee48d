import type { Locator, Page } from '@playwright/test';
import { callApi, saveResume, signInOverTheWire } from './support/session.ts';
import { expect, test } from './support/test.ts';

test.use({ savesData: true });

/** Pastes as a browser does: the event first, and the plain text where nobody takes the event. */
async function paste(page: Page, field: Locator, plain: string, html = ''): Promise<void> {
  await field.focus();
  const taken = await field.evaluate(
    (element, [text, markup]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      if (markup) clipboardData.setData('text/html', markup);
      return !element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    [plain, html] as const,
  );
  if (!taken) await page.keyboard.insertText(plain);
}

async function openAt(page: Page, tab: string): Promise<number> {
  const id = await saveResume(page, 'Mine');
  await page.goto(`/resume-builder/${id}`);
  await page.getByRole('tab', { name: tab, exact: true }).click();
  return id;
}

test('Enter goes on with a list and ends it, Tab goes to the next field', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  await openAt(page, 'Work');
  const text = page.getByLabel('Description').first();
  await text.fill('- Led a team');
  await text.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Cut costs');
  await expect(text).toHaveValue('- Led a team\n- Cut costs');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Plain');
  await expect(text).toHaveValue('- Led a team\n- Cut costs\nPlain');
  await page.keyboard.press('Shift+Enter');
  await expect(text).toHaveValue('- Led a team\n- Cut costs\nPlain\n');
  await page.keyboard.press('Control+z');
  await expect(text).not.toHaveValue('- Led a team\n- Cut costs\nPlain\n');
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(text).toBeFocused();
});

test('lines become bullets, and plain lines again, by a button and by its keys', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  await openAt(page, 'Work');
  const text = page.getByLabel('Description').first();
  await text.fill('One\nTwo');
  await text.press('Control+a');
  await page.getByRole('button', { name: 'Bullets' }).first().click();
  await expect(text).toHaveValue('- One\n- Two');
  await expect(text).toBeFocused();
  await page.keyboard.press('Control+Shift+8');
  await expect(text).toHaveValue('One\nTwo');
});

test('a list that is pasted out of a program is bullets, its letters as they are typed', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  const id = await openAt(page, 'Work');
  const text = page.getByLabel('Description').first();
  await text.fill('');
  await paste(page, text, '\uf0b7\tLed oﬃce staff\r\no\tCut costs by 5\u00ad0%');
  await expect(text).toHaveValue('- Led office staff\n- Cut costs by 50%');
  await paste(page, text, 'One\nTwo', '<ol><li>One</li><li><p>Two</p></li></ol>');
  await expect(text).toHaveValue('- Led office staff\n- Cut costs by 50%\n- One\n- Two');
  await paste(page, text, ' and more');
  await expect(text).toHaveValue('- Led office staff\n- Cut costs by 50%\n- One\n- Two and more');
  const position = page.getByLabel('Position').first();
  await position.fill('');
  await paste(page, position, 'Chief Oﬃcer');
  await expect(position).toHaveValue('Chief Officer');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect
    .poll(() => callApi(page, 'GET', `/api/resumes/${id}`))
    .toHaveProperty('data.employment.0.position', 'Chief Officer');
});

test('skills are parted by commas as they are typed; the last one is saved without Enter', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  const id = await openAt(page, 'Skills');
  const skills = page.getByRole('list', { name: 'Your skills' }).getByRole('listitem');
  const before = await skills.allTextContents();
  const field = page.getByLabel('Add a skill');
  await field.pressSequentially('Triage, AWS (S3, EC2); Wound ca');
  await expect(field).toHaveValue('Wound ca');
  // It stands among the others once it is entered.
  await expect(skills).toHaveText([...before, 'Triage', 'AWS (S3, EC2)']);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  // What was called saved has what stands in the field.
  expect(await callApi(page, 'GET', `/api/resumes/${id}`)).toMatchObject({
    data: { skills: [...before, 'Triage', 'AWS (S3, EC2)', 'Wound ca'] },
  });
  await field.pressSequentially('re');
  await page.getByRole('tab', { name: 'Education', exact: true }).click();
  await page.getByRole('tab', { name: 'Skills', exact: true }).click();
  await expect(skills).toHaveText([...before, 'Triage', 'AWS (S3, EC2)', 'Wound care']);
  await expect(field).toHaveValue('');
});

test('a half-typed skill and a date that is none are there after a reload', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  await openAt(page, 'Work');
  await page.getByLabel('Start date').first().fill('some day');
  await page.getByRole('tab', { name: 'Skills', exact: true }).click();
  await page.getByLabel('Add a skill').pressSequentially('Phlebot');
  // All else is saved, and the bar leads to the field that is not.
  await expect(page.getByText('Saved, but for Start date of job 1', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Saved, but for Start date of job 1', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Go to field' }).click();
  await expect(page.getByLabel('Start date').first()).toBeFocused();
  await page.getByRole('tab', { name: 'Skills', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Your skills' })).toContainText('Phlebot');
  await page.getByRole('tab', { name: /^Work/ }).click();
  const start = page.getByLabel('Start date').first();
  await expect(start).toHaveValue('some day');
  await expect(page.getByText('Write the month and the year, like 03/2019')).toBeVisible();
  await start.fill('summer 2021');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('Enter goes on with a list there, too', async ({ page, mail, email }) => {
    await signInOverTheWire(page, mail, email);
    await openAt(page, 'Summary');
    const text = page.getByRole('tabpanel').getByRole('textbox');
    await text.fill('');
    await page.getByRole('button', { name: 'Bullets' }).tap();
    await expect(text).toHaveValue('- ');
    await page.keyboard.type('One');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Two');
    await expect(text).toHaveValue('- One\n- Two');
    await expect(text).toBeFocused();
  });
});
