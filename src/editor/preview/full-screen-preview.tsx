import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { buttonStyle } from '#ui/buttons/button.tsx';
import { FullWindow } from '#ui/dialogs/full-window.tsx';
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
  const head = (
    <>
      <Dialog.Title className="text-xl">Preview</Dialog.Title>
      {badge}
      {tools}
      <Dialog.Close className={buttonStyle('secondary', 'medium', 'max-lg:ml-auto')}>
        <ShrinkIcon />
        Exit
      </Dialog.Close>
    </>
  );
  return (
    <FullWindow open={open} onOpenChange={onOpenChange} head={head} className="bg-desk">
      {children}
    </FullWindow>
  );
}
