import { applicationRows } from '../calls.ts';

export const ARCHIVED_KEY = [applicationRows.path, 'archived'];

/** The applications that were put away. */
export const ARCHIVED_QUERY = {
  queryKey: ARCHIVED_KEY,
  queryFn: ({ signal }: { signal: AbortSignal }) => applicationRows({ query: { archived: 'true' }, signal }),
} as const;
