import { useId, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { attachToBase } from '#documents/merge/attach.ts';
import { DifferenceList, type DifferenceSide } from '#editor/merge/difference-list.tsx';
import type { DocumentWords } from '#editor/merge/conflict-words.ts';
import type { Stored } from '#editor/session/content.ts';
import type { AnyKind } from '#editor/session/edited-kind.ts';
import { type EditorSession, useSession } from '#editor/session/use-session.ts';
import type { DocumentSummary } from '#editor/store/contract.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Loaded } from '#ui/display/loaded.tsx';
import { ChangedWords } from './changed-words.tsx';
import { tailoredView } from './tailored-view.ts';
import type { AnyContent } from './tailoring.ts';
import { useAttach } from './use-base-link.ts';

type AttachWindowProps = {
  /** The document that is to follow; nothing while it is being read. */
  content: AnyContent | undefined;
  kind: AnyKind;
  words: DocumentWords;
  bases: readonly DocumentSummary[];
  /** Answers why it could not be attached; null where it is. */
  attach: (baseId: number, title: string) => Promise<string | null>;
  onClose: () => void;
};

type AttachDialogProps = Omit<AttachWindowProps, 'content' | 'attach'> & { session: EditorSession };

/** Shows so many differences at once; more are counted. */
const SHOWN = 100;

/** Lets the open document follow another one. */
export default function AttachDialog({ session, ...props }: AttachDialogProps) {
  const attach = useAttach(session, props.kind);
  const content = useSession(session, (state) => state.content);
  return <AttachWindow {...props} {...{ attach, content }} />;
}

/** Lets a document follow another one: which, and in what they differ, before it counts. */
export function AttachWindow({ content, kind, words, bases, attach, onClose }: AttachWindowProps) {
  const name = useId();
  const [chosen, setChosen] = useState<number | null>(onlyIdOf(bases));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const base = useQuery({
    queryKey: [kind.path, 'to attach to', chosen],
    queryFn: () => kind.gateway.read(chosen ?? 0),
    enabled: chosen !== null,
    staleTime: 0,
    gcTime: 0,
  });
  const confirm = async () => {
    if (!base.data) return;
    setBusy(true);
    const failed = await attach(base.data.id, base.data.title);
    setBusy(false);
    setProblem(failed);
    if (failed === null) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="wide"
      title="Attach to a base"
      description={`What you change in the base from then on comes into this ${kind.noun}, too. Nothing changes by attaching: what differs stays as it is here.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            busy={busy}
            busyLabel="Attaching..."
            aria-disabled={!base.data || undefined}
            onClick={() => void confirm()}
          >
            Attach
          </Button>
        </>
      }
    >
      <fieldset className="space-y-1">
        <legend className="mb-1 font-semibold">Which {kind.noun} is the base?</legend>
        {bases.map(({ id, title }) => (
          <label key={id} className="flex min-h-11 items-center gap-3 rounded-md px-2 hover:bg-accent-wash">
            <input
              type="radio"
              name={name}
              checked={chosen === id}
              onChange={() => setChosen(id)}
              className="size-4.5 shrink-0 accent-accent"
            />
            <span className="min-w-0 wrap-anywhere">{title}</span>
          </label>
        ))}
      </fieldset>
      {chosen !== null && (
        <div className="mt-5 border-t border-line pt-4">
          <Loaded asked={base} noun="the base">
            {(read) => content && <WhatDiffers {...{ content, kind, words }} base={read} />}
          </Loaded>
        </div>
      )}
      <p role="alert" className={problem === null ? 'visually-hidden' : 'mt-4 font-semibold text-danger'}>
        {problem}
      </p>
    </Dialog>
  );
}

/** Of one base alone there is nothing to choose. */
export function onlyIdOf(bases: readonly Pick<DocumentSummary, 'id'>[]): number | null {
  return bases.length === 1 ? (bases[0]?.id ?? null) : null;
}

type WhatDiffersProps = Pick<AttachWindowProps, 'kind' | 'words'> & {
  content: AnyContent;
  base: Stored<Record<string, unknown>>;
};

function WhatDiffers({ content, kind, words, base }: WhatDiffersProps) {
  const { marks, untranslated } = useMemo(() => {
    const variant = attachToBase(kind.fields, content.data, base.data);
    const seen = { content: { ...content, data: variant }, base, open: [] };
    return tailoredView(kind.fields, words, seen);
  }, [kind, words, content, base]);
  const count = marks.length;
  return (
    <>
      <p role="status" className="mb-3 text-sm">
        {count === 0 && 'The two say the same.'}
        {count === 1 && 'They differ in one thing.'}
        {count > 1 && `They differ in ${count} things.`}
        {untranslated &&
          ` They are in different languages: ${untranslated.same} of ${untranslated.of} texts are the same.`}
      </p>
      <DifferenceList
        differences={marks.map(({ name, here, base: there }) => ({ name, mine: here, theirs: there }))}
        shown={SHOWN}
        mine="Here"
        theirs="Base"
        Side={Side}
        className="space-y-3"
      />
    </>
  );
}

function Side(side: DifferenceSide) {
  return (
    <div className="rounded-md bg-accent-wash px-3 py-2">
      <ChangedWords {...side} />
    </div>
  );
}
