import { typicalResume } from '../tests/factories/sample-resumes.ts';
import { expectClean } from './support/accessibility.ts';
import { takePicture } from './support/pictures.ts';
import { expectSavedPersonal, signInOverTheWire, signInToDashboard } from './support/session.ts';
import { change, JOB, open, read, saveTwo, withJob, withPerson } from './support/tailored.ts';
import { expect, test } from './support/test.ts';

test('what the base has changed is told once when the tailored resume is opened, looked at, and taken back as one step', async ({
  page,
  mail,
  email,
}) => {
  await signInToDashboard(page, mail, email);
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

test('a tailored resume that is written without a network follows when it is saved, and says what came in; so does one whose base is saved in another tab', async ({
  page,
  context,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 409|ERR_INTERNET_DISCONNECTED/);
  await signInToDashboard(page, mail, email);
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

test('what came in is told on a device that has never had the tailored resume, too', async ({
  page,
  browser,
  baseURL,
  mail,
  email,
}) => {
  await signInToDashboard(page, mail, email);
  const { base, id } = await saveTwo(page);
  await change(page, base, withPerson({ phone: '+44 113 496 0000' }));
  const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signInOverTheWire(elsewhere, mail, email);
  const asked: string[] = [];
  elsewhere.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith(`/api/resumes/${id}`)) asked.push(pathname + search);
  });
  const strip = await open(elsewhere, id, 'Personal');
  await expect(strip.getByText('Phone came from Base resume.')).toBeVisible();
  // It waits for one answer, as any other resume does.
  expect(asked).toEqual([`/api/resumes/${id}?before=following`]);
  await elsewhere.context().close();
});
