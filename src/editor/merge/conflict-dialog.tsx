import { useMemo } from 'react';
import { type EditorSession, useSession } from '#editor/session/use-session.ts';
import type { DocumentEditing } from '#editor/builder/use-document-editing.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { changedPart } from './changed-part.ts';
import { DifferenceList, type DifferenceSide } from './difference-list.tsx';
import { SideText } from './side-text.tsx';
import { conflictWords, type ConflictWords, type DocumentWords } from './conflict-words.ts';

type Version = {
  title: string;
  /** When it was written or saved, ISO 8601; left out where that is not known. */
  at: string | undefined;
};
/** A field whose words go: `goes` in favour of `stays`. */
type Loss = { name: string; goes: string; stays: string };

type ConflictDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** "resume" or "cover letter". */
  noun: string;
  mine: Version;
  theirs: Version;
  conflicts: readonly ConflictWords[];
  /** While a choice is being carried out. */
  busy: boolean;
  onKeepMine: () => void;
  onTakeOther: () => void;
  onKeepBoth: () => void;
};

/** Shows so many differences at once; more are counted. */
const SHOWN = 8;
/** Longest text that is quoted of what goes, in characters. */
const WORDS_SHOWN = 80;
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Lets the person choose between two versions, or keep both. Closing it decides nothing: both stay as they are. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { open, onOpenChange, noun, mine, theirs, conflicts } = props;
  const { busy, onKeepMine, onTakeOther, onKeepBoth } = props;
  const choose = (choice: () => void) => () => {
    onOpenChange(false);
    choice();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="wide"
      unasked
      title="Changed in two places"
      description={`This ${noun} was saved in another tab or on another device while you were writing here. Nothing is lost: yours is kept on this device until you choose.`}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={choose(onTakeOther)}>
            Take the other
          </Button>
          <Button variant="secondary" disabled={busy} onClick={onKeepBoth}>
            Keep both
          </Button>
          <Button disabled={busy} onClick={choose(onKeepMine)}>
            Keep mine
          </Button>
        </>
      }
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <VersionHead name="Mine, on this device" version={mine} verb="Written" />
        <VersionHead name="The other" version={theirs} verb="Saved" />
      </div>
      <DifferenceList
        differences={conflicts}
        shown={SHOWN}
        mine="Mine"
        theirs="The other"
        Side={Side}
        className="mt-4 space-y-3"
      />
      <dl aria-label="What each choice does" className="mt-5 space-y-3 border-t border-line pt-4 text-sm">
        <Choice name="Keep mine" undoes="what was changed elsewhere" losses={lossesOf(conflicts, 'theirs')} />
        <Choice name="Take the other" undoes="what you changed here" losses={lossesOf(conflicts, 'mine')} />
        <div>
          <dt className="inline font-semibold">Keep both</dt>{' '}
          <dd className="inline text-ink-soft">
            undoes nothing: it saves mine here and makes a new {noun} of the other.
          </dd>
        </div>
      </dl>
      <p className="mt-4 text-sm text-ink-soft">
        After Keep mine or Take the other you can still change your mind.
      </p>
    </Dialog>
  );
}

/** What goes with the words of one side: both have changed whatever is in conflict. */
function lossesOf(conflicts: readonly ConflictWords[], goes: 'mine' | 'theirs'): Loss[] {
  const stays = goes === 'mine' ? 'theirs' : 'mine';
  return conflicts.map((words) => ({ name: words.name, goes: words[goes], stays: words[stays] }));
}

/** One choice, and in plain words what goes with it. */
function Choice({ name, undoes, losses }: { name: string; undoes: string; losses: readonly Loss[] }) {
  const more = losses.length - SHOWN;
  return (
    <div>
      <dt className="inline font-semibold">{name}</dt>{' '}
      <dd className="inline text-ink-soft">
        {losses.length === 0 ? 'undoes nothing.' : `undoes ${undoes}:`}
      </dd>
      {losses.slice(0, SHOWN).map((loss, index) => (
        <dd key={index} className="mt-1 border-l-2 border-line pl-3 [overflow-wrap:anywhere]">
          {lossText(loss)}
        </dd>
      ))}
      {more > 0 && (
        <dd className="mt-1 pl-3 text-ink-soft">{more === 1 ? 'One more field.' : `${more} more fields.`}</dd>
      )}
    </div>
  );
}

/** "City: “Faro” goes, “Porto” stays." Of a long text only the words in question. */
function lossText({ name, goes, stays }: Loss): string {
  const lost = wordsOf(goes, stays);
  const left = wordsOf(stays, goes);
  if (lost && left) return `${name}: “${lost}” goes, “${left}” stays.`;
  if (lost) return `${name}: “${lost}” goes.`;
  return `${name}: “${left}” comes back.`;
}

function wordsOf(text: string, other: string): string {
  const words = changedPart(text, other).changed.trim();
  return words.length > WORDS_SHOWN ? `${words.slice(0, WORDS_SHOWN).toWellFormed().trimEnd()}…` : words;
}

function VersionHead({ name, version, verb }: { name: string; version: Version; verb: string }) {
  return (
    <div className="rounded-md border border-line p-3 [overflow-wrap:anywhere]">
      <p className="text-sm text-ink-soft">{name}</p>
      <p className="font-semibold">{version.title}</p>
      {version.at && (
        <p className="text-sm text-ink-soft">
          {verb} <time dateTime={version.at}>{MOMENT.format(new Date(version.at))}</time>
        </p>
      )}
    </div>
  );
}

function Side({ name, text, other }: DifferenceSide) {
  return (
    <p className="rounded-md bg-accent-wash px-3 py-2 whitespace-pre-line [overflow-wrap:anywhere]">
      <span className="text-ink-soft sm:sr-only">{name}: </span>
      <SideText text={text} other={other} />
    </p>
  );
}

type TwoVersionsProps = {
  session: EditorSession;
  editing: DocumentEditing;
  noun: string;
  words: DocumentWords;
};

/** Shows this device's version beside the one that was saved elsewhere, and lets the person choose. */
export function TwoVersions({ session, editing, noun, words }: TwoVersionsProps) {
  const conflict = useSession(session, (state) => state.conflict);
  const content = useSession(session, (state) => state.content);
  const writtenAt = useSession(session, (state) => state.writtenAt);
  // What only one side changed is in both: nobody is asked about it.
  const choices = useMemo(
    () => (conflict && content ? session.choices() : null),
    [session, conflict, content],
  );
  if (!conflict || !choices) return null;
  const { mine, theirs } = choices;
  return (
    <ConflictDialog
      open={editing.conflictOpen}
      onOpenChange={editing.setConflictOpen}
      noun={noun}
      mine={{ title: mine.title, at: writtenAt ?? undefined }}
      theirs={{ title: theirs.title, at: conflict.updatedAt }}
      conflicts={conflictWords(choices, words)}
      busy={editing.keepingBoth}
      onKeepMine={() => void editing.keepMine()}
      onTakeOther={editing.takeTheirs}
      onKeepBoth={() => void editing.keepBoth()}
    />
  );
}
