import { useCallback, useState } from 'react';
import type { Landing } from '#editor/fields/use-field-focus.ts';
import type { DocumentSession } from '#editor/session/document-session.ts';
import type { Trace } from './history.ts';
import { useSession } from '#editor/session/use-session.ts';

/** Shows the field at a path of the content (`data.summary`, `title`); answers its name. */
export type ShowField = (path: string, landing?: Landing) => string | undefined;

/** Taking back and doing again: the field that changed is shown each time, and what happened is announced. */
export function useHistory<Data extends Record<string, unknown>>(
  session: DocumentSession<Data>,
  showField: ShowField,
) {
  const canUndo = useSession(session, ({ history }) => history.past.length > 0);
  const canRedo = useSession(session, ({ history }) => history.future.length > 0);
  const [announcement, setAnnouncement] = useState('');

  const announce = useCallback(
    (done: string, trace: Trace | undefined, focus: 'take' | 'keep') => {
      if (!trace) return;
      const { path, caret } = trace;
      const name = showField(path, { focus, ...(caret !== undefined && { caret }) });
      const text = name ? `${done}: ${name}` : done;
      // The same words twice would not be read out twice.
      setAnnouncement((before) => (before === text ? `${text}\u00a0` : text));
    },
    [showField],
  );
  const undo = useCallback(
    (focus: 'take' | 'keep') => announce('Undone', session.undo(), focus),
    [session, announce],
  );
  const redo = useCallback(
    (focus: 'take' | 'keep') => announce('Redone', session.redo(), focus),
    [session, announce],
  );
  return { canUndo, canRedo, undo, redo, announcement };
}
