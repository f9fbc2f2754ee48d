import { holdsWords, PAPERS, valuesIn, type Fields, type Part, type Values } from '../fields.ts';

/*
 * What of a base a tailored document follows. What there is of it the table of fields tells.
 */

/** Fields whose words are the same in every language, whatever kind of field they stand in. */
const FACTS = new Set<string>(['contact', 'start', 'end', 'link']);
/** Words that are put into another language; names of people, employers and places mostly are not. */
const TRANSLATED = new Set<string>(['title', 'text', 'skill', 'heading', 'group']);

/** Whether a field has the same value in every language. What nobody here knows may have words in it. */
export function isFact(part: Part | undefined): boolean {
  if (part === undefined || part.kind === 'group' || part.kind === 'list') return false;
  if (part.kind === 'address' || part.contact !== undefined) return true;
  return FACTS.has(part.print) || !holdsWords(part);
}

/** Whether what stands in a field is other words in another language. */
export function isTranslated(part: Part | undefined): boolean {
  return part !== undefined && 'print' in part && TRANSLATED.has(part.print ?? '') && holdsWords(part);
}

/** The language that a document is written in; undefined for kinds that do not say. */
export function languageOf(fields: Fields, data: unknown): unknown {
  const values = valuesIn(data);
  for (const [name, part] of Object.entries(fields)) {
    if (part.kind === 'language') return values[name];
    const inner = part.kind === 'group' ? languageOf(part.fields, values[name]) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** A document with the parts of another one that do not follow, such as its settings. */
export function withOwnParts(fields: Fields, data: Values, own: Values): Values {
  const parts = Object.entries(fields).filter(([, part]) => part.kind === 'group' && part.follows === false);
  const rest = Object.entries(data).filter(([name]) => !parts.some(([part]) => part === name));
  const kept = parts.flatMap(([name]) => (Object.hasOwn(own, name) ? [[name, own[name]] as const] : []));
  return Object.fromEntries([...rest, ...kept]);
}

/** The same document in another language: its texts are left to the person. */
export function inLanguage<T>(fields: Fields, data: T, language: string): T {
  const values = valuesIn(data);
  const changed = Object.entries(fields).flatMap(([name, part]) => {
    if (part.kind === 'language') return [[name, language] as const];
    return part.kind === 'group' ? [[name, inLanguage(part.fields, values[name], language)] as const] : [];
  });
  return { ...values, ...Object.fromEntries(changed) } as T; // All that it was, with another value in one field.
}

/** A document with the look of another one: how it is set, but for its paper, its language and what it says. */
export function withLookOf<T extends object>(fields: Fields, data: T, source: object): T {
  const [own, other] = [valuesIn(data), valuesIn(source)];
  const changed = Object.entries(fields).flatMap(([name, part]) => {
    if (part.kind !== 'group' || part.follows !== false) return [];
    const [mine, theirs] = [valuesIn(own[name]), valuesIn(other[name])];
    const look = Object.entries(part.fields).flatMap(([field, inner]) =>
      isLook(inner) && Object.hasOwn(theirs, field) ? [[field, theirs[field]] as const] : [],
    );
    return [[name, { ...mine, ...Object.fromEntries(look) }] as const];
  });
  return { ...data, ...Object.fromEntries(changed) };
}

function isLook(part: Part): boolean {
  if (part.kind === 'choice') return part.choices !== PAPERS;
  return part.kind === 'number' || part.kind === 'typeface';
}
