import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const templates = fileURLToPath(new URL('../../../templates', import.meta.url));
const MAKES_GRADIENT = /\bgradient\.(linear|radial|conic).*/g;

test('gradients are made in one place, which runs them through RGB as every PDF does', () => {
  const files = readdirSync(templates, { recursive: true, encoding: 'utf8' });
  const made = files
    .filter((file) => file.endsWith('.typ'))
    .flatMap((file) => readFileSync(`${templates}/${file}`, 'utf8').match(MAKES_GRADIENT) ?? []);
  expect(made).toEqual(['gradient.linear.with(space: rgb)']);
});
