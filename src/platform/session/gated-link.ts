import { useAuth } from './auth-context.tsx';
import { signInPath } from './return-path.ts';

/** Where something that needs an account leads: there, or to signing in first and then there. */
export function useGatedLink(): (to: string) => string {
  const { status } = useAuth();
  return (to) => (status === 'signedIn' ? to : signInPath(to));
}
