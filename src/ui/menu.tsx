import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { MoreIcon } from './icons.tsx';

export type MenuItem = {
  label: string;
  onSelect: () => void;
  destructive?: boolean;
  /** Why the item cannot be chosen; makes it disabled. */
  disabledReason?: string | undefined;
};

/** A button with three dots that opens a list of actions. */
export function Menu({ items, trigger }: { items: readonly MenuItem[]; trigger?: ReactNode }) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        {trigger ?? (
          <IconButton label="More options">
            <MoreIcon />
          </IconButton>
        )}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          className="z-30 min-w-48 rounded-card border border-line bg-sheet p-1.5 text-ink shadow-float animate-[rise_120ms_ease-out]"
        >
          {items.map((item) => (
            <DropdownMenu.Item
              key={item.label}
              onSelect={item.onSelect}
              disabled={item.disabledReason !== undefined}
              className={classNames(
                'rounded-control px-3 py-2 outline-none data-[highlighted]:bg-tint data-[disabled]:cursor-not-allowed',
                'data-[disabled]:text-muted',
                item.destructive && 'text-danger',
              )}
            >
              {item.label}
              {item.disabledReason && (
                <span className="block max-w-56 text-sm text-muted">{item.disabledReason}</span>
              )}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
