import type { Locator, Page } from '@playwright/test';
import { typicalResume } from '../tests/factories/sample-resumes.ts';
import { expectPickedUp } from './support/picked-up.ts';
import { callApi, saveResume, signInOverTheWire } from './support/session.ts';
import { expect, test } from './support/test.ts';

test.use({ savesData: true });

const JOBS = ['First', 'Second', 'Third'].map((position, index) => ({
  ...typicalResume().employment[0],
  id: `job-${index}`,
  position,
  company: '',
  description: '',
}));

async function openJobs(page: Page): Promise<Locator> {
  const id = await saveResume(page, 'Mine');
  await callApi(page, 'PUT', `/api/resumes/${id}`, {
    data: { employment: JOBS, skills: ['SQL', 'Rust', 'Go'] },
  });
  await page.goto(`/resume-builder/${id}`);
  await page.getByRole('tab', { name: 'Work' }).click();
  return page.getByRole('tabpanel').getByRole('heading', { level: 4 });
}

test('a job is moved by the keyboard, and every step is read out', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  const names = await openJobs(page);
  const handle = page.getByRole('button', { name: 'Move First', exact: true });
  await handle.focus();
  await page.keyboard.press('Space');
  await expectPickedUp(page, 'Picked up First: place 1 of 3');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Moved First: place 2 of 3')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(names).toHaveText(['Second', 'First', 'Third']);
  await expect(handle).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(names).toHaveText(['Second', 'First', 'Third']);
});

test('a job is moved by buttons, which keep the focus', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  const names = await openJobs(page);
  const up = page.getByRole('button', { name: 'Move Third up' });
  await up.click();
  await expect(names).toHaveText(['First', 'Third', 'Second']);
  await expect(up).toBeFocused();
  await up.press('Enter');
  await expect(names).toHaveText(['Third', 'First', 'Second']);
  await expect(up).toHaveAttribute('aria-disabled', 'true');
  await expect(up).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(names).toHaveText(['First', 'Third', 'Second']);
});

test('a job is dragged by its handle', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  const names = await openJobs(page);
  const from = page.getByRole('button', { name: 'Move Second', exact: true });
  await from.scrollIntoViewIfNeeded();
  await from.hover();
  await page.mouse.down();
  const place = await from.boundingBox();
  if (!place) throw new Error('the second job is not on the screen');
  // The end of the first job stands right above it.
  await page.mouse.move(place.x + 10, place.y - 90, { steps: 12 });
  await page.mouse.up();
  await expect(names).toHaveText(['Second', 'First', 'Third']);
});

test('a duplicate of a job stands right below it', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  const names = await openJobs(page);
  await page.getByRole('button', { name: 'Duplicate Second' }).click();
  await expect(names).toHaveText(['First', 'Second', 'Second', 'Third']);
  await expect(page.getByLabel('Position').nth(2)).toBeFocused();
});

test('skills are moved by keyboard and by buttons, and pasted as a list', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  await openJobs(page);
  await page.getByRole('tab', { name: 'Skills' }).click();
  const skills = page.getByRole('list', { name: 'Your skills' }).getByRole('listitem');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Go', exact: true }).focus();
  await page.keyboard.press('Space');
  await expectPickedUp(page, 'Picked up Go: place 3 of 3');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Moved Go: place 2 of 3')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(skills).toHaveText(['SQL', 'Go', 'Rust']);
  await page.getByRole('tabpanel').getByRole('button', { name: 'SQL', exact: true }).click();
  await page.getByRole('button', { name: 'Move later' }).click();
  await expect(skills).toHaveText(['Go', 'SQL', 'Rust']);

  const field = page.getByLabel('Add a skill');
  await field.focus();
  await field.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '• Excel\n• SQL\n-  Word \n');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(skills).toHaveText(['Go', 'SQL', 'Rust', 'Excel', 'Word']);
  await expect(field).toHaveValue('');
});
