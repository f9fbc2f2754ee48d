import { expect, it } from 'vitest';
import { LOOK } from '#documents/look/look-fields.ts';
import { LOOK_CHOICES } from './look-texts.ts';

const choices = Object.entries(LOOK).flatMap(([name, field]) =>
  field.kind === 'choice' ? [[name, field.choices as readonly string[]] as const] : [],
);

it.each(choices)('%s has a label for each of its choices, no two alike', (name, values) => {
  const offered: Readonly<Record<string, readonly { value: string; label: string }[]>> = LOOK_CHOICES;
  expect(offered[name]?.map(({ value }) => value)).toEqual(values);
  const labels = offered[name]?.map(({ label }) => label.trim()) ?? [];
  expect(labels).not.toContain('');
  expect(new Set(labels).size).toBe(values.length);
});
