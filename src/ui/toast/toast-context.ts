import { createContext, use } from 'react';

export type Toast = { title: string; description?: string; variant?: 'default' | 'destructive' };

/** How long a toast stays, in ms; resting on it or focusing it stops the clock. */
export const TOAST_MS = 5000;
/** How far to the right a finger pushes a toast away, in px. */
export const SWIPE_PX = 50;

export type ShowToast = (toast: Toast) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** `toast({ title })` shows a message for five seconds, in place of the one before. */
export function useToast(): { toast: ShowToast } {
  const toast = use(ToastContext);
  if (!toast) throw new Error('useToast must be used within a ToastProvider');
  return { toast };
}
