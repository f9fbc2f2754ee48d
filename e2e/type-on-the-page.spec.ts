import type { Locator } from '@playwright/test';
import { typicalResume } from '../tests/factories/sample-resumes.ts';
import { expectClean } from './support/accessibility.ts';
import { takePicture } from './support/pictures.ts';
import { drawnInBrowser } from './support/preview.ts';
import { callApi, expectSavedPersonal, signInToDashboard } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { boxOf, marks, openLetterTo, openResume, popover, press, reading } from './support/typed-page.ts';

test.beforeEach(async ({ page, mail, email }) => {
  // Compiling the engine takes a busy machine its time.
  test.slow();
  await signInToDashboard(page, mail, email);
});

/** Whether two boxes have no point in common. */
async function expectApart(one: Locator, other: Locator): Promise<void> {
  await expect(async () => {
    const [a, b] = [await one.boundingBox(), await other.boundingBox()];
    if (!a || !b) throw new Error('one of them is not there');
    const apart =
      a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
    expect(apart).toBe(true);
  }).toPass();
}

test('a press on a text opens its field beside it, what is typed is on the page and saved, and Escape leads back', async ({
  page,
}) => {
  const id = await openResume(page);
  await page.getByRole('tab', { name: 'Skills' }).click();
  await press(page, 'Senior Software Engineer');
  const dialog = popover(page, 'Professional title');
  const title = dialog.getByRole('textbox', { name: 'Professional title' });
  await expect(title).toBeFocused();
  await expectApart(dialog, marks(page).first());
  // The form stays where it was.
  await expect(page.getByRole('tab', { name: 'Skills' })).toHaveAttribute('aria-selected', 'true');
  await takePicture(page, 'typing-title-1440');

  const width = async () => (await marks(page).first().boundingBox())?.width ?? 0;
  const before = await width();
  await title.fill('Engineer');
  await expect.poll(width).toBeLessThan(before * 0.6);
  await expectSavedPersonal(page, id, 'title', 'Engineer');
  await expect(title).toBeFocused();
  await expectClean(page);

  // What was typed is taken back in its place.
  await page.keyboard.press('Control+z');
  await expect(title).toHaveValue('Senior Software Engineer');
  await expect(title).toBeFocused();
  await dialog.getByRole('button', { name: 'Redo' }).click();
  await expect(title).toHaveValue('Engineer');
  await expect(dialog.getByRole('button', { name: 'Redo' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(title).toHaveValue('Senior Software Engineer');

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(reading(page).getByRole('button', { name: 'Senior Software Engineer' }).first()).toBeFocused();
});

test('the caret stands at the word that was pressed, a bullet is selected by its sign, and a press elsewhere closes', async ({
  page,
}) => {
  await openResume(page);
  const bullet = 'Mentored five engineers; two of them now lead teams of their own';
  await press(page, bullet, 0.03);
  const dialog = page.getByRole('dialog', { name: /^Description/ });
  const text = dialog.getByRole('textbox', { name: 'Description' });
  await expect(text).toBeFocused();
  await page.keyboard.type('Gladly ');
  await expect(text).toHaveValue(/- Gladly Mentored five engineers;/);
  await takePicture(page, 'typing-bullets-1440');
  await page.getByRole('heading', { name: 'Preview', exact: true }).click();
  await expect(dialog).toBeHidden();

  const { x, y, height } = await boxOf(page, `Gladly ${bullet}`);
  await page.mouse.click(x - 8, y + height / 2);
  await expect(text).toBeFocused();
  const selected = () =>
    text.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
  await expect.poll(selected).toBe(`Gladly ${bullet}`);
  // The tools of the form, with their keys.
  await page.keyboard.press('Control+b');
  await expect(text).toHaveValue(/- \*\*Gladly Mentored .* own\*\*/);
});

test('every kind of text opens what it is written in: dates, skills, headings, links', async ({ page }) => {
  await openResume(page);
  await press(page, 'Present');
  const period = page.getByRole('dialog', { name: /of job 1/ });
  await expect(period.getByLabel('Start date')).toHaveValue('Mar 2021');
  await period.getByLabel('I currently work here').uncheck();
  await period.getByLabel('End date').fill('May 2025');
  await expect(reading(page).getByRole('button', { name: /May 2025/ })).toBeAttached();
  await takePicture(page, 'typing-dates-1440');
  await page.keyboard.press('Escape');

  await press(page, 'Skills');
  const heading = page.getByRole('dialog').getByRole('textbox', { name: 'Heading' });
  await expect(heading).toBeFocused();
  await heading.fill('Tools I know');
  await expect(reading(page).getByRole('heading', { name: 'Tools I know' })).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(reading(page).getByRole('button', { name: 'Tools I know' })).toBeFocused();

  const [skill = ''] = typicalResume().skills;
  await press(page, skill);
  await page.getByRole('dialog').getByRole('textbox', { name: 'Skill' }).fill('Falconry');
  await expect(reading(page).getByRole('button', { name: 'Falconry' })).toBeAttached();
  await page.keyboard.press('Escape');

  await press(page, '.com/in/ana-silva');
  await expect(page.getByRole('dialog').getByLabel('Address of link 1')).toBeFocused();
  await expect(page.getByRole('dialog').getByLabel('Name of link 1')).toHaveValue('LinkedIn');
  await takePicture(page, 'typing-link-1440');
});

test('another save arrives meanwhile: the field goes with its entry, and closes with it', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 409/);
  const id = await openResume(page);
  await press(page, 'Talkdesk');
  const company = page.getByRole('dialog').getByRole('textbox', { name: 'Company' });
  await expect(company).toBeFocused();
  const other = await context.newPage();
  await other.goto('/dashboard');
  const saved = await callApi(other, 'GET', `/api/resumes/${id}`);
  const { version, data } = saved as { version: number; data: ReturnType<typeof typicalResume> }; // The contract.
  const [first, second, ...rest] = data.employment;
  const changed = { ...data, employment: [second, first, ...rest] };
  await callApi(other, 'PUT', `/api/resumes/${id}`, { data: changed, version });
  await page.bringToFront();
  await page.keyboard.press('End');
  await page.keyboard.type(' Ltd');
  await expect(company).toHaveValue('Talkdesk Ltd');
  const companies = async () => {
    const merged = await callApi(page, 'GET', `/api/resumes/${id}`);
    return (merged as { data: ReturnType<typeof typicalResume> }).data.employment.map((job) => job.company);
  };
  await expect.poll(companies, { timeout: 20_000 }).toEqual(['Talkdesk Ltd', 'Feedzai', 'Critical Software']);
  await expect(company).toHaveValue('Talkdesk Ltd');
  await expect(company).toBeFocused();

  await other.goto(`/resume-builder/${id}`);
  await other.getByRole('tab', { name: 'Work' }).click();
  await other.getByRole('button', { name: /^Remove .*Talkdesk/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 20_000 });
  // The focus is not lost with it.
  await expect(page.locator('[data-pages]:focus, [data-pages] :focus')).toHaveCount(1);
});

test('in a tailored resume the field says how it differs from its base', async ({ page }) => {
  const made = await callApi(page, 'POST', '/api/resumes', { templateId: 'modern-1', data: typicalResume() });
  const data = typicalResume();
  data.personalInfo.title = 'Staff Engineer';
  const id = await openResume(page, data);
  await callApi(page, 'PUT', `/api/resumes/${id}/base`, { baseId: (made as { id: number }).id });
  await page.reload();
  await drawnInBrowser(page);
  await press(page, 'Staff Engineer');
  const dialog = popover(page, 'Professional title');
  await dialog.getByRole('button', { name: /Differs/ }).click();
  await expect(dialog.getByText('Senior Software Engineer')).toBeVisible();
  await takePicture(page, 'typing-tailored-1440');
  await expectClean(page);
});

test('a letter is typed on its page as well', async ({ page }) => {
  await openLetterTo(page, 'Northwind Traders');
  await press(page, 'Northwind Traders');
  const company = popover(page, 'Company').getByRole('textbox', { name: 'Company' });
  await expect(company).toBeFocused();
  await company.fill('Southwind');
  await expect(reading(page).getByRole('button', { name: 'Southwind' }).first()).toBeAttached();
  await takePicture(page, 'typing-letter-1440');
});
