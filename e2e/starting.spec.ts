import { callApi, payToDashboard, signInToDashboard } from './support/session.ts';
import { expect, test } from './support/test.ts';

test.use({ savesData: true });

test('a phrase goes where the caret was, with its first gap selected, and its gaps are pointed out', async ({
  page,
  mail,
  email,
}) => {
  await signInToDashboard(page, mail, email);
  await payToDashboard(page);
  const saved = await callApi(page, 'POST', '/api/resumes', {
    templateId: 'simple-1',
    data: {
      personalInfo: { firstName: 'Ana', lastName: 'Silva', email: 'ana@example.com', phone: '555 0100' },
      employment: [{ id: 'a', position: 'Nurse', company: 'Norte', description: '- First\n- Last' }],
    },
  });
  await page.goto(`/resume-builder/${(saved as { id: number }).id}`); // The contract of the call.
  await page.getByRole('tab', { name: 'Work' }).click();
  const description = page.getByLabel('Description');
  await description.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(3, 3));
  await page.getByRole('button', { name: 'Examples and phrases' }).click();
  const panel = page.getByRole('region', { name: 'Examples and phrases' });
  await expect(panel.getByLabel('Profession')).toHaveValue('Nursing and care');
  await panel.getByRole('button', { name: /^Cared for up to/ }).click();
  await expect(description).toBeFocused();
  await page.keyboard.type('six');
  await expect(description).toHaveValue(
    '- First\n- Cared for up to six patients a shift on a ward of [number] beds\n- Last',
  );
  await page.getByRole('button', { name: 'Download' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Go to field: “[number]” is still to be replaced: Description of job 1' })
    .click();
  await expect(description).toBeFocused();
});

test('an example opens as a new resume, and what was begun is kept beside it', async ({
  page,
  mail,
  email,
}) => {
  await signInToDashboard(page, mail, email);
  await page.goto('/resume-builder/new');
  await page.getByRole('tab', { name: 'Personal' }).click();
  await page.getByLabel('First name').fill('Zoë');
  await page.getByRole('button', { name: 'See an example' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Registered nurse' }).click();
  await expect(page.getByText('This is an example. Replace it with your own details.')).toBeVisible();
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByLabel('Last name')).toHaveValue('Whitfield');
  await page.getByRole('link', { name: 'Open it' }).click();
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Zoë');
});
