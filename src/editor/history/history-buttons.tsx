import type { ReactNode, ReactElement } from 'react';
import { Tooltip as RadixTooltip } from 'radix-ui';
import { IconButton } from '#ui/buttons/button.tsx';
import { RedoIcon, UndoIcon } from '#ui/display/icons.tsx';

type HistoryButtonsProps = {
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
};

/** Taking back and doing again, one step each time. */
export function HistoryButtons({ canUndo, canRedo, onUndo, onRedo }: HistoryButtonsProps) {
  return (
    <div className="flex shrink-0 lg:gap-1">
      <Turn label="Undo" keys="Control+Z" hint="Undo (Ctrl+Z)" possible={canUndo} onClick={onUndo}>
        <UndoIcon />
      </Turn>
      <Turn
        label="Redo"
        keys="Control+Shift+Z"
        hint="Redo (Ctrl+Shift+Z)"
        possible={canRedo}
        onClick={onRedo}
      >
        <RedoIcon />
      </Turn>
    </div>
  );
}

type TurnProps = {
  label: string;
  keys: string;
  hint: string;
  possible: boolean;
  onClick: () => void;
  children: ReactNode;
};

/** It keeps the focus when there is nothing left to turn: a disabled button would drop it. */
function Turn({ label, keys, hint, possible, onClick, children }: TurnProps) {
  return (
    <Tooltip text={hint} side="bottom">
      <IconButton
        label={label}
        aria-keyshortcuts={keys}
        aria-disabled={!possible || undefined}
        onClick={possible ? onClick : undefined}
        className="max-lg:w-9 sm:max-lg:w-11"
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}

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
