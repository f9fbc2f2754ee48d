import { valueAt, withValueAt } from './content.ts';
import { useSession } from './use-session.ts';
import { useEditorSession } from './editor-context.ts';

/** A text of the document's data by its path, how to change it, and what the server says against it. */
export function useDocumentText(path: string) {
  const session = useEditorSession();
  const whole = `data.${path}`;
  const value = useSession(session, ({ content }) => valueAt(content, whole));
  const error = useSession(session, ({ fieldError }) =>
    fieldError?.field === whole ? fieldError.message : undefined,
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
