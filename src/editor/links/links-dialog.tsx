import { Link } from 'react-router';
import type { PrintedKindName } from '#documents/printed-kinds.ts';
import type { DocumentSession } from '#editor/session/document-session.ts';
import { useSession } from '#editor/session/use-session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Loaded } from '#ui/display/loaded.tsx';
import { LinkList } from './link-list.tsx';
import { ALL_LINKS_PATH } from './link-texts.ts';
import { MadeLinkView } from './made-link.tsx';
import { MakeLinkForm } from './make-link-form.tsx';
import { useLinks } from './use-links.ts';

export type LinksDialogProps = {
  session: DocumentSession<Record<string, unknown>>;
  kind: { name: PrintedKindName; path: `/api/${string}` };
  /** "resume" or "cover letter". */
  noun: string;
  open: boolean;
  onClose: () => void;
  hasAccess: boolean;
  /** Shows the plans. */
  onPlans: () => void;
  savedId: () => Promise<number | undefined>;
};

/** A link to a document instead of a file of it: making one, and taking it back. */
export function LinksDialog({ open, onClose, noun, ...props }: LinksDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Share a link"
      description={`A page with your ${noun} instead of a file: without what you leave out, for as long as you want, and you can take it back.`}
      size="wide"
    >
      <LinksOfDocument {...props} noun={noun} />
    </Dialog>
  );
}

type LinksOfDocumentProps = Omit<LinksDialogProps, 'open' | 'onClose'>;

function LinksOfDocument({ session, kind, noun, hasAccess, onPlans, savedId }: LinksOfDocumentProps) {
  const stored = useSession(session, (state) => state.stored);
  const data = useSession(session, ({ content }) => content.data);
  const links = useLinks({ path: kind.path, id: stored?.id, savedId });
  return (
    <div className="grid gap-6">
      {!hasAccess && (
        <div className="grid justify-items-start gap-3">
          <p>Making a link needs a plan. Links that you have made before can be taken back at any time.</p>
          <Button onClick={onPlans}>See the plans</Button>
        </div>
      )}
      {hasAccess &&
        (links.made ? (
          <MadeLinkView link={links.made} noun={noun} onAnother={links.another} />
        ) : (
          <MakeLinkForm kind={kind.name} {...{ noun, data, links }} />
        ))}
      {stored && (
        <Loaded asked={links.list} noun="links">
          {(listed) => <LinkList {...{ listed, links, hasAccess, noun }} present={stored.version} />}
        </Loaded>
      )}
      {stored && (
        <p>
          <Link to={ALL_LINKS_PATH} className="font-semibold text-accent underline">
            All your links
          </Link>
          , to whichever document, are in your account.
        </p>
      )}
    </div>
  );
}
