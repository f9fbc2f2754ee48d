import type { Place } from '#documents/render/places/document-layout.ts';

/** A press beside a line still means it, in points. */
const SLACK = 3;

/** The text at a point of a page: the nearest within reach. */
export function placeAt(places: readonly Place[], page: number, x: number, y: number) {
  const away = (place: Place) =>
    Math.max(0, place.x - x, x - place.x - place.width) +
    Math.max(0, place.y - y, y - place.y - place.height);
  const near = places.filter((place) => place.page === page && away(place) <= SLACK);
  return near.sort((one, other) => away(one) - away(other))[0];
}

/** The places of a field, or of all fields of a group; a field below which there is none is its group's. */
export function placesOf(places: readonly Place[], path: string): Place[] {
  return places.filter((place) => place.path === path || place.path.startsWith(`${path}.`));
}
