import { sentReceipts } from './calls.ts';

/** The query key of what was sent of an application. */
export function sentKey(id: number): readonly [string, number] {
  return [sentReceipts.path, id];
}
