import { describe, expect, test } from 'vitest';
import { EnvError } from './env-reader.ts';
import { parseEnv } from './parse-env.ts';

const LIVE = {
  APP_ENV: 'production',
  HOST: '0.0.0.0',
  PUBLIC_URL: 'https://foothold.example.com',
  DATABASE_URL: 'postgres://app:pw@db/foothold?sslmode=verify-full',
  APP_SECRET: '6b1f0c9e2a74d8536b0fe1c7a92d4835',
  SMTP_URL: 'smtps://user:pw@mail.example.com',
  MAIL_FROM: 'Foothold <hello@example.com>',
  SUPPORT_EMAIL: 'help@example.com',
  SMS_PROVIDER: 'none',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};

function problemsOf(source: Record<string, string | undefined>): string {
  try {
    parseEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  return '';
}

describe('locally', () => {
  test('nothing needs to be configured', () => {
    expect(parseEnv({})).toMatchObject({
      appEnv: 'local',
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://127.0.0.1:3000',
      mail: { kind: 'outbox' },
      sms: { kind: 'outbox' },
      payments: { kind: 'sandbox' },
      limits: 'on',
    });
  });

  test('support has the telephone and the chat that are set, which must be a number and an address of https', () => {
    expect(parseEnv({}).support).toMatchObject({ phone: null, chatUrl: null });
    const set = {
      SUPPORT_PHONE: '+1 (555) 010-0199 ext. 2',
      SUPPORT_CHAT_URL: 'https://chat.example.com/?a=1',
    };
    expect(parseEnv(set).support).toMatchObject({ phone: set.SUPPORT_PHONE, chatUrl: set.SUPPORT_CHAT_URL });
    for (const SUPPORT_PHONE of ['call us', '12', '<b>555 0100</b>'])
      expect(problemsOf({ SUPPORT_PHONE }), SUPPORT_PHONE).toContain('SUPPORT_PHONE is no telephone number');
    for (const SUPPORT_CHAT_URL of ['yes', 'http://chat.example.com', 'javascript:alert(1)'])
      expect(problemsOf({ SUPPORT_CHAT_URL }), SUPPORT_CHAT_URL).toContain('SUPPORT_CHAT_URL');
  });

  test('the product is not reachable from other machines', () => {
    for (const HOST of ['0.0.0.0', '::', '192.168.1.4']) expect(problemsOf({ HOST })).toContain('HOST');
    for (const HOST of ['127.0.0.1', 'localhost', '::1']) expect(problemsOf({ HOST })).toBe('');
    expect(problemsOf({ HOST: '0.0.0.0', APP_ENV: 'demo' })).toBe('');
  });
});

test.each([
  ['APP_ENV', 'staging'],
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'foothold.example.com'],
  ['PUBLIC_URL', 'https://example.com/path'],
  ['DATABASE_URL', 'mysql://db'],
  ['APP_SECRET', 'short'],
  ['SMTP_URL', 'mail.example.com'],
  ['SMS_PROVIDER', 'pigeon'],
  ['SMS_COUNTRIES', 'US,Canada'],
  ['SMS_DAILY_CAP', '-1'],
  ['MAIL_DAILY_CAP', 'many'],
  ['OTP_PER_ADDRESS_HOUR', '0'],
  ['TRUSTED_PROXIES', 'my-proxy'],
  ['TRUSTED_PROXIES', '10.0.0.0/99'],
  ['TRUSTED_PROXIES', '10.0.0/8'],
  ['TRUSTED_PROXIES', '2001:db8::/129'],
  ['LIMITS', 'maybe'],
])('%s=%s is refused by name', (name, value) => {
  expect(problemsOf({ [name]: value })).toContain(name);
});

test('every problem is told at once, and no secret with it', () => {
  const told = problemsOf({ PORT: 'x', LIMITS: 'x', DATABASE_URL: 'mysql://root:hunter2@db' });
  for (const name of ['PORT', 'LIMITS', 'DATABASE_URL']) expect(told).toContain(name);
  expect(told).not.toContain('hunter2');
});

test.each([
  ['twilio', ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM']],
  ['http', ['SMS_HTTP_URL']],
])('SMS_PROVIDER=%s names what it needs', (SMS_PROVIDER, needed) => {
  for (const name of needed) expect(problemsOf({ SMS_PROVIDER })).toContain(name);
});

test('a mail server needs a sender, a payment key its companions', () => {
  expect(problemsOf({ SMTP_URL: 'smtp://127.0.0.1:25' })).toContain('MAIL_FROM');
  expect(problemsOf({ STRIPE_SECRET_KEY: 'sk_test_1' })).toContain('STRIPE_WEBHOOK_SECRET');
});

test.each(['local', 'demo', 'production'])(
  'a network that is none is refused by its name (%s)',
  (APP_ENV) => {
    const source = { ...(APP_ENV === 'production' ? LIVE : {}), APP_ENV };
    const wrong = [
      '10.0.0.0/99',
      '10.0.0.0/33',
      '10.0.0.0/',
      '10.0.0.0/8/8',
      '10.0.0.256',
      '::/129',
      '0.0.0.0/-1',
    ];
    for (const network of wrong) {
      const problems = problemsOf({ ...source, TRUSTED_PROXIES: `203.0.113.7, ${network}` });
      expect(problems, network).toContain('TRUSTED_PROXIES');
      expect(problems, network).toContain(network);
    }
    expect(problemsOf({ ...source, TRUSTED_PROXIES: '10.0.0.0/32, ::/0, 203.0.113.7' })).toBe('');
  },
);

test('proxies are told by address or by network', () => {
  expect(parseEnv({ TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::/32, 203.0.113.7' }).trustedProxies).toHaveLength(
    3,
  );
});

describe('the keys of card payments', () => {
  const TEST = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  const MIXED = [
    ['STRIPE_SECRET_KEY', 'sk_live_1', 'sk_test_1'],
    ['STRIPE_SECRET_KEY', 'rk_live_1', 'rk_test_1'],
    ['STRIPE_PUBLISHABLE_KEY', 'pk_live_1', 'pk_test_1'],
    ['STRIPE_WEBHOOK_SECRET', 'w', 'w'],
  ] as const;

  test.each(['local', 'demo'])('are of the test mode, all of them (%s)', (APP_ENV) => {
    expect(problemsOf({ APP_ENV, ...TEST })).toBe('');
    for (const [name, live] of MIXED) expect(problemsOf({ APP_ENV, ...TEST, [name]: live })).toContain(name);
  });

  test('are live in production, all of them', () => {
    for (const [name, , test] of MIXED) expect(problemsOf({ ...LIVE, [name]: test })).toContain(name);
  });
});

describe('in production', () => {
  test('a whole live configuration is taken', () => {
    expect(parseEnv(LIVE)).toMatchObject({ appEnv: 'production', payments: { kind: 'stripe' } });
  });

  test.each([
    ['DATABASE_URL', undefined],
    ['SMTP_URL', undefined],
    ['SMS_PROVIDER', undefined],
    ['SMS_PROVIDER', 'outbox'],
    ['DATABASE_URL', 'postgres://app:pw@10.0.0.7/foothold'],
    ['APP_SECRET', undefined],
    ['APP_SECRET', 'x'.repeat(40)],
    ['PUBLIC_URL', undefined],
    ['PUBLIC_URL', 'http://foothold.example.com'],
    ['LIMITS', 'off'],
    ['SUPPORT_EMAIL', undefined],
    ['SUPPORT_EMAIL', ''],
    ['STRIPE_SECRET_KEY', undefined],
    ['STRIPE_API_BASE', 'http://127.0.0.1:12111'],
  ])('%s=%s is refused', (name, value) => {
    expect(problemsOf({ ...LIVE, [name]: value })).toContain(name);
  });

  test('what is refused is not repeated, and comes with its remedy', () => {
    const told = problemsOf({
      ...LIVE,
      DATABASE_URL: 'postgres://app:hunter2@db/foothold',
      APP_SECRET: 'x'.repeat(40),
    });
    expect(told).not.toMatch(/hunter2|xxxx/);
    expect(told).toContain('sslmode=verify-full');
    expect(told).toContain('openssl rand -hex 32');
  });

  test('a database on a trusted network is taken without TLS where that is said', () => {
    const DATABASE_URL = 'postgres://app:pw@db/foothold';
    expect(problemsOf({ ...LIVE, DATABASE_URL, DATABASE_TLS: 'off' })).toBe('');
    expect(problemsOf({ ...LIVE, DATABASE_URL, DATABASE_TLS: 'on' })).toContain('DATABASE_URL');
    expect(problemsOf({ ...LIVE, DATABASE_TLS: 'no' })).toContain('DATABASE_TLS');
  });

  test('text messages leave over https alone', () => {
    const gateway = { SMS_PROVIDER: 'http', SMS_HTTP_URL: 'http://sms.example.com' };
    expect(problemsOf({ ...LIVE, ...gateway })).toContain('SMS_HTTP_URL must be an https address');
    const twilio = {
      SMS_PROVIDER: 'twilio',
      TWILIO_ACCOUNT_SID: 'a',
      TWILIO_AUTH_TOKEN: 'b',
      TWILIO_FROM: '+1',
    };
    expect(problemsOf({ ...LIVE, ...twilio, TWILIO_API_BASE: 'http://127.0.0.1' })).toContain(
      'TWILIO_API_BASE must be an https address',
    );
    expect(problemsOf({ ...LIVE, ...twilio, SMS_COUNTRIES: 'US' })).toBe('');
  });

  test('text messages go to countries that are listed, whoever carries them', () => {
    const twilio = {
      SMS_PROVIDER: 'twilio',
      TWILIO_ACCOUNT_SID: 'a',
      TWILIO_AUTH_TOKEN: 'b',
      TWILIO_FROM: '+1',
    };
    const gateway = { SMS_PROVIDER: 'http', SMS_HTTP_URL: 'https://sms.example.com' };
    for (const provider of [twilio, gateway]) {
      expect(problemsOf({ ...LIVE, ...provider })).toMatch(/SMS_COUNTRIES is missing; list the countries/);
      expect(problemsOf({ ...LIVE, ...provider, SMS_COUNTRIES: ' , ' })).toContain('SMS_COUNTRIES');
      expect(problemsOf({ ...LIVE, ...provider, SMS_COUNTRIES: 'US,CA' })).toBe('');
    }
  });
});
