import { Toast as RadixToast } from 'radix-ui';
import {
  useCallback,
  useRef,
  useState,
  type ReactNode,
  useEffect,
  useEffectEvent,
  type RefObject,
  createContext,
  use,
} from 'react';
import { buttonStyle } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { AlertIcon, CheckIcon, CloseIcon } from '#ui/display/icons.tsx';
import { useClearOfToast } from './clear-of-toast.ts';

type Shown = Toast & { key: number };

/** Shows one toast at a time to everything below it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [open, setOpen] = useState(false);
  const toasts = useRef<HTMLOListElement>(null);
  useClearOfToast(toasts, open ? shown : null);
  useWindowsFirst(open && shown?.variant !== 'destructive', () => setOpen(false));
  const giveFocusBack = useFocusBefore(toasts, open);

  const show = useCallback((toast: Toast) => {
    setShown((before) => ({ ...toast, key: (before?.key ?? 0) + 1 }));
    setOpen(true);
  }, []);

  return (
    <ToastContext value={show}>
      <RadixToast.Provider duration={TOAST_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
        {children}
        {shown && (
          <ToastCard
            key={shown.key}
            toast={shown}
            open={open}
            onOpenChange={(isOpen) => {
              setOpen(isOpen);
              if (!isOpen) giveFocusBack();
            }}
          />
        )}
        <RadixToast.Viewport
          ref={toasts}
          hotkey={['F8']}
          // Pages with a bar of their own at the bottom say how high it is; a window has its buttons there. Over a keyboard on the screen the line that is
          // written is at the bottom, too.
          className="fixed right-0 bottom-(--bottom-bar,0px) z-[60] flex w-full max-w-md flex-col p-4 outline-none data-[place=top]:top-0 data-[place=top]:bottom-auto [html:has([data-holds-page])_&]:top-0 [html:has([data-holds-page])_&]:bottom-auto short:top-0 short:bottom-auto short:p-2"
        />
      </RadixToast.Provider>
    </ToastContext>
  );
}

type ToastCardProps = { toast: Toast; open: boolean; onOpenChange: (open: boolean) => void };

function ToastCard({ toast, open, onOpenChange }: ToastCardProps) {
  const variant = toast.variant ?? 'default';
  const look = LOOKS[variant];
  return (
    <RadixToast.Root
      open={open}
      onOpenChange={onOpenChange}
      className={classNames(
        'flex items-start gap-3 rounded-md border-l-4 py-3 pr-1 pl-4 shadow-lifted short:py-1.5 short:text-sm',
        'data-[state=closed]:animate-toast-out data-[state=open]:animate-toast-in',
        'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:animate-toast-swipe',
        look.card,
      )}
    >
      <look.Icon className={classNames('mt-0.5 size-5 shrink-0', look.icon)} />
      <div className="min-w-0 grow">
        <RadixToast.Title className="font-semibold">{toast.title}</RadixToast.Title>
        {toast.description && (
          <RadixToast.Description className={classNames('text-sm', variant === 'default' && 'text-ink-soft')}>
            {toast.description}
          </RadixToast.Description>
        )}
        {toast.action && (
          <RadixToast.Action
            altText={toast.action.label}
            onClick={toast.action.onSelect}
            className={buttonStyle('secondary', 'small', 'mt-2')}
          >
            {toast.action.label}
          </RadixToast.Action>
        )}
      </div>
      <RadixToast.Close
        aria-label="Close"
        className="-my-2 inline-flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-accent-wash"
      >
        <CloseIcon />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}

/** Only what went well has the tick. */
const LOOKS = {
  default: { Icon: CheckIcon, icon: 'text-accent', card: 'border-accent bg-sheet text-ink' },
  warning: { Icon: AlertIcon, icon: '', card: 'border-caution-edge bg-caution-wash text-caution' },
  destructive: { Icon: AlertIcon, icon: '', card: 'border-danger bg-danger-wash text-danger-deep' },
} as const;

/**
 * A window that opens takes the place of a toast, which would lie over its heading and its way out; what went wrong stays.
 */
function useWindowsFirst(open: boolean, onWindow: () => void): void {
  const leave = useEffectEvent(onWindow);
  useEffect(() => {
    if (!open) return undefined;
    const isWindow = (node: Node) =>
      node instanceof Element && (node.matches(WINDOW) || node.querySelector(WINDOW) !== null);
    const watching = new MutationObserver((changes) => {
      if (changes.some(({ addedNodes }) => [...addedNodes].some(isWindow))) leave();
    });
    watching.observe(document.body, { childList: true });
    return () => watching.disconnect();
  }, [open]);
}

/** What every window brings that holds the page below it. */
const WINDOW = '[data-holds-page]';

/**
 * Remembers what had the focus before a toast.
 * @returns gives the focus back to it, where a toast that goes would take the focus with it
 */
function useFocusBefore(toasts: RefObject<HTMLElement | null>, open: boolean): () => void {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    if (!open) return;
    const isOfToasts = (element: Element) => toasts.current?.parentElement?.contains(element) ?? false;
    const remember = () => {
      const focused = document.activeElement;
      if (focused && !isOfToasts(focused)) before.current = focused;
    };
    remember();
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [toasts, open]);
  return useCallback(() => {
    const region = toasts.current?.parentElement;
    const last = before.current;
    if (!region?.contains(document.activeElement) || !(last instanceof HTMLElement)) return;
    const place = last.isConnected ? last : document.querySelector<HTMLElement>('main');
    place?.focus({ preventScroll: true });
  }, [toasts]);
}

export type Toast = {
  title: string;
  description?: string;
  /** A warning is of what went well but for something. */
  variant?: 'default' | 'warning' | 'destructive';
  /** What can be done about it; it can be done elsewhere, too: a toast goes. */
  action?: { label: string; onSelect: () => void };
};

/** How long a toast stays, in ms; resting on it or focusing it stops the clock. */
const TOAST_MS = 5000;
/** How far to the right a finger pushes a toast away, in px. */
const SWIPE_PX = 50;

type ShowToast = (toast: Toast) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** `toast({ title })` shows a message for five seconds, in place of the one before. */
export function useToast(): { toast: ShowToast } {
  const toast = use(ToastContext);
  if (!toast) throw new Error('useToast must be used within a ToastProvider');
  return { toast };
}
