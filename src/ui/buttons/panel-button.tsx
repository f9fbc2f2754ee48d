import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ChevronDownIcon } from '../display/icons.tsx';
import { Button } from './button.tsx';

type PanelButtonProps = {
  /** The id of the panel that it opens and closes. */
  panel: string;
  open: boolean;
  onOpen: (open: boolean) => void;
  children: ReactNode;
};

/** Opens a panel of the page below it, and closes it again. */
export function PanelButton({ panel, open, onOpen, children }: PanelButtonProps) {
  return (
    <Button
      variant="secondary"
      size="small"
      className="max-lg:min-h-11"
      aria-expanded={open}
      aria-controls={panel}
      onClick={() => onOpen(!open)}
    >
      {children}
      <ChevronDownIcon className={classNames('size-4 shrink-0', open && 'rotate-180')} />
    </Button>
  );
}
