import type { Fields } from '#documents/fields.ts';
import type { SaveStatus } from '#editor/session/session-view.ts';
import { useSession, type EditorSession } from '#editor/session/use-session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { savedButFor } from './held-back-words.ts';

const TEXTS: Record<SaveStatus, string> = {
  empty: '',
  unsaved: 'Not saved yet',
  saving: 'Saving…',
  saved: 'Saved',
  partly: 'Saved, but for one field',
  followed: 'Updated from another tab',
  merged: 'Saved with other changes',
  copy: 'Offline: the copy on this device',
  offline: 'Offline, kept on this device',
  invalid: 'Not saved',
  failed: 'Not saved, kept on this device',
  conflict: 'Changed elsewhere',
};
const NOT_KEPT: Partial<Record<SaveStatus, string>> = {
  unsaved: 'Not saved yet, and this device cannot keep it',
  partly: 'Not all is saved, and this device cannot keep it',
  offline: 'Offline, and this device cannot keep edits',
  invalid: 'Not saved, and this device cannot keep it',
  failed: 'Not saved, and this device cannot keep it',
};
/** What is read out besides, where the eye has more to go by. */
const SPOKEN_BESIDES: Partial<Record<SaveStatus, string>> = { invalid: ': a field needs a change' };
const CONCERNING: readonly SaveStatus[] = ['partly', 'copy', 'offline', 'invalid', 'failed', 'conflict'];
/** Read out when they come up: the others change with every pause in typing. */
const TOLD: readonly SaveStatus[] = [...CONCERNING, 'followed', 'merged'];

type SaveStatusTextProps = {
  status: SaveStatus;
  keptOnDevice: boolean;
  /** What is said where a part is saved alone. */
  partly?: string;
};

/** Whether the document is saved, in a word or two. */
export function SaveStatusText({ status, keptOnDevice, partly }: SaveStatusTextProps) {
  const saying = status === 'partly' && partly ? partly : TEXTS[status];
  const text = (!keptOnDevice && NOT_KEPT[status]) || saying;
  const concerning = CONCERNING.includes(status) || (!keptOnDevice && status in NOT_KEPT);
  return (
    <>
      <span
        className={classNames(
          'text-xs leading-tight text-pretty sm:text-sm lg:min-w-20 lg:text-xs',
          concerning ? 'text-caution' : 'text-ink-faint',
        )}
      >
        {text}
      </span>
      <span role="status" className="visually-hidden">
        {concerning || TOLD.includes(status) ? text + (SPOKEN_BESIDES[status] ?? '') : ''}
      </span>
    </>
  );
}

type SaveStatusLineProps = {
  session: EditorSession;
  /** What the document holds. */
  fields: Fields;
  /** Lets the person choose between two versions. */
  onChoose: () => void;
  /** Shows the field of this path. */
  onGoToField: (field: string) => void;
};

/** Whether the document is saved, and a button that leads to what prevents it. */
export function SaveStatusLine({ session, fields, onChoose, onGoToField }: SaveStatusLineProps) {
  const status = useSession(session, (state) => state.status);
  const [wrong] = useSession(session, (state) => state.fieldErrors);
  const partly = useSession(session, ({ heldBack }) => savedButFor(fields, heldBack));
  const keptOnDevice = useSession(session, (state) => state.keptOnDevice);
  return (
    <>
      <SaveStatusText {...{ status, keptOnDevice, partly }} />
      {status === 'conflict' && (
        <Button variant="secondary" size="small" onClick={onChoose}>
          Choose
        </Button>
      )}
      {(status === 'invalid' || status === 'partly') && wrong && (
        <Button
          variant="secondary"
          size="small"
          className="shrink-0 whitespace-nowrap"
          onClick={() => onGoToField(wrong.field)}
        >
          Go to field
        </Button>
      )}
    </>
  );
}
