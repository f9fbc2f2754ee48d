import type { Design } from '../catalog/design.ts';
import { linesOf, partsOf, resumeMargins, typeOf } from '../export/docx/sheet.ts';
import { LINE_SPACINGS, MARGINS, OF_DESIGN, TEXT_SIZES } from '../look/look-fields.ts';
import { DENSITY_CHOICES } from '../resume/setting-fields.ts';
import type { ResumeData } from '../resume/schema.ts';

/*
 * How much fits on a page, step by step: spacing first, then the space between lines, the margins, and the size of the
 * text last, which is what a reader sees first.
 */

/** The settings that say how much fits on a page. */
export type PageRoom = Pick<ResumeData['settings'], 'density' | 'lineSpacing' | 'pageMargins' | 'textSize'>;

/** Narrower ones look crammed, and printers cut into them; in millimeters. */
const LEAST_MARGIN = 12.5;
/** A page that is airy has no more than this: lines and margins fall apart beyond it. */
const MOST = { lineSpacing: 1.5, margin: 25, textSize: 11.5 };

/** What of a page a look takes, in points and shares; all of it less is closer. */
type Measures = readonly number[];

/** Ever closer looks of a design, from the one it has: each goes on from the one before. */
export function closerRooms(design: Design, now: PageRoom): PageRoom[] {
  const steps: Partial<PageRoom>[] = [
    ...DENSITY_CHOICES.map((density) => ({ density })),
    ...LINE_SPACINGS.toReversed().map((lineSpacing) => ({ lineSpacing })),
    ...MARGINS.toReversed()
      .filter((margin) => Number(margin) >= LEAST_MARGIN)
      .map((pageMargins) => ({ pageMargins })),
    ...TEXT_SIZES.toReversed().map((textSize) => ({ textSize })),
  ];
  return ladder(steps, now, (next, before) => isCloser(measuresOf(design, next), measuresOf(design, before)));
}

/** Ever airier looks of a design, from the one it has. */
export function airierRooms(design: Design, now: PageRoom): PageRoom[] {
  const upTo = (values: readonly string[], most: number) => values.filter((value) => Number(value) <= most);
  // Each value is one of the table's: the filter keeps their type no narrower than a text.
  const steps = [
    ...DENSITY_CHOICES.toReversed().map((density) => ({ density })),
    ...upTo(LINE_SPACINGS, MOST.lineSpacing).map((lineSpacing) => ({ lineSpacing })),
    ...upTo(MARGINS, MOST.margin).map((pageMargins) => ({ pageMargins })),
    ...upTo(TEXT_SIZES, MOST.textSize).map((textSize) => ({ textSize })),
  ] as Partial<PageRoom>[];
  return ladder(steps, now, (next, before) => isCloser(measuresOf(design, before), measuresOf(design, next)));
}

/** The size that text is printed in, in points. */
export function printedSize(
  design: Design,
  { textSize, density }: Pick<PageRoom, 'textSize' | 'density'>,
): number {
  return typeOf(textSize === OF_DESIGN ? design.size : Number(textSize), density);
}

function ladder(
  steps: readonly Partial<PageRoom>[],
  now: PageRoom,
  isFurther: (next: PageRoom, before: PageRoom) => boolean,
): PageRoom[] {
  const rooms: PageRoom[] = [];
  let before = now;
  for (const step of steps) {
    const next = { ...before, ...step };
    if (!isFurther(next, before)) continue;
    rooms.push(next);
    before = next;
  }
  return rooms;
}

function measuresOf(design: Design, room: PageRoom): Measures {
  const { density, lineSpacing, pageMargins } = room;
  const chosen = (value: string) => (value === OF_DESIGN ? undefined : Number(value));
  const { left, right, top, bottom } = resumeMargins(design, chosen(pageMargins));
  const type = printedSize(design, room);
  return [type, partsOf(density), linesOf(chosen(lineSpacing), density), left, right, top, bottom];
}

/** What differs by less is the same to the eye. */
const NEARLY = 0.005;

function isCloser(one: Measures, other: Measures): boolean {
  const gains = one.map((measure, index) => (other[index] ?? 0) - measure);
  return gains.every((gain) => gain > -NEARLY) && gains.some((gain) => gain > NEARLY);
}
