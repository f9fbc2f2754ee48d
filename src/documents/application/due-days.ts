import type { TrackedApplication } from './tracked.ts';

/** What of an application is due on a day. */
export type DueDay = { what: 'deadline' | 'next-step'; day: string };

type Dated = Pick<TrackedApplication, 'stage' | 'sentOn' | 'deadline' | 'nextStepOn'>;

/**
 * The deadline for as long as it counts, which is until something was sent: from another stage than the first one on, or
 * once it was marked as sent, nobody has to keep it. Empty where there is none.
 */
export function countingDeadline({ stage, sentOn, deadline }: Omit<Dated, 'nextStepOn'>): string {
  return stage === 'saved' && sentOn === null ? deadline : '';
}

/** The days of an application that count: its deadline, and its next step until it is closed. */
export function dueDays(application: Dated): DueDay[] {
  const { stage, nextStepOn } = application;
  const days: DueDay[] = [
    { what: 'deadline', day: countingDeadline(application) },
    { what: 'next-step', day: stage === 'closed' ? '' : nextStepOn },
  ];
  return days.filter(({ day }) => day !== '');
}
