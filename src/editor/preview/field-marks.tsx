import { classNames } from '#ui/class-names.ts';
import type { Place } from '#documents/render/places/field-places.ts';
import { RIGHT_TO_LEFT } from '#documents/text/direction.ts';

type FieldMarksProps = {
  places: readonly Place[];
  /** Whether the focus stands on them: then they are its ring. */
  focused?: boolean;
  /** The page's size in points. */
  page: { width: number; height: number };
};

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** Marks the text of the focused field on a page, visibly on light and dark grounds; hidden from screen readers. */
export function FieldMarks({ places, focused = false, page }: FieldMarksProps) {
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
          className={classNames(
            'absolute rounded-sm bg-caution-edge/20',
            focused ? 'outline-2 outline-offset-1 outline-accent' : 'outline outline-caution-edge',
          )}
        />
      ))}
    </div>
  );
}

/** How far beside a line a press still counts as on it, in points. */
const SLACK = 3;

/** How far before its text a bullet stands at most, in points. */
const BULLET_ROOM = 20;

/** The bullet at a point of a page, by the first line of its text, before which it stands. */
export function bulletAt(places: readonly Place[], page: number, x: number, y: number): Place | undefined {
  return places.find((place, at) => {
    const isFirstLine = places[at - 1]?.part !== place.part;
    if (!place.bullet || !isFirstLine || place.page !== page) return false;
    const before = RIGHT_TO_LEFT.test(place.text) ? x - place.x - place.width : place.x - x;
    return before > 0 && before <= BULLET_ROOM && y >= place.y && y <= place.y + place.height;
  });
}

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
