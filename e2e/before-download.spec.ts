import type { Page } from '@playwright/test';
import { typicalResume } from '../tests/factories/sample-resumes.ts';
import { expectNoFaults } from './support/accessibility.ts';
import { callApi, payOverTheWire, signInOverTheWire } from './support/session.ts';
import { expect, expectToast, test } from './support/test.ts';

test.use({ savesData: true });

/** A resume with one of everything that is told before a download. */
function faulty() {
  const { personalInfo, employment, ...rest } = typicalResume();
  const [job, earlier] = employment;
  return {
    ...rest,
    personalInfo: { ...personalInfo, email: 'ana@gmial.com' },
    summary: 'Nurse with [number] years at Fennimore Grocery.',
    employment: [
      {
        ...job,
        startDate: '2023-01',
        description: '- Led a team of six\nRan the desk for a year\n- Left it tidy',
      },
      { ...earlier, startDate: '2017-01', endDate: '2021-12' },
    ],
    education: [],
  };
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Before you download' });

async function open(page: Page, data: object): Promise<void> {
  const made = await callApi(page, 'POST', '/api/resumes', { title: 'Mine', templateId: 'modern-1', data });
  await page.goto(`/resume-builder/${(made as { id: number }).id}`); // The contract of the call.
}

for (const width of [1440, 360]) {
  test(`each thing that is found leads to its field and selects its words, and stands in nobody's way, at ${width} px`, async ({
    page,
    mail,
    email,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInOverTheWire(page, mail, email);
    await payOverTheWire(page);
    await open(page, faulty());
    const press = () => page.getByRole('button', { name: 'Download', exact: true }).click();
    for (const [row, label, words] of [
      ['“ana@gmial.com” looks like a slip for gmail.com: Email', 'Email', 'ana@gmial.com'],
      ['“Fennimore Grocery” comes from the example: Professional summary', null, 'Fennimore Grocery'],
      ['“[number]” is still to be replaced: Professional summary', null, '[number]'],
      [
        '“Ran the desk for a year” has no bullet among bullets: Description of job 1',
        null,
        'Ran the desk for a year',
      ],
    ] as const) {
      await press();
      await dialog(page)
        .getByRole('button', { name: `Go to field: ${row}` })
        .click();
      await expect(dialog(page)).toHaveCount(0);
      if (label) await expect(page.getByLabel(label, { exact: true })).toBeFocused();
      await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(words);
    }
    await press();
    await expect(dialog(page)).toContainText(
      'No job or course covers 2022, the time before: Start date of job 1',
    );
    await expectNoFaults(page, { within: '[role=dialog]' });
    await dialog(page).getByRole('button', { name: /2022/ }).click();
    await expect(
      page.locator('#field-employment\\.0\\.startDate, [id^="field-employment.0.startDate"]').first(),
    ).toBeVisible();
    await press();
    const downloading = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: 'Download anyway' }).click();
    await downloading;
  });
}

test('where nothing is found, one press downloads', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  await payOverTheWire(page);
  await open(page, typicalResume());
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await downloading;
  await expectToast(page, 'Your resume is ready for download.');
  await expect(page.getByRole('button', { name: 'See what to check' })).toHaveCount(0);
});
