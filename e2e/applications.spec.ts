import { expectClean } from './support/accessibility.ts';
import {
  inDays,
  saveApplication,
  saveManyApplications,
  signInWithApplication,
  stageOf,
  storedApplication,
} from './support/applications.ts';
import { saveResume, signInOverTheWire, signInWithResume } from './support/session.ts';
import { expect, expectToast, test } from './support/test.ts';

test.use({ savesData: true });

test('signed out, the applications ask to sign in and come back', async ({ page }) => {
  await page.goto('/applications');
  await expect(page.getByText('You need to be signed in to keep applications.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/auth?next=/applications',
  );
});

test('an application is added with one press, and each of its fields is saved as it is written', async ({
  page,
  mail,
  email,
}) => {
  const resume = await signInWithResume(page, mail, email, 'All that I did');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /^Applications \(0\)/ }).click();
  await expect(page.getByText('No applications yet')).toBeVisible();
  await expectClean(page);
  await page.getByRole('button', { name: 'Add an application' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an application' });
  await dialog.getByLabel('Position').fill('Staff nurse');
  await dialog.getByLabel('Job ad').fill('Mercy Hospital seeks a staff nurse.\nNights are paid double.');
  await expectClean(page);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();

  await expect(page).toHaveURL(/\/applications\/\d+$/);
  const id = Number(/\d+$/.exec(page.url())?.[0]);
  await expect(page.getByRole('button', { name: 'Staff nurse: change the title' })).toBeVisible();
  await page.getByLabel('Employer').fill('Mercy Hospital');
  // Its title follows what it is about.
  await expect(page.getByRole('button', { name: /^Staff nurse – Mercy Hospital/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Stage' }).selectOption('interviewing');
  await page.getByLabel('Next step', { exact: true }).fill('Bring the certificate');
  await page.getByLabel('Day of the next step').fill(inDays(3));
  await page.getByLabel('Deadline').fill(inDays(10));
  await page.getByLabel('Tags').fill('near home');
  await page.getByLabel('Tags').press('Enter');
  await page.getByRole('combobox', { name: 'Resume' }).selectOption({ label: 'All that I did' });
  await page.getByLabel('Address of the ad').fill('jobs.mercy.example/7');
  await expect(page.getByRole('link', { name: 'Open it in a new tab' })).toHaveAttribute(
    'href',
    'https://jobs.mercy.example/7',
  );
  await page.getByLabel('Notes').fill('Ann said that they hire two.');
  await page.getByRole('button', { name: 'Add a contact' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Ann Reis');
  await expectClean(page);
  await expect
    .poll(() => storedApplication(page, id))
    .toMatchObject({
      title: 'Staff nurse – Mercy Hospital',
      data: {
        ...{ position: 'Staff nurse', employer: 'Mercy Hospital', stage: 'interviewing', resumeId: resume },
        ...{ nextStep: 'Bring the certificate', nextStepOn: inDays(3), deadline: inDays(10) },
        ...{ tags: ['near home'], notes: 'Ann said that they hire two.', contacts: [{ name: 'Ann Reis' }] },
        ad: 'Mercy Hospital seeks a staff nurse.\nNights are paid double.',
      },
    });
  await expect(page.getByRole('link', { name: 'Open resume' })).toHaveAttribute(
    'href',
    `/resume-builder?id=${resume}&template=modern-1&application=${id}`,
  );

  // Steps are taken back one by one, and the title goes with them.
  await page.getByLabel('Employer').fill('Mercy Clinic');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Employer')).toHaveValue('Mercy Hospital');
  await page.getByRole('link', { name: 'All applications' }).click();
  await expect(page.getByRole('link', { name: 'Staff nurse' })).toBeVisible();
  await expect(page.getByText('Mercy Hospital')).toBeVisible();
  await expect(page.getByText(/^Bring the certificate, /)).toBeVisible();
});

test('a stage is changed in the list by keys alone, seen at once, saved, and taken back', async ({
  page,
  mail,
  email,
}) => {
  const id = await signInWithApplication(page, mail, email);
  await saveManyApplications(page, 5);
  await page.goto('/applications');
  const stage = page.getByRole('combobox', { name: stageOf('Baker – Bram') });
  await stage.focus();
  await page.keyboard.press('ArrowDown');
  await expect(stage).toHaveValue('applied');
  await expect(stage).toBeFocused();
  await expectToast(page, 'Baker – Bram: Applied');
  const saved = async () => (await storedApplication(page, id)).data;
  await expect
    .poll(saved)
    .toMatchObject({ stage: 'applied', stageChangedAt: expect.stringMatching(/^\d{4}-.*Z$/) });
  await page.getByRole('button', { name: 'Undo last change' }).click();
  await expect(stage).toHaveValue('saved');
  await expect.poll(saved).toMatchObject({ stage: 'saved', stageChangedAt: '' });

  await stage.selectOption('closed');
  await page.getByRole('combobox', { name: 'Why Baker – Bram is closed' }).selectOption('rejected');
  await expect.poll(saved).toMatchObject({ stage: 'closed', closedReason: 'rejected' });
  // A reason goes with the stage that it is for.
  await stage.selectOption('interviewing');
  await expect.poll(saved).toMatchObject({ stage: 'interviewing', closedReason: '' });
  await expectClean(page);
});

test('applications are searched, narrowed by stage and tag, and sorted; the address keeps it', async ({
  page,
  mail,
  email,
}) => {
  await signInWithApplication(page, mail, email, {
    position: 'Baker',
    employer: 'Bram',
    stage: 'offer',
    tags: ['bread'],
  });
  await saveApplication(page, { position: 'Cook', employer: 'Zoe', deadline: inDays(1), tags: ['bread'] });
  await saveApplication(page, { position: 'Waiter', employer: 'Aldo', nextStepOn: inDays(2) });
  await page.goto('/applications');
  const names = page.getByRole('list', { name: 'Your applications' }).getByRole('link');
  await expect(names).toHaveText(['Waiter', 'Cook', 'Baker']);
  await page.getByLabel('Sort by').selectOption('employer');
  await expect(names).toHaveText(['Waiter', 'Baker', 'Cook']);
  await page.getByLabel('Sort by').selectOption('next');
  await expect(names).toHaveText(['Cook', 'Waiter', 'Baker']);
  await page.getByRole('button', { name: 'Tag bread: show those alone' }).first().click();
  await expect(names).toHaveText(['Cook', 'Baker']);
  await page.getByRole('combobox', { name: 'Stage', exact: true }).selectOption('offer');
  await expect(names).toHaveText(['Baker']);
  await expect(page.getByText('1 of 3 applications')).toBeVisible();
  await page.reload();
  await expect(names).toHaveText(['Baker']);
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByLabel('Search applications').fill('zoe');
  await expect(names).toHaveText(['Cook']);
});

test('a long address in an ad makes the page no wider than the screen', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  const ad = `https://jobs.example/${'a'.repeat(1500)}`;
  const id = await saveApplication(page, { position: 'Baker', ad });
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/applications/${id}`);
    await expect(page.getByLabel('Job ad')).toHaveValue(ad);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test('one is deleted after a question, and its versions are compared as words', async ({
  page,
  mail,
  email,
}) => {
  const id = await signInWithApplication(page, mail, email);
  await page.goto(`/applications/${id}`);
  await page.getByLabel('Employer').fill('Bram & Co');
  await expect.poll(async () => (await storedApplication(page, id)).title).toBe('Baker – Bram & Co');
  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await versions.getByRole('navigation').getByRole('list').getByRole('button').first().click();
  await expect(versions.getByText('One difference between then and now.')).toBeVisible();
  await expectClean(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('No applications yet')).toBeVisible();
});

test('the letter is made of the application and its resume', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  const resumeId = await saveResume(page, 'All that I did');
  const id = await saveApplication(page, { position: 'Baker', employer: 'Bram', resumeId });
  await page.goto(`/applications/${id}`);
  await page.getByRole('button', { name: 'Write the letter' }).click();
  await expect(page).toHaveURL(/\/cover-letter-builder\?id=\d+/);
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue('Bram');
  await expect(page.getByLabel('Full name')).not.toHaveValue('');
  await page.goto(`/applications/${id}`);
  await expect(page.getByRole('link', { name: 'Open letter' })).toBeVisible();
});
