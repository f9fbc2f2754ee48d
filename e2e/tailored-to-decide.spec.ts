import { expectClean } from './support/accessibility.ts';
import { takePicture } from './support/pictures.ts';
import { callApi, expectSavedPersonal, signInToDashboard } from './support/session.ts';
import { change, type Data, open, read, saveTwo, withJob, withPerson } from './support/tailored.ts';
import { expect, test } from './support/test.ts';

test.use({ savesData: true });

test('what both have changed is decided beside its field, one after the other, and hinders nothing', async ({
  page,
  mail,
  email,
}) => {
  await signInToDashboard(page, mail, email);
  const { base, id } = await saveTwo(page);
  const two = (phone: string, company: string) => (data: Data) =>
    withJob({ company })(withPerson({ phone })(data));
  await change(page, id, two('111', 'Mine Ltd'));
  await change(page, base, two('222', 'Base Ltd'));
  const strip = await open(page, id);
  await expect(strip.getByText('2 things to decide')).toBeVisible();
  await page.getByRole('tab', { name: 'Work' }).click();
  const work = page.getByRole('tabpanel', { name: 'Work' });
  const fold = work.getByRole('button', { name: /Mine Ltd/, expanded: true });
  await expect(work.getByText('1 to decide')).toHaveCount(0);
  await fold.first().click();
  await expect(work.getByText('1 to decide')).toBeVisible();
  await takePicture(page, 'tailored-folded-1440');
  await page.getByRole('tab', { name: 'Personal' }).click();
  await strip.getByRole('button', { name: 'Show the first' }).focus();
  await page.keyboard.press('Enter');
  const phone = page.getByRole('group', { name: 'To decide: Phone' });
  await expect(phone).toBeFocused();
  const widths = await Promise.all(
    [phone, page.getByLabel('First name', { exact: true })].map((one) => one.boundingBox()),
  );
  // Its field has the row.
  expect(widths[0]?.width).toBeGreaterThan((widths[1]?.width ?? 0) * 1.5);
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
  await takePicture(page, 'tailored-decided-1440');
  // What was decided too fast is open again, and decided once more.
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(strip.getByText('One thing to decide')).toBeVisible();
  await company.getByRole('button', { name: 'Keep mine' }).click();
  await expect(strip.getByText(/to decide/)).toBeHidden();
  await expectSavedPersonal(page, id, 'phone', '222');
  const left = async () =>
    ((await callApi(page, 'GET', `/api/resumes/${id}`)) as { conflicts: unknown[] }).conflicts; // The contract.
  await expect.poll(left).toEqual([]);
  expect((await read(page, id)).data.employment[0]?.company).toBe('Mine Ltd');
});

test('a resume in another language takes no text of its base, is told what has changed there, and counts what is left', async ({
  page,
  mail,
  email,
}) => {
  await signInToDashboard(page, mail, email);
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
  await callApi(page, 'DELETE', `/api/resumes/${base}`);
  await open(page, id);
  await expect(strip.getByText('One thing to decide, from a base that is no longer followed')).toBeVisible();
  await strip.getByRole('button', { name: 'Show it' }).click();
  await expect(card.getByText('The base had changed')).toBeVisible();
  await takePicture(page, 'tailored-base-gone-1440');
  await card.getByRole('button', { name: 'Keep mine' }).click();
  await expect(strip.getByText(/to decide/)).toBeHidden();
  await expect(page.getByLabel('Professional summary')).toHaveValue('Eine Entwicklerin');
});

test('what has no field of its own, such as a job that the base left out, is decided at the top', async ({
  page,
  mail,
  email,
}) => {
  await signInToDashboard(page, mail, email);
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
