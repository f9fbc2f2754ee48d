import { describe, expect, it } from 'vitest';
import { runMigrations, type Migration } from './run-migrations.ts';

const steps: readonly Migration[] = [
  { name: 'rename a to b', migrate: ({ a, ...rest }) => ({ ...rest, b: a }) },
  { name: 'double b', migrate: (data) => ({ ...data, b: Number(data.b) * 2 }) },
];

describe('runMigrations', () => {
  it('runs every step from the version on, in order', () => {
    expect(runMigrations({ a: 2 }, steps)).toEqual({ b: 4, schemaVersion: 2 });
    expect(runMigrations({ b: 2, schemaVersion: 1 }, steps)).toEqual({ b: 4, schemaVersion: 2 });
  });

  it('keeps what it does not know', () => {
    expect(runMigrations({ a: 1, future: { x: [1] } }, steps)).toMatchObject({ future: { x: [1] } });
  });

  it('leaves current and newer data exactly as they are', () => {
    const current = { b: 2, schemaVersion: 2 };
    const newer = { c: 'changed meaning', schemaVersion: 9 };
    expect(runMigrations(current, steps)).toBe(current);
    expect(runMigrations(newer, steps)).toBe(newer);
  });

  it.each([
    null,
    'text',
    3,
    [{ a: 1 }],
    { schemaVersion: -1 },
    { schemaVersion: 'two' },
    { schemaVersion: 0.5 },
  ])('hands %j on untouched for validation to refuse', (raw) => {
    expect(runMigrations(raw, steps)).toBe(raw);
  });

  it('does not change its input', () => {
    const raw = Object.freeze({ a: 2 });
    runMigrations(raw, steps);
    expect(raw).toEqual({ a: 2 });
  });
});
