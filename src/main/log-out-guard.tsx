import { useCallback, useState, type ComponentType, type ReactNode } from 'react';
import { deviceDocuments } from '#editor/drafts/device-drafts.ts';
import type { Profile } from '#platform/session/profile.ts';
import type { LogOutDialogProps } from './log-out-dialog.tsx';
import type { UnsavedWork } from './unsaved-work.ts';

type Question = {
  LogOutDialog: ComponentType<LogOutDialogProps>;
  found: UnsavedWork[];
  answer: (mayLogOut: boolean) => void;
};

/**
 * Logging out removes what a device kept, since computers are shared. Where something of it is not saved, this asks
 * first. `children` gets the function that asks; what it needs is loaded when somebody logs out.
 */
export function LogOutGuard({
  children,
}: {
  children: (mayLogOut: (user: Profile) => Promise<boolean>) => ReactNode;
}) {
  const [question, setQuestion] = useState<Question | null>(null);
  const mayLogOut = useCallback(async ({ id }: Profile) => {
    if ((await deviceDocuments(id).drafts.list()).length === 0) return true;
    try {
      const { unsavedWork } = await import('./unsaved-work.ts');
      const found = await unsavedWork(id);
      if (found.length === 0) return true;
      const { default: LogOutDialog } = await import('./log-out-dialog.tsx');
      return await new Promise<boolean>((answer) => setQuestion({ LogOutDialog, found, answer }));
    } catch {
      // Its code cannot be loaded without a network: the question is asked all the same.
      return window.confirm('Some changes are not saved yet. Log out and discard them?');
    }
  }, []);
  return (
    <>
      {children(mayLogOut)}
      {question && (
        <question.LogOutDialog
          found={question.found}
          onAnswer={(mayLogOut) => {
            setQuestion(null);
            question.answer(mayLogOut);
          }}
        />
      )}
    </>
  );
}
