/** Words that stand in small letters within a name: "Ana da Silva". Before a name they are its first word, and are not. */
const SMALL = /^(?:van|von|de|da|do|dos|das|del|della|di|der|den|ter|ten|zu|bin|ibn|y|e)$/u;

/** Letters that stand for words, and no name: numbers, degrees and professions, first names of which letters are left. */
const LETTERS = /^(?:[IVX]{2,}|\p{Lu}J|[^AEIOUYÀ-Þ]{2,3}|(?:M|MB|DO|DV)[ABDMPS]A?|\p{Lu}|(?:\p{Lu}\.)+)$/u;

/** Whether a word in capitals is in them wherever it stands. */
export function isLettersForWords(word: string): boolean {
  return LETTERS.test(word);
}

/**
 * A name that a page sets in capitals, as it is written elsewhere: "MAEVE O'BRIEN-MCKAY" is Maeve O'Brien-McKay. A design
 * that sets names in capitals does so to any name; one that does not would be stuck with them. What else the file says
 * tells where the capitals of a part are: "MACPHERSON" of the "MacPherson High School".
 */
export function nameInCapitals(name: string, texts: readonly string[] = []): string {
  const letters = name.match(/\p{L}/gu) ?? [];
  const isInCapitals = letters.length > 3 && name === name.toUpperCase() && name !== name.toLowerCase();
  if (!isInCapitals) return name;
  const spelled = spellings(texts);
  return name
    .split(/(\s+)/)
    .map((word, index) => {
      if (isLettersForWords(word)) return word;
      const small = word.toLowerCase();
      return index > 0 && SMALL.test(small)
        ? small
        : word.replace(PART, (part) => spelled.get(part) ?? asName(part));
    })
    .join('');
}

const PART = /\p{L}[\p{L}\p{M}]*/gu;

/** Words with capitals within, by how they stand in capitals throughout. */
function spellings(texts: readonly string[]): ReadonlyMap<string, string> {
  const words = texts.flatMap((text) => text.match(PART) ?? []);
  const all = new Set(words);
  // "Devries" beside "DeVries University" is how the person writes it.
  const mixed = words.filter(
    (word) =>
      /^\p{Lu}[\p{Ll}\p{M}]+\p{Lu}\p{Ll}/u.test(word) &&
      !all.has(word.charAt(0) + word.slice(1).toLowerCase()),
  );
  return new Map(mixed.map((word) => [word.toUpperCase(), word]));
}

/** One part of a name, as between hyphens and apostrophes. */
function asName(part: string): string {
  // In Turkish a capital with a dot; its small letter has one in any case.
  const small = part.slice(1).replaceAll('İ', 'i').toLowerCase();
  const isScottish = part.startsWith('MC') && part.length > 4;
  return isScottish ? `Mc${part.charAt(2)}${small.slice(2)}` : part.charAt(0) + small;
}
