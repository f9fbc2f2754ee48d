import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useFocusBack } from './focus-back.ts';

type FullWindowProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onEscapeKeyDown?: (event: KeyboardEvent) => void;
  /** Its title, what can be done in it, and the way out. */
  head: ReactNode;
  /** The ground it stands on. */
  className: string;
  children: ReactNode;
};

/** A screen over the whole window; Escape leads back, and the focus to whatever opened it, of which there may be several. */
export function FullWindow({
  open,
  onOpenChange,
  onEscapeKeyDown,
  head,
  className,
  children,
}: FullWindowProps) {
  const focusBack = useFocusBack();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          data-covers-page=""
          {...(onEscapeKeyDown && { onEscapeKeyDown })}
          {...focusBack}
          className={classNames('fixed inset-0 z-50 flex animate-appear flex-col', className)}
        >
          <div className="flex items-center gap-3 border-b border-line bg-sheet px-4 py-2 lg:px-6">
            {head}
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
