import type { Place } from '#documents/render/places/document-layout.ts';

type FieldMarksProps = {
  places: readonly Place[];
  /** The page's size in points. */
  page: { width: number; height: number };
};

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** Marks the text of the focused field on a page, visibly on light and dark grounds; hidden from screen readers. */
export function FieldMarks({ places, page }: FieldMarksProps) {
  return (
    <div
      aria-hidden
      data-field-marks=""
      className="pointer-events-none absolute inset-0 transition-opacity in-[[data-places-behind]]:opacity-0"
    >
      {places.map(({ x, y, width, height }, index) => (
        <span
          key={index}
          style={{
            left: percent(x - 2, page.width),
            top: percent(y - 1, page.height),
            width: percent(width + 4, page.width),
            height: percent(height + 2, page.height),
          }}
          className="absolute rounded-sm bg-caution-edge/20 outline outline-caution-edge"
        />
      ))}
    </div>
  );
}

/** How far beside a line a press still counts as on it, in points. */
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
