import { PLATFORM_AD } from '../src/features/applications/ad/testing/platform-ad.ts';
import { expectClean } from './support/accessibility.ts';
import { saveApplication } from './support/applications.ts';
import { payOverTheWire, signInOverTheWire } from './support/session.ts';
import { read, saveTwo, type Data } from './support/tailored.ts';
import { expect, test } from './support/test.ts';

test.use({ savesData: true });

/** Terraform stands in a hidden line, Kubernetes in the base alone, Kafka and Ansible nowhere. */
const tailored = (data: Data): Data => ({
  ...data,
  skills: data.skills.filter((skill) => !['Terraform', 'Kubernetes', 'Kafka'].includes(skill)),
  employment: data.employment.map((job, at) =>
    at === 1 ? { ...job, hiddenLines: [{ at: 2, text: '- Ran the network with Terraform' }] } : job,
  ),
});

test('beside the fields stands what the ad asks for, and what is not printed comes with one press', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  const { id } = await saveTwo(page, tailored);
  await saveApplication(page, { position: 'Baker', resumeId: id, ad: 'Baker wanted' });
  const application = await saveApplication(page, {
    position: 'Platform Engineer',
    resumeId: id,
    ad: PLATFORM_AD,
  });
  await page.goto(`/resume-builder/${id}?application=${application}`);
  // Also for who comes from elsewhere, such as from paying.
  await expect(page.getByRole('link', { name: 'Back to the application' })).toHaveAttribute(
    'href',
    `/applications/${application}`,
  );
  const strip = page.getByRole('region', { name: 'For Platform Engineer' });
  await expect(strip.getByRole('status')).toHaveText(
    '1 of 5 musts and 1 in part, 0 of 2 nice to have, 1 not understood',
  );
  const list = page.getByRole('region', { name: 'What it asks for' });
  await expectClean(page);

  // A press leads to the words that show it.
  await list.getByRole('button', { name: 'your skills' }).first().click();
  await expect(page.getByRole('tab', { name: 'Skills' })).toHaveAttribute('aria-selected', 'true');

  await expect(list.getByText('Terraform stands in your Talkdesk job, hidden here.')).toBeVisible();
  await list.getByRole('button', { name: 'Show: Terraform' }).click();
  const description = page.getByRole('textbox', { name: 'Description' }).nth(1);
  await expect(description).toBeFocused();
  await expect(description).toHaveValue(/- Ran the network with Terraform/);
  await expect(strip.getByRole('status')).toHaveText(/^2 of 5 musts and 1 in part/);

  await expect(list.getByText('Kubernetes stands in the skills of your base, and not here.')).toBeVisible();
  await list.getByRole('button', { name: 'Bring it here: Kubernetes' }).click();
  await expect(strip.getByRole('status')).toHaveText(/^3 of 5 musts and 1 in part/);
  // What stands nowhere is nobody's to claim.
  const ansible = list.getByRole('listitem').filter({ hasText: 'Ansible' });
  await expect(ansible.getByText('Stands nowhere in this resume or its base.')).toBeVisible();
  await expect(ansible.getByRole('button')).toHaveCount(0);
  await expect.poll(async () => (await read(page, id)).data.skills).toContain('Kubernetes');

  // It follows what is typed, and undo takes back what was brought.
  await page.getByRole('tab', { name: 'Summary' }).click();
  await page.getByLabel('Professional summary').fill('I automate everything with Ansible.');
  await expect(strip.getByRole('status')).toHaveText(/^3 of 5 musts and 1 in part, 1 of 2 nice to have/);
  await expect(list.getByText('In your summary')).toBeVisible();
});

test('a resume of two applications stands beside the ad of the one that it was opened from', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  const { id } = await saveTwo(page, tailored);
  const [baker] = [
    await saveApplication(page, { position: 'Baker', resumeId: id, ad: 'Baker wanted' }),
    await saveApplication(page, { position: 'Platform Engineer', resumeId: id, ad: PLATFORM_AD }),
  ];
  await page.goto(`/applications/${baker}`);
  await page.getByRole('link', { name: 'Open resume' }).click();
  await expect(page.getByRole('region', { name: 'For Baker' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the application' })).toHaveAttribute(
    'href',
    `/applications/${baker}`,
  );
});

test('what is tailored for an application opens at its words, with the list beside it', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  await payOverTheWire(page);
  const { id } = await saveTwo(page, tailored);
  const application = await saveApplication(page, {
    position: 'Platform Engineer',
    resumeId: id,
    ad: PLATFORM_AD,
  });
  await page.goto(`/applications/${application}`);
  await page.getByRole('button', { name: 'Tailor a resume for this job' }).click();
  await page.getByRole('button', { name: 'Make resume' }).click();
  await expect(page.getByRole('region', { name: 'What it asks for' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Summary' })).toHaveAttribute('aria-selected', 'true');
});

test('what is done on the page’s own thread has no lists of words in it', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  const { id } = await saveTwo(page, tailored);
  await saveApplication(page, { position: 'Platform Engineer', resumeId: id, ad: PLATFORM_AD });
  const scripts: { url: string; text: Promise<string> }[] = [];
  page.on('response', (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname))
      scripts.push({ url: response.url(), text: response.text().catch(() => '') });
  });
  await page.goto(`/resume-builder/${id}`);
  await expect(page.getByRole('region', { name: 'For Platform Engineer' }).getByRole('status')).toHaveText(
    /^1 of 5 musts and 1 in part/,
  );
  expect(page.workers().some((worker) => /ad-worker/.test(worker.url()))).toBe(true);
  const read = await Promise.all(scripts.map(async ({ url, text }) => ({ url, text: await text })));
  const withLists = read.filter(({ text }) => /wundversorgung/i.test(text)).map(({ url }) => url);
  expect(withLists.filter((url) => !/ad-worker/.test(url))).toEqual([]);
});

test('a resume that is for no application has nothing above its fields', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  const { id } = await saveTwo(page);
  const rows = page.waitForResponse(/\/api\/applications\?resumeId=/);
  await page.goto(`/resume-builder/${id}`);
  await rows;
  await expect(page.getByRole('tab', { name: 'Work' })).toBeVisible();
  // A group of templates is called For a Purpose.
  await expect(page.getByRole('region', { name: /^For (?!a Purpose)/ })).toHaveCount(0);
  expect(page.workers().some((worker) => /ad-worker/.test(worker.url()))).toBe(false);
});

test('on a phone the list is a window, and a press leads out of it to the field', async ({
  page,
  mail,
  email,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInOverTheWire(page, mail, email);
  const { id } = await saveTwo(page, tailored);
  await saveApplication(page, { position: 'Platform Engineer', resumeId: id, ad: PLATFORM_AD });
  await page.goto(`/resume-builder/${id}`);
  const strip = page.getByRole('region', { name: 'For Platform Engineer' });
  await expect(strip.getByRole('status')).toHaveText(/^1 of 5 musts and 1 in part/);
  await strip.getByRole('button', { name: 'See what it asks for' }).click();
  const list = page.getByRole('dialog', { name: 'What it asks for' });
  await expectClean(page);
  await list.getByRole('button', { name: 'Show: Terraform' }).click();
  await expect(list).toHaveCount(0);
  // Other cards are folded away.
  await expect(page.locator(':focus')).toHaveValue(/- Ran the network with Terraform/);
  await expect(strip.getByRole('status')).toHaveText(/^2 of 5 musts and 1 in part/);
});
