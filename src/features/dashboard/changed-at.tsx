import type { DocumentSummary } from '#editor/store/contract.ts';
import { relativeTime } from '#ui/display/relative-time.ts';

type ChangedAtProps = { document: DocumentSummary; now: Date; busy: string | undefined };

/** When a document was changed, or what is under way with it. */
export function ChangedAt({ document: { updatedAt }, now, busy }: ChangedAtProps) {
  const changed = new Date(updatedAt);
  return (
    <>
      <span aria-live="polite">{busy}</span>
      {!busy && (
        <time
          dateTime={updatedAt}
          title={changed.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })}
        >
          {relativeTime(changed, now)}
        </time>
      )}
    </>
  );
}
