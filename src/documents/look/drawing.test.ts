import { describe, expect, it } from 'vitest';
import { kindSchemas } from '../kind-schemas.ts';
import { PRINTED_KIND_NAMES } from '../printed-kinds.ts';
import { FIRST_DRAWING, NEWEST_DRAWING } from './drawing.ts';

const EARLIER = { settings: { language: 'de' } };

describe.each(PRINTED_KIND_NAMES)('the drawing of a %s', (name) => {
  const { data, sent } = kindSchemas[name];

  it.each([[{}], [EARLIER], [{ schemaVersion: 1 }], [{ schemaVersion: 3, settings: {} }]])(
    'is the first where %j was stored',
    (stored) => expect(data.parse(stored).settings.drawing).toBe(FIRST_DRAWING),
  );

  it('is the newest where the plain shape is sent, which knows no versions', () => {
    expect(sent.parse({}).settings.drawing).toBe(NEWEST_DRAWING);
    expect(sent.parse(EARLIER).settings).toMatchObject({ language: 'de', drawing: NEWEST_DRAWING });
  });

  it('is the first where a program of an earlier version sends nothing of it', () => {
    expect(sent.parse({ schemaVersion: 1 }).settings.drawing).toBe(FIRST_DRAWING);
  });

  it('is refused where there is none such', () => {
    expect(sent.safeParse({ settings: { drawing: '1' } }).success).toBe(false);
    expect(sent.safeParse({ settings: 'none' }).success).toBe(false);
  });
});
