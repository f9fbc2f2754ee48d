export type Toast = { title: string; description?: string; variant?: 'default' | 'destructive' };

/** How long a toast stays, in ms; resting on it or focusing it stops the clock. */
export const TOAST_MS = 5000;
/** How far to the right a finger pushes a toast away, in px. */
export const SWIPE_PX = 50;
