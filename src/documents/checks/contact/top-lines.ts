import type { TextLine } from '../../readback/read-file.ts';
import type { CheckInput } from '../check.ts';

/** Contact details stand among the first lines, or in a column of their own on the first page. */
const FIRST_LINES = 14;

/** The lines in which contact details are to be expected; none for a document that is being edited. */
export function topLines({ file, resume }: CheckInput): readonly TextLine[] {
  if (file === undefined) return [];
  const ranges = resume.sections.flatMap(({ kind, lines }) => (kind === 'contact' && lines ? [lines] : []));
  return file.lines.filter(
    ({ index, region }) =>
      index < FIRST_LINES ||
      region !== 'body' ||
      ranges.some(({ first, last }) => index >= first && index <= last),
  );
}
