import { readServers } from '#platform/database/servers.ts';
import type { Env } from './env.ts';

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
  const databases = { DATABASE_URL: env.databaseUrl, MIGRATION_DATABASE_URL: env.postgres.migrationUrl };
  for (const [name, url] of Object.entries(databases))
    need(
      env.databaseTls === 'off' || serversOf(url).every((each) => isProtectedOnTheWay(each, source)),
      name,
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
    !env.previousAppSecret || !isWeakSecret(env.previousAppSecret),
    'APP_SECRET_PREVIOUS',
    'can be guessed; leave it out, and codes on their way are worthless',
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

function serversOf(url: string | undefined): readonly string[] {
  return (url !== undefined && readServers(url)?.urls) || [];
}

function isHttps(url: string): boolean {
  return url.startsWith('https://');
}

/** Modes that encrypt, and in which the driver looks whose certificate it is. */
const PROTECTED = ['require', 'verify-ca', 'verify-full'];

/**
 * Whether everybody's data is safe on the way to the database: it stays on this machine, or goes encrypted to a server
 * that has shown who it is. Reads an address as the driver does.
 * @param environment for `PGHOST`, which stands in where an address names no host
 */
export function isProtectedOnTheWay(
  url: string,
  environment: Record<string, string | undefined> = {},
): boolean {
  const { hostname, searchParams } = new URL(url);
  // Of a parameter that is named twice, the last counts.
  const last = (name: string) => searchParams.getAll(name).at(-1);
  const host = last('host') || decodeURIComponent(hostname) || environment.PGHOST?.trim() || 'localhost';
  if (host.startsWith('/') || isLoopback(host.replace(/^\[(.+)\]$/, '$1').toLowerCase())) return true;
  const mode = last('sslmode');
  if (mode === undefined) return ['true', '1'].includes(last('ssl') ?? '');
  // As PostgreSQL's own library understands it, "require" takes any certificate.
  const takesAny = mode === 'require' && last('uselibpqcompat') === 'true' && !last('sslrootcert');
  return PROTECTED.includes(mode) && !takesAny;
}

/** Least that guessing a secret must take, in bits; 32 random digits have 106. */
const LEAST_BITS = 72;
/** What people type where a random value belongs. */
const TYPED = [
  'qwertyuiop|asdfghjkl|zxcvbnm|qwertzuiop|yxcvbnm|azertyuiop|qsdfghjklm|wxcvbn|1q2w3e4r5t|deadbeef|cafebabe',
  'password|passphrase|passwort|secret|changeme|change|replace|default|example|foothold|production|development',
  'application|random|string|characters?|letmein|please|insert|enter|your|here|this|with|must|admin|test|token|key',
].join('|');

/**
 * Whether a secret can be guessed: rough, and on the side of whoever took a random one. What is repeated, counted up or
 * down, or a word that stands in for a secret, counts as one character each time.
 */
export function isWeakSecret(secret: string): boolean {
  const said = withoutRuns(secret.toLowerCase().replace(new RegExp(TYPED, 'g'), '_'));
  const count = newCharacters(said);
  return count * Math.log2(new Set(said).size) < LEAST_BITS;
}

/** `aaaa`, `abcd` and `4321`, however long, become one character. */
function withoutRuns(text: string): string {
  let kept = '';
  for (let at = 0; at < text.length;) {
    const length = runAt(text, at);
    kept += text.charAt(at);
    at += length >= 4 ? length : 1;
  }
  return kept;
}

/** How many characters from there on are the same, or each the one after or before the last. */
function runAt(text: string, start: number): number {
  const step = text.charCodeAt(start + 1) - text.charCodeAt(start);
  if (!(Math.abs(step) <= 1)) return 1;
  let end = start + 1;
  while (text.charCodeAt(end) - text.charCodeAt(end - 1) === step) end += 1;
  return end - start;
}

/** How many characters there are when those that repeat four or more from before count as one. */
function newCharacters(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length;) {
    let length = 4;
    while (at + length <= text.length && text.slice(0, at).includes(text.slice(at, at + length))) length += 1;
    at += length > 4 ? length - 1 : 1;
    count += 1;
  }
  return count;
}

/** Whether a host is this machine. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}
