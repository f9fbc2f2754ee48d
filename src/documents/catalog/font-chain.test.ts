import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { fontCoverage, isCovered } from '../render/glyphs/font-coverage.ts';
import { chains, fontChain } from './font-chain.ts';
import { FONT_FACES, SCRIPT_FONTS } from './fonts.ts';

const folder = fileURLToPath(new URL('../../../node_modules/', import.meta.url));
const shared = [
  'Source Sans 3',
  'Source Serif 4',
  ...Object.values(SCRIPT_FONTS).map(({ family }) => family),
];
const faces = FONT_FACES.filter(({ family }) => shared.includes(family)).map(({ family, file }) => ({
  family,
  ranges: fontCoverage(readFileSync(folder + file)),
}));

/** Whether every face of a family has it: text may be bold or slanted. */
const has = (family: string, point: number): boolean =>
  faces.every((face) => face.family !== family || isCovered(point, face.ranges));

/** Prints nothing, or is set as another character: old accents, the no-break hyphen, the sign of ångström. */
const NOT_SET = /[\p{Cc}\p{Cf}\p{Z}\p{Co}\p{Default_Ignorable_Code_Point}\u2011\u212b]/u;

it.each(['en', 'ja', 'zh', 'ko'])(
  'whatever the fonts for all designs have is served by a chain, in a document in %s',
  (language) => {
    const points = new Set<number>();
    for (const { ranges } of faces)
      for (const [first, last] of ranges)
        for (let point = first; point <= last; point += 1) points.add(point);
    const unserved = [...points].filter((point) => {
      const text = String.fromCodePoint(point);
      if (NOT_SET.test(text) || !shared.some((family) => has(family, point))) return false;
      return (['Inter', 'Literata'] as const).some(
        (first) =>
          !fontChain(first, { text, language }).some(
            (family) => shared.includes(family) && has(family, point),
          ),
      );
    });
    expect(unserved.map((point) => String.fromCodePoint(point))).toEqual([]);
  },
  30_000,
);

it('letters of Europe call for no more than the typeface and its stand-in', () => {
  const text = 'Ana Silva, Łukasz Żółć, Ελένη, Юлія Їжак, Trương Thị Thu Hằng – 4 → 12, “100 %”';
  expect(fontChain('Inter', { text, language: 'en' })).toEqual(['Inter', 'Source Sans 3']);
  expect(fontChain('Literata', { text, language: 'pl' })).toEqual(['Literata', 'Source Serif 4']);
});

it('joints of letters and marks are looked for only where a mark stands by itself, or another script takes part', () => {
  const composed = (text: string) => chains('Inter', 'Inter', { text, language: 'en' }).composed;
  expect(composed('Zoë Müller, Trương Thị Thu Hằng')).toBe(true);
  // Written as a letter and a mark, it is one character once it is cleaned.
  expect(composed('Zoe\u0308')).toBe(true);
  expect(composed('Adé\u0329wálé')).toBe(false);
  expect(composed('محمد')).toBe(false);
});
