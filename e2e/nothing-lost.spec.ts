import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { typicalLetter } from '../tests/factories/sample-letters.ts';
import { typicalResume } from '../tests/factories/sample-resumes.ts';
import { chromiumOptions } from '../tests/support/chromium.ts';
import { accessibilityFaults } from './support/accessibility.ts';
import { callApi, expectSavedPersonal, saveResume, signInToDashboard } from './support/session.ts';
import { expect, signIn, test } from './support/test.ts';

const NOT_REACHED = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

/** Opens the tab Personal of a resume and waits until it can be written in. */
async function openPersonal(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
}

async function beginResume(page: Page, firstName: string): Promise<void> {
  await page.goto('/resume-builder/new');
  await openPersonal(page);
  await page.getByLabel('First name').fill(firstName);
}

/** The documents on the dashboard, as the server has them. */
async function titles(page: Page, path: '/api/resumes' | '/api/cover-letters'): Promise<string[]> {
  const list = (await callApi(page, 'GET', `${path}/dashboard`)) as { title: string }[]; // The contract of the call.
  return list.map(({ title }) => title).sort();
}

/** What the browser keeps for this site, database and local storage together. */
async function onThisDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept = [JSON.stringify(localStorage)];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const table of database.objectStoreNames) {
        const rows = database.transaction(table).objectStore(table).getAll();
        await new Promise((resolve) => (rows.onsuccess = resolve));
        kept.push(JSON.stringify(rows.result));
      }
      database.close();
    }
    return kept.join('\n');
  });
}

/** Waits until the browser can open the application without a network. */
async function shellKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
}

test.describe('a page that ends in the middle of typing', () => {
  test('by a reload gives back every letter', async ({ page, mail, email }) => {
    await signInToDashboard(page, mail, email);
    await page.goto('/resume-builder/new');
    await openPersonal(page);
    await page.getByLabel('First name').pressSequentially('Zoë Quince');
    await page.reload();
    await openPersonal(page);
    await expect(page.getByLabel('First name')).toHaveValue('Zoë Quince');
    await expect(page.getByText('Restored what you had not saved.')).toBeVisible();
  });

  test('by a crash gives back every letter, of a saved document too', async ({
    page,
    context,
    mail,
    email,
  }) => {
    await signInToDashboard(page, mail, email);
    const id = await saveResume(page, 'Mine');
    const crashing = await context.newPage();
    await crashing.goto(`/resume-builder/${id}`);
    await openPersonal(crashing);
    await crashing.getByLabel('Location').fill('');
    await crashing.getByLabel('Location').pressSequentially('Vila Nova');
    await crash(context, crashing);
    await page.goto(`/resume-builder/${id}`);
    await openPersonal(page);
    await expect(page.getByLabel('Location')).toHaveValue('Vila Nova');
    await expectSavedPersonal(page, id, 'location', 'Vila Nova');
  });
});

test('a browser that is killed gives back what was written', async ({ mail, email, baseURL }) => {
  const directory = mkdtempSync(join(tmpdir(), 'foothold-browser-'));
  const open = () =>
    chromium.launchPersistentContext(directory, { ...chromiumOptions, baseURL: baseURL ?? '' });
  // Chromium takes seconds to bring a new session's token to the disk, unless it is closed: this is about the words.
  const signingIn = await open();
  await signInToDashboard(signingIn.pages()[0] ?? (await signingIn.newPage()), mail, email);
  await signingIn.close();
  const first = await open();
  const writing = first.pages()[0] ?? (await first.newPage());
  await beginResume(writing, 'Before the power went');
  // In the browser's database, and out of the journal again.
  await expect.poll(() => onThisDevice(writing)).toContain('Before the power went');
  await expect.poll(() => writing.evaluate(() => JSON.stringify(localStorage))).not.toContain('Before');
  const gone = first.waitForEvent('close');
  void first
    .newCDPSession(writing)
    .then((devtools) => devtools.send('Browser.crash'))
    .catch(() => undefined);
  await gone;
  const second = await open();
  const page = second.pages()[0] ?? (await second.newPage());
  await page.goto('/resume-builder/new');
  await openPersonal(page);
  await expect(page.getByLabel('First name')).toHaveValue('Before the power went');
  await second.close();
  rmSync(directory, { recursive: true, force: true });
});

/** Ends a page as a fault of the browser would. */
async function crash(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // It never answers.
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
}

test('without a network an opened document is reloaded, edited, and saved when it is back', async ({
  page,
  context,
  mail,
  email,
  consoleErrors,
}) => {
  // What leaving the page saves may arrive all the same, though nobody hears the answer: it is then asked for.
  consoleErrors.allow(/status of 409/);
  consoleErrors.allow(NOT_REACHED);
  await signInToDashboard(page, mail, email);
  const id = await saveResume(page, 'Mine');
  await page.goto(`/resume-builder/${id}`);
  await openPersonal(page);
  await shellKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Offline: the copy on this device').first()).toBeVisible();
  await openPersonal(page);
  await page.getByLabel('Location').fill('Coimbra');
  await expect(page.getByText('Offline, kept on this device').first()).toBeVisible();
  await page.reload();
  await openPersonal(page);
  await expect(page.getByLabel('Location')).toHaveValue('Coimbra');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Mine', exact: true }).click();
  await openPersonal(page);
  await expect(page.getByLabel('Location')).toHaveValue('Coimbra');
  await context.setOffline(false);
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expectSavedPersonal(page, id, 'location', 'Coimbra');
});

test('without a network a new letter can be begun from the dashboard, and public pages are left to the browser', async ({
  page,
  context,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(NOT_REACHED);
  await page.goto('/templates');
  await page.mouse.wheel(0, 300);
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await workers()).toBe(0);
  await signInToDashboard(page, mail, email);
  await shellKept(page);
  await context.setOffline(true);
  const visitor = await context.newPage();
  await expect(visitor.goto('/templates')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/cover-letter-builder?template=tech-1');
  await page.getByLabel('Full name').fill('Ana Silva');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Offline, kept on this device').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/cover-letter-builder\?id=\d+/);
  expect(await titles(page, '/api/cover-letters')).toEqual(['Untitled Cover Letter']);
});

test('a first save whose answer was lost makes one document when it is pressed again', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(NOT_REACHED);
  await signInToDashboard(page, mail, email);
  await beginResume(page, 'Ana');
  let lost = 0;
  await page.route('**/api/resumes', async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch();
    await route.abort();
  });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(page.getByText('Offline, kept on this device').first()).toBeVisible();
  await page.getByLabel('Last name').fill('Silva');
  await save.click();
  await expect(page).toHaveURL(/\/resume-builder\/\d+$/);
  expect(await titles(page, '/api/resumes')).toHaveLength(1);
  const id = Number(/\d+$/.exec(page.url())?.[0]);
  await expectSavedPersonal(page, id, 'lastName', 'Silva');
});

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
    await signInToDashboard(page, mail, email);
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
    await first.getByRole('button', { name: 'Take the other' }).click();
    await expect(field(page)).toHaveValue('Theirs one');
    expect(await onServer()).toBe('Theirs one');

    const second = await overtaken('Mine two', 'Theirs two');
    await second.getByRole('button', { name: 'Keep mine' }).click();
    await expect.poll(onServer).toBe('Mine two');

    const third = await overtaken('Mine three', 'Theirs three');
    await third.getByRole('button', { name: 'Keep both' }).click();
    await expect.poll(onServer).toBe('Mine three');
    await expect(page.getByText('Both versions are kept').first()).toBeVisible();
    expect(await titles(page, path)).toEqual(['Mine', 'Mine (Copy)']);
  });
}

test.describe('logging out with something unsaved', () => {
  const question = (page: Page) => page.getByRole('dialog', { name: 'Some changes are not saved yet' });
  const logOut = (page: Page) => page.getByRole('button', { name: 'Logout' }).click();

  test('asks, stays where the person stays, and saves where that is chosen', async ({
    page,
    mail,
    email,
  }) => {
    await signInToDashboard(page, mail, email);
    await beginResume(page, 'Unsaved');
    await page.getByLabel('Last name').fill('Person');
    await logOut(page);
    await expect(question(page)).toContainText('Unsaved Person Resume');
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Unsaved');
    await logOut(page);
    await expect(question(page)).toBeVisible();
    expect(await accessibilityFaults(page, { within: '[role=dialog]' })).toEqual([]);
    await question(page).getByRole('button', { name: 'Save and log out' }).click();
    await expect(page.getByText('Please sign in').first()).toBeVisible();
    expect(await onThisDevice(page)).not.toContain('Unsaved');
    await signInToDashboard(page, mail, email);
    await expect(page.getByText('Unsaved Person Resume')).toBeVisible();
  });

  test('discards what is to be discarded, from under other tabs too', async ({
    page,
    context,
    mail,
    email,
  }) => {
    await signInToDashboard(page, mail, email);
    const id = await saveResume(page, 'Mine');
    const other = await context.newPage();
    await other.goto(`/resume-builder/${id}`);
    await openPersonal(other);
    await beginResume(page, 'Discarded');
    await logOut(page);
    await question(page).getByRole('button', { name: 'Log out and discard' }).click();
    await expect(page.getByText('Please sign in').first()).toBeVisible();
    await expect(other.getByText('Please sign in').first()).toBeVisible();
    // Nothing is promised of what was just discarded.
    for (const tab of [page, other]) await expect(tab.getByText('Your session has ended')).toBeHidden();
    const kept = await onThisDevice(page);
    expect(kept).not.toContain('Discarded');
    expect(kept).not.toContain('personalInfo');
    await signInToDashboard(page, mail, email);
    await page.goto('/resume-builder/new');
    await openPersonal(page);
    await expect(page.getByLabel('First name')).toHaveValue('');
  });

  test('is not asked about where everything is saved', async ({ page, mail, email }) => {
    await signInToDashboard(page, mail, email);
    const id = await saveResume(page, 'Mine');
    await page.goto(`/resume-builder/${id}`);
    await openPersonal(page);
    await logOut(page);
    await expect(page.getByText('Please sign in').first()).toBeVisible();
    expect(await onThisDevice(page)).not.toContain('personalInfo');
  });
});

test('after a session that ended by itself, another account on the same device sees nothing of it', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 401/);
  await signInToDashboard(page, mail, email);
  await beginResume(page, 'Private');
  await callApi(page, 'POST', '/api/auth/logout');
  await page.reload();
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await signIn(page, mail, `another-${email}`);
  await expect(page).toHaveURL(/\/resume-builder\/new/);
  await openPersonal(page);
  await expect(page.getByLabel('First name')).toHaveValue('');
  await callApi(page, 'POST', '/api/auth/logout');
  await page.reload();
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await signIn(page, mail, email);
  await openPersonal(page);
  await expect(page.getByLabel('First name')).toHaveValue('Private');
});

test('a device that keeps nothing says so, and everything else works', async ({ page, mail, email }) => {
  await signInToDashboard(page, mail, email);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('switched off', 'SecurityError');
    };
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await beginResume(page, 'Ana');
  await expect(page.getByText('Not saved yet, and this device cannot keep it').first()).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/resume-builder\/\d+$/);
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
});
