import type { Page } from '@playwright/test';
import { PLATFORM_AD } from '../src/features/applications/ad/testing/platform-ad.ts';
import { storedApplication } from './support/applications.ts';
import { payOverTheWire, saveResume, signInOverTheWire } from './support/session.ts';
import { expect, expectToast, test } from './support/test.ts';

/* From a pasted ad to what was sent, at once: by the keyboard at a desk, and with a thumb on a phone. */

test.slow();

const AD = `${PLATFORM_AD}
Questions? Please contact Marnie Oldroyd, Head of Platform, marnie@nordlys.example.
`;

type Act = (page: Page, role: 'button' | 'link', name: string | RegExp) => Promise<void>;

/** Presses what is called so: with a pointer. */
const tap: Act = async (page, role, name) => page.getByRole(role, { name }).first().click();
/** With the keyboard alone: it has to take the focus, and Enter has to do it. */
const enter: Act = async (page, role, name) => {
  const control = page.getByRole(role, { name }).first();
  await control.focus();
  await expect(control).toBeFocused();
  await page.keyboard.press('Enter');
};

for (const { how, width, act } of [
  { how: 'by the keyboard at 1440 px', width: 1440, act: enter },
  { how: 'with a thumb at 360 px', width: 360, act: tap },
])
  test.describe(how, () => {
    test.use({ viewport: { width, height: 740 } });

    test('an ad becomes an application with a tailored resume and a letter, and is marked as sent', async ({
      page,
      mail,
      email,
    }) => {
      await signInOverTheWire(page, mail, email);
      await saveResume(page, 'All that I did');
      await payOverTheWire(page);
      await page.goto('/applications');
      const fits = async () =>
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await act(page, 'button', 'Add an application');
      const adding = page.getByRole('dialog', { name: 'Add an application' });
      await adding.getByLabel('Job ad').fill(AD);
      await act(page, 'button', 'Use it as Position');
      await act(page, 'button', 'Use it as Employer');
      await act(page, 'button', 'Add');
      await expect(page).toHaveURL(/\/applications\/\d+$/);
      const id = Number(/\d+$/.exec(page.url())?.[0]);
      await fits();
      await act(page, 'button', /^Add Marnie Oldroyd/);
      await act(page, 'button', 'Tailor a resume for this job');
      await act(page, 'button', 'Make resume');
      await expect(page).toHaveURL(/resume-builder/);
      await expect(page.getByRole('link', { name: 'Back to the application' })).toBeVisible();
      await fits();
      await act(page, 'link', 'Back to the application');
      await act(page, 'button', 'Write the letter');
      await expect(page).toHaveURL(/cover-letter-builder/);
      await fits();
      await act(page, 'link', 'Back to the application');
      await act(page, 'button', 'Mark as sent');
      const dialog = page.getByRole('dialog', { name: 'Mark as sent' });
      await expect(dialog.getByRole('button', { name: /^Download PDF/ })).toHaveCount(2);
      await fits();
      const downloading = page.waitForEvent('download');
      const letter = dialog.getByRole('button', { name: 'Download PDF of the cover letter' });
      await letter.focus();
      await page.keyboard.press('Enter');
      await downloading;
      await expect(letter).toBeFocused();
      await dialog.getByLabel('How').fill('By email');
      await dialog.getByLabel('How').press('Enter');
      await expectToast(page, 'Marked as sent');
      await expect(page.getByRole('list', { name: 'What you sent' })).toBeVisible();
      await expect.poll(async () => (await storedApplication(page, id)).data.stage).toBe('applied');
      const { data } = await storedApplication(page, id);
      expect(data.contacts).toMatchObject([{ name: 'Marnie Oldroyd', email: 'marnie@nordlys.example' }]);
    });
  });
