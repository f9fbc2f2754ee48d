import { describe, expect, it } from 'vitest';
import { documentLanguages, languageOf } from '#documents/text/languages/languages.ts';
import { headingKind } from './heading-kind.ts';

describe.each(documentLanguages)('the headings that we print in $name', ({ code }) => {
  const { employment, ...others } = languageOf(code).headings;

  it.each(Object.entries({ experience: employment, ...others }))('are known: %s', (kind, heading) => {
    expect(headingKind(heading)?.kind).toBe(kind);
  });
});
