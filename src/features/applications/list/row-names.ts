import { ownTitle } from '#documents/application/title.ts';
import type { ApplicationRow } from '../contract.ts';

type Named = Pick<ApplicationRow, 'title' | 'position' | 'employer'>;

/** What an application is called in a sentence: as somebody has called it, or by what and where it is. */
export function nameOf(row: Named): string {
  const { position, employer, title } = row;
  return ownTitle(row) || [position, employer].filter(Boolean).join(' – ') || title;
}

/** What it is called over the line that says the rest. */
export function headingOf(row: Named): string {
  return ownTitle(row) || row.position || row.employer || row.title;
}

/** What stands below that: what, who and where, as far as the heading does not say it. */
export function besides(row: Named & Pick<ApplicationRow, 'location'>): string {
  const { position, employer, location } = row;
  const isOwn = ownTitle(row) !== '';
  return [isOwn && position, (isOwn || position) && employer, location].filter(Boolean).join(' · ');
}
