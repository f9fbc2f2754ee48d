import { useQuery } from '@tanstack/react-query';
import { use, useEffect, useMemo } from 'react';
import type { ResumeData } from '#documents/resume/schema.ts';
import { RESUME } from '#documents/resume/fields.ts';
import { withoutUnreadMonths } from '#documents/unread-months.ts';
import { listKey } from '#editor/session/edited-kind.ts';
import { TailoringContext } from '#editor/variants/tailoring-context.tsx';
import { isRefusal } from '#platform/http/api-error.ts';
import { applicationKind } from '../application-kind.ts';
import { followMatch, type MatchSource } from '../ad/follow-match.ts';
import { useAdEngine } from '../ad/use-ad.ts';
import { useChosenApplication, useMatch, useMatchParts } from './match-context.ts';
import type { MatchState } from './match-store.ts';

const triesOf = ({ tries }: MatchState) => tries;

/** Puts the open resume beside the ad of the application that it is for, and again whenever its writing pauses. */
export function FollowMatch() {
  const { session, store } = useMatchParts();
  const application = useChosenApplication();
  const id = application?.id;
  const { data: stored, isError, refetch } = useAdOf(id);
  const ad = stored?.data.ad ?? null;
  const tries = useMatch(triesOf);
  const tailoring = use(TailoringContext)?.tailoring;
  const engine = useAdEngine();
  const source = useMemo((): MatchSource | null => {
    if (ad === null || ad.trim() === '') return null;
    return {
      sides: () => ({
        ad,
        resume: withoutUnreadMonths(RESUME, session.state().content.data),
        // The base of a resume is a resume.
        base: (tailoring?.state().base?.data ?? null) as ResumeData | null,
      }),
      subscribe(listener) {
        const ends = [session.subscribe(listener), tailoring?.subscribe(listener)];
        return () => ends.forEach((end) => end?.());
      },
    };
  }, [ad, session, tailoring]);
  // Another application is another question, although its ad may be the same.
  useEffect(() => {
    store.put({ ad, comparison: null, hasFailed: ad === null && isError });
    if (!source) return undefined;
    return followMatch(engine, source, (compared) => {
      const hasFailed = compared === 'failed';
      store.put({ comparison: hasFailed ? null : compared, hasFailed });
    });
  }, [engine, source, store, ad, id, isError, tries]);
  useEffect(() => {
    if (tries > 0) void refetch();
  }, [tries, refetch]);
  return null;
}

/** An application with its texts, read again whenever one was saved. */
function useAdOf(id: number | undefined) {
  return useQuery({
    queryKey: [...listKey(applicationKind), 'with its ad', id],
    queryFn: () => applicationKind.gateway.read(id ?? 0),
    enabled: id !== undefined,
    retry: (failures, error) => failures < 2 && !isRefusal(error),
    staleTime: 30_000,
  });
}
