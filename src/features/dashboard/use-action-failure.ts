import { ApiError } from '#platform/http/api-error.ts';
import { errorText, isSignedOut } from '#platform/http/error-text.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { useToast } from '#ui/toast/toast.tsx';

/** Tells why something could not be done with a document. */
export function useActionFailure() {
  const { toast } = useToast();
  const { refresh } = useAuth();
  return (error: Error, fallback: string) => {
    const unpaid = error instanceof ApiError && error.code === 'subscription_required';
    const title = unpaid ? 'Subscription required' : 'Error';
    toast({ title, description: errorText(error, fallback), variant: 'destructive' });
    // The session or the access ended while the page was open: the page catches up.
    if (unpaid || isSignedOut(error)) void refresh();
  };
}
