import { isProtectedOnTheWay } from './database-tls.ts';
import type { Env } from './env.ts';
import { isWeakSecret } from './weak-secret.ts';

/** What keeps an installation from serving real people: name of the variable, and what is wrong with it. */
export function productionProblems(
  env: Env,
  source: Record<string, string | undefined>,
): [name: string, problem: string][] {
  const problems: [string, string][] = [];
  const need = (ok: boolean, name: string, problem: string) => {
    if (!ok) problems.push([name, `${problem} (APP_ENV=production)`]);
  };
  need(env.databaseUrl !== undefined, 'DATABASE_URL', 'is missing; set the address of a PostgreSQL database');
  need(
    !env.databaseUrl || env.databaseTls === 'off' || isProtectedOnTheWay(env.databaseUrl, source),
    'DATABASE_URL',
    'leads to another machine without TLS; end it with ?sslmode=verify-full, or set DATABASE_TLS=off where nobody else can listen on the way',
  );
  need(env.mail.kind === 'smtp', 'SMTP_URL', 'is missing; set the mail server that sends sign-in codes');
  need(
    env.sms.kind !== 'outbox',
    'SMS_PROVIDER',
    'is missing; use twilio or http, or none to sign in by email only',
  );
  need(
    env.appSecret !== undefined,
    'APP_SECRET',
    'is missing; set 32 or more random characters (openssl rand -hex 32)',
  );
  need(
    !env.appSecret || !isWeakSecret(env.appSecret),
    'APP_SECRET',
    'can be guessed; make a random one (openssl rand -hex 32)',
  );
  need(
    Boolean(source.PUBLIC_URL?.trim()) && env.publicUrl.startsWith('https://'),
    'PUBLIC_URL',
    'must be the https address people use',
  );
  need(env.limits === 'on', 'LIMITS', 'must be on');
  // Codes travel in these calls: whoever reads one on the way can sign in.
  if (env.sms.kind === 'twilio')
    need(isHttps(env.sms.apiBase), 'TWILIO_API_BASE', 'must be an https address');
  if (env.sms.kind === 'http') need(isHttps(env.sms.url), 'SMS_HTTP_URL', 'must be an https address');
  // Fraudsters earn on messages to numbers far away; what these cost is the operator's.
  if (env.sms.kind === 'twilio' || env.sms.kind === 'http')
    need(
      env.smsCountries.length > 0,
      'SMS_COUNTRIES',
      'is missing; list the countries text messages may go to, such as US,CA, the home country first',
    );
  need(
    Boolean(source.SUPPORT_EMAIL?.trim()),
    'SUPPORT_EMAIL',
    'is missing; set the address people can write to',
  );
  if (env.payments.kind === 'sandbox') {
    need(false, 'STRIPE_SECRET_KEY', "is missing; set the live key of Stripe's dashboard");
  } else {
    need(env.payments.apiBase === undefined, 'STRIPE_API_BASE', 'must not be set');
  }
  return problems;
}

function isHttps(url: string): boolean {
  return url.startsWith('https://');
}
