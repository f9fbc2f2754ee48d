import { UNTITLED_APPLICATION } from '#documents/application/title.ts';
import type { ApplicationRow } from '../contract.ts';

type Job = Pick<ApplicationRow, 'position' | 'employer' | 'title'>;

/**
 * What two applications for one job have alike: position and employer; of those that name neither, the title. Of one that
 * has none of them nobody can tell.
 */
export function jobOf({ position, employer, title }: Job): string | undefined {
  const named = [position, employer].map(alike);
  if (named.some((text) => text !== '')) return JSON.stringify(named);
  return title.trim() === '' || title === UNTITLED_APPLICATION ? undefined : alike(title);
}

/** Whether there is an application for that job. */
export function isKnown(jobs: ReadonlySet<string>, one: Job): boolean {
  const job = jobOf(one);
  return job !== undefined && jobs.has(job);
}

function alike(text: string): string {
  return text.trim().toLocaleLowerCase();
}
