import { expect, test } from 'vitest';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { accountOf } from './support/account.ts';
import { eventually, fill, find, press, reaches, sees, signIn, subscribe, valueOf } from './support/steps.ts';
import { visitInFirefox } from './support/visit.ts';

const visit = visitInFirefox();

type Resume = { data: ReturnType<typeof typicalResume> & { order?: { id: string }[] } };

test('a resume is tailored, what its base changes is told, and versions are compared', async () => {
  const { origin, mail, firefox } = visit;
  const page = await firefox.newPage();
  await signIn(page, origin, mail, 'ana@example.com');
  const account = await accountOf(page);
  const base = await account.save('resumes', {
    ...{ title: 'All I did', templateId: 'modern-1', data: typicalResume() },
  });
  await subscribe(page, origin);
  await press(page, 'button', 'More options');
  await page.locator('[role=menuitem] ::-p-text(Tailor for a job)').click();
  await fill(page, 'Job', 'Nurse');
  await fill(page, 'Employer', 'St Mary’s Hospital');
  expect(await valueOf(page, 'Title')).toBe('Nurse, St Mary’s Hospital');
  await press(page, 'button', 'Make resume');
  await reaches(page, /\/resume-builder/);
  await sees(page, 'Tailored from All I did');
  const tailored = page.url();

  await page.goto(`${origin}/resume-builder/${base}`);
  await press(page, 'tab', 'Personal');
  await fill(page, 'Phone', '0113 496 0000');
  const phone = async () => ((await account.read('resumes', base)) as Resume).data.personalInfo.phone;
  await eventually(async () => expect(await phone()).toBe('0113 496 0000'));

  await page.goto(tailored);
  await sees(page, 'Phone came from All I did.');
  await press(page, 'button', 'Versions');
  await press(page, 'button', /Before changes came from its base/);
  await sees(page, 'One difference between then and now');
  await press(page, 'tab', 'As words');
  await eventually(async () =>
    expect(await page.$$eval('mark', (marks) => marks.map(({ textContent }) => textContent))).not.toEqual([]),
  );
  await press(page, 'button', 'Close');

  await page.goto(`${origin}/dashboard`);
  await sees(page, '1 tailored resume');
  await sees(page, 'As in its base');
  await page.close();
});

test('words are marked bold by their button and their key, and sections are put in order', async () => {
  const { origin, mail, firefox } = visit;
  const page = await firefox.newPage();
  // Somebody else than before, in the same browser. A page without code: leaving one that loads is told as a failure.
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(() => localStorage.clear());
  await signIn(page, origin, mail, 'zoe@example.com');
  const account = await accountOf(page);
  const data = { ...typicalResume(), settings: { marks: true } };
  const id = await account.save('resumes', { title: 'Mine', templateId: 'modern-1', data });
  const saved = async () => ((await account.read('resumes', id)) as Resume).data;
  await page.goto(`${origin}/resume-builder/${id}`);

  await press(page, 'tab', 'Summary');
  await fill(page, 'Professional summary', 'Calm');
  const text = await find(page, 'field', 'Professional summary');
  const select = () =>
    text.evaluate((element) => element instanceof HTMLTextAreaElement && element.setSelectionRange(0, 4));
  await text.evaluate((element) => element instanceof HTMLTextAreaElement && element.select());
  await page.keyboard.type('Calm');
  await select();
  await press(page, 'button', 'Bold');
  await eventually(async () => expect((await saved()).summary).toBe('**Calm**'));
  await page.keyboard.down('Control');
  await page.keyboard.press('b');
  await page.keyboard.up('Control');
  await eventually(async () => expect((await saved()).summary).toBe('Calm'));

  await press(page, 'tab', 'More');
  await press(page, 'button', 'Order of sections');
  await press(page, 'button', 'Move Skills up');
  await eventually(async () => {
    const order = (await saved()).order?.map((section) => section.id) ?? [];
    expect(order.indexOf('skills')).toBeLessThan(order.indexOf('education'));
  });
  await page.close();
});
