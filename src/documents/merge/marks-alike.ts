import { valuesIn, type Fields, type Values } from '../fields.ts';
import { escapedMarks } from '../text/marks.ts';
import { isItemList } from './items.ts';
import { onEachSide, type Sides } from './three-sides.ts';

/** The setting by which a document has bold, italic and links in its long texts. */
const MARKS = 'marks';

/**
 * Versions of a document of which some have marks in their texts and some have none, all with marks: the others say what
 * they said, their stars are stars. Versions that are alike are left as they are.
 */
export function withMarksAlike(fields: Fields, sides: Sides<Values>): Sides<Values> {
  const settings = Object.entries(fields).find(
    ([, part]) => part.kind === 'group' && Object.hasOwn(part.fields, MARKS),
  )?.[0];
  if (settings === undefined) return sides;
  const has = (data: Values) => valuesIn(data[settings])[MARKS] === true;
  if (new Set(Object.values(sides).map(has)).size === 1) return sides;
  return onEachSide(sides, (data) => {
    if (has(data)) return data;
    const marked = { ...valuesIn(data[settings]), [MARKS]: true };
    return { ...escaped(fields, data), [settings]: marked };
  });
}

function escaped(fields: Fields, data: Values): Values {
  const changed = Object.entries(fields).flatMap(([name, part]): [string, unknown][] => {
    const value = data[name];
    if (value === undefined) return [];
    if (part.kind === 'group') return [[name, escaped(part.fields, valuesIn(value))]];
    if (part.kind === 'list' && isItemList(value))
      return [[name, value.map((item) => escaped(part.fields, item))]];
    return part.kind === 'text' && typeof value === 'string' ? [[name, escapedMarks(value)]] : [];
  });
  return { ...data, ...Object.fromEntries(changed) };
}
