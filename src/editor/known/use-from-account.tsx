import { useState, type ReactNode } from 'react';
import { fieldId } from '#editor/fields/use-field-focus.ts';
import { valueAt, withValueAt } from '#editor/session/content.ts';
import { useEditorSession, useSession } from '#editor/session/use-session.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import type { KnownContact } from './account-contact.ts';
import { rememberCleared } from './cleared-contact.ts';

/**
 * What stands below a field that a new document has from the account: where it is from, and the way to clear it; and,
 * once it says something else or nothing, the way to have it back. Nothing where the account knows nothing.
 */
export function useFromAccount(which: keyof KnownContact): ReactNode | undefined {
  const { user } = useAuth();
  const session = useEditorSession();
  const isNew = useSession(session, ({ stored }) => stored === null);
  const path = `personalInfo.${which}`;
  const whole = `data.${path}`;
  const value = useSession(session, ({ content }) => valueAt(content, whole));
  const known = isNew && user?.[which];
  const [shown, setShown] = useState(false);
  // Once there it stays: a line must not come and go, and move what is below it, while somebody types.
  if (known && !shown && (value === known || value === '')) setShown(true);
  if (!known || !shown) return undefined;
  const put = (text: string) => {
    session.endStep();
    // A document in which nothing is written yet is begun anew by a reload.
    rememberCleared(which, text === '');
    session.beginWith((content) => withValueAt(content, whole, text));
    session.endStep();
    document.getElementById(fieldId(path))?.focus();
  };
  return value === known ? (
    <>
      From your account ·{' '}
      <Press label={`Clear ${known}`} onClick={() => put('')}>
        Clear
      </Press>
    </>
  ) : (
    <Press label={`Use your account’s: ${known}`} onClick={() => put(known)}>
      Use your account’s
    </Press>
  );
}

type PressProps = { label: string; onClick: () => void; children: ReactNode };

/** A button as quiet as the line that it stands in, and as large as a finger needs it below that. */
function Press({ label, onClick, children }: PressProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="relative -mt-2 -mr-3 -mb-4 -ml-0.5 inline-block rounded-sm pt-2 pr-3 pb-4 pl-0.5 font-semibold underline hover:text-accent focus-visible:outline-offset-0 lg:-my-1 lg:py-1"
    >
      {children}
    </button>
  );
}
