import { useState } from 'react';
import { Link } from 'react-router';
import type { DocumentSession } from '#editor/session/document-session.ts';
import { useSession } from '#editor/session/use-session.ts';
import type { PrintedVersionsParts } from '#editor/versions/versions-parts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Banner } from '#ui/display/banner.tsx';
import { Menu } from '#ui/menus/menu.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { CompareWindow, type Compared } from './compare-window.tsx';
import type { AnyTailoring } from './tailoring.ts';
import { ToDecide } from './to-decide.tsx';
import { useDetach } from './use-base-link.ts';
import { useTailored } from './use-tailored.ts';

export type TailoredStripProps<Data extends Record<string, unknown>> = PrintedVersionsParts<Data> & {
  tailoring: AnyTailoring;
  /** Shows the field of this path. */
  onGoTo: (path: string) => void;
};

/** What is said of a tailored document as a whole: its base, what came in from it, and what is to be decided. */
export function TailoredStrip<Data extends Record<string, unknown>>(props: TailoredStripProps<Data>) {
  const { session, tailoring, onGoTo } = props;
  const hasBase = useSession(session, ({ following }) => following.base !== null);
  const [compared, setCompared] = useState<Compared | null>(null);
  return (
    <section aria-label={`About this ${props.noun} and its base`} className="mb-1 space-y-3">
      {hasBase && <BaseLine {...props} onCompare={() => setCompared('base')} />}
      <CameIn session={session} tailoring={tailoring} onReview={() => setCompared('before')} />
      <ToDecide tailoring={tailoring} onGoTo={onGoTo} />
      <CompareWindow {...props} compared={compared} onClose={() => setCompared(null)} />
    </section>
  );
}

type BaseLineProps<Data extends Record<string, unknown>> = TailoredStripProps<Data> & {
  onCompare: () => void;
};

function BaseLine<Data extends Record<string, unknown>>(props: BaseLineProps<Data>) {
  const { session, kind, noun, tailoring, onCompare } = props;
  const { toast } = useToast();
  const base = useSession(session, ({ following }) => following.base);
  const known = useTailored(tailoring, (state) => state.base);
  const untranslated = useTailored(tailoring, (state) => state.untranslated);
  const [asking, setAsking] = useState(false);
  const detach = useDetach(session, kind);
  if (!base) return null;
  const title = known?.title ?? base.title;
  const takeLook = () => {
    tailoring.takeLook();
    toast({
      title: 'Look taken',
      description: `Template and spacing are now those of “${title}”.`,
      action: { label: 'Undo', onSelect: () => void session.undo() },
    });
  };
  const reason = 'The base could not be loaded yet.';
  const needsBase = known === null ? { disabled: true, reason } : {};
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-2 text-sm text-ink-soft">
      <p className="min-w-0 wrap-anywhere">
        Tailored from{' '}
        <Link to={`${kind.editPath}?id=${base.id}`} className="font-semibold text-accent underline">
          {title}
        </Link>
        {untranslated && untranslated.of > 0 && (
          <span className="ml-2 block sm:inline">
            {untranslated.same} of {untranslated.of} texts are still as in the base.
          </span>
        )}
      </p>
      <Menu
        label="What to do with the base"
        entries={[
          { label: 'Compare with the base', onSelect: onCompare, ...needsBase },
          { label: "Take the base's look", onSelect: takeLook, ...needsBase },
          { label: 'Detach from the base', onSelect: () => setAsking(true) },
        ]}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Detach from the base"
        description={`This ${noun} stays as it is. What you change in “${title}” will no longer come here. You can attach it again.`}
        confirmLabel="Detach"
        onConfirm={() => void detach()}
      />
    </div>
  );
}

type CameInProps<Data extends Record<string, unknown>> = {
  session: DocumentSession<Data>;
  tailoring: AnyTailoring;
  onReview: () => void;
};

/** Says once what came from the base, and offers to look at it and to take it back. */
function CameIn<Data extends Record<string, unknown>>({ session, tailoring, onReview }: CameInProps<Data>) {
  const cameIn = useTailored(tailoring, (state) => state.cameIn);
  const title = useTailored(tailoring, (state) => state.base?.title);
  const { toast } = useToast();
  const undo = () => {
    tailoring.undoArrival();
    toast({
      title: 'Taken back',
      description: 'It is as it was before.',
      action: { label: 'Bring it back', onSelect: () => void session.undo() },
    });
  };
  // The line is there before it has words: then they are read out.
  return (
    <div role="status">
      {cameIn !== null && (
        <Banner
          actions={
            <>
              <Button variant="secondary" size="small" onClick={onReview}>
                Review
              </Button>
              <Button variant="secondary" size="small" onClick={undo}>
                Undo
              </Button>
              <Button variant="quiet" size="small" onClick={session.seeArrival}>
                OK
              </Button>
            </>
          }
        >
          {cameIn} came from {title}.
        </Banner>
      )}
    </div>
  );
}
