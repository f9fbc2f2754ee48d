import { DropdownMenu } from 'radix-ui';
import { Link } from 'react-router';
import { ChevronDownIcon } from '../display/icons.tsx';
import type { NavigationGroup } from './navigation.ts';

/** Links of the top bar that unfold below their label. */
export function LinkGroup({ group, className }: { group: NavigationGroup; className: string }) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className={className}>
        {group.label}
        <ChevronDownIcon className="ml-1 size-4" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="start"
          sideOffset={4}
          className="z-50 min-w-48 animate-rise rounded-md bg-sheet p-1 shadow-lifted"
        >
          {group.links.map(({ label, to }) => (
            <DropdownMenu.Item key={to} asChild>
              <Link
                to={to}
                className="flex min-h-11 items-center rounded-sm px-3 text-sm no-underline outline-none data-[highlighted]:bg-accent-wash"
              >
                {label}
              </Link>
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
