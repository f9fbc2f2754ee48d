/** Where a part of a field's text stands; places and sizes in points, from the page's upper left corner. */
export type Place = {
  path: string;
  /** From 0. */
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
  text: string;
};

/** How a document came out, beside its looks. */
export type Layout = {
  pages: number;
  /** How far the text fills the last page, from 0 to 1; null where that is the only one. */
  lastPageFill: number | null;
  /** Lines of text on the last page. */
  lastPageLines: number;
  places: Place[];
};
