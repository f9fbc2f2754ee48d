import { walkAsNurse } from '../bench/walks/nurse.ts';
import { Walker } from '../bench/walks/walker.ts';
import { PHONE } from './support/phone.ts';
import { callApi, codeFor, signInToDashboard, signInWithResume } from './support/session.ts';
import { expect, test } from './support/test.ts';

/** What a keyboard on the screen leaves of the window. */
const WITH_KEYBOARD = { width: 360, height: 450 };

test.use(PHONE);

test('a nurse has the PDF of four jobs, one school and five skills after at most 45 presses, and never scrolls two screens for the next thing', async ({
  page,
  mail,
  email,
}) => {
  test.slow();
  const walker = await Walker.begin(page, 'finger');
  const file = await walkAsNurse(walker, email, (address) => codeFor(mail, address));
  expect(file).toBe('Ana-Silva-Resume.pdf');
  const effort = walker.effort();
  expect(effort.presses, walker.log().join('\n')).toBeLessThanOrEqual(45);
  expect(effort.longest, walker.log().join('\n')).toBeLessThan(2);
  const id = Number(new URL(page.url()).searchParams.get('id'));
  expect(await callApi(page, 'GET', `/api/resumes/${id}`)).toMatchObject({
    data: {
      personalInfo: {
        firstName: 'Ana',
        lastName: 'Silva',
        title: 'Registered nurse',
        email,
        phone: '+1 503 555 0177',
        location: 'Portland, Oregon',
      },
      summary: 'Registered nurse with nine years on surgical wards.',
      employment: [
        { position: 'Charge nurse', startDate: '2021-03', current: true },
        { position: 'Staff nurse', company: 'Saint Anne Medical Center', endDate: '2021-02' },
        { position: 'Staff nurse', location: 'Eugene, Oregon' },
        {
          position: 'Nursing assistant',
          startDate: '2014',
          endDate: '2016',
          description: '- Cared for up to 12 patients a shift\n- Trained 6 new colleagues',
        },
      ],
      education: [{ degree: 'BSc Nursing', school: 'Oregon State University' }],
      skills: ['Wound care', 'Triage', 'Portuguese', 'Phlebotomy', 'Charting'],
    },
  });
});

test('the first screen is for the fields: bars take a third of it at most', async ({ page, mail, email }) => {
  await signInToDashboard(page, mail, email);
  await page.goto('/resume-builder/new?template=modern-1');
  await expect(page.getByLabel('First name')).toBeInViewport({ ratio: 1 });
  const bars = await page.evaluate(() => {
    const panel = document.querySelector('[role=tabpanel]:not([hidden])')?.getBoundingClientRect();
    const steps = document.querySelector('[aria-label=Steps]')?.getBoundingClientRect();
    return ((panel?.top ?? 0) + (steps?.height ?? 0)) / window.innerHeight;
  });
  expect(bars).toBeLessThan(0.34);
  for (const name of ['First name', 'Last name', 'Professional title', 'Email'])
    await expect(page.getByLabel(name, { exact: true })).toBeInViewport({ ratio: 1 });
});

test('at 320 px nothing is wider than the window in any section, and whatever is pressed is large enough', async ({
  page,
  mail,
  email,
}) => {
  const id = await signInWithResume(
    page,
    mail,
    email,
    'A title that is longer than any phone is wide, and goes on',
  );
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/resume-builder/${id}`);
  for (const name of ['Template', 'Personal', 'Summary', 'Work', 'Education', 'Skills', 'More']) {
    await page.getByRole('tab', { name, exact: true }).tap();
    await expect(page.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true');
    const found = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      small: [...document.querySelectorAll<HTMLElement>('main button, main a, main input, main select')]
        .filter((each) => each.checkVisibility() && each.tabIndex >= 0 && !each.closest('p, li p'))
        // A switch takes presses around it as well.
        .filter((each) => each.role !== 'switch')
        .map((each) => ({ box: (each.closest('label') ?? each).getBoundingClientRect(), each }))
        .filter(({ box }) => box.width > 1 && (box.width < 44 || box.height < 43.9))
        .map(({ each }) => each.outerHTML.slice(0, 120)),
    }));
    expect([name, found]).toEqual([name, { wide: 320, small: [] }]);
  }
  // At either end there is one step alone.
  await page.getByRole('tab', { name: 'Personal', exact: true }).tap();
  for (const name of ['Undo', 'Get the PDF', 'Download', 'Preview', 'Save', 'Next', 'Back']) {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox();
    expect([name, box?.height]).toEqual([name, 44]);
  }
});

test('Enter goes on from field to field, also past what is folded, and begins a bullet in a text', async ({
  page,
  mail,
  email,
}) => {
  const id = await signInWithResume(page, mail, email);
  await page.goto(`/resume-builder/${id}?section=work`);
  await page.getByRole('button', { name: 'Add job' }).tap();
  for (const name of ['Position', 'Company', 'Location', 'Start date', 'End date', 'Description']) {
    const field = page.getByRole('textbox', { name, exact: true }).last();
    await expect(field).toBeFocused();
    if (name !== 'Description') await expect(field).toHaveAttribute('enterkeyhint', 'next');
    await page.keyboard.insertText(
      name === 'End date' ? 'Present' : name === 'Start date' ? '2019' : '- Mine',
    );
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('textbox', { name: 'Description' }).last()).toHaveValue('- Mine\n- ');
  await expect(page.getByRole('checkbox', { name: 'I currently work here' }).last()).toBeChecked();
});

test('with the keyboard on the screen the field at hand and the bar with Next are both in sight', async ({
  page,
  mail,
  email,
}) => {
  const id = await signInWithResume(page, mail, email);
  await page.goto(`/resume-builder/${id}?section=personal`);
  await page.getByLabel('First name').tap();
  await page.setViewportSize(WITH_KEYBOARD);
  for (const name of ['Last name', 'Professional title', 'Email', 'Phone', 'Location']) {
    await page.keyboard.press('Enter');
    const field = page.getByLabel(name, { exact: true });
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport({ ratio: 1 });
    const isOnTop = await field.evaluate((element) => {
      const { left, width, bottom } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, bottom - 4) === element;
    });
    expect([name, isOnTop]).toEqual([name, true]);
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeInViewport({ ratio: 1 });
  }
});

test('Next begins a section right under its tabs, with nothing of it or of the bars cut, whether a keyboard goes or not', async ({
  page,
  mail,
  email,
}) => {
  const id = await signInWithResume(page, mail, email);
  await page.goto(`/resume-builder/${id}?section=summary`);
  await page.getByLabel('Professional summary').tap();
  await page.setViewportSize(WITH_KEYBOARD);
  await page.getByLabel('Professional summary').press('End');
  await page.getByRole('button', { name: 'Next', exact: true }).tap();
  await expect(page.getByRole('tabpanel', { name: 'Work' })).toBeFocused();
  // Nothing there is written in: the keyboard goes.
  await page.setViewportSize(PHONE.viewport);
  const tops = () =>
    page.evaluate(() => {
      const top = (selector: string) =>
        Math.round(document.querySelector(selector)?.getBoundingClientRect().top ?? 0);
      const tabs = document.querySelector('[role=tablist]')?.getBoundingClientRect().bottom ?? 0;
      const heading =
        document.querySelector('[role=tabpanel]:not([hidden]) h3')?.getBoundingClientRect().top ?? 0;
      return { tabs: top('[role=tablist]') - 44, clear: heading > tabs };
    });
  await expect.poll(tops).toEqual({ tabs: 0, clear: true });

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('button', { name: 'Next', exact: true }).tap();
  await expect(page.getByRole('tabpanel', { name: 'Education' })).toBeVisible();
  await expect.poll(tops).toEqual({ tabs: 0, clear: true });
});

test('what is opened on the dashboard begins at Personal, and is there again after a reload', async ({
  page,
  mail,
  email,
}) => {
  await signInWithResume(page, mail, email);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Edit Resume' }).tap();
  const personal = page.getByRole('tab', { name: 'Personal' });
  await expect(personal).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/section=personal/);
  await page.reload();
  await expect(personal).toHaveAttribute('aria-selected', 'true');
});

test('a code that the browser reads out of a text message signs in by itself', async ({ page }) => {
  const number = `+1 202 456 ${1000 + Math.floor(Math.random() * 9000)}`;
  const codeOfMessage = async () => {
    const inbox = await (await page.request.get('/dev/inbox')).text();
    return /(\d{6}) is your/.exec(inbox.slice(inbox.indexOf(number.replaceAll(' ', ''))))?.[1];
  };
  await page.exposeFunction('codeOfMessage', codeOfMessage);
  await page.addInitScript(() => {
    Object.assign(window, { OTPCredential: class {} });
    const { codeOfMessage: read } = window as unknown as { codeOfMessage(): Promise<string> }; // Exposed above.
    navigator.credentials.get = async () => ({ id: '', type: 'otp', code: await read() }) as Credential;
  });
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Phone' }).tap();
  await page.getByLabel('Phone number').fill(number);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
});
