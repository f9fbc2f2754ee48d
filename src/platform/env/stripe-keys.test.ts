import { describe, expect, test } from 'vitest';
import { stripeKeyProblems, type StripeMode } from './parse-env.ts';

const SECRETS = { test: ['sk_test_1', 'rk_test_1'], live: ['sk_live_1', 'rk_live_1'] };
const PUBLISHABLE = { test: 'pk_test_1', live: 'pk_live_1' };
const MODES: readonly StripeMode[] = ['test', 'live'];

const keys = (secretKey: string, publishableKey: string, webhookSecret = 'whsec_1') => ({
  secretKey,
  publishableKey,
  webhookSecret,
});
const names = (given: Parameters<typeof stripeKeyProblems>[0], wanted: StripeMode) =>
  stripeKeyProblems(given, wanted).map(([name]) => name);

describe.each(MODES)('where keys are to be of mode %s', (wanted) => {
  test.each(
    MODES.flatMap((secret) =>
      SECRETS[secret].flatMap((key) => MODES.map((publishable) => [key, secret, publishable] as const)),
    ),
  )('%s beside a publishable key of mode %s/%s', (secretKey, secret, publishable) => {
    expect(names(keys(secretKey, PUBLISHABLE[publishable]), wanted)).toEqual([
      ...(secret === wanted ? [] : ['STRIPE_SECRET_KEY']),
      ...(publishable === wanted ? [] : ['STRIPE_PUBLISHABLE_KEY']),
    ]);
  });

  test('keys in each other’s place, and what is no key, are refused by their names', () => {
    const [secret = ''] = SECRETS[wanted];
    const publishable = PUBLISHABLE[wanted];
    expect(names(keys(publishable, secret), wanted)).toEqual(['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY']);
    for (const wrong of ['x', 'whsec_', secret, publishable, 'https://example.com'])
      expect(names(keys(secret, publishable, wrong), wanted), wrong).toEqual(['STRIPE_WEBHOOK_SECRET']);
    for (const wrong of ['sk_', `sk_${wanted}_`, ` ${secret}`, 'SK_TEST_1', 'sk_prod_1', 'whsec_1'])
      expect(names(keys(wrong, publishable), wanted), wrong).toEqual(['STRIPE_SECRET_KEY']);
  });
});

test('a refusal says what to do, and no part of a key', () => {
  const [[, live] = []] = stripeKeyProblems(keys('sk_live_secret', 'pk_test_1'), 'test');
  expect(live).toBe(
    'is a live key; use a test key, which begins with sk_test_ or rk_test_, or set APP_ENV=production',
  );
  const [[, test] = []] = stripeKeyProblems(keys('sk_test_secret', 'pk_live_1'), 'live');
  expect(test).toBe('must be a live key, which begins with sk_live_ or rk_live_ (APP_ENV=production)');
  const [[, none] = []] = stripeKeyProblems(keys('hunter2', 'pk_live_1'), 'live');
  expect(none).toBe("is no such key of Stripe's; it begins with sk_live_ or rk_live_");
});
