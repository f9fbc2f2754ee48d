/** Where a part of a field's text stands; in points, from the page's upper left corner. */
export type FieldPlace = {
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
export type PreviewLayout = {
  pages: number;
  /** How far the text fills the last page, from 0 to 1; null where that is the only one. */
  lastPageFill: number | null;
  lastPageLines: number;
  places: readonly FieldPlace[];
};

/** A press beside a line still means it, in points. */
const SLACK = 3;

/** The text at a point of a page: the nearest within reach. */
export function placeAt(places: readonly FieldPlace[], page: number, x: number, y: number) {
  const away = (place: FieldPlace) =>
    Math.max(0, place.x - x, x - place.x - place.width) +
    Math.max(0, place.y - y, y - place.y - place.height);
  const near = places.filter((place) => place.page === page && away(place) <= SLACK);
  return near.sort((one, other) => away(one) - away(other))[0];
}

/** The places of a field, or of all fields of a group; a field below which there is none is its group's. */
export function placesOf(places: readonly FieldPlace[], path: string): FieldPlace[] {
  return places.filter((place) => place.path === path || place.path.startsWith(`${path}.`));
}
