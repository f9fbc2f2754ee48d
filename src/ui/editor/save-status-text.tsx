import { classNames } from '../class-names.ts';

type SaveStatus = 'empty' | 'unsaved' | 'saving' | 'saved' | 'offline' | 'failed' | 'conflict';

const TEXTS: Record<SaveStatus, string> = {
  empty: '',
  unsaved: 'Not saved yet',
  saving: 'Saving…',
  saved: 'Saved',
  offline: 'Offline, kept on this device',
  failed: 'Not saved, kept on this device',
  conflict: 'Changed elsewhere',
};
const NOT_KEPT: Partial<Record<SaveStatus, string>> = {
  unsaved: 'Not saved yet',
  offline: 'Offline, not saved',
  failed: 'Not saved',
};
/** Read out when they come up: the others change with every pause in typing. */
const CONCERNING: readonly SaveStatus[] = ['offline', 'failed', 'conflict'];

/** How the writing stands, in a quiet word or two. */
export function SaveStatusText({ status, kept }: { status: SaveStatus; kept: boolean }) {
  const text = (!kept && NOT_KEPT[status]) || TEXTS[status];
  const concerning = CONCERNING.includes(status);
  return (
    <>
      <span
        className={classNames('text-sm lg:whitespace-nowrap', concerning ? 'text-caution' : 'text-ink-faint')}
      >
        {text}
      </span>
      <span role="status" className="visually-hidden">
        {concerning ? text : ''}
      </span>
    </>
  );
}
