import { fitTitle } from '../fit-title.ts';
import { cleanLine } from '../text/clean.ts';
import type { ApplicationData } from './schema.ts';

export const UNTITLED_APPLICATION = 'Untitled application';

/** What an application is called until somebody calls it otherwise: "Staff nurse – Mercy Hospital". */
export function applicationTitle({
  position,
  employer,
}: Pick<ApplicationData, 'position' | 'employer'>): string {
  return [position, employer].map(cleanLine).filter(Boolean).join(' – ') || UNTITLED_APPLICATION;
}

/** The title that somebody has given it; empty where it is called by its position and employer. */
export function ownTitle(
  application: Pick<ApplicationData, 'position' | 'employer'> & { title: string },
): string {
  return application.title === fitTitle('', applicationTitle(application)) ? '' : application.title;
}
