import type { ReactNode } from 'react';
import { IconButton } from '#ui/buttons/button.tsx';
import { RedoIcon, UndoIcon } from '#ui/display/icons.tsx';
import { Tooltip } from '#ui/display/tooltip.tsx';

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
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}
