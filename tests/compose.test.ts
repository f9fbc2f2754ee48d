import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseEnv } from '#platform/env/parse-env.ts';
import { freePort } from './support/free-port.ts';
import { startPgbouncer } from './support/pgbouncer.ts';

type Service = {
  image?: string;
  build?: string | { context: string; dockerfile: string };
  environment?: Record<string, string | number>;
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
  restart?: string;
};

// The form of compose files, as far as it is looked at here.
const { services } = parse(readFileSync('compose.yaml', 'utf8')) as { services: Record<string, Service> };

/** What is asked for in the file named .env, as somebody would answer. */
const ANSWERS: Record<string, string> = {
  PUBLIC_URL: 'https://resumes.example.com',
  APP_SECRET: '3f9c1b7de2a84056a1c0d97be4f8132650ab6cde781f9034b5a2e6c7d8091f4e',
  DATABASE_PASSWORD: 'letters4ndDigits',
  SMTP_URL: 'smtps://user:password@mail.example.com:465',
  MAIL_FROM: 'Foothold <hello@resumes.example.com>',
  SUPPORT_EMAIL: 'help@example.com',
  STRIPE_SECRET_KEY: 'sk_live_example',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_example',
  STRIPE_WEBHOOK_SECRET: 'whsec_example',
};

/** The environment that a service of the product gets, with what was left out empty. */
function environmentOf(name: 'migrate' | 'foothold'): Record<string, string> {
  const filled = Object.entries(services[name]?.environment ?? {}).map(([variable, value]) => [
    variable,
    String(value).replace(/\$\{(\w+):[?-]\}/g, (_, asked: string) => ANSWERS[asked] ?? ''),
  ]);
  return Object.fromEntries(filled) as Record<string, string>; // Pairs of texts.
}

test.each(['migrate', 'foothold'] as const)(
  'every variable that %s is given is one that the product reads, and a production start takes their values',
  (name) => {
    const environment = environmentOf(name);
    const read = readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z_]+)=/gm);
    const known = new Set([...read].map(([, variable]) => variable));
    expect(Object.keys(environment).filter((variable) => !known.has(variable))).toEqual([]);
    expect(parseEnv(environment)).toMatchObject({ appEnv: 'production', databaseTls: 'off' });
  },
);

test('a service that others wait for has a health check, or ends by itself', () => {
  const waits = Object.values(services).flatMap(({ depends_on = {} }) => Object.entries(depends_on));
  expect(waits.length).toBeGreaterThan(4);
  for (const [name, { condition }] of waits) {
    const { healthcheck, restart } = services[name] ?? {};
    if (condition === 'service_completed_successfully') expect(restart, name).toBeUndefined();
    else {
      expect([name, condition]).toEqual([name, 'service_healthy']);
      expect(healthcheck?.test.length, name).toBeGreaterThan(1);
    }
  }
});

test('every image from elsewhere is one version, and every other one is built here', () => {
  const outside = Object.values(services)
    .filter(({ build, image }) => build === undefined && !image?.startsWith('localhost/'))
    .map(({ image }) => image);
  expect(outside.length).toBeGreaterThan(1);
  for (const image of outside) expect(image).toMatch(/:v?\d+\.\d+/);
  const built = Object.values(services).flatMap(({ build, image }) => (build && image ? [image] : []));
  for (const { image } of Object.values(services))
    if (image?.startsWith('localhost/')) expect(built).toContain(image);

  const folders = ['docs/operations/pgbackrest/', 'docs/operations/pgbouncer/', ''];
  const bases = folders.flatMap((folder) => [
    ...readFileSync(`${folder}Containerfile`, 'utf8').matchAll(/^ARG \w+_IMAGE=(.*)$/gm),
  ]);
  expect(bases.length).toBe(4);
  for (const [, base] of bases) expect(base).toMatch(/:(?:\d+|bookworm)/);
});

test('the health of the product is asked for as in the Containerfile', () => {
  const [, written = '[]'] =
    /^HEALTHCHECK [^]*? CMD (\[.*\])$/m.exec(readFileSync('Containerfile', 'utf8')) ?? [];
  const asked = services.foothold?.healthcheck?.test.map((word) => word.replaceAll('$$', '$'));
  expect(asked).toEqual(['CMD', ...(JSON.parse(written) as string[])]); // Docker's form of a command.
});

test('the health check of the pooler tells a pgbouncer from none, and from what is no pooler', async () => {
  // It answers whether it takes TLS before it looks for its server, which is nowhere here.
  const pooler = await startPgbouncer('postgres://foothold@127.0.0.1:1/foothold', 1);
  const other = createServer((socket) => {
    // Whoever asked is gone once it has read the first letter.
    socket.on('error', () => socket.destroy()).end('HTTP/1.1 400 Bad Request\r\n\r\n');
  }).listen(0, '127.0.0.1');
  try {
    const { port } = new URL(pooler.through('postgres://foothold@127.0.0.1:1/foothold'));
    // On a machine that is busy it may take a second try, as it gets ten.
    await expect.poll(() => isHealthy(Number(port)), { timeout: 100_000 }).toBe(true);
    const address = other.address();
    if (address === null || typeof address === 'string') throw new Error('not listening');
    expect(await isHealthy(address.port)).toBe(false);
    expect(await isHealthy(await freePort())).toBe(false);
  } finally {
    other.close();
    await pooler.remove();
  }
}, 180_000);

/** Runs the very command, at another port. */
async function isHealthy(port: number): Promise<boolean> {
  const [kind, program = '', ...words] = services.pooler?.healthcheck?.test ?? [];
  expect(kind).toBe('CMD');
  const args = words.map((word) => word.replaceAll('$$', '$').replace('/6432', `/${port}`));
  expect(args.join(' ')).toContain(`/${port}`);
  return promisify(execFile)(program, args).then(
    () => true,
    () => false,
  );
}
