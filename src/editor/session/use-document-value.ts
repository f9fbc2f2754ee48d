import { useMemo } from 'react';
import { withEntry, withMoved, withoutEntry } from '#editor/fields/list-edits.ts';
import { valueAt, withValueAt } from './content.ts';
import { useEditorSession, useSession } from './use-session.ts';

const NOTHING: readonly never[] = [];

/** What the server says against a part of the document's data, or against something in it. */
export function useFieldError(path: string): string | undefined {
  const session = useEditorSession();
  const whole = `data.${path}`;
  return useSession(
    session,
    ({ fieldErrors }) =>
      fieldErrors.find(({ field }) => field === whole || field.startsWith(`${whole}.`))?.message,
  );
}

/** A text of the document's data by its path, how to change it, and what the server says against it. */
export function useDocumentText(path: string) {
  const session = useEditorSession();
  const whole = `data.${path}`;
  const value = useSession(session, ({ content }) => valueAt(content, whole));
  const error = useSession(
    session,
    ({ fieldErrors }) => fieldErrors.find(({ field }) => field === whole)?.message,
  );
  const change = (text: string) => session.edit((content) => withValueAt(content, whole, text));
  return { value: typeof value === 'string' ? value : '', error, change };
}

/** A yes or no of the document's data by its path, and how to change it. */
export function useDocumentFlag(path: string): [boolean, (flag: boolean) => void] {
  const session = useEditorSession();
  const whole = `data.${path}`;
  const flag = useSession(session, ({ content }) => valueAt(content, whole) === true);
  return [flag, (next) => session.edit((content) => withValueAt(content, whole, next))];
}

/** A list of the document's data by its path, and the ways to change it. `E` is what the schema says stands there. */
export function useDocumentList<E>(path: string) {
  const session = useEditorSession();
  const whole = `data.${path}`;
  const value = useSession(session, ({ content }) => valueAt(content, whole));
  const edits = useMemo(() => {
    const change = (edit: (list: readonly E[]) => readonly E[]) =>
      session.edit((content) => withValueAt(content, whole, edit(listOf<E>(valueAt(content, whole)))));
    return {
      change,
      add: (entry: E) => change((list) => withEntry(list, list.length, entry)),
      insert: (index: number, entry: E) => change((list) => withEntry(list, index, entry)),
      remove: (index: number) => change((list) => withoutEntry(list, index)),
      move: (from: number, to: number) => change((list) => withMoved(list, from, to)),
    };
  }, [session, whole]);
  return { entries: listOf<E>(value), ...edits };
}

/** Whoever names the path knows from the schema what the list holds. */
function listOf<E>(value: unknown): readonly E[] {
  return Array.isArray(value) ? (value as readonly E[]) : NOTHING;
}
