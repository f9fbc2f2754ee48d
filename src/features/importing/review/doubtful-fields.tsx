import { useMarks } from '#editor/file-pages/marks.ts';
import { Button } from '#ui/buttons/button.tsx';
import { reviewTexts } from '../content/import-texts.ts';
import { ReviewControl } from './review-field.tsx';
import type { ReviewField } from './review-groups.ts';

/** A field that the reader was not sure of. */
export type DoubtfulField = {
  field: ReviewField;
  name: string;
  snippet: string;
  settled: boolean;
  hasPlace: boolean;
};

type DoubtfulFieldsProps = {
  doubts: readonly DoubtfulField[];
  onChange: (path: string, value: unknown) => void;
  onSettle: (path: string, settled: boolean) => void;
};

/** The fields to look at first, each with what stands in the file. */
export function DoubtfulFields({ doubts, onChange, onSettle }: DoubtfulFieldsProps) {
  const { show } = useMarks();
  if (doubts.length === 0) return null;
  const left = doubts.filter(({ settled }) => !settled).length;
  return (
    <section
      aria-labelledby="review-doubts"
      className="rounded-md border border-caution-edge bg-caution-wash px-4 py-4 text-caution"
    >
      <h2 id="review-doubts" tabIndex={-1} className="scroll-mt-24 text-xl outline-none">
        {reviewTexts.doubts}
      </h2>
      <p className="mt-1 text-sm">{reviewTexts.doubtsText}</p>
      <p role="status" className="mt-1 text-sm font-semibold">
        {reviewTexts.doubtsLeft(left, doubts.length)}
      </p>
      <ul className="mt-3 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {doubts.map(({ field, name, snippet, settled, hasPlace }) => (
          <li
            key={field.path}
            className="min-w-0 border-t border-caution-edge pt-3 sm:has-[textarea]:col-span-full"
          >
            <ReviewControl
              field={field}
              label={name}
              id={`doubt-${field.path}`}
              onChange={(value) => onChange(field.path, value)}
            />
            <p className="mt-1.5 text-sm wrap-anywhere">
              {field.value === '' ? reviewTexts.inFile(snippet) : reviewTexts.readFrom(snippet)}
            </p>
            <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
              <label className="inline-flex min-h-9 pointer-coarse:min-h-11 items-center gap-2.5 text-sm font-semibold">
                <input
                  type="checkbox"
                  className="size-5 accent-accent"
                  aria-label={reviewTexts.isRightNamed(name)}
                  checked={settled}
                  onChange={({ target }) => onSettle(field.path, target.checked)}
                />
                {reviewTexts.isRight}
              </label>
              {hasPlace && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={reviewTexts.showNamed(name)}
                  onClick={() => show(field.path)}
                >
                  {reviewTexts.show}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
