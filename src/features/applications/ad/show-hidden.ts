import { valuesIn, type Fields, type Values } from '#documents/fields.ts';
import { RESUME } from '#documents/resume/fields.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import type { HiddenLine } from '#documents/text/hidden-lines.ts';
import { withLineShown } from '#editor/fields/hiding-lines.ts';

/** The resume with what stands at a path printed: a hidden line is back in its text, and all that it stands in is shown. */
export function withShown(data: ResumeData, path: string): ResumeData {
  // Its own table describes it, and nothing changes its shape.
  return shown(RESUME, data, path.split('.')) as ResumeData;
}

/** The field that shows the text of a hidden path: of a hidden line, the text that it is a line of. */
export function fieldShowing(path: string): string {
  if (path.startsWith('hiddenSummaryLines.')) return 'summary';
  const [before, line] = path.split('.hiddenLines.');
  return line === undefined ? path : `${before}.description`;
}

function shown(fields: Fields, values: Values, [name = '', index = '', ...rest]: readonly string[]): Values {
  const part = fields[name];
  if (!part) return values;
  const here = withSwitchesOn(fields, values, part.kind === 'group' ? undefined : switchOf(part));
  const value = here[name];
  if (part.kind === 'group')
    return { ...here, [name]: shown(part.fields, valuesIn(value), [index, ...rest]) };
  if (part.kind !== 'list' || !Array.isArray(value)) return here;
  const text = Object.entries(fields).find(
    ([, other]) => other.kind === 'text' && other.hiddenLines === name,
  );
  if (text) {
    const [textName, textPart] = text;
    const printed = withSwitchesOn(fields, here, switchOf(textPart));
    return withLine(printed, { text: textName, hidden: name }, Number(index));
  }
  const list = value.map((entry: unknown, at) =>
    at === Number(index) ? shown(part.fields, valuesIn(entry), rest) : entry,
  );
  return { ...here, [name]: list };
}

const switchOf = (part: object): string | undefined =>
  'switch' in part && typeof part.switch === 'string' ? part.switch : undefined;

function withSwitchesOn(fields: Fields, values: Values, flag: string | undefined): Values {
  const hides = Object.entries(fields).find(([, part]) => 'print' in part && part.print === 'hides')?.[0];
  return {
    ...values,
    ...(hides !== undefined && values[hides] === true && { [hides]: false }),
    ...(flag !== undefined && values[flag] === false && { [flag]: true }),
  };
}

function withLine(values: Values, names: { text: string; hidden: string }, index: number): Values {
  const typed = values[names.text];
  const text = typeof typed === 'string' ? typed : '';
  const hidden = values[names.hidden] as readonly HiddenLine[]; // By the table.
  const printed = text === '' ? 0 : text.split('\n').length;
  const placeOf = ({ at }: HiddenLine) => Math.min(Math.max(0, Math.ceil(at)), printed);
  const order = hidden
    .map((line, at) => ({ at, place: placeOf(line) }))
    .toSorted((a, b) => a.place - b.place || a.at - b.at)
    .findIndex(({ at }) => at === index);
  if (order < 0) return values;
  const put = withLineShown({ text, hidden }, order);
  return { ...values, [names.text]: put.text, [names.hidden]: put.hidden };
}
