import { useQuery } from '@tanstack/react-query';
import type { ApplicationData } from '#documents/application/schema.ts';
import { followedIn, withFollowed } from '#documents/letter/taken-values.ts';
import type { LetterData } from '#documents/letter/schema.ts';
import type { DownloadWarning } from '#editor/builder/download-warning.ts';
import { changeStored } from '#editor/session/change-stored.ts';
import { editPathOf, listKey } from '#editor/session/edited-kind.ts';
import type { DeskKinds } from '../desk-kinds.ts';
import { followedText } from '../letter/followed-text.ts';
import { letterNow } from '../letter/letter-now.ts';

/** A document that is about to be kept, as the server has it. */
export type GoingOut = {
  kind: 'resume' | 'letter';
  id: number;
  title: string;
  /** Where it is edited. */
  path: string;
  warnings: readonly DownloadWarning[];
  /** What the application says otherwise by now than the letter that was made for it; empty where nothing. */
  behind: string;
  /** Saves the letter with that; null where nothing is behind. */
  bringUp: (() => Promise<unknown>) | null;
};

/** What would be kept of an application now, and what of it one may want to see to first. */
export function useGoingOut(kinds: DeskKinds, application: ApplicationData) {
  const { resumeId, letterId } = application;
  const named = [
    ...(resumeId === null ? [] : [{ kind: 'resume', id: resumeId } as const]),
    ...(letterId === null ? [] : [{ kind: 'letter', id: letterId } as const]),
  ];
  return useQuery({
    queryKey: [...listKey(kinds.resume), 'going out', application],
    queryFn: () => Promise.all(named.map(({ kind, id }) => goingOut(kinds, application, kind, id))),
    // What was put right in a builder a moment ago is right.
    ...{ staleTime: 0, gcTime: 0, retry: false },
  });
}

async function goingOut(
  kinds: DeskKinds,
  application: ApplicationData,
  kind: GoingOut['kind'],
  id: number,
): Promise<GoingOut> {
  const stored = await kinds[kind].gateway.read(id);
  const { title, templateId, data } = stored;
  const warnings = await kinds.warningsOf(kind, data);
  // It was read as a letter.
  const followed = kind === 'letter' ? await behindIn(kinds, application, data as LetterData) : [];
  return {
    ...{ kind, id, title, path: editPathOf(kinds[kind], { id, templateId }), warnings },
    behind: followedText(followed),
    bringUp:
      followed.length === 0
        ? null
        : // What is saved is what was told, over whatever else was saved meanwhile.
          () => changeStored(kinds.letter, id, (letter) => withFollowed(letter as LetterData, followed)),
  };
}

async function behindIn(kinds: DeskKinds, application: ApplicationData, letter: LetterData) {
  // Where that cannot be told, nothing is said of it.
  const fresh = await letterNow(kinds, application).catch(() => null);
  return fresh ? followedIn(letter, fresh) : [];
}
