import type { Check } from '../check.ts';
import type { Unsure } from '../finding.ts';
import { ifQuoted, type ProvenFault } from '../second-look/proof.ts';
import { resumeTexts } from '../words/resume-texts.ts';
import { placeholdersIn } from './placeholder-words.ts';

/** Text of a template that nobody replaced. */
const placeholders: Check = {
  id: 'placeholders/left-over',
  group: 'placeholders',
  area: 'document',
  severity: 'high',
  why: 'What a template left behind tells the reader that nobody read the resume before it was sent.',
  passed: 'Nothing of a template was left behind',
  applies: ({ resume }) => resumeTexts(resume).length > 0,
  find(input) {
    const { resume } = input;
    const texts = [
      ...resumeTexts(resume),
      ...[...resume.emails, ...resume.phones].map((read) => ({ ...read, area: 'contact' as const })),
    ];
    const found = texts.flatMap(({ value, source, area }) =>
      placeholdersIn(value).map((words) => ({ words, area, place: { ...source, snippet: words } })),
    );
    const byWords = Map.groupBy(found, ({ words }) => words.toLowerCase());
    return [...byWords.values()].flatMap((same): (ProvenFault | Unsure)[] => {
      const [first] = same;
      if (first === undefined) return [];
      return [
        ifQuoted(
          input,
          first.words,
          {
            title: `“${first.words}” seems to be left from a template`,
            suggestion: 'Write what belongs there, or delete the line.',
            area: first.area,
            places: onePerPlace(same.map(({ place }) => place)),
          },
          {
            area: first.area,
            title: `We could not tell whether “${first.words}” is left from a template`,
            lookAt: 'Read the line on the page. If it is yours, it is in order.',
          },
        ),
      ];
    });
  },
};

/** A value that stands in a field and in a line is one place. */
function onePerPlace<T extends { line?: number; field?: string }>(places: readonly T[]): T[] {
  return [...new Map(places.map((place) => [place.line ?? place.field ?? '', place])).values()];
}

/** Checks for placeholders that were left. */
export const placeholdersChecks: readonly Check[] = [placeholders];
