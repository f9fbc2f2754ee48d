import { isIP } from 'node:net';
import {
  TRACE_SAMPLERS,
  type Env,
  type MailSettings,
  type PaymentSettings,
  type SmsSettings,
} from './env.ts';
import { EnvError, EnvReader } from './env-reader.ts';
import { postgresSettings } from './postgres-env.ts';
import { httpSettings } from './http-settings.ts';
import { isLoopback, productionProblems } from './production-rules.ts';
import { workersWanted } from './workers-env.ts';

/**
 * Reads the configuration.
 * @throws EnvError that lists every wrong or missing value with its remedy.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const read = new EnvReader(source);
  const appEnv = read.oneOf('APP_ENV', ['local', 'demo', 'production'], 'local');
  const host = read.text('HOST') ?? '127.0.0.1';
  const port = read.integer('PORT', { min: 0, max: 65_535, otherwise: 3000 });
  const supportEmail = read.text('SUPPORT_EMAIL') ?? 'support@foothold.example';
  const sellerName = read.text('SELLER_NAME') ?? 'Foothold';
  const env: Env = {
    appEnv,
    host,
    port,
    publicUrl: read.origin('PUBLIC_URL') ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    dataDir: read.text('DATA_DIR') ?? './data',
    databaseUrl: read.databaseUrl('DATABASE_URL'),
    databaseTls: read.oneOf('DATABASE_TLS', ['on', 'off'], 'on'),
    postgres: postgresSettings(read),
    appSecret: read.secret('APP_SECRET', 32),
    previousAppSecret: read.secret('APP_SECRET_PREVIOUS', 32),
    mail: mailSettings(read, sellerName),
    sms: smsSettings(read),
    smsCountries: read.list('SMS_COUNTRIES', /^[A-Z]{2}$/, 'two-letter country codes, such as US,CA,GB'),
    smsDailyCap: read.integer('SMS_DAILY_CAP', { min: 0, max: 1_000_000, otherwise: 500 }),
    mailDailyCap: read.integer('MAIL_DAILY_CAP', { min: 0, max: 10_000_000, otherwise: 5_000 }),
    otpPerAddressHour: read.integer('OTP_PER_ADDRESS_HOUR', { min: 1, max: 1_000_000, otherwise: 200 }),
    payments: paymentSettings(read),
    support: {
      email: supportEmail,
      phone: supportPhone(read),
      chatUrl: read.url('SUPPORT_CHAT_URL', ['https:']) ?? null,
      postalAddress: read.text('POSTAL_ADDRESS') ?? null,
    },
    sellerName,
    securityContact: securityContact(read, supportEmail),
    trustedProxies: read.list(
      'TRUSTED_PROXIES',
      isAddressOrNetwork,
      'addresses or networks, such as 10.0.0.0/8',
    ),
    limits: read.oneOf('LIMITS', ['on', 'off'], 'on'),
    http: httpSettings(read),
    metrics: metricsSettings(read),
    traces: traceSettings(read),
    requestLog: read.oneOf('REQUEST_LOG', ['on', 'off'], 'on'),
    startChecks: read.oneOf('START_CHECKS', ['refuse', 'log'], 'refuse'),
    workers: workersWanted(read, read.text('DATABASE_URL')),
  };
  if (appEnv === 'local' && !isLoopback(host)) {
    read.problem(
      'HOST',
      `${host} reaches beyond this machine, which APP_ENV=local refuses; leave HOST out, or set APP_ENV=demo to try the product with its development fakes, or APP_ENV=production`,
    );
  }
  if (appEnv === 'production')
    for (const [name, text] of productionProblems(env, source)) read.problem(name, text);
  if (env.payments.kind === 'stripe') {
    const mode = appEnv === 'production' ? 'live' : 'test';
    for (const [name, text] of stripeKeyProblems(env.payments, mode)) read.problem(name, text);
  }
  if (read.problems.length > 0) throw new EnvError(read.problems);
  return env;
}

/** `203.0.113.7`, `10.0.0.0/8`, `2001:db8::/32`. */
function isAddressOrNetwork(value: string): boolean {
  const [address = '', prefix, ...rest] = value.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const length = prefix === undefined ? 0 : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Infinity;
  return rest.length === 0 && bits > 0 && length <= bits;
}

/** People press it to call, so that it must hold a number. */
function supportPhone(read: EnvReader): string | null {
  const phone = read.text('SUPPORT_PHONE');
  if (phone === undefined) return null;
  if (!/^\+?[\d\s().\/-]*(?:(?:x|ext\.?)\s*\d+)?$/i.test(phone) || phone.replace(/\D/g, '').length < 3) {
    read.problem(
      'SUPPORT_PHONE',
      'is no telephone number; write it as people dial it, such as +1 555 010 0199',
    );
  }
  return phone;
}

/** Figures have an address of their own: nothing of them is at the product's. */
function metricsSettings(read: EnvReader): Env['metrics'] {
  const host = read.text('METRICS_HOST') ?? '127.0.0.1';
  if (read.text('METRICS_PORT') === undefined) return undefined;
  return { host, port: read.integer('METRICS_PORT', { min: 0, max: 65_535, otherwise: 0 }) };
}

/** As security.txt has it; an address alone is one of mail. */
function securityContact(read: EnvReader, supportEmail: string): string {
  const contact = read.text('SECURITY_CONTACT') ?? supportEmail;
  if (/^(?:https:\/\/|mailto:|tel:)[^\s]+$/.test(contact)) return contact;
  if (/^[^\s@:]+@[^\s@]+$/.test(contact)) return `mailto:${contact}`;
  read.problem(
    'SECURITY_CONTACT',
    'is no address; use one of mail, or one that begins with https:// or tel:',
  );
  return '';
}

function traceSettings(read: EnvReader): Env['traces'] {
  const endpoint = read.url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']);
  const serviceName = read.text('OTEL_SERVICE_NAME') ?? 'foothold';
  const sampler = read.oneOf('OTEL_TRACES_SAMPLER', TRACE_SAMPLERS, 'parentbased_always_on');
  const ratio = Number(read.text('OTEL_TRACES_SAMPLER_ARG') ?? '1');
  if (!(ratio >= 0 && ratio <= 1))
    read.problem('OTEL_TRACES_SAMPLER_ARG', 'is no part of all; use a number from 0 to 1');
  return endpoint === undefined ? undefined : { endpoint, serviceName, sampler, ratio };
}

function mailSettings(read: EnvReader, sellerName: string): MailSettings {
  const url = read.url('SMTP_URL', ['smtp:', 'smtps:']);
  const from = read.text('MAIL_FROM');
  if (!url) return { kind: 'outbox', from: from ?? `${sellerName} <no-reply@foothold.example>` };
  if (!from)
    read.problem('MAIL_FROM', 'is missing; set the sender of mails, such as "Foothold <hello@example.com>"');
  return { kind: 'smtp', url, from: from ?? '' };
}

function smsSettings(read: EnvReader): SmsSettings {
  switch (read.oneOf('SMS_PROVIDER', ['twilio', 'http', 'none', 'outbox'], 'outbox')) {
    case 'twilio':
      return {
        kind: 'twilio',
        accountSid: read.required('TWILIO_ACCOUNT_SID', 'SMS_PROVIDER=twilio'),
        authToken: read.required('TWILIO_AUTH_TOKEN', 'SMS_PROVIDER=twilio'),
        from: read.required('TWILIO_FROM', 'SMS_PROVIDER=twilio'),
        apiBase: read.url('TWILIO_API_BASE', ['https:', 'http:']) ?? 'https://api.twilio.com',
      };
    case 'http':
      read.required('SMS_HTTP_URL', 'SMS_PROVIDER=http');
      return { kind: 'http', url: read.url('SMS_HTTP_URL', ['https:', 'http:']) ?? '' };
    case 'none':
      return { kind: 'none' };
    case 'outbox':
      return { kind: 'outbox' };
  }
}

function paymentSettings(read: EnvReader): PaymentSettings {
  const secretKey = read.text('STRIPE_SECRET_KEY');
  if (!secretKey) return { kind: 'sandbox' };
  return {
    kind: 'stripe',
    secretKey,
    publishableKey: read.required('STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY'),
    webhookSecret: read.required('STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'),
    apiBase: read.url('STRIPE_API_BASE', ['https:', 'http:']),
  };
}

/** Money is real where it is `live`. */
export type StripeMode = 'live' | 'test';

type StripeKeys = { secretKey: string; publishableKey: string; webhookSecret: string };

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
