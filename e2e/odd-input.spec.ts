import type { Locator, Page } from '@playwright/test';
import { typicalLetter } from '../tests/factories/sample-letters.ts';
import { typicalResume } from '../tests/factories/sample-resumes.ts';
import { FURTHER_SECTION_KINDS } from '#documents/resume/section-kinds.ts';
import { callApi, signInOverTheWire, signInWithResume } from './support/session.ts';
import { expect, expectToast, test } from './support/test.ts';

test.use({ savesData: true });

const TABS = ['Personal', 'Summary', 'Work', 'Education', 'Skills', 'More'];
/** Lines of text in which a part of a document is written; what looks for something else is not among them. */
const LINES = 'input[id^="field-"]:not([type=checkbox], [type=radio]), textarea[id^="field-"]';
/** Markup, right-to-left text, figures of other scripts, quotes, blanks: a different one for each field. */
const odd = (index: number) => `<b>"odd${index}" & \\n ٣ -1e9 'שלום' http:/x?a=${index}#`;
const toSave = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** A section of every kind, each with an entry in which every field holds something and so is shown. */
const oneOfEachKind = () =>
  FURTHER_SECTION_KINDS.map((kind) => ({
    id: kind,
    kind,
    title: kind,
    include: true,
    items: [
      {
        id: `${kind}-1`,
        title: 'Title',
        subtitle: 'Subtitle',
        location: 'Place',
        url: 'https://example.com',
        startDate: '2019-01',
        endDate: '2020-01',
        current: false,
        description: 'Words',
      },
    ],
  }));

async function fillAll(lines: Locator, begun: number): Promise<string[]> {
  const written: string[] = [];
  for (let index = 0; index < (await lines.count()); index += 1) {
    const line = lines.nth(index);
    if ((await line.getAttribute('id')) === 'field-skills' || (await line.isDisabled())) continue;
    const text = odd(begun + written.length);
    await line.fill(text);
    await line.blur();
    await expect(line).toHaveValue(text);
    written.push(text);
  }
  return written;
}

test('whatever is written into any field of a resume is saved, or stays there and is said by the field', async ({
  page,
  mail,
  email,
}) => {
  // Some seventy fields, each with a page that follows what is typed.
  test.setTimeout(240_000);
  await signInOverTheWire(page, mail, email);
  const { id } = (await callApi(page, 'POST', '/api/resumes', {
    title: 'All of it',
    templateId: 'modern-1',
    data: { ...typicalResume(), sections: oneOfEachKind() },
  })) as { id: number };
  await page.goto(`/resume-builder/${id}`);
  const written: string[] = [];
  const readable = 'input[id^="field-"][placeholder="March 2019"]';
  for (const tab of TABS) {
    await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
    written.push(...(await fillAll(page.locator(LINES), written.length)));
  }
  expect(written.length).toBeGreaterThan(60);

  await toSave(page);
  await expectToast(page, 'Saved, but for');
  await expect(page.getByText('Your resume has been successfully saved.')).toHaveCount(0);
  // Nothing of it is lost by a reload either.
  await page.reload();
  let dates = 0;
  for (const tab of TABS) {
    await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
    for (const month of await page.locator(readable).all()) {
      if (await month.isDisabled()) continue;
      await expect(month).toHaveValue(/odd\d+/);
      await expect(month).toHaveAttribute('aria-invalid', 'true');
      await expect(month).toHaveAccessibleDescription(/Write the month and the year, like 03\/2019/);
      const text = await month.inputValue();
      written.splice(written.indexOf(text), 1);
      await month.fill('03/2019');
      dates += 1;
    }
  }
  expect(dates).toBeGreaterThan(10);
  await toSave(page);
  await expectToast(page, 'Your resume has been successfully saved.');
  const saved = JSON.stringify(await callApi(page, 'GET', `/api/resumes/${id}`));
  for (const text of written) expect.soft(saved).toContain(JSON.stringify(text).slice(1, -1));
});

test('whatever is written into any field of a letter is saved', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  const { id } = (await callApi(page, 'POST', '/api/cover-letters', {
    title: 'All of it',
    templateId: 'modern-1',
    data: typicalLetter(),
  })) as { id: number };
  await page.goto(`/cover-letter-builder?id=${id}`);
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeVisible();
  const written = await fillAll(page.locator(LINES), 0);
  expect(written.length).toBeGreaterThan(18);
  await toSave(page);
  await expectToast(page, 'Your cover letter has been saved successfully.');
  const saved = JSON.stringify(await callApi(page, 'GET', `/api/cover-letters/${id}`));
  for (const text of written) expect.soft(saved).toContain(JSON.stringify(text).slice(1, -1));
});

test('a title that is too long is not cut, but said by its field', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  await page.goto('/cover-letter-builder');
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('x'.repeat(300));
  await expect(title).toHaveValue('x'.repeat(300));
  await expect(title).toHaveAccessibleDescription(/longer than the 200 characters/);
  await toSave(page);
  // All else is saved.
  await expectToast(page, 'Saved, but for Title');
  await page.getByRole('button', { name: 'Go to field', exact: true }).last().click();
  await expect(title).toBeFocused();
  await expect(title).toHaveValue('x'.repeat(300));
  await title.fill('x'.repeat(200));
  await toSave(page);
  await expectToast(page, 'Your cover letter has been saved successfully.');
});

test('a date that cannot be read stays through tabs, moving, undo and a reload, and leads to itself', async ({
  page,
  mail,
  email,
}) => {
  const id = await signInWithResume(page, mail, email, 'Cook');
  await page.goto(`/resume-builder/${id}`);
  await page.getByRole('tab', { name: 'Work' }).click();
  const start = page.getByLabel('Start date');
  await start.first().fill('soon');
  await start.first().blur();
  const problem = /^Write the month and the year, like 03\/2019/;
  await expect(start.first()).toHaveAccessibleDescription(problem);
  // Away from it: saved by itself it is not, and the way to it is there.
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByRole('button', { name: 'Go to field', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Go to field', exact: true }).click();
  await expect(start.first()).toBeFocused();
  await expect(start.first()).toHaveValue('soon');

  const move = page.getByRole('button', { name: /^Move .* down$/ }).first();
  await move.click();
  await expect(start.nth(1)).toHaveValue('soon');
  await expect(start.nth(1)).toHaveAccessibleDescription(problem);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(start.first()).toHaveValue('soon');

  await page.reload();
  await page.getByRole('tab', { name: 'Work' }).click();
  await expect(start.first()).toHaveValue('soon');
  await expect(start.first()).toHaveAccessibleDescription(problem);
  await page.getByLabel('Position').first().fill('Head cook');
  await page.keyboard.press('Control+s');
  await expectToast(page, 'Saved, but for Start date');
  await page.getByRole('button', { name: 'Go to field', exact: true }).last().click();
  await expect(start.first()).toBeFocused();
  await start.first().fill('3/15');
  await page.keyboard.press('Control+s');
  await expectToast(page, 'Your resume has been successfully saved.');
  const { data } = (await callApi(page, 'GET', `/api/resumes/${id}`)) as { data: { employment: object[] } };
  expect(data.employment[0]).toMatchObject({ position: 'Head cook', startDate: '2015-03' });
});

test('a skill that was typed and not added is a skill when its field is left, or the document saved', async ({
  page,
  mail,
  email,
}) => {
  const id = await signInWithResume(page, mail, email, 'Cook');
  await page.goto(`/resume-builder/${id}`);
  await page.getByRole('tab', { name: 'Skills' }).click();
  await page.getByLabel('Add a skill').fill('Plating');
  await page.getByRole('tab', { name: 'Work' }).click();
  await page.getByRole('tab', { name: 'Skills' }).click();
  await expect(page.getByRole('button', { name: 'Remove Plating' })).toBeVisible();
  await page.getByLabel('Add a skill').fill('Baking');
  await page.keyboard.press('Control+s');
  await expectToast(page, 'Your resume has been successfully saved.');
  const { data } = (await callApi(page, 'GET', `/api/resumes/${id}`)) as { data: { skills: string[] } };
  expect(data.skills).toEqual(expect.arrayContaining(['Plating', 'Baking']));
});
