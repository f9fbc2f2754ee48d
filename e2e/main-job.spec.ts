import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pdfInfo, READERS, readBack, inOneLine, firstMissing } from '../tests/support/read-back.ts';
import { expect, expectToast, payWithTestCard, signIn, test } from './support/test.ts';

test('from the gallery to a PDF that reads back exactly', async ({ page, mail, email }) => {
  // A template is chosen before anybody asks who is there.
  await page.goto('/templates');
  await page
    .getByRole('link', { name: /Use This Template/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/auth\?next=/);
  await signIn(page, mail, email);

  // Signing in leads back to the template.
  await expect(page).toHaveURL(/\/resume-builder\?template=creative-1/);
  await expect(page.getByText('Creative Template')).toBeVisible();
  await page.getByRole('tab', { name: 'Template' }).click();
  await page.getByRole('radio', { name: /Meridian/ }).check();
  await expect(page.getByText('Modern Template')).toBeVisible();

  await page.getByRole('tab', { name: 'Personal' }).click();
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Silva');
  await page.getByLabel('Professional title').fill('Product designer');
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByLabel('Phone').fill('+351 21 123 4567');
  await page.getByLabel('Location').fill('Lisbon, Portugal');
  await page.getByRole('tab', { name: 'Summary' }).click();
  const summary = 'Designer of calm tools for busy people; #1 of $a$ * kind @work_place.';
  await page.getByRole('tabpanel').getByRole('textbox').fill(summary);
  await expect(page.getByText(`${summary.length}/500 characters`)).toBeVisible();

  await page.getByRole('tab', { name: 'Work' }).click();
  await page.getByRole('button', { name: 'Add job' }).first().click();
  await page.getByLabel('Position').fill('Lead designer');
  await page.getByLabel('Company').fill('Norte & Filhos');
  await page.getByLabel('Start date').fill('2019-03');
  await page.getByRole('checkbox', { name: 'I currently work here' }).check();
  await page.getByLabel('Description').fill('- Led a team of six\n- Cut churn by 5%');

  await page.getByRole('tab', { name: 'Education' }).click();
  await page.getByRole('button', { name: /^Add/ }).first().click();
  await page.getByLabel('Degree').fill('MA Communication Design');
  await page.getByLabel('School').fill('Universidade de Lisboa');

  await page.getByRole('tab', { name: 'Skills' }).click();
  for (const skill of ['Typography', ' Research ', 'Typography']) {
    await page.getByLabel('Add a skill').fill(skill);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('list', { name: 'Your skills' }).getByRole('listitem')).toHaveCount(2);

  // The page follows.
  await expect(page.getByRole('img', { name: /page 1/i }).first()).toBeVisible();
  await expect(page.getByText('100%').first()).toBeVisible();

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'Your resume has been successfully saved.');
  await expect(page).toHaveURL(/\/resume-builder\/\d+/);
  const builder = page.url();

  // The pay wall, and the way through it.
  // It says why it cannot be used yet, so it can be pressed.
  await page.getByRole('button', { name: 'Download' }).click({ force: true });
  await expectToast(page, 'You need an active subscription to download resumes.');
  await page.goto('/subscription?plan=7days');
  await expect(page.getByText('Test mode: no money moves').first()).toBeVisible();
  await payWithTestCard(page);
  await expectToast(page, 'Welcome! Your subscription is now active.');
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText('Subscription Required')).toHaveCount(0);
  expect((await mail.take(email)).subject).toContain('receipt');

  await page.goto(builder);
  await expect(page.getByLabel('First name').or(page.getByText('Modern Template')).first()).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Ana-Silva-Resume.pdf');
  await expectToast(page, 'Your resume is ready for download.');

  const file = await download.path();
  const pdf = new Uint8Array(readFileSync(file));
  expect(spawnSync('qpdf', ['--check', file]).status).toBe(0);
  const info = pdfInfo(pdf);
  expect(info.get('Tagged')).toBe('yes');
  expect(info.get('Title')).toBe('Ana Silva – Resume');
  expect(
    spawnSync('qpdf', ['--qdf', '--object-streams=disable', file, '-'], { encoding: 'latin1' }).stdout,
  ).toMatch(/\/Lang \(en/);
  const fonts = spawnSync('pdffonts', [file], { encoding: 'utf8' }).stdout.trim().split('\n').slice(2);
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) expect(font).toMatch(/\byes +yes +yes\b/);

  const written = [
    'Ana Silva',
    'Product designer',
    'ana@example.com',
    '+351 21 123 4567',
    'Lisbon, Portugal',
    summary,
    'Lead designer',
    'Norte & Filhos',
    'Mar 2019 – Present',
    '• Led a team of six',
    '• Cut churn by 5%',
    'MA Communication Design',
    'Universidade de Lisboa',
    'Typography',
    'Research',
  ];
  for (const reader of READERS) {
    const text = (await readBack(pdf, reader)).join('\n');
    expect([reader, firstMissing(text, written, inOneLine)]).toEqual([reader, undefined]);
  }
});
