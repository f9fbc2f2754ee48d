import type { Locator, Page } from '@playwright/test';
import { typicalResume } from '../tests/factories/sample-resumes.ts';
import { expectClean } from './support/accessibility.ts';
import type { MailServer } from './support/mail-server.ts';
import { takePicture } from './support/pictures.ts';
import {
  callApi,
  expectSavedPersonal,
  payToDashboard,
  saveResume,
  signInToDashboard,
} from './support/session.ts';
import { expect, openCard, test } from './support/test.ts';

test.use({ savesData: true });

/*
 * One person with one base and ten tailored resumes: changes the phone number once, finds it in all ten, rewords three
 * bullets in one of them, restyles another and restores last Tuesday's text.
 */

type Resume = { version: number; templateId: string; data: ReturnType<typeof typicalResume> };

const PHONE = '+44 113 496 0000';
const THREE = ['- Ran the night shift', '- Taught six colleagues', '- Halved the waiting time'];
const DAY_MS = 24 * 3600_000;

async function read(page: Page, id: number): Promise<Resume> {
  return (await callApi(page, 'GET', `/api/resumes/${id}`)) as Resume; // The contract of the call.
}

/** A base called "All I did" and ten that are worded for one employer each. */
async function withTenTailored(page: Page, mail: MailServer, email: string) {
  await signInToDashboard(page, mail, email);
  const base = await saveResume(page, 'All I did');
  await payToDashboard(page);
  const ids: number[] = [];
  for (let number = 1; number <= 10; number += 1) {
    const title = `Employer ${number}`;
    const made = await callApi(page, 'POST', `/api/resumes/${base}/variants`, { title });
    const { id } = made as { id: number }; // The contract of the call.
    const data = { ...typicalResume(), summary: `What ${title} looks for.` };
    await callApi(page, 'PUT', `/api/resumes/${id}`, { data, version: 1 });
    ids.push(id);
  }
  return { base, ids };
}

/** The kept versions as they would stand there a week later: saved on the last Tuesday that is not yesterday. */
async function sinceLastTuesday(page: Page): Promise<void> {
  const tuesday = new Date(Date.now() - 2 * DAY_MS);
  while (tuesday.getDay() !== 2) tuesday.setTime(tuesday.getTime() - DAY_MS);
  await page.route('**/versions', async (route) => {
    const answer = await route.fetch();
    const kept = (await answer.json()) as object[]; // The contract of the call.
    await route.fulfill({
      response: answer,
      json: kept.map((one) => ({ ...one, savedAt: tuesday.toISOString() })),
    });
  });
}

const row = (page: Page, title: string) =>
  page
    .getByRole('list', { name: 'Tailored from All I did' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** No window has come up by itself. */
async function asksNothing(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [360, 740],
] as const) {
  test(`one career in eleven resumes, ${width} pixels wide`, async ({ page, mail, email }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    const { base, ids } = await withTenTailored(page, mail, email);
    const picture = (name: string) => takePicture(page, `career-${name}-${width}`);
    await page.goto('/dashboard');

    // One that was looked at before.
    await row(page, 'Employer 1').getByRole('link', { name: 'Edit Employer 1' }).click();
    await expect(page.getByText('Tailored from All I did')).toBeVisible();
    await page.goto('/dashboard');

    // The phone number, once.
    await page.getByRole('link', { name: 'Edit Resume' }).click();
    await page.getByRole('tab', { name: 'Personal' }).click();
    await page.getByLabel('Phone').fill(PHONE);
    await expectSavedPersonal(page, base, 'phone', PHONE);

    // In all ten.
    await page.goto('/dashboard');
    await row(page, 'Employer 10').scrollIntoViewIfNeeded();
    await expect(row(page, 'Employer 10').getByText('1 text reworded')).toBeVisible();
    await row(page, 'Employer 1').getByRole('link', { name: 'Edit Employer 1' }).click();
    await expect(page.getByText('Phone came from All I did.')).toBeVisible();
    await page.getByRole('tab', { name: 'Personal' }).click();
    await expect(page.getByLabel('Phone')).toHaveValue(PHONE);
    await asksNothing(page);
    await picture('phone');
    for (const id of ids) {
      const { data } = await read(page, id);
      expect(data.personalInfo.phone).toBe(PHONE);
      expect(data.summary).toMatch(/^What Employer \d+ looks for\.$/);
    }

    // Three bullets of one.
    const [first = 0, second = 0, third = 0] = ids;
    await page.getByRole('tab', { name: 'Work' }).click();
    await openCard(page, 'first');
    await page.getByLabel('Description').first().fill(THREE.join('\n'));
    const worded = async () => (await read(page, first)).data.employment[0]?.description;
    await expect.poll(worded).toBe(THREE.join('\n'));
    await asksNothing(page);
    await picture('bullets');
    expect((await read(page, base)).data.employment[0]).toEqual(typicalResume().employment[0]);

    // Another look for the second.
    await page.goto('/dashboard');
    await row(page, 'Employer 2').getByRole('link', { name: 'Edit Employer 2' }).click();
    await page.getByRole('tab', { name: 'Template' }).click();
    await page.getByRole('radio', { name: 'Lagoon' }).check();
    const look = async (id: number) => (await read(page, id)).templateId;
    await expect.poll(() => look(second)).not.toBe('modern-1');
    expect([await look(base), await look(first)]).toEqual(['modern-1', 'modern-1']);
    await asksNothing(page);
    await picture('look');

    // Last Tuesday’s text of the third, with today’s phone number.
    await callApi(page, 'PUT', `/api/resumes/${third}`, {
      data: { ...(await read(page, third)).data, summary: 'A wrong turn.' },
      cause: 'merge',
    });
    await sinceLastTuesday(page);
    await page.goto('/dashboard');
    await row(page, 'Employer 3').getByRole('link', { name: 'Edit Employer 3' }).click();
    await page.getByRole('button', { name: 'Versions' }).click();
    await page
      .getByRole('list', { name: /^Tuesday/ })
      .getByRole('button')
      .first()
      .click();
    await page.getByRole('button', { name: 'Restore this version' }).click();
    await expect(page.getByRole('dialog', { name: 'Versions' })).toBeHidden();
    await expect.poll(async () => (await read(page, third)).data.summary).toBe('What Employer 3 looks for.');
    expect((await read(page, third)).data.personalInfo.phone).toBe(PHONE);
    await asksNothing(page);
    await picture('tuesday');

    await page.goto('/dashboard');
    await row(page, 'Employer 1').scrollIntoViewIfNeeded();
    await expect(row(page, 'Employer 1').getByText(/reworded/)).toBeVisible();
    await expectClean(page);
    await takePicture(page, `career-dashboard-${width}`, { fullPage: true });
  });
}

/** More presses than any screen here takes. */
const PRESSES = 120;

/** Presses Tab, or Shift and Tab, until that has the focus. */
async function tabTo(page: Page, goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(goal.first()).toBeVisible();
  for (let press = 0; press < PRESSES; press += 1) {
    await page.keyboard.press(key);
    if (await goal.evaluateAll((found) => found.some((element) => element === document.activeElement)))
      return;
  }
  throw new Error(`${key} does not lead to ${String(goal)}`);
}

async function press(page: Page, goal: Locator): Promise<void> {
  await tabTo(page, goal);
  await page.keyboard.press('Enter');
}

const SECTIONS = ['Template', 'Personal', 'Summary', 'Work'] as const;

/** Goes by the arrows from one section of the builder to a later one. */
async function toSection(page: Page, from: (typeof SECTIONS)[number], to: (typeof SECTIONS)[number]) {
  await tabTo(page, page.getByRole('tab', { name: from }));
  for (const name of SECTIONS.slice(SECTIONS.indexOf(from) + 1, SECTIONS.indexOf(to) + 1)) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('tab', { name, selected: true })).toBeFocused();
  }
}

async function toDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(row(page, 'Employer 1')).toBeVisible();
}

test('one career in eleven resumes, with the keyboard alone', async ({ page, mail, email }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  const { base, ids } = await withTenTailored(page, mail, email);
  await sinceLastTuesday(page);

  await toDashboard(page);
  await press(page, page.getByRole('link', { name: 'Edit Resume' }));
  await tabTo(page, page.getByLabel('Phone'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type(PHONE);
  await expectSavedPersonal(page, base, 'phone', PHONE);

  const [first = 0, second = 0, third = 0] = ids;
  await toDashboard(page);
  await press(page, page.getByRole('link', { name: 'Edit Employer 1', exact: true }));
  await expect(page.getByLabel('Phone')).toHaveValue(PHONE);
  await toSection(page, 'Personal', 'Work');
  await tabTo(page, page.getByLabel('Description').first());
  await page.keyboard.press('Control+a');
  for (const [at, bullet] of THREE.entries()) {
    if (at > 0) await page.keyboard.press('Enter');
    await page.keyboard.type(bullet.replace(/^- /, at > 0 ? '' : '- '));
  }
  const worded = async () => (await read(page, first)).data.employment[0]?.description;
  await expect.poll(worded).toContain('Halved the waiting time');

  await toDashboard(page);
  await press(page, page.getByRole('link', { name: 'Edit Employer 2', exact: true }));
  await tabTo(page, page.getByRole('tab', { name: 'Personal', selected: true }));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('tab', { name: 'Template', selected: true })).toBeFocused();
  await tabTo(page, page.getByRole('radiogroup', { name: 'Template' }).getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowRight');
  const look = async (id: number) => (await read(page, id)).templateId;
  await expect.poll(() => look(second)).not.toBe('modern-1');
  expect(await look(base)).toBe('modern-1');

  await toDashboard(page);
  const wrong = { ...(await read(page, third)).data, summary: 'A wrong turn.' };
  await callApi(page, 'PUT', `/api/resumes/${third}`, { data: wrong, cause: 'merge' });
  await press(page, page.getByRole('link', { name: 'Edit Employer 3', exact: true }));
  await press(page, page.getByRole('button', { name: 'Versions' }));
  await press(
    page,
    page
      .getByRole('list', { name: /^Tuesday/ })
      .getByRole('button')
      .first(),
  );
  await press(page, page.getByRole('button', { name: 'Restore this version' }));
  await expect(page.getByRole('button', { name: 'Versions' })).toBeFocused();
  await expect.poll(async () => (await read(page, third)).data.summary).toBe('What Employer 3 looks for.');

  // One more, from the menu of a tailored one.
  await toDashboard(page);
  await tabTo(page, row(page, 'Employer 4').getByRole('button', { name: 'More options' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Tailor for a job' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Job'));
  await page.keyboard.type('Cook');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tailored from All I did')).toBeVisible();
  await toDashboard(page);
  await expect(row(page, 'Cook')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: '11 tailored resumes' }));
  await page.keyboard.press('Space');
  await expect(row(page, 'Cook')).toBeHidden();
});
