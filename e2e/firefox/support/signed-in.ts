import type { Page } from 'puppeteer-core';
import { accountOf, type Account } from './account.ts';
import { signIn, subscribe } from './steps.ts';
import type { Visit } from './visit.ts';

/** A page of somebody who has signed in, with a plan where one is wanted. */
export async function signedInPage(
  { origin, mail, firefox }: Visit,
  { paid = false } = {},
): Promise<{ page: Page; account: Account }> {
  const page = await firefox.newPage();
  await signIn(page, origin, mail, 'ana@example.com');
  if (paid) await subscribe(page, origin);
  return { page, account: await accountOf(page) };
}
