/** Money is real where it is `live`. */
export type StripeMode = 'live' | 'test';

export type StripeKeys = { secretKey: string; publishableKey: string; webhookSecret: string };

/** What each is for, by how Stripe begins its keys; a restricted key can stand where the secret one does. */
const SECRET = /^(?:sk|rk)_(test|live)_./;
const PUBLISHABLE = /^pk_(test|live)_./;
const WEBHOOK = /^whsec_./;

/**
 * Whether the keys are what they are to be, and all of the mode that is wanted: with keys of two modes no payment could
 * be finished. What is missing is told elsewhere.
 */
export function stripeKeyProblems(keys: StripeKeys, wanted: StripeMode): [name: string, problem: string][] {
  const problems: [string, string][] = [];
  const look = (name: string, key: string, pattern: RegExp, begins: string) => {
    if (key === '') return;
    const found = pattern.exec(key);
    if (!found) problems.push([name, `is no such key of Stripe's; it begins with ${begins}`]);
    else if (found[1] !== undefined && found[1] !== wanted) problems.push([name, otherMode(wanted, begins)]);
  };
  look('STRIPE_SECRET_KEY', keys.secretKey, SECRET, `sk_${wanted}_ or rk_${wanted}_`);
  look('STRIPE_PUBLISHABLE_KEY', keys.publishableKey, PUBLISHABLE, `pk_${wanted}_`);
  look('STRIPE_WEBHOOK_SECRET', keys.webhookSecret, WEBHOOK, 'whsec_');
  return problems;
}

function otherMode(wanted: StripeMode, begins: string): string {
  return wanted === 'live'
    ? `must be a live key, which begins with ${begins} (APP_ENV=production)`
    : `is a live key; use a test key, which begins with ${begins}, or set APP_ENV=production`;
}
