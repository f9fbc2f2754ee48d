import type { PageRoom } from '#documents/fit/resume-room.ts';
import { capitalised } from '#documents/text/clean.ts';
import { DENSITIES } from './densities.ts';

type PrintedRoom = PageRoom & {
  /** Size of the text on the page, in points. */
  printed: number;
};

/** What one look changes of another, in the order in which fitting does: "Spacing: compact, text 9.5 pt". */
export function fitChanges(before: PrintedRoom, after: PrintedRoom): string {
  const spacing = DENSITIES.find(({ value }) => value === after.density)?.label.toLowerCase();
  const points = (size: number) => Math.round(size * 10) / 10;
  const said = [
    before.density !== after.density && `spacing: ${spacing}`,
    before.lineSpacing !== after.lineSpacing && `line spacing ${after.lineSpacing}`,
    before.pageMargins !== after.pageMargins && `margins ${after.pageMargins} mm`,
    points(before.printed) !== points(after.printed) && `text ${points(after.printed)} pt`,
  ];
  return capitalised(said.filter(Boolean).join(', '));
}
