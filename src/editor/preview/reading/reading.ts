import type { Place } from '#documents/render/places/field-places.ts';

/** A text of a page as it is read: what it says, and the first place where it stands. */
export type ReadText = { text: string; place: Place };

/** What is read together: a heading, the texts of an entry in one paragraph, bullets and skills as a list. */
export type ReadBlock = { kind: 'heading' | 'paragraph' | 'list'; texts: ReadText[] };

/** The texts of each page in the order of reading. */
export function readingOf(
  places: readonly Place[],
  pages: number,
  isHeading: (path: string) => boolean,
): ReadBlock[][] {
  const read = Array.from({ length: pages }, (): ReadBlock[] => []);
  const open: (Group | undefined)[] = [];
  for (const place of places) {
    const blocks = read[place.page];
    if (!blocks) continue;
    const group = groupOf(place, isHeading);
    const block = blocks.at(-1);
    const last = block?.texts.at(-1);
    if (last?.place.part === place.part) last.text = joined(last.text, place);
    else if (block && open[place.page]?.key === group.key) block.texts.push({ text: place.text, place });
    else blocks.push({ kind: group.kind, texts: [{ text: place.text, place }] });
    open[place.page] = group;
  }
  return read;
}

type Group = { kind: ReadBlock['kind']; key: string };

/** What a text is read together with: all with the same key that follow each other. */
function groupOf({ path, part, bullet }: Place, isHeading: (path: string) => boolean): Group {
  if (path === '') return { kind: 'paragraph', key: `nobody's ${part}` };
  const above = path.slice(0, Math.max(0, path.lastIndexOf('.')));
  if (isHeading(path)) return { kind: 'heading', key: `heading ${above}` };
  if (bullet) return { kind: 'list', key: `bullets of ${path}` };
  // A field of many lines, such as skills: each is a text of its own.
  if (/\.\d+$/u.test(path)) return { kind: 'list', key: `lines of ${above}` };
  return { kind: 'paragraph', key: above === '' || isLong(path) ? `text ${part}` : `entry ${above}` };
}

/** Paragraphs of long texts are read one by one. */
function isLong(path: string): boolean {
  return /(^|\.)(description|body|closing|opening)$/u.test(path);
}

/** Scripts that part no words. */
const WITHOUT_BLANKS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Two lines of one text; an address that is broken in two is one word. */
function joined(before: string, { text, glued }: Place): string {
  const isClose = WITHOUT_BLANKS.test(before.slice(-1)) && WITHOUT_BLANKS.test(text.slice(0, 1));
  return glued || isClose || before.endsWith('-') ? before + text : `${before} ${text}`;
}
