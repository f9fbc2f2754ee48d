import { Dialog } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { buttonStyle } from '#ui/buttons/button.tsx';
import { ShrinkIcon } from '#ui/display/icons.tsx';

type FullScreenPreviewProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  badge: ReactNode;
  tools: ReactNode;
  children: ReactNode;
};

/** Nothing but the preview, over the whole window; Escape or Exit leads back. */
export function FullScreenPreview({ open, onOpenChange, badge, tools, children }: FullScreenPreviewProps) {
  const opener = useRef<Element | null>(null);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          data-holds-page=""
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            // Two buttons open it: the focus goes back to the one that did.
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className="fixed inset-0 z-50 flex animate-appear flex-col bg-desk"
        >
          <div className="flex items-center gap-3 border-b border-line bg-sheet px-4 py-2 lg:px-6">
            <Dialog.Title className="text-xl">Preview</Dialog.Title>
            {badge}
            {tools}
            <Dialog.Close className={buttonStyle('secondary', 'medium', 'max-lg:ml-auto')}>
              <ShrinkIcon />
              Exit
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
