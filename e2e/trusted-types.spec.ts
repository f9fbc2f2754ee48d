import type { Page } from '@playwright/test';
import { typicalResume } from '../tests/factories/sample-resumes.ts';
import { choose, RESUME, wake } from './support/checker.ts';
import { canvases } from './support/preview.ts';
import { callApi, signInOverTheWire } from './support/session.ts';
import { expect, test } from './support/test.ts';

/** What a sink says to text that nobody has let through. */
function tryText(page: Page): Promise<{ markup: string; script: string; own: string }> {
  return page.evaluate(() => {
    const told = (work: () => void) => {
      try {
        work();
        return 'taken';
      } catch (error) {
        return error instanceof Error ? error.name : 'thrown';
      }
    };
    return {
      markup: told(() => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>')),
      script: told(() => (document.createElement('script').src = 'https://elsewhere.example/a.js')),
      own: told(() => (document.createElement('script').src = '/assets/own.js')),
    };
  });
}

const REFUSED = { markup: 'TypeError', script: 'TypeError', own: 'taken' };

test('no page takes text as markup or as the address of a script', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/Trusted ?Type|TrustedHTML|TrustedScriptURL|createPolicy/);
  for (const path of ['/templates', '/resume-checker', '/resume-builder', '/subscription']) {
    await page.goto(path);
    await page.mouse.move(4, 4);
    await page.mouse.move(8, 8);
    await expect.poll(() => tryText(page), path).toEqual(REFUSED);
  }
});

test('what the pages themselves do is let through: checker, builder and its workers report nothing', async ({
  page,
  mail,
  email,
}) => {
  test.slow();
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/csp-reports')) reports.push(request.postData() ?? '');
  });
  await page.goto('/resume-checker', { waitUntil: 'networkidle' });
  await wake(page);
  await choose(page, RESUME);
  await page.getByRole('button', { name: 'Analyze Resume' }).click();
  await expect(page.getByRole('heading', { name: 'Your report' })).toBeFocused({ timeout: 30_000 });
  await signInOverTheWire(page, mail, email);
  await page.goto('/dashboard');
  const body = { templateId: 'modern-1', data: typicalResume() };
  const saved = await callApi(page, 'POST', '/api/resumes', body);
  await page.goto(`/resume-builder/${(saved as { id: number }).id}`); // The contract of the call.
  // Drawn by the server first, as markup, and then by the worker.
  await expect(canvases(page)).not.toHaveCount(0, { timeout: 60_000 });
  expect(reports).toEqual([]);
});

test('a browser reports what it stopped, and the product takes the report', async ({
  page,
  product,
  consoleErrors,
}) => {
  consoleErrors.allow(/Trusted ?Type|TrustedHTML|Content Security Policy|Refused to|violates/);
  await page.goto('/templates');
  await page.evaluate(() => {
    const image = new Image();
    image.src = 'https://elsewhere.example/a.png?of=somebody';
    document.body.append(image);
  });
  const told = () => product.output().match(/^.*"csp\.violation".*"img-src".*$/m)?.[0];
  await expect.poll(told).toBeDefined();
  expect(JSON.parse(told() ?? '')).toMatchObject({
    ...{ directive: 'img-src', page: '/templates', blocked: 'https://elsewhere.example' },
  });
  expect(told()).not.toContain('somebody');
});
