import { expectClean } from './support/accessibility.ts';
import {
  inDays,
  saveApplication,
  saveManyApplications,
  signInWithApplication,
  storedApplication,
} from './support/applications.ts';
import { signInOverTheWire } from './support/session.ts';
import { expect, test } from './support/test.ts';

test.use({ savesData: true });

const PHONE = { width: 360, height: 740 };

test('on the board an application is carried to another stage, and moved there by keys', async ({
  page,
  mail,
  email,
}) => {
  const id = await signInWithApplication(page, mail, email);
  await page.goto('/applications');
  await page.getByRole('tab', { name: 'Board' }).click();
  await expect(page).toHaveURL('/applications?view=board');
  const column = (name: string) => page.getByRole('region', { name });
  const card = page.getByRole('listitem').filter({ hasText: 'Baker' });
  await expect(column('Saved').getByText('Baker')).toBeVisible();
  await expectClean(page);

  const [from, to] = [await card.boundingBox(), await column('Interviewing').boundingBox()];
  if (!from || !to) throw new Error('the board is not laid out');
  await page.mouse.move(from.x + from.width - 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + 40, { steps: 8 });
  await page.mouse.up();
  await expect(column('Interviewing').getByText('Baker')).toBeVisible();
  const stage = async () => (await storedApplication(page, id)).data.stage;
  await expect.poll(stage).toBe('interviewing');

  const menu = page.getByRole('button', { name: 'Move to… Baker – Bram' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Offer' }).press('Enter');
  await expect(column('Offer').getByText('Baker')).toBeVisible();
  // The focus goes with the card.
  await expect(menu).toBeFocused();
  await expect.poll(stage).toBe('offer');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'List' })).toHaveAttribute('aria-selected', 'true');
});

test('the calendar has deadlines and next steps of a month, and leads to the next', async ({
  page,
  mail,
  email,
}) => {
  await signInWithApplication(page, mail, email, {
    position: 'Baker',
    employer: 'Bram',
    deadline: inDays(0),
  });
  await saveApplication(page, {
    position: 'Cook',
    employer: 'Zoe',
    nextStep: 'Call Zoe',
    nextStepOn: inDays(40),
  });
  await saveApplication(page, { position: 'Waiter', employer: 'Aldo', deadline: inDays(0), stage: 'closed' });
  await page.goto('/applications?view=calendar');
  const today = page.getByRole('cell').filter({ hasText: '(today)' });
  await expect(today.getByRole('link', { name: /Deadline\s*Baker – Bram/ })).toBeVisible();
  await expect(page.getByText('Waiter')).toHaveCount(0);
  await expectClean(page);
  const month = inDays(40).slice(0, 7);
  while (!page.url().includes(month)) {
    const before = page.url();
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect(page).not.toHaveURL(before);
  }
  await expect(page.getByRole('link', { name: /Call Zoe\s*Cook – Zoe/ })).toBeVisible();
  await page.getByRole('button', { name: 'This month' }).click();
  await expect(today.getByRole('link')).toHaveCount(1);
});

test('on a phone each view fits, the board shows one stage at a time, and the calendar is a list', async ({
  page,
  mail,
  email,
}) => {
  await page.setViewportSize(PHONE);
  await signInOverTheWire(page, mail, email);
  await saveManyApplications(page, 12);
  const id = await saveApplication(page, { position: 'Baker', employer: 'Bram', nextStepOn: inDays(0) });
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  for (const address of ['/applications', '/applications?view=figures', `/applications/${id}`]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByText('Loading').first()).toBeHidden();
    expect(await fits(), address).toBe(true);
    await expectClean(page);
  }
  await page.goto('/applications?view=board');
  await page.getByRole('button', { name: 'Move to… Baker – Bram' }).click();
  await page.getByRole('menuitem', { name: 'Applied' }).click();
  await expect(page.getByRole('button', { name: 'Move to… Baker – Bram' })).toHaveCount(0);
  // The focus is on what is in sight: the stage that is shown.
  await expect(page.getByRole('tab', { name: /^Saved/ })).toBeFocused();
  await page.getByRole('tab', { name: /^Applied/ }).click();
  await expect(page.getByRole('button', { name: 'Move to… Baker – Bram' })).toBeVisible();
  expect(await fits()).toBe(true);
  await expectClean(page);
  await page.goto('/applications?view=calendar');
  await expect(page.getByRole('heading', { name: /\(today\)/ })).toBeVisible();
  expect(await fits()).toBe(true);
  await expectClean(page);
});
