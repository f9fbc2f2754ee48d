import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LetterData } from '#documents/letter/schema.ts';
import type { DocumentSession } from '#editor/session/document-session.ts';
import { useSession } from '#editor/session/use-session.ts';
import { codeOnDemand } from '#ui/display/code-on-demand.ts';
import type { DeskKinds } from '../desk-kinds.ts';
import { ROWS_QUERY } from '../list/rows-query.ts';
import { applicationPath } from '../paths.ts';

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
    const { data: rows } = useQuery({ ...ROWS_QUERY, enabled: signedIn && id !== undefined });
    const [newest] =
      rows
        ?.filter(({ letterId }) => id !== undefined && letterId === id)
        .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)) ?? [];
    const code = useFollowing(newest !== undefined);
    return (
      <>
        {children(newest && { to: applicationPath(newest.id), label: 'Back to the application' })}
        {newest && code && <code.FollowSources {...{ session, kinds }} applicationId={newest.id} />}
      </>
    );
  };
}
