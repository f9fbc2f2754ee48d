import { useMemo } from 'react';
import { READ_NOTES, readNotesOf, withNotes, type ReadNotes } from '#documents/resume/read-notes.ts';
import { useSession } from '#editor/session/use-session.ts';
import { codeOnDemand } from '#ui/display/code-on-demand.ts';
import type { ResumeSession } from '../resume-session.ts';
import { useEarlierNotes } from './use-earlier-notes.ts';

const useConfirmList = codeOnDemand(() => import('./confirm-list.tsx'));

type ConfirmReadProps = { session: ResumeSession; accountId: number; onGoTo: (field: string) => void };

/** What there is to look at over a resume that was read from a file; its code is loaded for such resumes alone. */
export function ConfirmRead({ session, accountId, onGoTo }: ConfirmReadProps) {
  const kept = useSession(session, ({ content }) => content.data[READ_NOTES]);
  const notes = useMemo(() => (kept ? readNotesOf({ [READ_NOTES]: kept }) : null), [kept]);
  useEarlierNotes(session, accountId);
  const code = useConfirmList(notes !== null);
  const change = (next: ReadNotes | null) =>
    session.edit((content) => ({ ...content, data: withNotes(content.data, next) }));
  return notes && code && <code.ConfirmList {...{ session, notes, onGoTo }} onChange={change} />;
}
