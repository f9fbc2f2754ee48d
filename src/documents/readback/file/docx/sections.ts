import { twips } from './look.ts';
import { childNamed, childrenNamed, descendants, type XmlElement } from './xml.ts';

/** A sheet of paper, as the document wants it; sizes in points. */
export type Sheet = {
  width: number;
  height: number;
  leastMargin?: number;
  columns: number;
  /** Parts with the text above and below the page, by their references. */
  headers: string[];
  footers: string[];
};

/** US Letter, Word's own. */
const LETTER = { width: 612, height: 792 };

/** The last section describes the document unless an earlier one has more columns. */
export function sheetOf(document: XmlElement | undefined): Sheet {
  const sections = descendants(document, 'sectPr');
  const last = sections.at(-1);
  const size = childNamed(last, 'pgSz')?.attributes;
  const margins = childNamed(last, 'pgMar')?.attributes ?? {};
  const sides = ['top', 'right', 'bottom', 'left'].flatMap((side) => twips(margins[side]) ?? []);
  const columns = sections.map((section) => {
    const cols = childNamed(section, 'cols');
    return Math.max(Number(cols?.attributes.num ?? 1) || 1, childrenNamed(cols, 'col').length);
  });
  const references = (name: string) => [
    ...new Set(
      sections
        .flatMap((section) => childrenNamed(section, name))
        .flatMap(({ attributes }) => attributes.id ?? []),
    ),
  ];
  return {
    width: twips(size?.w) ?? LETTER.width,
    height: twips(size?.h) ?? LETTER.height,
    ...(sides.length > 0 ? { leastMargin: Math.min(...sides.map(Math.abs)) } : {}),
    columns: Math.max(1, ...columns),
    headers: references('headerReference'),
    footers: references('footerReference'),
  };
}
