import type { Check, CheckInput } from '../check.ts';
import { lineSources, linesAt, quotedLine } from '../places.ts';

const CONTACT = /@|https?:|www\.|\.(?:com|org|net|io)\b|(?:\d[\s().-]*){7}/iu;

/** A pictogram that becomes a part of the email address or the number. */
export const gluedIcons: Check = {
  id: 'text-layer/icons',
  group: 'text-layer',
  area: 'contact',
  severity: 'medium',
  why: 'A pictogram is a sign of its font, with no blank after it. Simple parsers take it for a part of the address, which is then wrong.',
  passed: 'No pictogram is glued to your contact details',
  applies: ({ file }) => file !== undefined,
  find(input) {
    const lines = iconLines(input);
    if (lines.length === 0) return [];
    return [
      {
        title: `A pictogram is glued to contact details, in ${quotedLine(lines[0])}`,
        suggestion:
          'Replace pictograms by words (“Email:”, “Phone:”) or leave them out: an address explains itself.',
        places: lineSources(lines),
      },
    ];
  },
};

/** Elsewhere a pictogram is a bullet, and does no harm. */
function iconLines({ file, resume }: CheckInput) {
  if (file === undefined) return [];
  const fields = [...resume.emails, ...resume.phones, ...resume.links];
  const fieldLines = new Set(fields.map(({ source }) => source.line));
  return linesAt(file, file.facts.gluedIcons).filter(
    ({ index, text }) => fieldLines.has(index) || CONTACT.test(text),
  );
}
