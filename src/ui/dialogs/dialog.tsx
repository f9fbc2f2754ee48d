import { Dialog as RadixDialog } from 'radix-ui';
import { useRef, type ReactNode, useEffect } from 'react';
import { classNames } from '../class-names.ts';
import { CloseIcon } from '../display/icons.tsx';
import { useFocusBack } from './focus-back.ts';

export type DialogProps = {
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the end. */
  footer?: ReactNode;
  /** What opens it; or control it by `open` and `onOpenChange`. */
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  size?: 'narrow' | 'wide' | 'page';
  /**
   * `side`: at the end of a wide screen, and up from the bottom of a small one, within a thumb's reach. `start`: at the
   * beginning of a wide screen, so that what stands at its end can be looked at meanwhile.
   */
  place?: 'middle' | 'side' | 'start';
  /** For a dialog that opens by itself: the next key of a person who is typing must not press a button. */
  unasked?: boolean;
};

const WIDTHS = { narrow: 'max-w-md', wide: 'max-w-2xl', page: 'max-w-5xl' } as const;

/** A window over the page; Escape, its cross and the ground around it close it. */
export function Dialog({
  title,
  description,
  children,
  footer,
  trigger,
  open,
  onOpenChange,
  size = 'narrow',
  place = 'middle',
  unasked = false,
}: DialogProps) {
  const focusBack = useFocusBack();
  return (
    <RadixDialog.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <div
          className={classNames(OVERLAY, place === 'start' && 'lg:bg-transparent')}
          data-holds-page=""
          aria-hidden="true"
        />
        <RadixDialog.Content
          className={place === 'middle' ? classNames(DIALOG, WIDTHS[size]) : SHEETS[place]}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            focusBack.onOpenAutoFocus();
            if (!unasked || !(event.target instanceof HTMLElement)) return;
            event.preventDefault();
            event.target.focus();
          }}
          onCloseAutoFocus={(event) => {
            // A trigger takes it back by itself.
            if (!trigger) focusBack.onCloseAutoFocus(event);
          }}
        >
          <RadixDialog.Title className={classNames(DIALOG_TITLE, 'pr-10')}>{title}</RadixDialog.Title>
          {description && (
            <RadixDialog.Description className="mt-2 text-sm text-ink-soft">
              {description}
            </RadixDialog.Description>
          )}
          {children && <div className="mt-5">{children}</div>}
          {footer && <div className={DIALOG_FOOTER}>{footer}</div>}
          <RadixDialog.Close
            aria-label="Close"
            className="absolute top-3 right-3 inline-flex size-11 items-center justify-center rounded-md hover:bg-accent-wash"
          >
            <CloseIcon />
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/*
 * Drawn without Radix's own overlay: that one locks scrolling by a style element, which the content security policy
 * forbids. `data-holds-page` does the same from app.css.
 */
export const OVERLAY = 'fixed inset-0 z-40 animate-appear bg-scrim';

const WINDOW =
  'fixed z-50 flex flex-col overflow-y-auto overscroll-contain bg-sheet p-5 text-ink shadow-lifted animate-appear sm:p-7';

export const DIALOG = `${WINDOW} top-1/2 left-1/2 max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] -translate-x-1/2 -translate-y-1/2 rounded-lg`;

const SHEET = `${WINDOW} bottom-0 right-0 max-h-[calc(100dvh-2rem)] w-full max-lg:rounded-t-lg lg:rounded-lg`;

const SHEETS = {
  side: `${SHEET} lg:right-6 lg:bottom-6 lg:w-[calc(60%-3rem)] lg:max-w-4xl`,
  start: `${SHEET} lg:right-auto lg:left-4 lg:top-4 lg:bottom-4 lg:max-h-none lg:w-[calc(40%-1.5rem)]`,
} as const;

/** In sight however long the text above it is: a choice that has to be scrolled to is overlooked. */
export const DIALOG_FOOTER =
  'sticky -bottom-5 -mx-5 -mb-5 mt-6 flex shrink-0 flex-wrap justify-end gap-2 bg-sheet px-5 pt-3 pb-5 ' +
  'sm:-bottom-7 sm:-mx-7 sm:-mb-7 sm:px-7 sm:pb-7 ' +
  // What goes on under it fades out.
  'before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-5 before:bg-linear-to-t before:from-sheet before:to-transparent';

export const DIALOG_TITLE = 'font-serif text-xl font-semibold';

/**
 * Brings the focus back to what a controlled dialog was opened from, once it has closed and nothing else took it.
 * @returns what to call at the moment that opens it
 */
export function useReturnFocus(open: boolean): () => void {
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const target = opener.current;
    if (open || !target) return undefined;
    opener.current = null;
    // A closing dialog lets go of the focus in a timer of its own, which was set before this one.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body && target.isConnected) target.focus();
    });
    return () => clearTimeout(timer);
  }, [open]);
  return () => {
    opener.current = focusedControl();
  };
}

/** What has the focus; for an entry of a menu, which is gone when it is chosen, the button that opened the menu. */
function focusedControl(): HTMLElement | null {
  const focused = document.activeElement;
  const menuButton = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  if (menuButton) return document.getElementById(menuButton);
  return focused instanceof HTMLElement && focused !== document.body ? focused : null;
}
