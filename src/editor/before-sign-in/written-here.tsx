import { draftName } from '#editor/drafts/draft-name.ts';
import { useLastWritten } from '#editor/drafts/use-last-written.ts';
import { titleOfDraft, type EditedKind } from '#editor/session/edited-kind.ts';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/display/banner.tsx';
import { relativeTime, useNow } from '#ui/display/relative-time.ts';
import { writtenFirstPath } from '#editor/builder/document-address.ts';

/** Tells whoever is not signed in what was written here last without an account, with the way back to it. */
export function WrittenHere<Data extends Record<string, unknown>>({ kind }: { kind: EditedKind<Data> }) {
  const last = useLastWritten(draftName(kind, null));
  const now = useNow();
  if (!last) return null;
  const title = titleOfDraft(kind, last);
  return (
    <Banner
      role="note"
      className="mt-8 w-full max-w-lg text-left"
      title="Not saved yet"
      actions={
        <ButtonLink
          to={writtenFirstPath(kind.newPath, last.creationKey)}
          size="small"
          aria-label={`Continue ${title}`}
        >
          Continue
        </ButtonLink>
      }
    >
      <span className="wrap-anywhere">{title}</span>,{' '}
      <time dateTime={last.writtenAt}>{relativeTime(new Date(last.writtenAt), now)}</time>
    </Banner>
  );
}
