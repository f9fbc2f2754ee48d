import type { Locator, Page } from '@playwright/test';
import { callApi, saveResume, signInOverTheWire } from './support/session.ts';
import { expect, test } from './support/test.ts';

test.use({ savesData: true });

/** What the server has of a resume. */
async function saved(page: Page, id: number) {
  const resume = await callApi(page, 'GET', `/api/resumes/${id}`);
  return (resume as { data: Record<string, unknown> }).data; // The contract of the call.
}

const JOB = {
  id: 'j',
  position: 'Head nurse',
  company: 'Norte',
  location: '',
  startDate: '2019-03',
  endDate: '',
  current: true,
  description: '- One\n- Two\n- Three',
};

async function open(page: Page, data: Record<string, unknown>): Promise<number> {
  const id = await saveResume(page, 'Mine');
  await callApi(page, 'PUT', `/api/resumes/${id}`, { data });
  await page.goto(`/resume-builder/${id}`);
  return id;
}

test('a line and a job are hidden and shown again, and an earlier role takes the place of the latest', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  const id = await open(page, { employment: [JOB] });
  await page.getByRole('tab', { name: 'Work' }).click();
  const text = page.getByLabel('Description');
  await text.click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+Shift+h');
  await expect(text).toHaveValue('- One\n- Three');
  await expect(text).toBeFocused();
  await page.getByRole('button', { name: 'Show again: - Two' }).click();
  await expect(text).toHaveValue('- One\n- Two\n- Three');
  await page.keyboard.press('Control+z');
  await expect(text).toHaveValue('- One\n- Three');

  await page.getByRole('button', { name: 'Hide Head nurse, Norte from the page' }).press('Enter');
  const show = page.getByRole('button', { name: 'Show Head nurse, Norte on the page' });
  await expect(show).toBeFocused();

  await page.getByRole('button', { name: 'Add an earlier role at Norte' }).click();
  await expect(page.getByLabel('Position').nth(1)).toBeFocused();
  await page.keyboard.type('Nurse');
  await page.getByLabel('Start date').nth(1).fill('Summer 2015');
  await page.getByLabel('End date').nth(1).fill('2018');
  await expect
    .poll(() => saved(page, id))
    .toMatchObject({
      employment: [
        {
          hidden: true,
          description: '- One\n- Three',
          hiddenLines: [{ at: 1, text: '- Two' }],
          roles: [{ position: 'Nurse', startDate: '2015-summer', endDate: '2018' }],
        },
      ],
    });
  await page.getByRole('button', { name: 'Make this the latest role' }).click();
  await expect(page.getByLabel('Position').first()).toHaveValue('Nurse');
  await expect(page.getByLabel('Position').first()).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel('Position').first()).toHaveValue('Head nurse');
});

test('sections are ordered, hidden and headed in one list, and stored only where something was changed', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  const id = await open(page, { skills: ['SQL', 'German'], sections: [] });
  await page.getByRole('button', { name: 'Order of sections' }).click();
  const up = page.getByRole('button', { name: 'Move Skills up' });
  await up.click();
  await expect(up).toBeFocused();
  await up.press('Enter');
  await page.getByRole('button', { name: 'How Skills is set' }).click();
  await page.getByLabel('Heading', { exact: true }).fill('What I know');
  await page.getByLabel('Start on a new page').check();
  await page.getByRole('button', { name: 'Hide Professional summary from the page' }).click();
  await expect
    .poll(() => saved(page, id))
    .toMatchObject({
      includeSummary: false,
      order: [
        { id: 'summary' },
        { id: 'skills', heading: 'What I know', newPage: true },
        { id: 'employment' },
        { id: 'education' },
      ],
    });
  await page.getByLabel('Heading', { exact: true }).fill('');
  await page.getByLabel('Start on a new page').uncheck();
  await page.getByRole('button', { name: 'Back to the usual order' }).click();
  await expect(page.getByRole('button', { name: 'Back to the usual order' })).toHaveCount(0);
  await expect.poll(async () => (await saved(page, id)).order ?? []).toEqual([]);
});

test('skills are sorted into groups by keyboard, with levels; facts and bold words are kept', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  const id = await open(page, { skills: ['SQL', 'German'], summary: 'Nurse *of* ten years' });
  await page.getByRole('tab', { name: 'Skills' }).click();
  await page.getByRole('button', { name: 'Sort into groups' }).click();
  await expect(page.getByLabel('Name of group 1')).toBeFocused();
  await page.keyboard.type('Languages');
  await page.getByRole('tabpanel').getByRole('button', { name: 'German', exact: true }).press('Enter');
  await page.getByLabel('Group', { exact: true }).selectOption('Languages');
  await expect(page.getByLabel('Group', { exact: true })).toBeFocused();
  await page.getByLabel('Level, in words').fill('fluent');
  await page.getByLabel('Level, in words').press('Enter');
  await expect(page.getByLabel('Level, in words')).toBeFocused();
  await expect(
    page
      .getByRole('list', { name: 'Languages' })
      .getByRole('button', { name: 'German (fluent)', exact: true }),
  ).toBeVisible();

  await page.getByRole('tab', { name: 'Personal' }).click();
  await page.getByRole('button', { name: 'More details' }).click();
  await expect(page.getByLabel('Preferred name')).toBeFocused();
  await page.getByLabel('Work permit').fill('EU citizen');

  await page.getByRole('tab', { name: 'Summary' }).click();
  const summary = page.getByLabel('Professional summary', { exact: true });
  await summary.click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+b');
  await expect(summary).toHaveValue('**Nurse** \\*of\\* ten years');
  await page.keyboard.press('Control+z');
  await expect(summary).toHaveValue('Nurse *of* ten years');
  await page.keyboard.press('Control+y');
  await expect
    .poll(() => saved(page, id))
    .toMatchObject({
      skills: ['German (fluent)', 'SQL'],
      skillGroups: [{ name: 'Languages', skills: ['German (fluent)'] }],
      personalInfo: { workPermit: 'EU citizen' },
      summary: '**Nurse** \\*of\\* ten years',
      settings: { marks: true },
    });
});

test('a skill is dragged from group to group and into an empty one, and a section by its handle', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  await open(page, {
    skills: ['German', 'SQL', 'Rust'],
    skillGroups: [
      { id: 'l', name: 'Languages', skills: ['German'] },
      { id: 't', name: 'Tools', skills: [] },
    ],
  });
  await page.getByRole('tab', { name: 'Skills' }).click();
  const drag = async (from: Locator, to: Locator) => {
    await from.scrollIntoViewIfNeeded();
    const [start, end] = [await from.boundingBox(), await to.boundingBox()];
    if (!start || !end) throw new Error('nothing to drag');
    await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
    await page.mouse.down();
    await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 });
    await page.mouse.up();
  };
  const chip = (name: string) => page.getByRole('tabpanel').getByRole('button', { name, exact: true });
  const list = (name: string) => page.getByRole('list', { name, exact: true });
  await drag(chip('SQL'), list('Tools'));
  await expect(list('Tools').getByRole('button', { name: 'SQL', exact: true })).toBeVisible();
  await drag(chip('German'), chip('SQL'));
  await expect(list('Tools').getByRole('button', { name: 'German', exact: true })).toBeVisible();
  await expect(list('Languages').getByRole('button')).toHaveCount(0);

  await page.getByRole('tab', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Order of sections' }).click();
  const rows = page.locator('ol > li[id^="field-order."]');
  await rows.nth(3).scrollIntoViewIfNeeded();
  await drag(page.getByRole('button', { name: 'Move Skills', exact: true }), rows.nth(1));
  await expect(rows.nth(1)).toContainText('Skills');
});
