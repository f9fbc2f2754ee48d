import { describe, expect, it } from 'vitest';
import { letterDesign, resumeDesign } from '#documents/catalog/designs.ts';
import { letterTemplates } from '#documents/catalog/letter-templates.ts';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { holdsWords, type Fields, type Values } from '#documents/fields.ts';
import { filledFields } from '#documents/filled-fields.ts';
import { LETTER } from '#documents/letter/fields.ts';
import { letterPrintJob } from '#documents/letter/print-model.ts';
import { letterData } from '#documents/letter/schema.ts';
import { RESUME } from '#documents/resume/fields.ts';
import { resumePrintJob } from '#documents/resume/print-model.ts';
import { resumeData } from '#documents/resume/schema.ts';
import type { PrintJob } from '#documents/render/print-job.ts';
import { withValueAt } from '#editor/session/content.ts';
import { chanceValues } from '#tests/factories/filled-document.ts';
import { LONG_SURNAME } from '#tests/factories/hostile-resume.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { FULL } from '#tests/support/soak-counts.ts';
import { typesetter } from '#tests/support/typesetter.ts';

/*
 * Values that look like nothing, have no width or no letter: templates measure names, share out widths and take first
 * letters. Whatever stands in a field, a document can be set.
 */
const HOSTILE: Readonly<Record<string, string>> = {
  'one mark alone': '\u0301',
  'marks alone': '\u0301\u0323\u0327 \u20d7\u0336',
  'joiners alone': '\u200d\u200c\u200d',
  'marks of direction': '\u200f\u200e\u061c',
  'isolates that never end': '\u2067\u2066\u2068',
  'blanks of every kind': ' \t\u00a0\u1680\u2000\u2003\u2009\u202f\u205f\u3000',
  'an empty braille cell': '\u2800',
  'fillers and invisible signs': '\u115f\u1160\u3164\uffa0\u180e\u2061\u2064',
  'selectors and tags alone': '\ufe0f\ufe0e\u{e0001}\u{e0041}\u{e007f}',
  'an emoji of a family': '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}',
  'half an emoji': '\u{1f3fd}\u200d\ufe0f\u20e3',
  'one letter': 'Q',
  'one letter of another script': 'ع',
  'a mark before a letter': '\u0301Q',
  'an empty list': '- \n- \n-',
  'words that stay whole alone': 'C-3PO/R2-D2 '.repeat(30),
};

const typst = typesetter();
const updatedAt = new Date('2026-11-21T10:00:00Z');
const families = new Set<string>();
/** One design of each family, and all of them in the soak. */
const some = (ids: readonly string[], familyOf: (id: string) => string) =>
  ids.filter((id) => {
    if (FULL) return true;
    const isNew = !families.has(familyOf(id));
    families.add(familyOf(id));
    return isNew;
  });

/** Fields are filled with a value or left as they are, and some of them with something else. */
function filled<V extends Values>(fields: Fields, data: V, valueOf: (now: string) => string): V {
  return filledFields(fields, data).reduce(
    (changed, { path, field, value }) =>
      holdsWords(field) && typeof value === 'string' ? withValueAt(changed, path, valueOf(value)) : changed,
    data,
  );
}

/** What stands in the other fields: words, nothing, or a word too long for its line. */
const ELSEWHERE: Readonly<Record<string, (word: string) => string>> = {
  'among words': (word) => word,
  'among nothing': () => '',
  'among long words': () => LONG_SURNAME,
};

/** Every surrounding in the soak; else one for each value and design, another one in the next. */
const surroundings = (value: number, design: number) =>
  Object.entries(ELSEWHERE).filter((_, index, all) => FULL || index === (value + design) % all.length);

/** Sets each hostile value in all text fields, then in half of them; answers what could not be set, and why. */
function faults<V extends Values>(
  fields: Fields,
  data: V,
  jobOf: (data: V) => PrintJob,
  design: number,
): string[] {
  const random = seededRandom(8);
  const found: string[] = [];
  const trySetting = (name: string, valueOf: (word: string) => string) => {
    try {
      typst.pdf(jobOf(filled(fields, data, valueOf)));
    } catch (error) {
      found.push(`${name}: ${String(error)}`);
    }
  };
  for (const [nth, [name, value]] of Object.entries(HOSTILE).entries()) {
    trySetting(`${name}, everywhere`, () => value);
    for (const [place, elsewhere] of surroundings(nth, design))
      trySetting(`${name}, ${place}`, (word) => (random.next() < 0.5 ? value : elsewhere(word)));
  }
  return found;
}

const resume = resumeData.parse({ schemaVersion: 1, ...chanceValues(34).fill(RESUME) });
const letter = letterData.parse({ schemaVersion: 1, ...chanceValues(34).fill(LETTER) });

describe('a resume of hostile values', () => {
  const ids = resumeTemplates.map(({ id }) => id);
  it.each(some(ids, (id) => `resume ${resumeDesign(id).family}`))('can be set in %s', (templateId) => {
    const jobOf = (data: typeof resume) => resumePrintJob({ templateId, data, updatedAt });
    expect(faults(RESUME, resume, jobOf, ids.indexOf(templateId))).toEqual([]);
  });
});

describe('a letter of hostile values', () => {
  const ids = letterTemplates.map(({ id }) => id);
  it.each(some(ids, (id) => `letter ${letterDesign(id).family}`))('can be set in %s', (templateId) => {
    const jobOf = (data: typeof letter) =>
      letterPrintJob({ templateId, data, date: '2026-11-21', updatedAt });
    expect(faults(LETTER, letter, jobOf, ids.indexOf(templateId))).toEqual([]);
  });
});
