import type { Page } from '@playwright/test';
import { typicalResume } from '../tests/factories/sample-resumes.ts';
import { expectClean } from './support/accessibility.ts';
import { takePicture } from './support/pictures.ts';
import { callApi, expectSavedPersonal } from './support/session.ts';
import { expect, openCard, test } from './support/test.ts';
import { PHONE, THREE, read, withTenTailored, sinceLastTuesday, row } from './support/career.ts';

test.use({ savesData: true });

/** No window has come up by itself. */
async function asksNothing(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [360, 740],
] as const) {
  test(`one career in eleven resumes, ${width} pixels wide`, async ({ page, mail, email }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    const { base, ids } = await withTenTailored(page, mail, email);
    const picture = (name: string) => takePicture(page, `career-${name}-${width}`);
    await page.goto('/dashboard');

    // One that was looked at before.
    await row(page, 'Employer 1').getByRole('link', { name: 'Edit Employer 1' }).click();
    await expect(page.getByText('Tailored from All I did')).toBeVisible();
    await page.goto('/dashboard');

    // The phone number, once.
    await page.getByRole('link', { name: 'Edit Resume' }).click();
    await page.getByRole('tab', { name: 'Personal' }).click();
    await page.getByLabel('Phone').fill(PHONE);
    await expectSavedPersonal(page, base, 'phone', PHONE);

    // In all ten.
    await page.goto('/dashboard');
    await row(page, 'Employer 10').scrollIntoViewIfNeeded();
    await expect(row(page, 'Employer 10').getByText('1 text reworded')).toBeVisible();
    await row(page, 'Employer 1').getByRole('link', { name: 'Edit Employer 1' }).click();
    await expect(page.getByText('Phone came from All I did.')).toBeVisible();
    await page.getByRole('tab', { name: 'Personal' }).click();
    await expect(page.getByLabel('Phone')).toHaveValue(PHONE);
    await asksNothing(page);
    await picture('phone');
    for (const id of ids) {
      const { data } = await read(page, id);
      expect(data.personalInfo.phone).toBe(PHONE);
      expect(data.summary).toMatch(/^What Employer \d+ looks for\.$/);
    }

    // Three bullets of one.
    const [first = 0, second = 0, third = 0] = ids;
    await page.getByRole('tab', { name: 'Work' }).click();
    await openCard(page, 'first');
    await page.getByLabel('Description').first().fill(THREE.join('\n'));
    const worded = async () => (await read(page, first)).data.employment[0]?.description;
    await expect.poll(worded).toBe(THREE.join('\n'));
    await asksNothing(page);
    await picture('bullets');
    expect((await read(page, base)).data.employment[0]).toEqual(typicalResume().employment[0]);

    // Another look for the second.
    await page.goto('/dashboard');
    await row(page, 'Employer 2').getByRole('link', { name: 'Edit Employer 2' }).click();
    await page.getByRole('tab', { name: 'Template' }).click();
    await page.getByRole('radio', { name: 'Lagoon' }).check();
    const look = async (id: number) => (await read(page, id)).templateId;
    await expect.poll(() => look(second)).not.toBe('modern-1');
    expect([await look(base), await look(first)]).toEqual(['modern-1', 'modern-1']);
    await asksNothing(page);
    await picture('look');

    // Last Tuesday’s text of the third, with today’s phone number.
    await callApi(page, 'PUT', `/api/resumes/${third}`, {
      data: { ...(await read(page, third)).data, summary: 'A wrong turn.' },
      cause: 'merge',
    });
    await sinceLastTuesday(page);
    await page.goto('/dashboard');
    await row(page, 'Employer 3').getByRole('link', { name: 'Edit Employer 3' }).click();
    await page.getByRole('button', { name: 'Versions' }).click();
    await page
      .getByRole('list', { name: /^Tuesday/ })
      .getByRole('button')
      .first()
      .click();
    await page.getByRole('button', { name: 'Restore this version' }).click();
    await expect(page.getByRole('dialog', { name: 'Versions' })).toBeHidden();
    await expect.poll(async () => (await read(page, third)).data.summary).toBe('What Employer 3 looks for.');
    expect((await read(page, third)).data.personalInfo.phone).toBe(PHONE);
    await asksNothing(page);
    await picture('tuesday');

    await page.goto('/dashboard');
    await row(page, 'Employer 1').scrollIntoViewIfNeeded();
    await expect(row(page, 'Employer 1').getByText(/reworded/)).toBeVisible();
    await expectClean(page);
    await takePicture(page, `career-dashboard-${width}`, { fullPage: true });
  });
}
