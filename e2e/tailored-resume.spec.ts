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
  await text.fill(`${JOB?.description}\nFor St Jude`);
  const mark = page.getByRole('button', { name: 'Differs from the base: Description of job 1' });
  await mark.click();
  const panel = page.getByRole('group', { name: 'Description of job 1 in the base' });
  await expect(panel.getByText('Base:')).toBeVisible();
  await expectClean(page);
  await takePicture(page, 'tailored-mark-1440');
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
  await expect(page.getByLabel('Phone')).toHaveValue('222');
  await expect(page.getByLabel('Phone')).toBeFocused();
  await expect(strip.getByText('One thing to decide')).toBeVisible();
  await strip.getByRole('button', { name: 'Show it' }).click();
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
