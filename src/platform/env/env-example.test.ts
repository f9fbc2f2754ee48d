import { readdirSync, readFileSync } from 'node:fs';
import { parseEnv as parseDotEnv } from 'node:util';
import { expect, test } from 'vitest';
import { parseEnv } from './parse-env.ts';

const sources = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8'));

/** Every name that the configuration is read by. */
const read = namesIn(sources.join('\n'), /\bread\.\w+\(\s*'([A-Z][A-Z_]+)'/g);

const example = readFileSync('.env.example', 'utf8');

function namesIn(text: string, name: RegExp): string[] {
  return [...new Set([...text.matchAll(name)].map((match) => match[1] ?? ''))].sort();
}

test('.env.example names the variables that are read, and no other', () => {
  expect(read).toContain('APP_ENV');
  expect(namesIn(example, /^#?([A-Z_]+)=/gm)).toEqual(read);
});

test('the table of the README names the variables that are read, and no other', () => {
  const rows = readFileSync('README.md', 'utf8').match(/^\| `[A-Z_]+`[^|]*/gm) ?? [];
  expect(namesIn(rows.join('\n'), /`([A-Z_]+)`/g)).toEqual(read);
});

test('every value of .env.example is taken', () => {
  const everything = parseDotEnv(example.replaceAll(/^#(?=[A-Z_]+=)/gm, ''));
  expect(Object.keys(everything).sort()).toEqual(read);
  for (const SMS_PROVIDER of ['outbox', 'twilio', 'http'])
    expect(parseEnv({ ...everything, SMS_PROVIDER })).toMatchObject({ appEnv: 'local' });
});

test('.env.example changes nothing as it stands', () => {
  expect(parseEnv(parseDotEnv(example))).toEqual(parseEnv({}));
});
