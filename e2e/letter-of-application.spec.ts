import { expectClean } from './support/accessibility.ts';
import { saveApplication, storedApplication } from './support/applications.ts';
import { callApi, saveResume, signInOverTheWire } from './support/session.ts';
import { change, withPerson } from './support/tailored.ts';
import { expect, test } from './support/test.ts';

test.use({ savesData: true });

test('the letter of an application leads back to it, and follows it and the resume until it is written over', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  const resumeId = await saveResume(page, 'All that I did');
  const id = await saveApplication(page, { position: 'Baker', employer: 'Bram', resumeId });
  await page.goto(`/applications/${id}`);
  await page.getByRole('button', { name: 'Write the letter' }).click();
  await expect(page).toHaveURL(
    new RegExp(String.raw`/cover-letter-builder\?id=\d+&template=modern-2&application=${id}$`),
  );
  await expect(page.getByLabel('Full name')).toHaveValue('Ana Silva');
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue('Bram');
  await expectClean(page);
  const back = page.getByRole('link', { name: 'Back to the application' });
  await expect(back).toHaveAttribute('href', `/applications/${id}`);
  await page.getByLabel('Position', { exact: true }).fill('Head baker');
  const letterId = Number(new URL(page.url()).searchParams.get('id'));
  const stored = async () => {
    const letter = await callApi(page, 'GET', `/api/cover-letters/${letterId}`);
    return (letter as { data: { personalInfo: object; recipient: object } }).data; // The contract.
  };
  await expect.poll(stored).toMatchObject({ recipient: { position: 'Head baker' } });
  await back.click();

  await page.getByLabel('Employer').fill('Bram & Sons');
  await page.getByLabel('Position').fill('Night baker');
  await expect.poll(async () => (await storedApplication(page, id)).data.position).toBe('Night baker');
  await change(page, resumeId, withPerson({ phone: '+351 999 000 111' }));
  await page.getByRole('link', { name: 'Open letter' }).click();
  const told = page.getByText('Phone: +351 999 000 111. Company: Bram & Sons');
  await expect(told.first()).toBeVisible();
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue('Bram & Sons');
  // What somebody wrote stays.
  await expect(page.getByLabel('Position', { exact: true })).toHaveValue('Head baker');
  await expect.poll(stored).toMatchObject({ personalInfo: { phone: '+351 999 000 111' } });

  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue('Bram');
  await expect.poll(stored).toMatchObject({ recipient: { company: 'Bram' } });
  // Its resume is read again, and nothing follows of it.
  const asked = page.waitForResponse(/\/api\/resumes\/\d+$/);
  await page.reload();
  await asked;
  await expect(back).toBeVisible();
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue('Bram');
});
