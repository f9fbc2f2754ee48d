import { createContext, use } from 'react';
import type { Toast } from './toast.ts';

export type ShowToast = (toast: Toast) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** `toast({ title })` shows a message for five seconds, in place of the one before. */
export function useToast(): { toast: ShowToast } {
  const toast = use(ToastContext);
  if (!toast) throw new Error('useToast must be used within a ToastProvider');
  return { toast };
}
