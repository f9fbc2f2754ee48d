import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

/** How long the pointer rests before a tooltip opens, in ms. */
const DELAY_MS = 700;

/** Explains a control on hover and focus; the control is the child. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={DELAY_MS}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            className="z-50 max-w-64 rounded-control bg-solid px-3 py-1.5 text-sm text-on-solid shadow-float"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
