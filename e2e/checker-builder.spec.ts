import { expectNoFaults } from './support/accessibility.ts';
import { check, openChecker, RESUME, WITH_UNPLACED } from './support/checker.ts';
import { signInOverTheWire, signInToDashboard } from './support/session.ts';
import { expect, signIn, test } from './support/test.ts';

test.use({ savesData: true });

test('what was read is taken into the builder past the sign-in, and what is doubtful is confirmed there', async ({
  page,
  mail,
  email,
}) => {
  test.slow();
  await openChecker(page);
  await check(page, RESUME);
  await page.getByRole('button', { name: 'Fix it in the builder' }).click();
  await expect(page).toHaveURL(/\/auth\?next=/);
  await signIn(page, mail, email);
  await expect(page).toHaveURL(/\/resume-builder\/new\?draft=/);
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByLabel('First name')).toHaveValue(/^devendra$/i);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('dev.kapoor@example.io');
  await page.getByRole('tab', { name: 'Work' }).click();
  await expect(page.getByLabel('Company').first()).toHaveValue('Tidewater Logistics Inc.');

  // Saved, it is a resume like any other.
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/resume-builder\/\d+/);
  await page.reload();
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByLabel('First name')).toHaveValue(/^devendra$/i);

  // Deleted, nothing of the file stays on this device.
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page
    .getByRole('alertdialog', { name: 'Delete Resume' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('No resumes yet')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/devendra|tidewater/i);
});

test('each doubtful value is shown with what it was read from, and leads to its field', async ({
  page,
  mail,
  email,
}) => {
  await signInToDashboard(page, mail, email);
  await openChecker(page);
  await check(page, RESUME);
  // As the checker keeps it, with two values that a machine was not sure of.
  await page.evaluate(() => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (!key.startsWith('foothold-draft:')) return setItem.call(this, key, value);
      const draft = JSON.parse(value);
      const { personalInfo, employment } = draft.data;
      const doubt = (id: string, snippet: string, read: string) => ({ id, snippet, read, settled: false });
      draft.data.imported = {
        doubts: [
          doubt('personalInfo.title', 'Senior Software Engineer', personalInfo.title),
          doubt(
            `employment.${employment[1].id}.company`,
            'Brightpath Learning, Remote',
            employment[1].company,
          ),
        ],
        unplaced: [],
        hidden: false,
      };
      Storage.prototype.setItem = setItem;
      return setItem.call(this, key, JSON.stringify(draft));
    };
  });
  await page.getByRole('button', { name: 'Fix it in the builder' }).click();
  const panel = page.getByRole('region', { name: 'Please confirm what was read' });
  await expect(panel.getByRole('status').first()).toContainText('0 of 2 looked at');
  await expect(panel).toContainText('read from “Brightpath Learning, Remote”');
  await panel.getByRole('button', { name: 'Go to field: Professional title' }).click();
  const title = page.getByRole('textbox', { name: 'Professional title' });
  await expect(title).toBeFocused();
  await title.fill('Staff Engineer');
  await expect(panel.getByRole('status').first()).toContainText('1 of 2 looked at');
  const tick = panel.getByRole('checkbox', { name: /^Company of job 2/ });
  await tick.check();
  await expect(panel.getByRole('status').first()).toHaveText('All looked at. Thank you.');
  // A reload brings back what was ticked with what was written.
  await page.reload();
  await expect(panel.getByRole('checkbox', { name: /^Company of job 2/ })).toBeChecked();
  await panel.getByRole('button', { name: 'Done' }).click();
  await expect(panel).toBeHidden();
});

test('a checked file and an unsaved resume are both kept, in every tab', async ({
  page,
  mail,
  email,
  context,
}) => {
  await signInOverTheWire(page, mail, email);
  await page.goto('/resume-builder/new');
  await page.getByRole('tab', { name: 'Personal' }).click();
  await page.getByLabel('First name').fill('Ana');
  await expect(page.getByText('Not saved yet').first()).toBeVisible();
  await openChecker(page);
  await check(page, WITH_UNPLACED);
  await page.getByRole('button', { name: 'Fix it in the builder' }).click();
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Luís');
  await expect(page.getByText('Restored what you had not saved.')).toBeHidden();
  await page.close();

  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('list', { name: 'Not saved yet' }).getByRole('listitem')).toHaveCount(2);
  await other.getByRole('link', { name: /^Continue Luís/ }).click();
  await expect(other.getByRole('region', { name: 'Please confirm what was read' })).toBeVisible();
  await other.getByRole('link', { name: 'Open it' }).click();
  await other.getByRole('tab', { name: 'Personal' }).click();
  await expect(other.getByLabel('First name')).toHaveValue('Ana');
});

test('signed out, a checked file waits on the device until somebody says that it is theirs; logging out leaves no trace', async ({
  page,
  mail,
  email,
  context,
}) => {
  await openChecker(page);
  await check(page, RESUME);
  await page.getByRole('button', { name: 'Fix it in the builder' }).click();
  await expect(page).toHaveURL(/\/auth\?next=/);
  await page.close();

  const other = await context.newPage();
  await signInToDashboard(other, mail, email);
  // It may be somebody else's: nothing of it is told.
  const question = other
    .getByRole('note')
    .filter({ hasText: 'Brought here before anyone signed in. Is it yours?' });
  await expect(question).toHaveCount(1);
  await expect(other.getByText(/devendra|kapoor/i)).toHaveCount(0);
  for (const width of [1440, 768, 360]) {
    await other.setViewportSize({ width, height: 800 });
    await expectNoFaults(other);
    await expect
      .poll(() => other.evaluate(() => document.documentElement.scrollWidth > innerWidth))
      .toBe(false);
    if (process.env.WALK)
      await other.screenshot({ path: `${process.env.WALK}/brought-${width}.png`, fullPage: true });
  }
  await other.setViewportSize({ width: 1280, height: 800 });
  await question.getByRole('button', { name: 'Keep it' }).press('Enter');
  await expect(question).toHaveCount(0);
  await other.getByRole('link', { name: /^Continue Devendra/i }).click();
  await other.getByRole('tab', { name: 'Personal' }).click();
  await expect(other.getByLabel('First name')).toHaveValue(/^devendra$/i);
  await other.goto('/dashboard');
  await other.getByRole('button', { name: 'Logout' }).click();
  await other.getByRole('button', { name: 'Log out and discard' }).click();
  await expect(other.getByText('Please sign in').first()).toBeVisible();
  expect(await other.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/devendra/i);

  // It is not there for the person who signs in next, either.
  await signInToDashboard(other, mail, `next-${email}`);
  await expect(other.getByRole('heading', { name: 'No resumes yet' })).toBeVisible();
  await expect(other.getByText('Not saved yet')).toBeHidden();
});

test('a checked file that somebody else brought is discarded by whoever says so, and after a question', async ({
  page,
  mail,
  email,
}) => {
  await openChecker(page);
  await check(page, RESUME);
  await page.getByRole('button', { name: 'Fix it in the builder' }).click();
  await expect(page).toHaveURL(/\/auth\?next=/);
  await signInToDashboard(page, mail, email);
  const question = page.getByRole('note').filter({ hasText: 'Is it yours?' });
  await question.getByRole('button', { name: 'Discard' }).click();
  await page.keyboard.press('Escape');
  await expect(question.getByRole('button', { name: 'Discard' })).toBeFocused();
  await question.getByRole('button', { name: 'Discard' }).click();
  await page
    .getByRole('alertdialog', { name: 'Discard Resume' })
    .getByRole('button', { name: 'Discard' })
    .click();
  await expect(question).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/devendra/i);
});

test('words that no field could take are listed with their lines, and can be put into a section', async ({
  page,
  mail,
  email,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInToDashboard(page, mail, email);
  await openChecker(page);
  await check(page, WITH_UNPLACED);
  await page.getByRole('button', { name: 'Fix it in the builder' }).click();
  const words = page.getByRole('list', { name: 'These words of your file have no field of their own:' });
  await expect(words.getByRole('listitem').filter({ hasText: 'Travessa' }).first()).toContainText(
    'in “Travessa São João, 55, Curitiba - PR',
  );
  await expectNoFaults(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'Put them into a section' }).press('Enter');
  await expect(page.getByLabel('Heading').last()).toBeFocused();
  await expect(page.getByLabel('Description').last()).toHaveValue(/Travessa São João, 55\nPR/);
  await expect(words).toBeHidden();

  // Undone, they are listed again: nothing is lost before the person is done with it.
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(words.getByRole('listitem').filter({ hasText: 'Travessa' }).first()).toBeVisible();
});

test('where the browser has no clipboard, that is said', async ({ page, mail, email }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await signInToDashboard(page, mail, email);
  await openChecker(page);
  await check(page, WITH_UNPLACED);
  await page.getByRole('button', { name: 'Fix it in the builder' }).click();
  await page.getByRole('button', { name: 'Copy them' }).click();
  await expect(page.getByText('Your browser did not allow copying.')).toBeVisible();
});
