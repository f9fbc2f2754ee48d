import { Button } from '#ui/buttons/button.tsx';
import { reviewTexts } from '../content/import-texts.ts';
import { AddEntry } from './add-entry.tsx';
import type { AddedList } from './review.ts';
import { ReviewControl } from './review-field.tsx';
import type { ReviewGroup } from './review-groups.ts';

type ReadFieldsProps = {
  groups: readonly ReviewGroup[];
  leftOut: ReadonlySet<string>;
  onChange: (path: string, value: unknown) => void;
  onLeaveOut: (path: string, isLeftOut: boolean) => void;
  /** Asks for fields of which nothing was read. */
  onAsk: (paths: readonly string[]) => void;
  /** Answers the path of what was added; null where there is no room. */
  onAdd: (list: AddedList) => string | null;
};

/** Everything that was read, in the order of the resume, to be corrected where it stands. */
export function ReadFields({ groups, leftOut, onChange, onLeaveOut, onAsk, onAdd }: ReadFieldsProps) {
  const ask = (paths: readonly string[]) => {
    onAsk(paths);
    // The button goes: the field that it asked for takes the focus.
    requestAnimationFrame(() => document.getElementById(`read-${paths[0]}`)?.focus());
  };
  return (
    <section aria-labelledby="review-all">
      <h2 id="review-all" tabIndex={-1} className="scroll-mt-24 text-xl outline-none">
        {reviewTexts.all}
      </h2>
      <div className="mt-3 grid gap-5">
        {groups.map(({ path, title, canLeaveOut, fields, offered = [] }) => {
          const isLeftOut = leftOut.has(path);
          return (
            <section
              key={path}
              aria-labelledby={`group-${path}`}
              className="min-w-0 rounded-md border border-line bg-sheet px-4 py-4"
            >
              <div className="flex flex-wrap items-start justify-between gap-2">
                <h3 id={`group-${path}`} className="min-w-0 text-lg wrap-anywhere">
                  {title}
                </h3>
                {canLeaveOut && (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={(isLeftOut ? reviewTexts.putBackNamed : reviewTexts.leaveOutNamed)(title)}
                    onClick={() => onLeaveOut(path, !isLeftOut)}
                  >
                    {isLeftOut ? reviewTexts.putBack : reviewTexts.leaveOut}
                  </Button>
                )}
              </div>
              {isLeftOut ? (
                <p className="mt-1 text-sm text-ink-soft">{reviewTexts.isLeftOut}</p>
              ) : (
                <div className="mt-3 grid gap-4 sm:grid-cols-2">
                  {fields.map((field) => (
                    <ReviewControl
                      key={field.path}
                      field={field}
                      id={`read-${field.path}`}
                      onChange={(value) => onChange(field.path, value)}
                    />
                  ))}
                  {offered.length > 0 && (
                    <div className="col-span-full flex flex-wrap gap-2">
                      {offered.map(({ name, paths }) => (
                        <Button
                          key={name}
                          variant="quiet"
                          size="small"
                          aria-label={reviewTexts.addNamed(reviewTexts.addField[name], title)}
                          onClick={() => ask(paths)}
                        >
                          {reviewTexts.addField[name]}
                        </Button>
                      ))}
                    </div>
                  )}
                </div>
              )}
            </section>
          );
        })}
      </div>
      <AddEntry onAdd={onAdd} />
    </section>
  );
}
