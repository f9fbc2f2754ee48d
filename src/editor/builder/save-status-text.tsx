import { useEffect, useState } from 'react';
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

/** The element that says it in the bar. */
const STATUS_ID = 'save-status';

type SaveStatusTextProps = {
  status: SaveStatus;
  keptOnDevice: boolean;
  /** What is said where a part is saved alone. */
  partly?: string;
};

function saveStatus({ status, keptOnDevice, partly }: SaveStatusTextProps) {
  const saying = status === 'partly' && partly ? partly : TEXTS[status];
  return {
    text: (!keptOnDevice && NOT_KEPT[status]) || saying,
    concerning: CONCERNING.includes(status) || (!keptOnDevice && status in NOT_KEPT),
  };
}

/** Whether the document is saved, in a word or two. */
export function SaveStatusText(props: SaveStatusTextProps) {
  const { status } = props;
  const { text, concerning } = saveStatus(props);
  return (
    <>
      <span
        id={STATUS_ID}
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

/**
 * What keeps a document from being saved, over the bar at the end of a small screen, while the bar above that says it is
 * scrolled away. It is read out there.
 */
export function SaveTroubleAtEnd({ session, fields }: Pick<SaveStatusLineProps, 'session' | 'fields'>) {
  const status = useSession(session, (state) => state.status);
  const partly = useSession(session, ({ heldBack }) => savedButFor(fields, heldBack));
  const keptOnDevice = useSession(session, (state) => state.keptOnDevice);
  const { text, concerning } = saveStatus({ status, keptOnDevice, partly });
  const away = useStatusAway(concerning);
  if (!away) return null;
  return (
    <p
      aria-hidden
      className="absolute inset-x-0 bottom-full border-t border-line bg-caution-wash px-4 py-0.5 text-center text-xs text-caution tiny:static"
    >
      {text}
    </p>
  );
}

/** Whether the bar that says how the document stands is out of sight. */
function useStatusAway(isAsked: boolean): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const said = isAsked ? document.getElementById(STATUS_ID) : null;
    if (!said) return undefined;
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false));
    observer.observe(said);
    return () => {
      observer.disconnect();
      setAway(false);
    };
  }, [isAsked]);
  return away;
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
