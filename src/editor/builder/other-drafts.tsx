import { useUnsaved } from '#editor/drafts/use-unsaved.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { Banner } from '#ui/display/banner.tsx';
import { isOfNewDocument } from '#editor/drafts/draft-name.ts';
import { type EditorSession, useSession } from '#editor/session/use-session.ts';

type OtherDraftsProps = {
  session: EditorSession;
  accountId: number;
  /** "resume" or "cover letter". */
  noun: string;
};

/** Over a document that was never saved: what else of its kind this device keeps unsaved, with the way there. */
export function OtherDrafts({ session, accountId, noun }: OtherDraftsProps) {
  const isNew = useSession(session, ({ stored }) => stored === null) && isOfNewDocument(session.draftName());
  const unsaved = useUnsaved(isNew ? accountId : null) ?? [];
  if (!isNew) return null;
  const keys = new Set(
    unsaved
      .filter(({ document }) => document === session.draftName())
      .map(({ draft }) => draft.creationKey)
      .filter((key) => key !== undefined && key !== session.creationKey()),
  );
  const [key] = keys;
  if (key === undefined) return null;
  const several = keys.size > 1;
  return (
    <Banner
      role="note"
      className="mb-4"
      actions={
        <ButtonLink
          to={several ? '/dashboard' : `?draft=${encodeURIComponent(key)}`}
          reloadDocument={!several}
          variant="secondary"
          size="small"
        >
          {several ? 'See them on your dashboard' : 'Open it'}
        </ButtonLink>
      }
    >
      {several
        ? `This device also keeps ${keys.size} other ${noun}s that you have not saved.`
        : `This device also keeps another ${noun} that you have not saved.`}
    </Banner>
  );
}
