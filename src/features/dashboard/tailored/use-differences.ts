import { useQuery } from '@tanstack/react-query';
import type { AnyKind } from '#editor/session/edited-kind.ts';
import type { DocumentSummary } from '#editor/store/contract.ts';
import type { VariantDifferences } from '#editor/store/variants/contract.ts';
import { ApiError, mayPass } from '#platform/http/api-error.ts';

const RETRIES = 3;

/**
 * How those that follow a document differ from it, by their ids; asked for once they are in view, and again when one of
 * them has changed. Where it cannot be had the rows go without.
 */
export function useDifferences(
  kind: AnyKind,
  baseId: number,
  { tailored, isSeen }: { tailored: readonly DocumentSummary[]; isSeen: boolean },
): ReadonlyMap<number, VariantDifferences> | undefined {
  const { variants } = kind;
  const state = tailored.map(({ id, updatedAt }) => `${id} ${updatedAt}`).toSorted();
  const { data } = useQuery({
    queryKey: [kind.path, baseId, 'variants', ...state],
    queryFn: ({ signal }) => variants?.differences({ params: { id: baseId }, signal }) ?? null,
    enabled: isSeen && variants !== undefined,
    staleTime: Infinity,
    // While one of them is being changed, the others keep what is said of them.
    placeholderData: (before) => before,
    retry: (failures, error) => failures < RETRIES && error instanceof ApiError && mayPass(error),
  });
  return data ? new Map(data.map((one) => [one.id, one])) : undefined;
}
