import { createContext, type ComponentType, type ReactNode } from 'react';
import type { LetterSession } from './letter-session.ts';

type AroundProps = {
  session: LetterSession;
  signedIn: boolean;
  /** @param back where the way back leads, of a letter that is for an application */
  children: (back: { to: string; label: string } | undefined) => ReactNode;
};

/** What stands around the builder of a letter that is for an application: given by `main`, since a letter knows of none. */
export const LetterApplicationContext = createContext<ComponentType<AroundProps>>(({ children }) =>
  children(undefined),
);
