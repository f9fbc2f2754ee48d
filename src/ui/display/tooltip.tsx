import type { ReactElement } from 'react';
import { Tooltip as RadixTooltip } from 'radix-ui';

/** How long the pointer rests before the hint appears, in ms; the keyboard's focus shows it at once. */
const TOOLTIP_DELAY_MS = 700;

type TooltipProps = {
  text: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  children: ReactElement;
};

/** A hint at its child, which must be focusable and named without it: touch screens never show it. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={TOOLTIP_DELAY_MS}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-72 animate-appear rounded-sm bg-ink px-2.5 py-1.5 text-xs text-paper"
          >
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
