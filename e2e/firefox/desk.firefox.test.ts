import { expect, test } from 'vitest';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { accountOf } from './support/account.ts';
import { eventually, fill, find, press, reaches, sees, signIn, subscribe } from './support/steps.ts';
import { visitInFirefox } from './support/visit.ts';

const visit = visitInFirefox();

const AD = `Staff Engineer
Nordlys Energy, Oslo

We are building the software that balances the grid of the north, and we are looking for somebody to join our team.

Requirements
- Kubernetes
- Basic Life Support (BLS)
- Good spoken English
`;

test('an ad is pasted, matched and marked as sent, and a link is made and opened by somebody else', async () => {
  const { origin, mail, firefox } = visit;
  const page = await firefox.newPage();
  await signIn(page, origin, mail, 'desk@example.com');
  const resume = typicalResume();
  const title = 'All I did';
  const id = await (await accountOf(page)).save('resumes', { title, templateId: 'modern-1', data: resume });
  await subscribe(page, origin);

  await page.goto(`${origin}/applications`);
  await press(page, 'button', 'Add an application');
  const field = await find(page, 'field', 'Job ad');
  await field.evaluate((element, text) => {
    if (!(element instanceof HTMLElement)) return;
    element.focus();
    document.execCommand('insertText', false, text);
  }, AD);
  await press(page, 'button', 'Use it as Position');
  await press(page, 'button', 'Add');
  await reaches(page, /\/applications\/\d+/);
  await sees(page, 'What it asks for');
  await (await find(page, 'field', 'Resume')).select(String(id));
  await sees(page, ` in “${title}”`);
  await sees(page, 'Basic Life Support');

  await press(page, 'button', 'Mark as sent');
  await fill(page, 'How', 'By email');
  await page.locator('[role=dialog] button[type=submit]').click();
  await sees(page, ', By email');

  await page.goto(`${origin}/resume-builder/${id}`);
  await press(page, 'button', 'More formats');
  await press(page, 'button', 'Share a link');
  await press(page, 'field', 'Phone');
  await press(page, 'button', 'Make the link');
  await sees(page, 'Your link is ready');
  const url = await (
    await find(page, 'field', 'Address')
  ).evaluate((element) => ('value' in element ? String(element.value) : ''));
  await page.goto(origin + new URL(url).pathname);
  await eventually(async () =>
    expect(await page.evaluate(() => document.body.textContent)).toContain(resume.personalInfo.email),
  );
  expect(await page.evaluate(() => document.body.textContent)).not.toContain(resume.personalInfo.phone);
  await page.close();
});
