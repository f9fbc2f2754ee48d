import { firstDrawn } from '../tests/factories/first-drawn.ts';
import { typicalLetter } from '../tests/factories/sample-letters.ts';
import { typicalResume } from '../tests/factories/sample-resumes.ts';
import { expectNoFaults } from './support/accessibility.ts';
import { takePicture } from './support/pictures.ts';
import { drawnByServer, drawnInBrowser } from './support/preview.ts';
import { callApi, signInToDashboard } from './support/session.ts';
import { expect, test } from './support/test.ts';

const OLDER = 'This design was redrawn. Your page stays as it is.';
const TAKEN = 'The new drawing is taken. Undo brings yours back.';

test('the new drawing is looked at, kept away, taken and taken back; another template has it by itself', async ({
  page,
  mail,
  email,
}) => {
  test.slow();
  await signInToDashboard(page, mail, email);
  const body = { templateId: 'modern-1', data: firstDrawn(typicalResume()) };
  const { id } = (await callApi(page, 'POST', '/api/resumes', body)) as { id: number }; // The contract.
  const drawing = async () => {
    const resume = await callApi(page, 'GET', `/api/resumes/${id}`);
    return (resume as { data: { settings: { drawing: string } } }).data.settings.drawing; // The contract.
  };
  await page.goto(`/resume-builder/${id}?section=template`);
  await drawnInBrowser(page);
  const compare = page.getByRole('button', { name: 'Compare' });
  await expect(page.getByText(OLDER)).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'The new drawing of this design' });
  await compare.click();
  for (const side of ['Yours', 'The new drawing']) {
    const picture = dialog.getByRole('img', { name: `${side}: first page of your resume` });
    await expect(picture.locator('canvas')).toBeVisible({ timeout: 30_000 });
    await expect(dialog.getByRole('region', { name: side }).getByText(/^\d pages?$/)).toBeVisible();
  }
  await expectNoFaults(page);
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await takePicture(page, `new-drawing-${width}`);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(compare).toBeFocused();
  expect(await drawing()).toBe('');

  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Take the new drawing' }).press('Enter');
  await expect(page.getByText(TAKEN)).toBeFocused();
  await expect.poll(drawing).toBe('2');
  const versions = await callApi(page, 'GET', `/api/resumes/${id}/versions`);
  expect(versions).toMatchObject([{ cause: 'template' }]);
  await page.keyboard.press('Control+z');
  await expect(page.getByText(OLDER)).toBeVisible();
  await expect.poll(drawing).toBe('');

  await page.locator('input[type=radio][value="tech-1"]').check({ force: true });
  await expect(compare).toBeHidden();
  await expect.poll(drawing).toBe('2');
});

test('a letter is offered it in its settings, and where the browser has no engine the server draws', async ({
  page,
  mail,
  email,
}) => {
  await drawnByServer(page);
  await signInToDashboard(page, mail, email);
  const body = { title: 'Mine', templateId: 'professional-1', data: firstDrawn(typicalLetter()) };
  const { id } = (await callApi(page, 'POST', '/api/cover-letters', body)) as { id: number }; // The contract.
  await page.goto(`/cover-letter-builder?id=${id}`);
  await page.getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'The new drawing of this design' });
  const picture = dialog.getByRole('img', { name: 'The new drawing: first page of your cover letter' });
  // The server's picture stands in a tree of its own.
  await expect(picture.locator('svg')).toBeVisible();
  await dialog.getByRole('button', { name: 'Take the new drawing' }).click();
  await expect(page.getByText(TAKEN)).toBeVisible();
});
