import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import type { LetterData } from '#documents/letter/schema.ts';
import type { DocumentSession } from '#editor/session/document-session.ts';
import { useSession } from '#editor/session/use-session.ts';
import { codeOnDemand } from '#ui/display/code-on-demand.ts';
import type { DeskKinds } from '../desk-kinds.ts';
import { rowsNaming } from '../list/rows-query.ts';
import { applicationPath, BACK_TO_APPLICATION } from '../paths.ts';
import { madeFor } from './made-for.ts';

type AroundLetterProps = {
  session: DocumentSession<LetterData>;
  signedIn: boolean;
  children: (back: { to: string; label: string } | undefined) => ReactNode;
};

/** Loaded for letters that are for an application. */
const useFollowing = codeOnDemand(() => import('./follow-sources.tsx'));

/** The way from a letter back to the application that it is for, and what follows it. */
export function aroundLetter(kinds: DeskKinds) {
  return function AroundLetter({ session, signedIn, children }: AroundLetterProps) {
    const id = useSession(session, ({ stored }) => stored?.id);
    const { data: rows } = useQuery({ ...rowsNaming('letterId', id), enabled: signedIn && id !== undefined });
    const using = useMemo(
      () => rows?.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)) ?? [],
      [rows],
    );
    // As it was opened: what follows changes what the letter has taken over.
    const followed = useMemo(() => madeFor(session.state().content.data, using), [session, using]);
    const back = followed ?? using[0];
    const code = useFollowing(followed !== undefined);
    return (
      <>
        {children(back && { to: applicationPath(back.id), label: BACK_TO_APPLICATION })}
        {followed && code && <code.FollowSources {...{ session, kinds }} applicationId={followed.id} />}
      </>
    );
  };
}
