import type { SaveStatus } from '#editor/session/session-view.ts';
import { classNames } from '#ui/class-names.ts';

const TEXTS: Record<SaveStatus, string> = {
  empty: '',
  unsaved: 'Not saved yet',
  saving: 'Saving…',
  saved: 'Saved',
  followed: 'Updated from another tab',
  copy: 'Offline: the copy on this device',
  offline: 'Offline, kept on this device',
  invalid: 'Not saved',
  failed: 'Not saved, kept on this device',
  conflict: 'Changed elsewhere',
};
const NOT_KEPT: Partial<Record<SaveStatus, string>> = {
  unsaved: 'Not saved yet, and this device cannot keep it',
  offline: 'Offline, and this device cannot keep edits',
  invalid: 'Not saved, and this device cannot keep it',
  failed: 'Not saved, and this device cannot keep it',
};
/** What is read out besides, where the eye has more to go by. */
const SPOKEN_BESIDES: Partial<Record<SaveStatus, string>> = { invalid: ': a field needs a change' };
const CONCERNING: readonly SaveStatus[] = ['copy', 'offline', 'invalid', 'failed', 'conflict'];
/** Read out when they come up: the others change with every pause in typing. */
const TOLD: readonly SaveStatus[] = [...CONCERNING, 'followed'];

/** How the writing stands, in a quiet word or two. */
export function SaveStatusText({ status, keptOnDevice }: { status: SaveStatus; keptOnDevice: boolean }) {
  const text = (!keptOnDevice && NOT_KEPT[status]) || TEXTS[status];
  const concerning = CONCERNING.includes(status) || (!keptOnDevice && status in NOT_KEPT);
  return (
    <>
      <span
        className={classNames('text-sm lg:whitespace-nowrap', concerning ? 'text-caution' : 'text-ink-faint')}
      >
        {text}
      </span>
      <span role="status" className="visually-hidden">
        {concerning || TOLD.includes(status) ? text + (SPOKEN_BESIDES[status] ?? '') : ''}
      </span>
    </>
  );
}
