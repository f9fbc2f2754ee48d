import { partAt } from '#documents/filled-fields.ts';
import { RESUME } from '#documents/resume/fields.ts';
import type { FurtherSectionKind } from '#documents/resume/section-kinds.ts';
import { CORE_SECTIONS } from '#documents/resume/setting-fields.ts';
import { sectionsInOrder } from '#documents/resume/section-order.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { valueAt } from '#editor/session/content.ts';
import { sectionKind } from '../content/section-kinds.ts';
import { INCLUDE_FLAGS } from './section-moves.ts';

/** A path with `*` for the numbers of entries: `employment.*.position`. */
export function patternOf(path: string): string {
  return path.replace(/\.\d+(?=\.|$)/gu, '.*');
}

/*
 * What is asked for together, because the page says it in one breath: of a period whatever the entry has of it, and pairs
 * that the entry has whole.
 */
const PERIOD = ['startDate', 'endDate', 'graduationDate', 'current', 'expected'];
const PAIRS = [
  ['label', 'url'],
  ['label', 'value'],
];

/**
 * The fields that a text of the page is written in, the one at hand and those that belong with it: start and end of a
 * period, name and address of a link, what a section is called and whether it is printed.
 */
export function fieldsTogether(path: string, data: ResumeData): readonly string[] {
  const [top, number] = path.split('.');
  const core = CORE_SECTIONS.find((each) => INCLUDE_FLAGS[each] === path);
  if (core !== undefined || top === 'order') return ofCoreSection(core ?? Number(number), data);
  if (patternOf(path) === 'sections.*.title') return [path, `sections.${number}.include`];
  const entry = path.slice(0, path.lastIndexOf('.'));
  const name = path.slice(entry.length + 1);
  const isPart = (other: string) => partAt(RESUME, `${entry}.${other}`) !== undefined;
  const group = PERIOD.includes(name)
    ? PERIOD
    : PAIRS.find((names) => names.includes(name) && names.every(isPart));
  if (!group) return [path];
  return group
    .filter((each) => each === name || (isPart(each) && isAsked(entry, each, data)))
    .map((each) => `${entry}.${each}`);
}

/** The heading of a section that every resume has, and its switch, by its own name or its place in the order. */
function ofCoreSection(which: string | number, data: ResumeData): string[] {
  const inOrder = sectionsInOrder(data);
  const index = typeof which === 'number' ? which : inOrder.findIndex(({ section }) => section === which);
  const core = CORE_SECTIONS.find((each) => each === inOrder[index]?.section);
  return core === undefined ? [] : [`order.${index}.heading`, INCLUDE_FLAGS[core]];
}

/** Whether the form asks for it in such an entry, or it holds something all the same. */
function isAsked(entry: string, name: string, data: ResumeData): boolean {
  const isHeld = Boolean(valueAt(data, `${entry}.${name}`));
  // Few roles go on beside a later one.
  if (entry.includes('.roles.')) return name !== 'current' || isHeld;
  const [top, section] = entry.split('.');
  if (top !== 'sections') return true;
  const kind = valueAt(data, `sections.${section}.kind`) as FurtherSectionKind; // The schema knows no other kinds.
  return isHeld || Object.hasOwn(sectionKind(kind).fields, name);
}
