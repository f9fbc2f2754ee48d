import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ResumeData } from '#documents/resume/schema.ts';
import { listKey, type AnyKind } from '#editor/session/edited-kind.ts';
import { isRefusal } from '#platform/http/api-error.ts';
import type { ApplicationSession } from '../detail/application-session.ts';
import type { MatchSource } from './follow-match.ts';

/**
 * A stored resume and the one that it follows, to be put beside the ad that stands in an application as it is written; read again
 * whenever a resume was saved.
 */
export function useResumeBeside(
  kind: AnyKind,
  id: number | null,
  session: ApplicationSession,
): MatchSource | null {
  const { data: found } = useQuery({
    queryKey: [...listKey(kind), 'beside an ad', id],
    queryFn: async () => {
      if (id === null) return null;
      const stored = await kind.gateway.read(id);
      const base = stored.base ? await kind.gateway.read(stored.base.id).catch(() => null) : null;
      // It was answered under the path of resumes, and prepared by their fields.
      return { resume: stored.data as ResumeData, base: (base?.data ?? null) as ResumeData | null };
    },
    enabled: id !== null,
    retry: (failures, error) => failures < 2 && !isRefusal(error),
    staleTime: 0,
  });
  return useMemo(
    () =>
      found && id !== null
        ? {
            sides() {
              const { ad } = session.state().content.data;
              return ad.trim() === '' ? null : { ...found, ad };
            },
            subscribe: session.subscribe,
          }
        : null,
    [found, id, session],
  );
}
