import { PLATFORM_AD } from '../src/features/applications/ad/testing/platform-ad.ts';
import { expectClean } from './support/accessibility.ts';
import { asRichText, paste } from './support/ads.ts';
import { saveApplication, signInWithApplication, storedApplication } from './support/applications.ts';
import { callApi, saveResume, signInOverTheWire } from './support/session.ts';
import { expect, test } from './support/test.ts';

test.use({ savesData: true });

const DUTCH =
  'Wij zoeken een bakker voor onze winkel in Utrecht met ervaring in het bakken van brood en ook met een goede opleiding. Je werkt samen met het team en je bent verantwoordelijk voor de oven en de winkel.';

for (const width of [1440, 360])
  test(`a pasted ad says what it asks for, and what it says of the job is taken by hand, at ${width} px`, async ({
    page,
    mail,
    email,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInOverTheWire(page, mail, email);
    const id = await saveApplication(page, { employer: 'Nordlys' });
    await page.goto(`/applications/${id}`);
    const ad = page.getByLabel('Job ad');
    await paste(ad, { plain: 'as text', rich: asRichText(PLATFORM_AD) });
    await expect(ad).toHaveValue(/• Ansible\n• Knowledge of Kafka/);
    await expect(page).not.toHaveTitle(/taken/);
    const asked = page.getByRole('region', { name: 'What it asks for' });
    await expect(asked.getByText('Must have (5)')).toBeVisible();
    await expect(asked.getByText('Nice to have (2)')).toBeVisible();
    await expect(asked.getByText('Knack for grundling')).toBeVisible();
    // What stands in a field is nobody's to overwrite, and nothing is assumed.
    await expect(page.getByLabel('Employer')).toHaveValue('Nordlys');
    await expect(page.getByText('The ad says “Nordlys Energy GmbH”')).toHaveCount(0);
    await expect(page.getByLabel('Position')).toHaveValue('');
    await expectClean(page);

    await page.getByRole('button', { name: 'Use it as Position' }).click();
    await expect(page.getByLabel('Position')).toBeFocused();
    await expect(page.getByLabel('Position')).toHaveValue('Platform Engineer');
    await page.getByRole('button', { name: 'Use it as Place' }).click();
    await page.getByRole('button', { name: 'Use Nov 30, 2026 as Deadline' }).click();
    await expect(page.getByLabel('Deadline')).toHaveValue('2026-11-30');
    await page.getByRole('button', { name: 'Show Pay in the ad' }).click();
    const marked = () =>
      ad.evaluate((field: HTMLTextAreaElement) =>
        field.value.slice(field.selectionStart, field.selectionEnd),
      );
    await expect.poll(marked).toMatch(/^€70,000/);
    await asked.getByRole('button', { name: 'Terraform, show it in the ad' }).click();
    await expect(ad).toBeFocused();
    await expect.poll(marked).toBe('Terraform');
    await expect
      .poll(async () => (await storedApplication(page, id)).data)
      .toMatchObject({ position: 'Platform Engineer', deadline: '2026-11-30', salary: '' });
  });

test('an ad that cannot be read says why, and one without requirements that it has none', async ({
  page,
  mail,
  email,
}) => {
  const id = await signInWithApplication(page, mail, email, { ad: DUTCH });
  await page.goto(`/applications/${id}`);
  const asked = page.getByRole('region', { name: 'What it asks for' });
  await expect(asked.getByText(/^We cannot read ads in this language yet/)).toBeVisible();
  await page.getByLabel('Job ad').fill('Baker wanted');
  await expect(asked.getByText(/^This is too short/)).toBeVisible();
  await page
    .getByLabel('Job ad')
    .fill(
      'The Town Museum\n\nWe are a small house by the river with a garden and a view. Our people have been here for a long time and they like it. The town is quiet and the trains are on time. You will find us near the church, and the door is open on most of the days of the week.',
    );
  await expect(asked.getByText(/^We found nothing in this ad/)).toBeVisible();
  await page.getByLabel('Job ad').fill('');
  await expect(asked).toHaveCount(0);
});

test('what is far too long is pasted by its beginning, and told', async ({ page, mail, email }) => {
  const id = await signInWithApplication(page, mail, email, {});
  await page.goto(`/applications/${id}`);
  const ad = page.getByLabel('Job ad');
  await paste(ad, { plain: `${PLATFORM_AD}${'We work with the people of the town. '.repeat(140_000)}` });
  await expect(page.getByText(/Only the beginning of what you pasted was taken/)).toBeVisible();
  await expect.poll(async () => (await ad.inputValue()).length).toBe(20_000);
  // All of that can be saved.
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  const kept = (await callApi(page, 'GET', `/api/applications/${id}`)) as { data: { ad: string } }; // The contract.
  expect(kept.data.ad).toHaveLength(20_000);
});

test('in the window for adding, an ad proposes employer and position, and its place is shown', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  await page.goto('/applications');
  await page.getByRole('button', { name: 'Add an application' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add an application' });
  await paste(dialog.getByLabel('Job ad'), { plain: PLATFORM_AD });
  await dialog.getByRole('button', { name: 'Use it as Employer' }).click();
  await expect(dialog.getByLabel('Employer')).toHaveValue('Nordlys Energy GmbH');
  await expect(dialog.getByLabel('Employer')).toBeFocused();
  await dialog.getByRole('button', { name: 'Show Position in the ad' }).click();
  await expect(dialog.getByLabel('Job ad')).toBeFocused();
  await expectClean(page);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page).toHaveURL(/\/applications\/\d+$/);
  await expect(
    page.getByRole('region', { name: 'What it asks for' }).getByText('Must have (5)'),
  ).toBeVisible();
});

test('in the window for adding, what was typed outlives a reload, and an ad that cannot be read says so', async ({
  page,
  mail,
  email,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInOverTheWire(page, mail, email);
  await page.goto('/applications');
  await page.getByRole('button', { name: 'Add an application' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add an application' });
  await expect(dialog.getByLabel('Job ad')).toBeInViewport();
  await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeInViewport({ ratio: 1 });
  await dialog.getByLabel('Job ad').fill(DUTCH);
  await expect(dialog.getByText(/^We cannot read ads in this language yet/)).toBeVisible();
  await dialog.getByLabel('Job ad').fill(PLATFORM_AD);
  const use = dialog.getByRole('button', { name: 'Use it as Position' });
  await expect(use).toBeVisible();
  const size = await use.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await use.click();
  await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeInViewport({ ratio: 1 });
  await expectClean(page);

  await page.reload();
  await page.getByRole('link', { name: 'Platform Engineer' }).click();
  await expect(page.getByLabel('Job ad')).toHaveValue(PLATFORM_AD);
  await expect(page.getByLabel('Position')).toHaveValue('Platform Engineer');
});

test('beside the chosen resume the list says where each requirement stands, and leads to tailoring', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  const resumeId = await saveResume(page, 'All that I did');
  const id = await saveApplication(page, { position: 'Platform Engineer', ad: PLATFORM_AD, resumeId });
  await page.goto(`/applications/${id}`);
  const asked = page.getByRole('region', { name: 'What it asks for' });
  await expect(asked.getByRole('status')).toHaveText(
    '3 of 5 musts and 1 in part, 1 of 2 nice to have, 1 not understood in “All that I did”',
  );
  await expect(asked.getByText('Stands nowhere in this resume.').first()).toBeVisible();
  await expectClean(page);
  await asked.getByRole('link', { name: 'Tailor it beside the ad' }).click();
  await expect(page.getByRole('region', { name: 'What it asks for' })).toBeVisible();
});
