import { expectClean } from './support/accessibility.ts';
import type { MailServer } from './support/mail-server.ts';
import { takePicture } from './support/pictures.ts';
import { callApi, signInOverTheWire, signInWithResume } from './support/session.ts';
import { expect, openCard, signIn, test } from './support/test.ts';
import type { Page } from '@playwright/test';

test.use({ savesData: true });

const PHONE = { width: 360, height: 740 };

/** How many new documents the server keeps drafts of. */
const drafts = async (page: Page) => {
  const answer = await callApi(page, 'GET', '/api/drafts');
  return JSON.stringify(answer);
};

/** Begins a resume at its jobs. */
async function beginAtWork(page: Page, mail: MailServer, email: string): Promise<void> {
  await signInOverTheWire(page, mail, email);
  await page.goto('/resume-builder/new?template=simple-1&section=work');
}

test('a new document begins with the email of the account, and nothing counts as written for it', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  const before = await drafts(page);
  for (const path of [
    '/resume-builder/new?template=modern-1',
    '/cover-letter-builder?template=professional-1',
  ]) {
    await page.goto(path);
    const field = page.getByLabel('Email');
    await expect(field).toHaveValue(email);
    await expect(page.getByText('From your account')).toBeVisible();
    await expectClean(page);
    await takePicture(page, `known-${path.startsWith('/resume') ? 'resume' : 'letter'}`);
    await page.getByRole('button', { name: `Clear ${email}` }).click();
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
    expect(new URL(page.url()).searchParams.get('draft')).toBeNull();
    // What was cleared is not filled in again, although nothing is written yet.
    await page.reload();
    await expect(page.getByRole('button', { name: `Use your account’s: ${email}` })).toBeVisible();
    await expect(field).toHaveValue('');
    await page.getByRole('button', { name: `Use your account’s: ${email}` }).click();
    await expect(field).toHaveValue(email);
    expect(new URL(page.url()).searchParams.get('draft')).toBeNull();
  }
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  expect(await drafts(page)).toBe(before);
});

test('once something is typed, clearing is an edit that is kept and can be taken back', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  await page.goto('/resume-builder/new?template=modern-1');
  await page.getByLabel('First name').fill('Zoë');
  await page.getByRole('button', { name: `Clear ${email}` }).click();
  await expect(page).toHaveURL(/draft=/);
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Zoë');
  await expect(page.getByLabel('Email')).toHaveValue('');
  await page.getByRole('button', { name: `Use your account’s: ${email}` }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(page.getByLabel('First name')).toHaveValue('Zoë');
});

test('whoever writes first is given nothing, and has the email once signed in, where none was typed', async ({
  page,
  mail,
  email,
}) => {
  await page.goto('/resume-builder/new?template=modern-1&write=first');
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(page.getByText('From your account')).toHaveCount(0);
  await page.getByLabel('First name').fill('Zoë');
  await expect(page).toHaveURL(/draft=/);
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).first().click();
  await signIn(page, mail, email);
  await expect(page.getByLabel('First name')).toHaveValue('Zoë');
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

test('a typed email is not touched by signing in', async ({ page, mail, email }) => {
  await page.goto('/resume-builder/new?template=modern-1&write=first');
  await page.getByLabel('Email').fill('zoe@work.example');
  await expect(page).toHaveURL(/draft=/);
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).first().click();
  await signIn(page, mail, email);
  await expect(page.getByLabel('Email')).toHaveValue('zoe@work.example');
});

test('after logging out another account finds nothing of the one before', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  await page.goto('/resume-builder/new?template=modern-1');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Logout' }).click();
  const other = `other-${email}`;
  await signInOverTheWire(page, mail, other);
  await page.goto('/resume-builder/new?template=modern-1');
  await expect(page.getByLabel('Email')).toHaveValue(other);
  expect(await page.content()).not.toContain(`"${email}"`);
});

test('a further resume takes name and contact from the latest one in one press, and over nothing typed', async ({
  page,
  mail,
  email,
}) => {
  await signInWithResume(page, mail, email, 'Nurse in Porto');
  await page.goto('/resume-builder/new?template=simple-1');
  await page.getByLabel('Location').fill('Lisbon');
  await takePicture(page, 'known-offer');
  const take = page.getByRole('button', { name: 'Take name and contact from “Nurse in Porto”' });
  await take.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('First name')).not.toHaveValue('');
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByLabel('Email')).not.toHaveValue(email);
  await expect(page.getByLabel('Location')).toHaveValue('Lisbon');
  await takePicture(page, 'known-taken');
  await expect(take).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('');
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

for (const size of [{ width: 1440, height: 900 }, { width: 768, height: 1000 }, PHONE]) {
  test(`without jobs, projects and volunteering are written in their place, and it is taken back in one press, ${size.width} px wide`, async ({
    page,
    mail,
    email,
  }) => {
    await page.setViewportSize(size);
    await beginAtWork(page, mail, email);
    await page.getByRole('button', { name: 'I have no jobs yet' }).click();
    await expect(page.getByRole('switch', { name: 'Include work experience' })).toBeFocused();
    await page.getByRole('button', { name: 'Add project' }).click();
    await expect(page.getByLabel('Project', { exact: true })).toBeFocused();
    await page.keyboard.type('River survey');
    await page.getByRole('button', { name: 'Add role' }).click();
    await expect(page.getByLabel('Role', { exact: true })).toBeFocused();
    await page.keyboard.type('Treasurer');
    await expectClean(page);
    await takePicture(page, `known-no-jobs-${size.width}`, { fullPage: true });
    await page.getByRole('tab', { name: 'Education' }).click();
    await page.getByRole('button', { name: 'Add education' }).click();
    await expect(page.getByLabel('Courses')).toBeVisible();
    await page.getByRole('tab', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Order of sections' }).click();
    const order = page.getByRole('region', { name: 'Order of sections' }).getByRole('listitem');
    await expect(order).toContainText([
      'summary',
      'Education',
      'Projects',
      'Volunteering',
      'Work experience',
      'Skills',
    ]);
    await page.getByRole('tab', { name: 'Work' }).click();
    await page.getByRole('button', { name: 'I have had a job after all' }).click();
    await expect(page.getByRole('button', { name: 'Add job' })).toBeVisible();
    await page.getByRole('tab', { name: 'More' }).click();
    await expect(order).toContainText(['summary', 'Work experience', 'Education', 'Skills']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('tab', { name: 'Work' }).click();
    await expect(page.getByRole('button', { name: 'I have had a job after all' })).toBeVisible();
  });

  test(`examples and phrases stand beside the text, by keyboard alone, ${size.width} px wide`, async ({
    page,
    mail,
    email,
  }) => {
    await page.setViewportSize(size);
    await beginAtWork(page, mail, email);
    await page.getByRole('button', { name: 'Add job' }).click();
    await openCard(page, 'last');
    await page.getByLabel('Position').fill('Line cook');
    const text = page.getByLabel('Description');
    await text.fill('- Cooked\n- Cleaned');
    await text.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(4, 4));
    const button = page.getByRole('button', { name: 'Examples and phrases' });
    await button.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('region', { name: 'Examples and phrases' });
    await expect(panel.getByLabel('Profession')).toHaveValue('Hospitality and food service');
    await expect(panel.getByRole('figure', { name: 'Example' })).toBeVisible();
    await expectClean(page);
    await expectBeside(page, size.width);
    const phrase = panel.getByRole('button', { name: /^Cooked \[kind of food\]/ });
    for (let presses = 0; presses < 30; presses += 1) {
      if (await phrase.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(text).toBeFocused();
    await page.keyboard.type('pasta');
    await expect(text).toHaveValue(
      '- Cooked\n- Cooked pasta for up to [number] covers an evening\n- Cleaned',
    );
    await expect(panel).toBeVisible();
    await takePicture(page, `known-phrases-${size.width}`);
    await expectBeside(page, size.width);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(text).toHaveValue('- Cooked\n- Cleaned');
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(text).toBeFocused();
  });
}

/** The panel is over no part of the text that it is for, and within the window's width. */
async function expectBeside(page: Page, width: number): Promise<void> {
  const [text, panel] = await Promise.all([
    page.getByLabel('Description').boundingBox(),
    page.getByRole('region', { name: 'Examples and phrases' }).boundingBox(),
  ]);
  if (!text || !panel) throw new Error('both are on the page');
  const isBeside = panel.x >= text.x + text.width || panel.y >= text.y + text.height;
  expect(isBeside, JSON.stringify({ text, panel })).toBe(true);
  expect(panel.x + panel.width).toBeLessThanOrEqual(width);
}
