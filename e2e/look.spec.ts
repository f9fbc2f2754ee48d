import { callApi, signInOverTheWire, signInWithResume } from './support/session.ts';
import { drawnByServer, serverPages } from './support/preview.ts';
import { expect, test } from './support/test.ts';

// Its pictures say which colors a page has.
test.beforeEach(({ page }) => drawnByServer(page));

test('a look of one’s own is painted, saved, and given back to the design in one step', async ({
  page,
  mail,
  email,
}) => {
  const id = await signInWithResume(page, mail, email);
  await page.goto(`/resume-builder/${id}?section=template`);
  const drawing = () => serverPages(page).first().innerHTML();
  const settings = async () => {
    const resume = await callApi(page, 'GET', `/api/resumes/${id}`);
    return (resume as { data: { settings: Record<string, unknown> } }).data.settings; // The contract of the call.
  };
  await expect.poll(drawing).toContain('#1d4ed8');
  await page.getByText('Look', { exact: true }).click();

  await page.getByRole('radio', { name: 'Crimson' }).check();
  await expect.poll(drawing).toContain('#9f1239');
  await page.getByLabel('Typefaces').selectOption({ label: 'Literata' });
  await page.getByText('More of the look').click();
  await page.getByLabel('Margins').selectOption('25');
  await page.keyboard.press('Control+s');
  await expect.poll(async () => (await settings()).typefaces).toBe('literata');
  expect(await settings()).toMatchObject({
    accentColor: '#9f1239',
    typefaces: 'literata',
    pageMargins: '25',
  });

  // What is too pale is told, and what is set in it is not.
  const own = page.getByRole('textbox', { name: 'Accent color: another', exact: true });
  await own.fill('ffd4');
  await expect(page.getByText('Write a color like #1d4ed8.')).toBeVisible();
  // The field is left to whoever writes in it, also once a color is chosen.
  await own.pressSequentially('00');
  await expect(own).toBeFocused();
  await expect(page.getByText('Too pale to read.')).toBeVisible();
  await expect.poll(drawing).not.toContain('#9f1239');

  await page.getByRole('button', { name: 'Back to the design' }).click();
  await expect(page.getByRole('radio', { name: 'As the design' })).toBeChecked();
  await expect.poll(drawing).toContain('#1d4ed8');
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel('Typefaces')).toHaveValue('literata');
});

test('a letter takes the colors of a look', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  await page.goto('/cover-letter-builder');
  const drawing = () => serverPages(page).first().innerHTML();
  await page.getByLabel('Full name').fill('Ana Silva');
  await page.getByText('Look', { exact: true }).click();
  await page.getByRole('radio', { name: 'Teal' }).check();
  await expect.poll(drawing).toContain('#0f766e');
});
