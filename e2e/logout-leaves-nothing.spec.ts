import type { Page } from '@playwright/test';
import { KEPT_IN_BROWSER } from '../src/editor/device/browser-storage.ts';
import { rowsOfDatabases } from './support/kept-on-device.ts';
import { callApi, payToDashboard, saveResume, signInToDashboard } from './support/session.ts';
import { expect, signIn, test } from './support/test.ts';

type Kept = { where: string; name: string; content: string };

/** Everything in every storage of this browser, as text; of caches the names and, where asked for, the texts in them. */
async function dump(page: Page, textsOfCaches = false): Promise<Kept[]> {
  const rows = await page.evaluate(rowsOfDatabases);
  const others = await page.evaluate(async (readsCaches) => {
    const kept: Kept[] = [];
    for (const [where, storage] of [['local', localStorage] as const, ['session', sessionStorage] as const])
      for (const [name, content] of Object.entries(storage))
        kept.push({ where, name, content: String(content) });
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = readsCaches ? await cache.match(request, { ignoreVary: true }) : undefined;
        // Typefaces and WebAssembly are no texts, and large.
        const isText = /html|json/.test(answer?.headers.get('Content-Type') ?? '');
        const text = isText ? await answer?.text() : '';
        kept.push({ where: 'cache', name, content: `${request.url} ${text ?? ''}` });
      }
    }
    return kept;
  }, textsOfCaches);
  return [...rows.map((row) => ({ where: 'database', ...row })), ...others];
}

const entryOf = ({ where, name }: Kept) =>
  KEPT_IN_BROWSER.find(
    (item) => item.where === where && (item.then ? name.startsWith(item.name) : name === item.name),
  );

test('after logging out, nothing in any storage of the browser names the person', async ({
  page,
  mail,
  email,
}) => {
  const naming = [email, 'Quirina', 'Vandersteen', 'carried-resume'];
  const told = (kept: readonly Kept[]) =>
    kept
      .filter(({ name, content }) => naming.some((word) => `${name} ${content}`.includes(word)))
      .map(({ where, name }) => `${where}: ${name}`);

  await signInToDashboard(page, mail, email);
  const id = await saveResume(page, 'Quirina');
  // A saved document is opened, whose copy the device keeps; another one is begun and not saved.
  await page.goto(`/resume-builder/${id}`);
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto('/resume-builder/new');
  await page.getByRole('tab', { name: 'Personal' }).click();
  await page.getByLabel('First name').fill('Quirina');
  await page.getByLabel('Last name').fill('Vandersteen');
  await expect.poll(async () => told(await dump(page))).toContain('database: foothold');
  // What other screens keep for this tab, and what an earlier version of the product has left.
  await page.goto('/dashboard');
  await page.evaluate((contact) => {
    sessionStorage.setItem('sentCode', JSON.stringify({ channel: 'email', contact, sentAt: 0, resendAt: 0 }));
    localStorage.setItem('afterPayment', JSON.stringify([1, '/resume-builder/1?name=Quirina']));
    sessionStorage.setItem('foothold:carried-resume', JSON.stringify({ name: 'Vandersteen' }));
    localStorage.setItem('foothold-preview-zoom', '1');
  }, email);
  const before = await dump(page);
  expect(told(before)).toEqual(
    expect.arrayContaining([
      'local: foothold-profile',
      'session: sentCode',
      'session: foothold:carried-resume',
    ]),
  );
  // Whatever is there stands in the list.
  expect(before.filter((kept) => !entryOf(kept)).map(({ where, name }) => `${where}: ${name}`)).toEqual([]);

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Log out and discard' }).click();
  await expect(page.getByText('Please sign in').first()).toBeVisible();
  await expect.poll(async () => told(await dump(page))).toEqual([]);
  const stays = await dump(page, true);
  expect(told(stays)).toEqual([]);
  expect(stays.filter((kept) => entryOf(kept)?.atLogout === 'removed')).toEqual([]);
  expect(stays.filter((kept) => !entryOf(kept))).toEqual([]);
  // Settings of the screen stay.
  expect(stays.map(({ name }) => name)).toContain('foothold-preview-zoom');
});

test('after logging out, the browser’s own cache of answers holds no data, picture or PDF', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_CACHE_MISS/);
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && origin === new URL(page.url()).origin) asked.add(pathname + search);
  });
  await signInToDashboard(page, mail, email);
  await payToDashboard(page);
  const id = await saveResume(page, 'Quirina');
  await callApi(page, 'POST', `/api/resumes/${id}/variants`, {});
  await page.goto('/dashboard');
  await expect
    .poll(() => [...asked].some((path) => path.includes(`/api/resumes/${id}/thumbnail`)))
    .toBe(true);
  await page.goto(`/resume-builder/${id}`);
  await expect.poll(() => [...asked].map((path) => path.split('?')[0])).toContain(`/api/resumes/${id}`);
  // What no screen shows at once.
  const further = ['versions', 'variants', 'thumbnail', 'download'].map(
    (what) => `/api/resumes/${id}/${what}`,
  );
  const read = ['/api/drafts', '/api/account/export', ...further];
  await page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(async (path) => {
          const Authorization = `Bearer ${localStorage.getItem('sessionToken')}`;
          await (await fetch(path, { headers: { Authorization } })).arrayBuffer();
        }),
      ),
    read,
  );
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Please sign in').first()).toBeVisible();

  const kept = await page.evaluate(
    async (paths) => {
      const found: string[] = [];
      for (const path of paths) {
        const answer = await fetch(path, { cache: 'only-if-cached', mode: 'same-origin' }).catch(
          () => undefined,
        );
        if (answer?.ok) found.push(path);
      }
      return found;
    },
    [...asked],
  );
  const ofTheApi = (paths: Iterable<string>) => [...paths].filter((path) => path.startsWith('/api/'));
  expect(ofTheApi(asked).join(' ')).toMatch(/\/thumbnail.* \/api\/account\/export/s);
  expect(ofTheApi(asked).join(' ')).toContain('/download');
  expect(ofTheApi(kept)).toEqual([]);
  // It is looked at where things are: files of the product are kept.
  expect(kept.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(0);
});

test('another tab, in which a code was waited for, forgets the address when somebody logs out', async ({
  page,
  context,
  mail,
  email,
}) => {
  const other = await context.newPage();
  const waiting = email.replace('person', 'somebody');
  await other.goto('/auth');
  await other.getByLabel('Email address').fill(waiting);
  await other.getByRole('button', { name: 'Send Verification Code' }).click();
  await expect(other.getByRole('heading', { name: 'Enter Verification Code' })).toBeVisible();
  const sessionOf = (tab: Page) => tab.evaluate(() => JSON.stringify(sessionStorage));
  expect(await sessionOf(other)).toContain(waiting);
  await signInToDashboard(page, mail, email);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Please sign in').first()).toBeVisible();
  await expect.poll(() => sessionOf(other)).not.toContain(waiting);
  await expect(other.getByText(waiting)).toHaveCount(0);
});

/** Where a storage holds the word. */
async function placesOf(page: Page, word: string): Promise<string[]> {
  const kept = await dump(page);
  return kept.filter(({ content }) => content.includes(word)).map(({ where, name }) => `${where}: ${name}`);
}

test('a session that ends elsewhere leaves no document that is saved, as the account may have been erased', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 401/);
  await signInToDashboard(page, mail, email);
  await page.goto(`/resume-builder/${await saveResume(page, 'Quirina Saved')}`);
  await expect.poll(() => placesOf(page, 'Quirina Saved')).toContain('database: foothold');
  await callApi(page, 'POST', '/api/auth/logout');
  await page.reload();
  await expect(page.getByText('Please sign in').first()).toBeVisible();
  await expect.poll(() => placesOf(page, 'Quirina Saved')).toEqual([]);
});

test('signing in as somebody else removes what the device keeps of saved documents, and shows nothing of what is unsaved', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 401/);
  await signInToDashboard(page, mail, email);
  const id = await saveResume(page, 'Quirina Saved');
  await page.goto(`/resume-builder/${id}`);
  await expect.poll(() => placesOf(page, 'Quirina Saved')).toContain('database: foothold');
  await page.goto('/resume-builder/new');
  await page.getByRole('tab', { name: 'Personal' }).click();
  await page.getByLabel('First name').fill('Vandersteen');
  await expect.poll(() => placesOf(page, 'Vandersteen')).toContain('database: foothold');
  // The token is gone without a word of the server, as an earlier version of the product left it.
  await page.evaluate(() => localStorage.removeItem('sessionToken'));
  await page.goto('/auth');
  await signIn(page, mail, `another-${email}`);
  await expect(page.getByRole('heading', { name: `Welcome back, another-${email}!` })).toBeVisible();
  await expect.poll(() => placesOf(page, 'Quirina Saved')).toEqual([]);
  await expect(page.getByText('Vandersteen')).toHaveCount(0);
  // It is kept for its own account.
  expect(await placesOf(page, 'Vandersteen')).toContain('database: foothold');
});
