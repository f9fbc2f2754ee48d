import type { Place } from '#documents/render/places/field-places.ts';
import { placesOf } from '../field-marks.tsx';

/** A part of a page, in points from its upper left corner. */
export type PagePart = { page: number; x: number; y: number; width: number; height: number };

/** Which of its field's texts was pressed, and which line of that. */
export type Pressed = { text: number; line: number };

/** The texts of a field, each with its lines: of a description its paragraphs and bullets. */
function textsOf(places: readonly Place[], path: string): Place[][] {
  const texts = new Map<number, Place[]>();
  for (const place of placesOf(places, path)) {
    const lines = texts.get(place.part);
    if (lines) lines.push(place);
    else texts.set(place.part, [place]);
  }
  return [...texts.values()];
}

/** Which text and line of its field a place is. */
export function pressedAt(places: readonly Place[], pressed: Place | undefined): Pressed {
  if (!pressed) return { text: 0, line: 0 };
  const texts = textsOf(places, pressed.path);
  const text = texts.findIndex((lines) => lines.includes(pressed));
  return text < 0 ? { text: 0, line: 0 } : { text, line: texts[text]?.indexOf(pressed) ?? 0 };
}

/** Which of its field's texts the caret stands in: lines that say nothing are not printed. */
export function textAtCaret(typed: string, caret: number): number {
  const before = typed.slice(0, caret).split('\n').slice(0, -1);
  return before.filter((line) => !/^[-*•]?$/u.test(line.trim())).length;
}

/**
 * What a field is to stand beside, the best first: all of its text on the page where the pressed text stands now, that
 * text alone, its line alone. Nothing while no text of it is printed.
 */
export function anchorsOf(
  places: readonly Place[],
  fields: readonly string[],
  { text, line }: Pressed,
): PagePart[] {
  const path = fields.find((field) => placesOf(places, field).length > 0);
  if (path === undefined) return [];
  const texts = textsOf(places, path);
  const own = texts[Math.min(text, texts.length - 1)] ?? [];
  const at = own[Math.min(line, own.length - 1)];
  if (!at) return [];
  const onPage = (all: readonly Place[]) => all.filter(({ page }) => page === at.page);
  return [onPage(texts.flat()), onPage(own), [at]].map((all) => around(at.page, all));
}

function around(page: number, places: readonly Place[]): PagePart {
  const x = Math.min(...places.map((place) => place.x));
  const y = Math.min(...places.map((place) => place.y));
  const right = Math.max(...places.map((place) => place.x + place.width));
  const bottom = Math.max(...places.map((place) => place.y + place.height));
  return { page, x, y, width: right - x, height: bottom - y };
}

/** The path of the text before or after those of some fields, in the order of the page. */
export function pathBeside(
  places: readonly Place[],
  fields: readonly string[],
  by: -1 | 1,
): string | undefined {
  const isOwn = ({ path }: Place) => fields.some((field) => path === field || path.startsWith(`${field}.`));
  const at = by < 0 ? places.findIndex(isOwn) : places.findLastIndex(isOwn);
  return at < 0 ? undefined : places[at + by]?.path;
}
