import { lazy, Suspense } from 'react';
import type { FormatsDialogProps } from './formats-dialog.tsx';

// Nobody needs it before it is asked for.
const FormatsDialog = lazy(async () => ({ default: (await import('./formats-dialog.tsx')).FormatsDialog }));

/** The formats beside the PDF, once they are asked for. */
export function LazyFormatsDialog(props: FormatsDialogProps) {
  return <Suspense>{props.open && <FormatsDialog {...props} />}</Suspense>;
}
