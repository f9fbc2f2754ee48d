import type { Locator, Page } from '@playwright/test';
import { typicalResume } from '../tests/factories/sample-resumes.ts';
import { expectClean } from './support/accessibility.ts';
import type { MailServer } from './support/mail-server.ts';
import { takePicture } from './support/pictures.ts';
import { callApi, expectSavedPersonal, signInToDashboard } from './support/session.ts';
import { expect, expectToast, test } from './support/test.ts';

type Data = ReturnType<typeof typicalResume>;
type Resume = { version: number; data: Data };

const TEMPLATE = 'modern-1';
const [JOB] = typicalResume().employment;

/** A base and a resume that follows it, both as the typical one, but for what is said. */
async function saveTwo(page: Page, own: (data: Data) => Data = (data) => data) {
  const make = async (title: string, data: Data) => {
    const made = await callApi(page, 'POST', '/api/resumes', { title, templateId: TEMPLATE, data });
    return (made as { id: number }).id; // The contract of the call.
  };
  const base = await make('Base resume', typicalResume());
  const id = await make('For St Jude', own(typicalResume()));
  await callApi(page, 'PUT', `/api/resumes/${id}/base`, { baseId: base });
  return { base, id };
}

async function read(page: Page, id: number): Promise<Resume> {
  return (await callApi(page, 'GET', `/api/resumes/${id}`)) as Resume; // The contract of the call.
}

/** Saves a resume as another device would, in one go. */
async function change(page: Page, id: number, how: (data: Data) => Data): Promise<void> {
  const { version, data } = await read(page, id);
  await callApi(page, 'PUT', `/api/resumes/${id}`, { data: how(data), version });
}

const withPerson = (changes: Partial<Data['personalInfo']>) => (data: Data) => ({
  ...data,
  personalInfo: { ...data.personalInfo, ...changes },
});
const withJob = (changes: Partial<Data['employment'][number]>) => (data: Data) => ({
  ...data,
  employment: data.employment.map((job, at) => (at === 0 ? { ...job, ...changes } : job)),
});

const ownJob = (job: Data['employment'][number]) => ({ ...job, id: 'own', company: 'Own Ltd' });

async function open(page: Page, id: number, tab?: string): Promise<Locator> {
  await page.goto(`/resume-builder/${id}`);
  if (tab) await page.getByRole('tab', { name: tab }).click();
  return page.getByRole('region', { name: 'About this resume and its base' });
}

async function signedIn(page: Page, mail: MailServer, email: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInToDashboard(page, mail, email);
}

test('what the base has changed is told once when the tailored resume is opened, looked at, and taken back as one step', async ({
  page,
  mail,
  email,
}) => {
  await signedIn(page, mail, email);
  const { base, id } = await saveTwo(page);
  const strip = await open(page, id);
  await expect(strip.getByText('Tailored from Base resume')).toBeVisible();
  await expect(strip.getByText(/came from/)).toBeHidden();
  await page.goto('/dashboard');

  const lines = JOB?.description.split('\n') ?? [];
  await change(page, base, withPerson({ phone: '+44 113 496 0000' }));
  await change(page, base, withJob({ description: [...lines, 'Kept the stock', 'Taught six'].join('\n') }));
  await open(page, id, 'Personal');
  await expect(strip.getByText('Phone and 2 bullets came from Base resume.')).toBeVisible();
  await expect(page.getByLabel('Phone')).toHaveValue('+44 113 496 0000');
  await expectClean(page);
  await takePicture(page, 'tailored-came-in-1440');
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await takePicture(page, `tailored-came-in-${width}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  await strip.getByRole('button', { name: 'Review' }).click();
  const review = page.getByRole('dialog', { name: 'What came from the base' });
  await expect(review.getByRole('img', { name: 'Then: page 1 of 1 of your resume' })).toBeVisible();
  await expect(review.locator('[data-field-marks] > span').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(strip.getByRole('button', { name: 'Review' })).toBeFocused();

  await strip.getByRole('button', { name: 'Undo' }).click();
  const before = typicalResume().personalInfo.phone;
  await expectSavedPersonal(page, id, 'phone', before);
  expect((await read(page, id)).data.employment[0]?.description).toBe(JOB?.description);
  await expect(strip.getByText(/came from/)).toBeHidden();
  // One step, like any other.
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expectSavedPersonal(page, id, 'phone', '+44 113 496 0000');
  await page.reload();
  await expect(strip.getByText('Tailored from Base resume')).toBeVisible();
  await expect(strip.getByText(/came from/)).toBeHidden();
});

test('a field that differs from the base says so, takes what the base has, and puts its own in the base', async ({
  page,
  mail,
  email,
}) => {
  await signedIn(page, mail, email);
  const { base, id } = await saveTwo(page);
  await open(page, id, 'Work');
  const text = page.getByLabel('Description').first();
  await text.fill((JOB?.description ?? '').replace('Mentored five', 'Mentored twenty'));
  const mark = page.getByRole('button', { name: 'Differs from the base: Description of job 1' });
  await mark.click();
  const panel = page.getByRole('group', { name: 'Description of job 1 in the base' });
  await expect(panel.locator('mark', { hasText: 'five' })).toBeVisible();
  await expectClean(page);
  await takePicture(page, 'tailored-mark-1440');
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await panel.scrollIntoViewIfNeeded();
    await takePicture(page, `tailored-mark-${width}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await panel.getByRole('button', { name: "Take the base's" }).click();
  await expect(text).toHaveValue(JOB?.description ?? '');
  await expect(mark).toBeHidden();

  await page.getByRole('tab', { name: 'Personal' }).click();
  await page.getByLabel('Location').fill('Leeds');
  await page.getByRole('button', { name: 'Differs from the base: Location' }).click();
  await page.getByRole('button', { name: 'Put this in the base too' }).click();
  await expectToast(page, 'Put in the base too');
  await expectSavedPersonal(page, base, 'location', 'Leeds');
  await expect(page.getByRole('button', { name: /Differs from the base: Location/ })).toBeHidden();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expectSavedPersonal(page, base, 'location', typicalResume().personalInfo.location);
  await expectSavedPersonal(page, id, 'location', 'Leeds');
});

test('what both have changed is decided beside its field, one after the other, and hinders nothing', async ({
  page,
  mail,
  email,
}) => {
  await signedIn(page, mail, email);
  const { base, id } = await saveTwo(page);
  const two = (phone: string, company: string) => (data: Data) =>
    withJob({ company })(withPerson({ phone })(data));
  await change(page, id, two('111', 'Mine Ltd'));
  await change(page, base, two('222', 'Base Ltd'));
  const strip = await open(page, id);
  await expect(strip.getByText('2 things to decide')).toBeVisible();
  await strip.getByRole('button', { name: 'Show the first' }).focus();
  await page.keyboard.press('Enter');
  const phone = page.getByRole('group', { name: 'To decide: Phone' });
  await expect(phone).toBeFocused();
  await expect(phone.getByText('Here: 111')).toBeVisible();
  await expect(phone.getByText('Base: 222')).toBeVisible();
  await expectClean(page);
  await takePicture(page, 'tailored-decide-1440');
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await takePicture(page, `tailored-decide-${width}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  // What is open hinders no save.
  await page.getByLabel('Professional title').fill('Head Pilot');
  await expectSavedPersonal(page, id, 'title', 'Head Pilot');
  await phone.getByRole('button', { name: "Take the base's" }).focus();
  await page.keyboard.press('Enter');
  await expect(strip.getByText('One thing to decide')).toBeVisible();
  // Whoever asked for the first is led to the next.
  const company = page.getByRole('group', { name: 'To decide: Company of job 1' });
  await expect(company).toBeFocused();
  await company.getByRole('button', { name: 'Keep mine' }).click();
  await expect(strip.getByText(/to decide/)).toBeHidden();
  await expectSavedPersonal(page, id, 'phone', '222');
  const left = async () =>
    ((await callApi(page, 'GET', `/api/resumes/${id}`)) as { conflicts: unknown[] }).conflicts; // The contract.
  await expect.poll(left).toEqual([]);
  expect((await read(page, id)).data.employment[0]?.company).toBe('Mine Ltd');
});

test('entries, skills and lines that only one side has are brought here, left out, or put in the base', async ({
  page,
  mail,
  email,
}) => {
  await signedIn(page, mail, email);
  const { base, id } = await saveTwo(page);
  await change(page, id, (data) => ({
    ...data,
    employment: [...data.employment.slice(1), ...data.employment.slice(0, 1).map(ownJob)],
    skills: [...data.skills.slice(1), 'Sailing'],
  }));
  await open(page, id, 'Work');
  const panel = page.getByRole('tabpanel', { name: 'Work' });
  const missing = panel.getByRole('button', { name: /^Not here: Senior Software Engineer, Feedzai/ });
  await missing.click();
  await panel.getByRole('button', { name: /^Only here and not in the base/ }).click();
  await expectClean(page);
  await takePicture(page, 'tailored-entries-1440', { fullPage: true });
  for (const width of [768, 360, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await takePicture(page, `tailored-entries-${width}`, { fullPage: true });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(wide, `${width} px wide`).toBe(false);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await panel.getByRole('button', { name: 'Bring it here' }).click();
  const companies = async (of: number) =>
    (await read(page, of)).data.employment.map(({ company }) => company);
  await expect.poll(() => companies(id)).toEqual(['Feedzai', 'Talkdesk', 'Critical Software', 'Own Ltd']);
  await panel.getByRole('button', { name: 'Put this in the base too' }).click();
  await expectToast(page, 'Put in the base too');
  await expect.poll(() => companies(base)).toEqual(['Feedzai', 'Talkdesk', 'Critical Software', 'Own Ltd']);

  await page.getByRole('tab', { name: 'Skills' }).click();
  await page.getByRole('button', { name: /^Differs from the base: Skills/ }).click();
  const [first = ''] = typicalResume().skills;
  await page.getByRole('button', { name: `Bring it here: ${first}` }).click();
  await expect.poll(async () => (await read(page, id)).data.skills).toContain(first);
  expect((await read(page, id)).data.skills).toContain('Sailing');
});

test('a resume is attached to a base once its differences were seen, takes its look, and is detached again', async ({
  page,
  mail,
  email,
}) => {
  await signedIn(page, mail, email);
  const make = async (title: string, templateId: string, data: Data) =>
    ((await callApi(page, 'POST', '/api/resumes', { title, templateId, data })) as { id: number }).id; // The contract.
  const id = await make('Alone', TEMPLATE, withPerson({ location: 'Leeds' })(typicalResume()));
  // Who has one resume never meets a base.
  await open(page, id, 'More');
  await expect(
    page.getByRole('button', { name: 'Professional summary' }).or(page.getByText('More sections')).first(),
  ).toBeVisible();
  await expect(page.getByText(/base/i)).toHaveCount(0);
  await make('Base resume', 'creative-2', typicalResume());
  const strip = await open(page, id, 'More');
  await page.getByRole('button', { name: 'Attach to a base…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Attach to a base' });
  await dialog.getByLabel('Base resume').check();
  await expect(dialog.getByText('They differ in one thing.')).toBeVisible();
  await expect(dialog.locator('mark', { hasText: 'Leeds' })).toBeVisible();
  await expectClean(page);
  await takePicture(page, 'tailored-attach-1440');
  await page.setViewportSize({ width: 360, height: 800 });
  await takePicture(page, 'tailored-attach-360');
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole('button', { name: 'Attach', exact: true }).click();
  await expectToast(page, 'Attached');
  await expect(strip.getByText('Tailored from Base resume')).toBeVisible();

  const choose = async (entry: string) => {
    await strip.getByRole('button', { name: 'What to do with the base' }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await choose('Compare with the base');
  const compared = page.getByRole('dialog', { name: 'Compare with the base' });
  await expect(compared.getByText('One difference')).toBeVisible();
  await takePicture(page, 'tailored-compare-1440');
  await compared.getByRole('tab', { name: 'Pages' }).click();
  await expect(compared.getByRole('img', { name: /^Base: page 1 of/ })).toBeVisible();
  await expectClean(page);
  await takePicture(page, 'tailored-compare-pages-1440');
  await page.keyboard.press('Escape');

  await choose("Take the base's look");
  await expectToast(page, 'Look taken');
  const template = async () =>
    ((await callApi(page, 'GET', `/api/resumes/${id}`)) as { templateId: string }).templateId; // The contract.
  await expect.poll(template).toBe('creative-2');

  await choose('Detach from the base');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Detach' }).click();
  await expectToast(page, 'Detached');
  await expect(strip).toBeHidden();
  await expectSavedPersonal(page, id, 'location', 'Leeds');
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(strip.getByText('Tailored from Base resume')).toBeVisible();
});

test('a tailored resume that is written without a network follows when it is saved, and says what came in; so does one whose base is saved in another tab', async ({
  page,
  context,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 409|ERR_INTERNET_DISCONNECTED/);
  await signedIn(page, mail, email);
  const { base, id } = await saveTwo(page);
  const strip = await open(page, id, 'Personal');
  await expect(strip.getByText('Tailored from Base resume')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await context.setOffline(true);
  await page.getByLabel('Location').fill('Leeds');
  await expect(page.getByText(/kept on this device|Offline/i).first()).toBeVisible();
  await context.setOffline(false);
  await expectSavedPersonal(other, id, 'location', 'Leeds');
  await page.route(`**/api/resumes/${id}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await page.getByLabel('Professional title').fill('Pilot');
  await change(other, base, withPerson({ phone: '222' }));
  // Another device reads it, so that it has followed when this one saves.
  await read(other, id);
  await page.unroute(`**/api/resumes/${id}`);
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(strip.getByText('Phone came from Base resume.')).toBeVisible();
  await expectSavedPersonal(page, id, 'title', 'Pilot');
  await expect(page.getByLabel('Phone')).toHaveValue('222');
  await strip.getByRole('button', { name: 'OK' }).click();

  await other.goto(`/resume-builder/${base}`);
  await other.getByRole('tab', { name: 'Personal' }).click();
  await other.getByLabel('Phone').fill('333');
  await expectSavedPersonal(other, base, 'phone', '333');
  await expect(page.getByLabel('Phone')).toHaveValue('333');
  await expect(strip.getByText('Phone came from Base resume.')).toBeVisible();
});

test('a resume in another language takes no text of its base, is told what has changed there, and counts what is left', async ({
  page,
  mail,
  email,
}) => {
  await signedIn(page, mail, email);
  const { base, id } = await saveTwo(page, (data) => ({
    ...data,
    summary: 'Eine Entwicklerin',
    settings: { ...data.settings, language: 'de' },
  }));
  await change(page, base, (data) => ({ ...data, summary: 'A staff engineer' }));
  const strip = await open(page, id);
  await expect(strip.getByText(/\d+ of \d+ texts are still as in the base\./)).toBeVisible();
  await strip.getByRole('button', { name: 'Show it' }).click();
  const card = page.getByRole('group', { name: 'To decide: Professional summary' });
  await expect(card.getByText('The base has changed')).toBeVisible();
  await expect(card.getByText('Base now: A staff engineer')).toBeVisible();
  await takePicture(page, 'tailored-translation-1440');
  await card.getByRole('button', { name: 'Keep mine' }).click();
  await expect(strip.getByText(/to decide/)).toBeHidden();
  await expect(page.getByLabel('Professional summary')).toHaveValue('Eine Entwicklerin');
});

test('what has no field of its own, such as a job that the base left out, is decided at the top', async ({
  page,
  mail,
  email,
}) => {
  await signedIn(page, mail, email);
  const { base, id } = await saveTwo(page);
  await change(page, id, (data) => ({
    ...data,
    employment: data.employment.map((job, at) => (at === 1 ? { ...job, company: 'Own Ltd' } : job)),
  }));
  await change(page, base, (data) => ({ ...data, employment: data.employment.toSpliced(1, 1) }));
  const strip = await open(page, id);
  await expect(strip.getByText('One thing to decide')).toBeVisible();
  const card = strip.getByRole('group', { name: 'To decide: Job 2' });
  await expect(card.getByText('Base: Nothing')).toBeVisible();
  await expectClean(page);
  await strip.getByRole('button', { name: 'Show it' }).focus();
  await page.keyboard.press('Enter');
  await expect(card).toBeFocused();
  await takePicture(page, 'tailored-no-field-1440');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(strip.getByText(/to decide/)).toBeHidden();
  await expect.poll(async () => (await read(page, id)).data.employment.length).toBe(2);
});
