import { tooLong } from '#ui/fields/field.tsx';

/** Most tags of a document, and the most characters of one: as the server has them. */
export const DOCUMENT_TAGS_MAX = 20;
const TAG_MAX = 40;

/** The tags in what was typed, each once: commas, semicolons and line ends part them. */
export function typedTags(typed: string): string[] {
  const tags = typed.split(/[,;\n]/u).map((tag) => tag.trim().replace(/\s+/gu, ' '));
  return [...new Set(tags)].filter((tag) => tag !== '');
}

/** Why what was typed cannot be added to these tags; nothing where it can, or where nothing new is typed. */
export function problemOfTags(typed: string, tags: readonly string[]): string | undefined {
  const found = typedTags(typed);
  const longest = found.toSorted((one, other) => other.length - one.length)[0] ?? '';
  const added = found.filter((tag) => !tags.includes(tag));
  const isFull = added.length > 0 && tags.length + added.length > DOCUMENT_TAGS_MAX;
  return tooLong(longest, TAG_MAX) ?? (isFull ? `There can be ${DOCUMENT_TAGS_MAX} tags.` : undefined);
}
