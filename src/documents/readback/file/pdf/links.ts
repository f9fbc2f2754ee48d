import type { ReadLink } from '../../read-file.ts';
import { atomText } from '../layout/glyph.ts';
import type { DraftLine } from '../layout/draft-line.ts';
import { numbersOf } from './arguments.ts';
import { boxAround, type Matrix } from './matrix.ts';

type Page = { getAnnotations: () => Promise<unknown[]> };

/** Where a page's links lead and what stands at their places. Their lines are places among the lines given. */
export async function linksOfPage(
  page: Page,
  view: Matrix,
  lines: readonly DraftLine[],
): Promise<ReadLink[]> {
  const annotations = await page.getAnnotations();
  return annotations.flatMap((annotation) => {
    const found = linkOf(annotation);
    if (!found) return [];
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = found.rect;
    const area = boxAround(view, [x0, y0, x1, y1]);
    const line = lines.findIndex(({ box }) => {
      const height = (box.top + box.bottom) / 2;
      return area.top <= height && height <= area.bottom && box.left < area.right && box.right > area.left;
    });
    const under = lines[line];
    const text = under ? textWithin(under, area.left, area.right) : '';
    const box = { page: under?.page ?? 0, ...area };
    return [under ? { url: found.url, text, box, line } : { url: found.url, text }];
  });
}

function textWithin({ glyphs }: DraftLine, left: number, right: number): string {
  const within = glyphs.filter((glyph) => {
    const middle = (glyph.left + glyph.right) / 2;
    return left <= middle && middle <= right;
  });
  return atomText({ glyphs: within }).trim();
}

function linkOf(annotation: unknown): { url: string; rect: number[] } | undefined {
  if (typeof annotation !== 'object' || annotation === null) return undefined;
  const { subtype, url, unsafeUrl, rect } = annotation as Record<string, unknown>;
  const address = url ?? unsafeUrl;
  if (subtype !== 'Link' || typeof address !== 'string') return undefined;
  return { url: address, rect: numbersOf(rect) };
}
