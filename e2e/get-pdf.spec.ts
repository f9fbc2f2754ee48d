import { expectNoFaultsInLightAndDark } from './support/accessibility.ts';
import { chooseCheapest, downloadsOf, firstName, getPdf, sheet } from './support/get-pdf.ts';
import { callApi, signInOverTheWire, signInWithResume } from './support/session.ts';
import { expect, expectToast, payWithTestCard, signIn, test } from './support/test.ts';

test.use({ savesData: true });

const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

for (const size of SIZES) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    test('from the resume to its file: the plans over the preview, one payment, and the file comes by itself, once', async ({
      page,
      mail,
      email,
    }) => {
      const id = await signInWithResume(page, mail, email);
      await page.goto(`/resume-builder/${id}`);
      await getPdf(page).click();
      await expect(sheet(page).getByRole('heading', { level: 3 })).toHaveText([
        '7 Days',
        '30 Days',
        '1 Year',
      ]);
      for (const text of [
        '$5',
        '$15',
        '$150',
        'Most Popular',
        'Priority support',
        '7-day money-back guarantee',
      ])
        await expect(sheet(page).getByText(text).first()).toBeVisible();
      await sheet(page).getByRole('button', { name: 'Choose 7 Days' }).click();
      await expect(page).toHaveURL(/\/subscription\?plan=7days&next=/);
      await expect(page.getByRole('button', { name: 'Complete Purchase - $5', exact: true })).toBeVisible();
      const downloading = page.waitForEvent('download');
      await payWithTestCard(page);
      expect((await downloading).suggestedFilename()).toBe('Ana-Silva-Resume.pdf');
      await expectToast(page, 'Your resume is ready for download.');
      await expect(page).toHaveURL(
        new RegExp(`/resume-builder\\?id=${id}&template=modern-1(&section=\\w+)?$`),
      );
      await expect(getPdf(page)).toHaveCount(0);
      const again = await downloadsOf(page, async () => {
        await page.reload();
        await expect(await firstName(page)).toHaveValue('Ana');
        await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeEnabled();
      });
      expect(again).toBe(0);
    });

    test('the sheet has no fault that a machine finds, nor has the checkout', async ({
      page,
      mail,
      email,
    }) => {
      const id = await signInWithResume(page, mail, email);
      await page.goto(`/resume-builder/${id}`);
      await getPdf(page).click();
      await expect(sheet(page)).toBeVisible();
      await expectNoFaultsInLightAndDark(page, { within: '[role=dialog]' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
      await sheet(page).getByRole('button', { name: 'Choose 7 Days' }).click();
      await expect(page.getByRole('button', { name: 'Complete Purchase - $5', exact: true })).toBeVisible();
      await expectNoFaultsInLightAndDark(page);
    });
  });
}

test('by the keyboard alone: the sheet opens, closes and gives the focus back, and a plan is chosen', async ({
  page,
  mail,
  email,
}) => {
  const id = await signInWithResume(page, mail, email);
  await page.goto(`/resume-builder/${id}`);
  await getPdf(page).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByRole('button', { name: 'Choose 7 Days' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(getPdf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByRole('button', { name: 'Choose 7 Days' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sheet(page).getByRole('button', { name: 'Choose 30 Days' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Complete Purchase - $15', exact: true })).toBeVisible();
});

test('Download says what the specification says, and leads to the plans', async ({ page, mail, email }) => {
  const id = await signInWithResume(page, mail, email);
  await page.goto(`/resume-builder/${id}`);
  const download = page.getByRole('button', { name: 'Download', exact: true });
  await expect(download).toBeDisabled();
  await download.click({ force: true });
  await expectToast(page, 'You need an active subscription to download resumes.');
  await page.getByRole('button', { name: 'See the plans' }).click();
  await expect(sheet(page)).toBeVisible();
});

test('a new resume is saved on the way, and the browser’s own way back finds it', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  await page.goto('/resume-builder/new?template=tech-2');
  await (await firstName(page)).fill('Zoë');
  await chooseCheapest(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/resume-builder\/\d+/);
  await expect(await firstName(page)).toHaveValue('Zoë');
  await chooseCheapest(page);
  const downloading = page.waitForEvent('download');
  await payWithTestCard(page);
  await downloading;
  // What was found is said after the file that was promised.
  await page.getByRole('button', { name: 'See what to check' }).click();
  await expect(page.getByRole('dialog', { name: 'Before you download' })).toContainText('Last name');
});

test('a cover letter goes the same way, saved or not', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  await page.goto('/cover-letter-builder?template=professional-1');
  await page.getByLabel('Full name').fill('Ana Silva');
  await chooseCheapest(page);
  await expect(page).toHaveURL(/next=%2Fcover-letter-builder/);
  const downloading = page.waitForEvent('download');
  await payWithTestCard(page);
  expect((await downloading).suggestedFilename()).toMatch(/^Ana-Silva.*\.pdf$/);
  await expect(page).toHaveURL(/\/cover-letter-builder\?id=\d+&template=professional-1(&section=\w+)?$/);
  await expect(page.getByLabel('Full name')).toHaveValue('Ana Silva');
});

test('who is signed out meanwhile keeps the text, signs in, and is back at the plans', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 401|ERR_FAILED/);
  const id = await signInWithResume(page, mail, email);
  await page.goto(`/resume-builder/${id}`);
  // Nothing more is saved: what is written stays on the device.
  await page.route('**/api/resumes/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await (await firstName(page)).fill('Kept');
  await getPdf(page).click();
  await expect(sheet(page)).toBeVisible();
  await callApi(page, 'POST', '/api/auth/logout');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await signIn(page, mail, email);
  await expect(sheet(page)).toBeVisible();
  // It hears keys once it has the focus.
  await expect(sheet(page).getByRole('button', { name: 'Choose 7 Days' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(await firstName(page)).toHaveValue('Kept');
  await page.reload();
  await expect(await firstName(page)).toHaveValue('Kept');
  await expect(sheet(page)).toHaveCount(0);
});

test('who writes first and is not signed in sees the plans, signs in for one, and is back at it with the text', async ({
  page,
  mail,
  email,
}) => {
  await page.goto('/resume-builder/new?template=tech-2&write=first');
  await (await firstName(page)).fill('Unsigned');
  await expect(page).toHaveURL(/draft=/);
  await getPdf(page).click();
  await expect(sheet(page).getByText('$5', { exact: true })).toBeVisible();
  // What is missing is said before anybody pays.
  await expect(sheet(page).getByRole('button', { name: 'Go to field: Last name' })).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Choose 7 Days' }).click();
  await expect(page).toHaveURL(/\/auth\?next=/);
  await signIn(page, mail, email);
  await expect(sheet(page).getByRole('listitem', { name: '7 Days' })).toContainText('(your choice)');
  // It hears keys once it has the focus.
  await expect(
    sheet(page)
      .getByRole('button', { name: /^Go to field/ })
      .first(),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(await firstName(page)).toHaveValue('Unsigned');
});

test('a date that cannot be read keeps nobody from paying: it is said first, and the plan is entered', async ({
  page,
  mail,
  email,
}) => {
  const id = await signInWithResume(page, mail, email);
  await page.goto(`/resume-builder/${id}?section=work`);
  const start = page.getByLabel('Start date').first();
  await start.fill('some day');
  await expect(page.getByText('Saved, but for Start date').first()).toBeVisible();
  await getPdf(page).click();
  const toWords = sheet(page).getByRole('button', { name: /^Go to field: “some day” is no date/ });
  await toWords.click();
  await expect(start).toBeFocused();
  await expect(sheet(page)).toHaveCount(0);
  await chooseCheapest(page);
  await page.goBack();
  await page.getByRole('tab', { name: /^Work/ }).click();
  await expect(start).toHaveValue('some day');
});
