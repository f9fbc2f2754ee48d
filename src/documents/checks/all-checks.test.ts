import { describe, expect, it } from 'vitest';
import { allChecks } from './all-checks.ts';
import { unreadableTexts } from './file/unreadable-texts.ts';
import { scoreTexts } from './score-texts.ts';

/** What is said of many people, and has no source. */
const CLAIMS =
  /\b\d+ ?(?:%|percent) of (?:all )?(?:resumes|applicants|candidates|recruiters|employers)|75 ?%|auto-?reject|rejected by|six seconds|guarantee|studies (?:show|prove)|research shows|most recruiters|never see/iu;

describe('the checks', () => {
  it('are 83, as the product says', () => {
    expect(allChecks.length).toBe(83);
  });

  it('have ids of their own that begin with their group', () => {
    const ids = allChecks.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, group } of allChecks) expect(id.startsWith(`${group}/`)).toBe(true);
  });

  it.each(allChecks.map((check) => [check.id, check] as const))('%s says why it matters', (_, check) => {
    expect(check.why).toMatch(/^[“\p{Lu}].{30,}[.?]$/u);
    if (check.passed !== undefined) expect(check.passed).toMatch(/^[“\p{Lu}].*[^.]$/u);
    if (check.reference) expect(check.reference.url).toMatch(/^https:\/\//);
  });

  it('name only sources that they link to', () => {
    const named = allChecks.filter(({ why }) => /Greenhouse|Lever|Textkernel|RChilli|Daxtra|PLOS/.test(why));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(({ reference }) => reference === undefined).map(({ id }) => id)).toEqual([]);
  });

  it('make no claims that have no source', () => {
    const texts = [
      ...allChecks.flatMap(({ why, passed = '' }) => [why, passed]),
      ...Object.values(unreadableTexts).flatMap(({ title, why, suggestion }) => [title, why, suggestion]),
      ...scoreTexts.texts,
    ];
    expect(texts.filter((text) => CLAIMS.test(text))).toEqual([]);
  });
});
