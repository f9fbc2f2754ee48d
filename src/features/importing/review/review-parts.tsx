import type { ImportedFile } from '#documents/import/imported-file.ts';
import { Button } from '#ui/buttons/button.tsx';
import { reviewTexts } from '../content/import-texts.ts';

/** The parts of the review, to go to: on a phone it is many screens long. */
export function ReviewParts({ imported }: { imported: ImportedFile }) {
  const parts = [
    ...(imported.lowConfidenceFields.length > 0 ? [{ id: 'review-doubts', name: reviewTexts.doubts }] : []),
    ...(imported.unplaced.length > 0 ? [{ id: 'review-words', name: reviewTexts.words }] : []),
    { id: 'review-all', name: reviewTexts.all },
    { id: 'into-title', name: reviewTexts.into },
  ];
  return (
    <nav aria-label={reviewTexts.parts} className="lg:hidden">
      <ul className="-mx-2 flex flex-wrap gap-x-2">
        {parts.map(({ id, name }) => (
          <li key={id}>
            <Button variant="quiet" size="small" className="min-h-11" onClick={() => goTo(id)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** No address of its own: the way back leads out of the review, and asks before it does. */
function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
