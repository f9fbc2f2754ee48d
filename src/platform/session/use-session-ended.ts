import { useEffect, useState } from 'react';
import { useAuth } from './auth-context.tsx';

/** Whether the person was signed in when this page was opened, and is no more. */
export function useSessionEnded(): boolean {
  const { status } = useAuth();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  useEffect(() => {
    if (status === 'signedIn') setWasSignedIn(true);
  }, [status]);
  return wasSignedIn && status === 'signedOut';
}
