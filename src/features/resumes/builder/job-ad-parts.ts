import { createContext, type ComponentType, type ReactNode } from 'react';
import type { Landing } from '#editor/fields/use-field-focus.ts';
import type { ResumeSession } from './resume-session.ts';

/** What stands around the builder for the ad that a resume is sent to; the parts know each other. */
export type JobAdParts = {
  Around: ComponentType<AroundProps>;
  /** A line above the fields. */
  Strip: ComponentType;
  /** Beside the pages, where there is room. */
  Side: ComponentType;
};

type AroundProps = {
  session: ResumeSession;
  signedIn: boolean;
  /** Shows a field of the form. */
  onGoTo: (path: string, landing?: Landing) => void;
  /** `back` is the way to the application that the resume was opened from; undefined where it was not. */
  children: (back: { to: string; label: string } | undefined) => ReactNode;
};

const Nothing = () => null;

/** Given by `main`, since a resume knows nothing of applications. */
export const JobAdContext = createContext<JobAdParts>({
  Around: ({ children }) => children(undefined),
  Strip: Nothing,
  Side: Nothing,
});
