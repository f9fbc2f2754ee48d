import { useQuery } from '@tanstack/react-query';
import { use, useEffect, useMemo } from 'react';
import type { ResumeData } from '#documents/resume/schema.ts';
import { withoutUnreadMonths } from '#documents/resume/unread-months.ts';
import { listKey } from '#editor/session/edited-kind.ts';
import { TailoringContext } from '#editor/variants/tailoring-context.tsx';
import { ApiError, mayPass } from '#platform/http/api-error.ts';
import { applicationKind } from '../application-kind.ts';
import { followMatch, type MatchSource } from '../ad/follow-match.ts';
import { useAdEngine } from '../ad/use-ad.ts';
import { useChosenApplication, useMatchParts } from './match-context.ts';

/** Puts the open resume beside the ad of the application that it is for, and again whenever its writing pauses. */
export function FollowMatch() {
  const { session, store } = useMatchParts();
  const application = useChosenApplication();
  const { data: stored } = useAdOf(application?.id);
  const ad = stored?.data.ad ?? null;
  const tailoring = use(TailoringContext)?.tailoring;
  const engine = useAdEngine();
  const source = useMemo((): MatchSource | null => {
    if (ad === null || ad.trim() === '') return null;
    return {
      sides: () => ({
        ad,
        resume: withoutUnreadMonths(session.state().content.data),
        // The base of a resume is a resume.
        base: (tailoring?.state().base?.data ?? null) as ResumeData | null,
      }),
      subscribe(listener) {
        const ends = [session.subscribe(listener), tailoring?.subscribe(listener)];
        return () => ends.forEach((end) => end?.());
      },
    };
  }, [ad, session, tailoring]);
  useEffect(() => {
    store.put({ ad, comparison: null });
    return source ? followMatch(engine, source, (comparison) => store.put({ comparison })) : undefined;
  }, [engine, source, store, ad]);
  return null;
}

/** An application with its texts, read again whenever one was saved. */
function useAdOf(id: number | undefined) {
  return useQuery({
    queryKey: [...listKey(applicationKind), 'with its ad', id],
    queryFn: () => applicationKind.gateway.read(id ?? 0),
    enabled: id !== undefined,
    retry: (failures, error) => failures < 2 && !(error instanceof ApiError && !mayPass(error)),
    staleTime: 30_000,
  });
}
