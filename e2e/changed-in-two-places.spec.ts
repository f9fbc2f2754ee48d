import { type Page } from '@playwright/test';
import { typicalLetter } from '../tests/factories/sample-letters.ts';
import { typicalResume } from '../tests/factories/sample-resumes.ts';
import { callApi, signInOverTheWire } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { openPersonal, titles } from './support/unsaved.ts';

test.use({ savesData: true });

const kinds = [
  {
    noun: 'resume',
    path: '/api/resumes',
    templateId: 'modern-1',
    data: (name: string) => {
      const data = typicalResume();
      return { ...data, personalInfo: { ...data.personalInfo, location: name } };
    },
    open: async (page: Page, id: number) => {
      await page.goto(`/resume-builder/${id}`);
      await openPersonal(page);
    },
    field: (page: Page) => page.getByLabel('Location'),
    key: 'location',
  },
  {
    noun: 'cover letter',
    path: '/api/cover-letters',
    templateId: 'professional-1',
    data: (name: string) => {
      const data = typicalLetter();
      return { ...data, personalInfo: { ...data.personalInfo, fullName: name } };
    },
    open: (page: Page, id: number) => page.goto(`/cover-letter-builder?id=${id}`),
    field: (page: Page) => page.getByLabel('Full name'),
    key: 'fullName',
  },
] as const;

for (const { noun, path, templateId, data, open, field, key } of kinds) {
  test(`a ${noun} changed in two tabs shows both, and takes whichever is chosen, or both`, async ({
    page,
    context,
    mail,
    email,
    consoleErrors,
  }) => {
    consoleErrors.allow(/status of 409/);
    await signInOverTheWire(page, mail, email);
    const made = await callApi(page, 'POST', path, { title: 'Mine', templateId, data: data('Before') });
    const { id } = made as { id: number }; // The contract of the call.
    const onServer = async () => {
      const saved = await callApi(page, 'GET', `${path}/${id}`);
      return (saved as { data: { personalInfo: Record<string, string> } }).data.personalInfo[key]; // The contract.
    };
    const other = await context.newPage();
    let held: Promise<void> = Promise.resolve();
    await page.route(`**${path}/${id}`, async (route) => {
      if (route.request().method() === 'PUT') await held;
      await route.continue();
    });
    const overtaken = async (mine: string, theirs: string) => {
      await open(page, id);
      await open(other, id);
      // Mine is on its way while theirs arrives: with nothing unsaved, this tab would follow the other.
      let release: () => void = () => undefined;
      held = new Promise<void>((resolve) => (release = resolve));
      await field(page).fill(mine);
      await field(other).fill(theirs);
      await expect.poll(onServer).toBe(theirs);
      release();
      const dialog = page.getByRole('dialog', { name: 'Changed in two places' });
      await expect(dialog.getByRole('listitem').filter({ hasText: mine })).toContainText(theirs);
      return dialog;
    };

    const first = await overtaken('Mine one', 'Theirs one');
    await first.getByRole('radio', { name: 'The other' }).check();
    await first.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(field(page)).toHaveValue('Theirs one');
    expect(await onServer()).toBe('Theirs one');

    const second = await overtaken('Mine two', 'Theirs two');
    await second.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(onServer).toBe('Mine two');

    const third = await overtaken('Mine three', 'Theirs three');
    await third.getByRole('button', { name: 'Keep both' }).click();
    await expect.poll(onServer).toBe('Mine three');
    await expect(page.getByText('Both versions are kept').first()).toBeVisible();
    expect(await titles(page, path)).toEqual(['Mine', 'Mine (Copy)']);
  });
}
