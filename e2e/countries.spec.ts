import { expectNoFaults } from './support/accessibility.ts';
import { takePicture } from './support/pictures.ts';
import { drawnByServer, serverPages } from './support/preview.ts';
import { callApi, signInWithResume } from './support/session.ts';
import { expect, test } from './support/test.ts';

// Its pictures say how large a page is.
test.beforeEach(({ page }) => drawnByServer(page));

test('a resume is made ready for Poland by presses alone, with the keyboard, and one is taken back', async ({
  page,
  mail,
  email,
}) => {
  const id = await signInWithResume(page, mail, email);
  await page.goto(`/resume-builder/${id}?section=template`);
  const drawing = () => serverPages(page).first().innerHTML();
  await expect.poll(drawing).toContain('<path');
  const before = await drawing();
  await page.locator('summary', { hasText: 'Where will you send it?' }).press('Enter');
  const country = page.getByLabel('Country', { exact: true });
  await country.selectOption({ label: 'Poland' });
  const list = page.getByRole('list', { name: 'Poland' });
  await expect(list.getByRole('listitem')).toHaveCount(8);
  // Choosing changes nothing.
  expect(await drawing()).toBe(before);
  await expect(page.getByRole('button', { name: 'Do it: Consent clause' })).toBeVisible();

  await page.locator('summary', { hasText: 'Where this comes from' }).press('Enter');
  await expect(page.getByRole('link', { name: /Regulation \(EU\) 2016\/679/ })).toBeVisible();
  await expectNoFaults(page);
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await country.scrollIntoViewIfNeeded();
    await takePicture(page, `countries-${width}`, { fullPage: width === 360 });
  }
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.getByRole('button', { name: 'Do it: Headings in Polish' }).press('Enter');
  await expect(page.getByLabel('Language of headings')).toHaveValue('pl');
  // The button is gone; the focus stays with what it was about.
  await expect(list.getByText('Headings in Polish')).toBeFocused();
  await expect(page.getByText('Done: Headings in Polish. Undo brings back how it was.')).toBeAttached();
  await expect.poll(drawing).not.toBe(before);
  await page.getByRole('button', { name: 'Do it: Dates like 03.2019' }).press('Enter');
  await page.getByRole('button', { name: 'Do it: Consent clause' }).press('Enter');
  await expect(page.getByRole('button', { name: /^Do it: Consent/ })).toHaveCount(0);
  await page.keyboard.press('Control+s');
  const saved = async () => {
    const resume = await callApi(page, 'GET', `/api/resumes/${id}`);
    return (resume as { data: { settings: object; sections: { title: string }[] } }).data; // The contract.
  };
  await expect.poll(async () => (await saved()).sections.at(-1)?.title).toMatch(/^Zgoda na przetwarzanie/);
  expect((await saved()).settings).toMatchObject({ language: 'pl', dateStyle: 'numeric' });

  // The country is remembered for this resume on this device, and is no part of it.
  await page.reload();
  await page.getByText('Where will you send it?').click();
  await expect(country).toHaveValue('PL');
  expect(JSON.stringify(await saved())).not.toContain('"PL"');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('tab', { name: 'Template' }).click();
  await page.getByText('Where will you send it?').click();
  await expect(page.getByRole('button', { name: 'Do it: Consent clause' })).toBeVisible();
});
