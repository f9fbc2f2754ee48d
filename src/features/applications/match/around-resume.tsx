import { useQuery } from '@tanstack/react-query';
import { use, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { ResumeData } from '#documents/resume/schema.ts';
import { documentId } from '#editor/drafts/draft-name.ts';
import type { Landing } from '#editor/fields/use-field-focus.ts';
import type { DocumentSession } from '#editor/session/document-session.ts';
import { useSession } from '#editor/session/use-session.ts';
import { codeOnDemand } from '#ui/display/code-on-demand.ts';
import type { ApplicationRow } from '../contract.ts';
import { rowsNaming } from '../list/rows-query.ts';
import { applicationPath, BACK_TO_APPLICATION } from '../paths.ts';
import { MatchContext } from './match-context.ts';
import { createMatchStore } from './match-store.ts';

type AroundResumeProps = {
  session: DocumentSession<ResumeData>;
  signedIn: boolean;
  onGoTo: (path: string, landing?: Landing) => void;
  children: (back: { to: string; label: string } | undefined) => ReactNode;
};

/** Loaded for resumes that are for an application. */
const useMatchCode = codeOnDemand(() => import('./match-code.ts'));

const NONE: readonly ApplicationRow[] = [];

/** Looks for applications that the open resume is for, and puts it beside the ad of one of them. */
export function AroundResume({ session, signedIn, onGoTo, children }: AroundResumeProps) {
  const id = useSession(session, ({ stored }) => stored?.id);
  const { data: rows } = useQuery({ ...rowsNaming('resumeId', id), enabled: signedIn && id !== undefined });
  const applications = useMemo(
    () => rows?.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)) ?? NONE,
    [rows],
  );
  const { search } = useLocation();
  // The address changes while the resume is edited; where somebody came from does not.
  const [openedFrom] = useState(() => asked(search));
  const [store] = useState(() => createMatchStore(openedFrom));
  const code = useMatchCode(applications.length > 0);
  const parts = useMemo(
    () => ({ session, store, applications, onGoTo }),
    [session, store, applications, onGoTo],
  );
  return (
    <MatchContext value={parts}>
      {children(
        openedFrom === null ? undefined : { to: applicationPath(openedFrom), label: BACK_TO_APPLICATION },
      )}
      {code && <code.FollowMatch />}
    </MatchContext>
  );
}

/** The application that an address names, which opens its list; null where it names none. */
function asked(search: string): number | null {
  const named = new URLSearchParams(search).get('application');
  return named === null ? null : (documentId(named) ?? null);
}

/** What the ad asks for, in a line above the fields. */
export function MatchStripHere() {
  const code = useMatchCode((use(MatchContext)?.applications ?? NONE).length > 0);
  return code && <code.MatchStrip />;
}

/** The list beside the pages. */
export function MatchSideHere() {
  const code = useMatchCode((use(MatchContext)?.applications ?? NONE).length > 0);
  return code && <code.MatchSide />;
}
