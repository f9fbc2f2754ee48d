import { typicalResume } from '../tests/factories/sample-resumes.ts';
import { expectClean } from './support/accessibility.ts';
import { takePicture } from './support/pictures.ts';
import { callApi, expectSavedPersonal, signInToDashboard } from './support/session.ts';
import { change, type Data, JOB, open, read, saveTwo, TEMPLATE, withPerson } from './support/tailored.ts';
import { expect, expectToast, test } from './support/test.ts';

test.use({ savesData: true });

const ownJob = (job: Data['employment'][number]) => ({ ...job, id: 'own', company: 'Own Ltd' });

test('a field that differs from the base says so, takes what the base has, and puts its own in the base', async ({
  page,
  mail,
  email,
}) => {
  await signInToDashboard(page, mail, email);
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

test('entries, skills and lines that only one side has are brought here, left out, or put in the base', async ({
  page,
  mail,
  email,
}) => {
  await signInToDashboard(page, mail, email);
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
  await signInToDashboard(page, mail, email);
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
  // The only one there is.
  await expect(dialog.getByLabel('Base resume')).toBeChecked();
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
