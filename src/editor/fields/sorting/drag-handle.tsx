import { IconButton } from '#ui/buttons/icon-button.tsx';
import { GripIcon } from '#ui/display/icons.tsx';
import type { SortHandle } from './use-sortable-entry.ts';

/** What an entry is taken by to be moved. */
export function DragHandle({ name, handle }: { name: string; handle: SortHandle }) {
  return (
    <IconButton
      {...handle}
      label={`Move ${name}`}
      // A finger on it moves the entry, not the page.
      className="-ml-2 cursor-grab touch-none text-ink-faint active:cursor-grabbing"
    >
      <GripIcon />
    </IconButton>
  );
}
