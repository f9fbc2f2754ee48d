import type { Place } from '#documents/render/places/document-layout.ts';

type FieldMarksProps = {
  places: readonly Place[];
  /** The page's size in points. */
  page: { width: number; height: number };
};

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** Marks over a page what the field at hand has written. Seen on light and dark grounds; for the eye alone. */
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
