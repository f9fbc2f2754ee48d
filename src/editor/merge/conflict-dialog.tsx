import { useMemo, useState } from 'react';
import { type EditorSession, useSession } from '#editor/session/use-session.ts';
import type { DocumentEditing } from '#editor/builder/use-document-editing.ts';
import type { PreviewDocument } from '#editor/preview-engine/protocol.ts';
import type { Content } from '#editor/session/content.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { onDemand } from '#ui/display/on-demand.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#ui/display/tabs.tsx';
import { ConflictChoices } from './conflict-choices.tsx';
import { conflictRows, type DocumentWords } from './conflict-words.ts';
import type { Choices } from './merge-content.ts';

const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** What draws the pages is loaded when they are asked for. */
const ComparedPages = onDemand(
  async () => (await import('#editor/versions/compared-pages.tsx')).ComparedPages<AnyData>,
  { waiting: <p role="status">Loading...</p> },
);

type AnyData = Record<string, unknown>;

type TwoVersionsProps = {
  session: EditorSession;
  editing: Choosing;
  /** "resume" or "cover letter". */
  noun: string;
  words: DocumentWords;
  /** What the engine is asked for; missing for kinds that are not printed, which are compared as words alone. */
  toDocument?(this: void, content: Content<AnyData>): PreviewDocument;
};

/** The ways to decide between two versions. */
type Choosing = Pick<
  DocumentEditing,
  'conflictOpen' | 'setConflictOpen' | 'keepMine' | 'takeTheirs' | 'chooseEach' | 'keepBoth' | 'keepingBoth'
>;

/** Shows this device's version beside the one that was saved elsewhere, and lets the person choose. */
export function TwoVersions({ session, ...props }: TwoVersionsProps) {
  const conflict = useSession(session, (state) => state.conflict);
  const content = useSession(session, (state) => state.content);
  const writtenAt = useSession(session, (state) => state.writtenAt);
  // What only one side changed is in both: nobody is asked about it.
  const choices = useMemo(
    () => (conflict && content ? session.choices() : null),
    [session, conflict, content],
  );
  if (!conflict || !choices) return null;
  // What was chosen is forgotten with the conflict that it was about.
  const key = `${conflict.id} ${conflict.version}`;
  return <ConflictDialog key={key} {...props} {...{ choices, writtenAt }} savedAt={conflict.updatedAt} />;
}

type ConflictDialogProps = Omit<TwoVersionsProps, 'session'> & {
  choices: Choices<AnyData>;
  /** When mine was written and the other saved, ISO 8601; nothing where that is not known. */
  writtenAt: string | null | undefined;
  savedAt: string | undefined;
};

/** Takes a choice for each conflict, or keeps both versions. Closing it decides nothing: both stay as they are. */
function ConflictDialog(props: ConflictDialogProps) {
  const { editing, noun, words, choices, toDocument } = props;
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => conflictRows(choices, words), [choices, words]);
  const others = rows.filter(({ paths }) => paths.every((path) => taken.has(path))).length;
  const busy = editing.keepingBoth;
  const save = () => {
    editing.setConflictOpen(false);
    if (others === 0) void editing.keepMine();
    else if (others === rows.length) editing.takeTheirs();
    else void editing.chooseEach(taken);
  };
  return (
    <Dialog
      open={editing.conflictOpen}
      onOpenChange={editing.setConflictOpen}
      size="page"
      unasked
      title="Changed in two places"
      description={`This ${noun} was saved in another tab or on another device while you were writing here. Nothing is lost: yours is kept on this device until you choose.`}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={() => void editing.keepBoth()}>
            Keep both
          </Button>
          <Button disabled={busy} onClick={save}>
            Save
          </Button>
        </>
      }
    >
      <Moments {...props} />
      {toDocument ? (
        <Tabs defaultValue="words">
          <TabList aria-label="How to compare">
            <Tab value="words">As words</Tab>
            <Tab value="pages">As pages</Tab>
          </TabList>
          <TabPanel value="words">
            <ConflictChoices {...{ rows, taken }} onTaken={setTaken} />
          </TabPanel>
          <TabPanel value="pages">
            <h3 className="visually-hidden">Pages beside each other</h3>
            <ComparedPages
              {...{ noun, toDocument }}
              then={choices.mine}
              present={choices.theirs}
              names={{ then: 'Mine', now: 'The other' }}
              differences={choices.conflicts}
            />
          </TabPanel>
        </Tabs>
      ) : (
        <ConflictChoices {...{ rows, taken }} onTaken={setTaken} />
      )}
      <p role="status" className="mt-5 text-sm text-ink-soft">
        <strong className="font-semibold text-ink">Save</strong> {saved(others, rows.length)} You can still
        change your mind afterwards.
      </p>
      <p className="mt-2 text-sm text-ink-soft">
        <strong className="font-semibold text-ink">Keep both</strong> undoes nothing: it saves mine here and
        makes a new {noun} of the other.
      </p>
    </Dialog>
  );
}

function saved(others: number, all: number): string {
  if (others === 0) return 'keeps mine.';
  if (others === all) return 'takes the other.';
  return `keeps ${all - others} of mine and takes ${others} of the other.`;
}

function Moments({ writtenAt, savedAt }: ConflictDialogProps) {
  if (!writtenAt && !savedAt) return null;
  return (
    <p className="mb-3 text-sm text-ink-soft">
      {writtenAt && (
        <span className="block">
          Mine: written <Moment at={writtenAt} /> on this device
        </span>
      )}
      {savedAt && (
        <span className="block">
          The other: saved <Moment at={savedAt} />
        </span>
      )}
    </p>
  );
}

function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{MOMENT.format(new Date(at))}</time>;
}
