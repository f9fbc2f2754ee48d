import { useEffect, useState } from 'react';
import { useAuth } from './auth-context.tsx';

/** Whether the session of somebody who was signed in on this page ended by itself: what they wrote is kept for them. */
export function useSessionEnded(): boolean {
  const auth = useAuth();
  const { status } = auth;
  const [wasSignedIn, setWasSignedIn] = useState(false);
  useEffect(() => {
    if (status === 'signedIn') setWasSignedIn(true);
  }, [status]);
  return wasSignedIn && auth.status === 'signedOut' && !auth.loggedOut;
}
