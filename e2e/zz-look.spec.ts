import { PLATFORM_AD } from '../src/features/applications/ad/testing/platform-ad.ts';
import { saveApplication } from './support/applications.ts';
import { signInOverTheWire } from './support/session.ts';
import { saveTwo, type Data } from './support/tailored.ts';
import { test, expect } from './support/test.ts';
const tailored = (data: Data): Data => ({
  ...data,
  skills: data.skills.filter((skill) => !['Terraform', 'Kubernetes', 'Kafka'].includes(skill)),
  employment: data.employment.map((job, at) =>
    at === 1 ? { ...job, hiddenLines: [{ at: 2, text: '- Ran the network with Terraform' }] } : job,
  ),
});
test('look', async ({ page, mail, email }) => {
  test.setTimeout(240_000);
  await signInOverTheWire(page, mail, email);
  const { id } = await saveTwo(page, tailored);
  const a = await saveApplication(page, { ad: PLATFORM_AD });
  const b = await saveApplication(page, { position: 'Platform Engineer', employer: 'Nordlys Energy', resumeId: id, ad: PLATFORM_AD });
  for (const [width, height] of [[1440, 900], [768, 1024], [360, 740]] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/applications/${a}`);
    await page.getByText('Must have').waitFor();
    await page.screenshot({ path: `/tmp/look/app-${width}.png`, fullPage: true });
    await page.goto(`/applications/${b}`);
    await page.getByText(/of 5 musts/).waitFor();
    await page.getByRole('region', { name: 'What it asks for' }).screenshot({ path: `/tmp/look/asks-${width}.png` });
    await page.goto('/applications');
    await page.getByRole('button', { name: 'Add an application' }).first().click();
    await page.getByRole('dialog').getByLabel('Job ad').fill(PLATFORM_AD);
    await page.getByRole('button', { name: 'Use it as Employer' }).waitFor();
    await page.screenshot({ path: `/tmp/look/add-${width}.png` });
    await page.goto(`/resume-builder/${id}?application=${b}`);
    await expect(page.getByText(/of 5 musts/).first()).toBeVisible();
    await page.getByText('What you bring').first().isVisible();
    await page.waitForTimeout(3000);
    await page.screenshot({ path: `/tmp/look/builder-${width}.png` });
  }
});
