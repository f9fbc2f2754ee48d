import {
  entryTexts,
  type ParsedResume,
  type ParsedSectionKind,
  type ParsedValue,
} from '#documents/parser/parsed-resume.ts';
import type { Area } from '../finding.ts';

/** A text of the resume and the part it belongs to. */
export type AreaText = ParsedValue & { area: Area };

/** Sections whose lines no field holds. */
const WITHOUT_FIELDS: ReadonlySet<ParsedSectionKind> = new Set([
  'contact',
  'unknown',
  'interests',
  'references',
]);

/** Every text of a resume once, field by field, and the lines of sections that have no fields. */
export function resumeTexts(resume: ParsedResume): AreaText[] {
  const texts = [
    ...inArea('contact', [resume.name, resume.title, resume.location]),
    ...contactLines(resume),
    ...inArea('summary', resume.summary),
    ...inArea('experience', resume.jobs.flatMap(entryTexts)),
    ...inArea('education', resume.education.flatMap(entryTexts)),
    ...inArea('skills', [...resume.skillGroups.map(({ name }) => name), ...resume.skills]),
    ...inArea('further', [...resume.languages, ...resume.certificates].flatMap(entryTexts)),
    ...resume.others.flatMap(({ items }) => inArea('further', items.flatMap(entryTexts))),
    ...resume.sections
      .filter(({ kind }) => kind !== 'contact' && WITHOUT_FIELDS.has(kind))
      .flatMap(({ text }) => inArea('further', text)),
  ];
  return onlyOnce(texts);
}

/** What somebody wrote in their own words: no names of employers, schools or places. */
export function ownWords(resume: ParsedResume): AreaText[] {
  return [
    ...inArea('summary', resume.summary),
    ...resume.jobs.flatMap(({ bullets, paragraphs }) => inArea('experience', [...bullets, ...paragraphs])),
    ...inArea('skills', resume.skills),
  ];
}

/** The lines around a person's name: how to reach them and, at times, more than that. */
export function contactLines({ sections }: ParsedResume): AreaText[] {
  return sections.filter(({ kind }) => kind === 'contact').flatMap(({ text }) => inArea('contact', text));
}

function inArea(area: Area, texts: readonly (ParsedValue | undefined)[]): AreaText[] {
  return texts.flatMap((text) => (text === undefined || text.value.trim() === '' ? [] : [{ ...text, area }]));
}

/** A line that is also a field's value is looked at once. */
function onlyOnce(texts: readonly AreaText[]): AreaText[] {
  const seen = new Set<string>();
  return texts.filter(({ value, source }) => {
    const key = `${String(source.line ?? source.field ?? '')} ${value}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
