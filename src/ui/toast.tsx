import { Toast as Radix } from 'radix-ui';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { CloseIcon } from './icons.tsx';
import { takeQueuedToast } from './toast-queue.ts';

export type ToastContent = { title: string; description?: string; variant?: 'default' | 'destructive' };
type ShowToast = (content: ToastContent) => void;

/** How long a toast stays, in ms, and how far it is swiped to dismiss it, in px. */
const DURATION_MS = 5_000;
const SWIPE_PX = 50;

const ToastContext = createContext<ShowToast | null>(null);

/** Shows a toast; a new one takes the place of the one before. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast must be used within a ToastProvider');
  return show;
}

/** Shows one toast at a time; F8 moves the focus to it, Escape or a swipe to the right dismisses it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<(ToastContent & { key: number }) | null>(null);
  const [open, setOpen] = useState(false);
  const show = useMemo<ShowToast>(() => {
    let key = 0;
    return (content) => {
      key += 1;
      setToast({ ...content, key });
      setOpen(true);
    };
  }, []);
  useEffect(() => {
    const queued = takeQueuedToast();
    if (queued) show(queued);
  }, [show]);

  return (
    <ToastContext value={show}>
      <Radix.Provider duration={DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
        {children}
        {toast && (
          <Radix.Root
            key={toast.key}
            open={open}
            onOpenChange={setOpen}
            type={toast.variant === 'destructive' ? 'foreground' : 'background'}
            className={classNames(
              'flex items-start gap-3 rounded-card border p-4 pl-5 shadow-float animate-[rise_150ms_ease-out]',
              'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
              toast.variant === 'destructive'
                ? 'border-danger-solid bg-danger-solid text-white'
                : 'border-line bg-sheet text-ink',
            )}
          >
            <div className="min-w-0 grow">
              <Radix.Title className="font-semibold">{toast.title}</Radix.Title>
              {toast.description && (
                <Radix.Description className="mt-0.5">{toast.description}</Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton label="Dismiss" className="-m-2 text-current hover:text-ink">
                <CloseIcon />
              </IconButton>
            </Radix.Close>
          </Radix.Root>
        )}
        <Radix.Viewport className="fixed right-0 bottom-0 z-[60] m-0 flex w-full max-w-md list-none flex-col gap-2 p-4 outline-none" />
      </Radix.Provider>
    </ToastContext>
  );
}
