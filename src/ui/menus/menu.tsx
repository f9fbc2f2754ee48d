import { DropdownMenu } from 'radix-ui';
import type { ComponentType, ReactElement } from 'react';
import { IconButton } from '#ui/buttons/button.tsx';
import { classNames } from '../class-names.ts';
import { MoreIcon } from '../display/icons.tsx';

export type MenuEntry = {
  label: string;
  onSelect: () => void;
  icon?: ComponentType<{ className?: string }>;
  destructive?: boolean;
  disabled?: boolean;
  /** Why it is disabled, or what it leads to first, shown below the label. */
  reason?: string;
};

export type MenuProps = {
  entries: readonly MenuEntry[];
  /** Accessible name of the dots that open it. */
  label?: string;
  /** Another button to open it by. */
  trigger?: ReactElement;
};

/** Actions behind a button. */
export function Menu({ entries, label = 'More options', trigger }: MenuProps) {
  return (
    // Not modal: a modal one locks scrolling by a style element, which the content security policy forbids.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        {trigger ?? (
          <IconButton label={label}>
            <MoreIcon />
          </IconButton>
        )}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-w-72 min-w-48 animate-rise rounded-md bg-sheet p-1 shadow-lifted"
        >
          {entries.map((entry) => (
            <MenuItem key={entry.label} {...entry} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function MenuItem({ label, onSelect, icon: Icon, destructive, disabled, reason }: MenuEntry) {
  return (
    <DropdownMenu.Item
      // Not Radix's own `disabled`, which the keyboard skips: the reason must be found by everybody.
      aria-disabled={disabled || undefined}
      onSelect={(event) => {
        if (disabled) event.preventDefault();
        else onSelect();
      }}
      className={classNames(
        'flex min-h-11 items-start gap-2.5 rounded-sm px-3 py-2.5 text-sm outline-none data-[highlighted]:bg-accent-wash',
        disabled ? 'cursor-not-allowed' : 'cursor-pointer',
        !disabled && destructive && 'text-danger',
      )}
    >
      {Icon && <Icon className={classNames('mt-0.5 size-4.5 shrink-0', disabled && 'opacity-55')} />}
      <span>
        <span className={classNames('block', disabled && 'text-ink-faint')}>{label}</span>
        {reason && <span className="block text-xs text-ink-soft">{reason}</span>}
      </span>
    </DropdownMenu.Item>
  );
}
