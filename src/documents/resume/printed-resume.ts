import {
  emptyValue,
  valuesIn,
  type Field,
  type Fields,
  type Part,
  type PrintRole,
  type Values,
  type ValuesOf,
} from '../fields.ts';
import { isHidden, isSwitchedOff } from '../filled-fields.ts';
import { cleanLine, cleanText } from '../text/clean.ts';
import { descriptionBlocks } from '../text/description.ts';
import { entryWords } from './entry-words.ts';
import { RESUME, SECTION } from './fields.ts';
import { PLACED_SECTION } from './setting-fields.ts';
import { RESUME_SCHEMA_VERSION } from './migrations.ts';
import type { PlacedSection, ResumeData, SkillGroup } from './schema.ts';
import { isUsualOrder, sectionsInOrder } from './section-order.ts';
import { groupedSkills } from './skill-groups.ts';

/**
 * A resume reduced to what its print says: texts cleaned, and without what is switched off, empty, or unknown to
 * us. Prints the same as the whole, and reducing it again changes nothing. Switches stay as they are, and entries
 * are numbered anew, since an id is never printed.
 */
export function printedResume(data: ResumeData): ResumeData {
  const printed = printedValues(RESUME, data);
  const order = printedOrder(data, printed);
  const isHeaded = (id: string) => !order.some((place) => place.id === id && place.headingHidden);
  return {
    schemaVersion: RESUME_SCHEMA_VERSION,
    ...printed,
    skillGroups: printedGroups(printed),
    sections: printed.sections.map((section) => (isHeaded(section.id) ? section : { ...section, title: '' })),
    order,
  };
}

/** Groups with the skills that are printed in them. */
function printedGroups(printed: ValuesOf<typeof RESUME>): SkillGroup[] {
  return groupedSkills(printed).flatMap(({ group, name, skills }, index) =>
    group === undefined
      ? []
      : [{ id: String(index + 1), name, skills: [...new Set(skills.map(({ text }) => text))] }],
  );
}

/** The order of what is printed, by the new numbers of further sections; none where it is the usual one. */
function printedOrder(data: ResumeData, printed: ValuesOf<typeof RESUME>): PlacedSection[] {
  const isPrinted = data.sections.map((section) => printedEntries(SECTION, [section]).length > 0);
  const inOrder = sectionsInOrder(data).flatMap(({ section, place }) => {
    const isLeft = typeof section === 'number' ? isPrinted[section] : printed[section].length > 0;
    if (!isLeft) return [];
    const number = typeof section === 'number' && isPrinted.slice(0, section + 1).filter(Boolean).length;
    const id = number ? String(number) : String(section);
    const set = printedValues(PLACED_SECTION, place);
    // A further section has its title, and what is not seen is not said.
    const heading = typeof section === 'number' || set.headingHidden ? '' : set.heading;
    return [{ section, place: { ...set, heading, id } }];
  });
  return isUsualOrder(inOrder) ? [] : inOrder.map(({ place }) => place);
}

function printedValues<const F extends Fields>(fields: F, values: Values): ValuesOf<F> {
  const { current } = entryWords(fields, values);
  const printed = Object.entries(fields).map(([name, part]) => {
    // What goes on has no end, whatever was once chosen as one.
    const isLeftOut = isSwitchedOff(part, values) || (current && 'print' in part && part.print === 'end');
    return [name, isLeftOut ? emptyValue(part) : printedValue(part, values[name])];
  });
  // Every field of the table, with a value of its own kind.
  return Object.fromEntries(printed) as ValuesOf<F>;
}

function printedValue(part: Part, value: unknown): unknown {
  if (part.kind === 'group') return printedValues(part.fields, valuesIn(value));
  if (part.kind === 'list') return printedEntries(part.fields, Array.isArray(value) ? value : []);
  return UNSAID.has(part.print) ? emptyValue(part) : printedField(part, value);
}

/** Fields that say nothing in print. A photo says nothing either, and goes into no file but as the picture that it is. */
const UNSAID: ReadonlySet<PrintRole> = new Set(['not printed', 'photo']);

function printedEntries(fields: Fields, entries: readonly unknown[]): Values[] {
  const printed = entries
    .map(valuesIn)
    .filter((entry) => !isHidden(fields, entry))
    .map((entry) => printedValues(fields, entry))
    .filter((entry) => saysAnything(fields, entry));
  return 'id' in fields ? printed.map((entry, index) => ({ ...entry, id: String(index + 1) })) : printed;
}

function printedField({ kind }: Field, value: unknown): unknown {
  if (kind === 'lines') return (Array.isArray(value) ? value : []).map(line).filter(Boolean);
  if (kind === 'line' || kind === 'address') return line(value);
  return kind === 'text' ? description(value) : value;
}

/** What leaves no trace in print by itself: a heading alone, or how something is set. */
const SILENT: ReadonlySet<PrintRole | undefined> = new Set([
  'heading',
  'group',
  'setting',
  'expected',
  'hides',
]);

/** Whether an entry leaves a trace in print. */
function saysAnything(fields: Fields, entry: Values): boolean {
  return Object.entries(fields).some(([name, part]) => {
    const isSaid = !('print' in part && SILENT.has(part.print));
    const value = entry[name];
    return isSaid && (Array.isArray(value) ? value.length > 0 : Boolean(value));
  });
}

function line(typed: unknown): string {
  return typeof typed === 'string' ? withinLimit(cleanLine(typed), typed) : '';
}

function description(typed: unknown): string {
  if (typeof typed !== 'string') return '';
  return descriptionBlocks(typed).length > 0 ? withinLimit(cleanText(typed), typed) : '';
}

/** Composing takes a few rare letters apart; a text that grows by it stays as typed, and so within its limit. */
function withinLimit(cleaned: string, typed: string): string {
  return cleaned.length <= typed.length ? cleaned : typed.toWellFormed();
}
