import { cleanLine } from '../../text/clean.ts';
import { dueDays, type DueDay } from '../due-days.ts';
import type { ApplicationData } from '../schema.ts';
import { contentLine, writtenText } from './content-line.ts';

export type DatedApplication = {
  id: number;
  version: number;
  updatedAt: Date;
  title: string;
  data: Pick<ApplicationData, 'stage' | 'deadline' | 'nextStepOn' | 'nextStep' | 'location' | 'url'>;
  /** The day of the latest one that was marked as sent. */
  sentOn: string | null;
};

/** Whose calendar it is: `host` makes its events different from those of another installation. */
export type CalendarOwner = { product: string; host: string };

/** The days of applications that count, deadlines and next steps, as whole days of a calendar (RFC 5545). */
export function writeCalendar(applications: readonly DatedApplication[], owner: CalendarOwner): string {
  const events = applications.flatMap((application) =>
    dueDays({ ...application.data, sentOn: application.sentOn }).flatMap((due) =>
      eventOf(application, due, owner),
    ),
  );
  return [
    contentLine('BEGIN', 'VCALENDAR'),
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', `-//${writtenText(cleanLine(owner.product))}//Applications//EN`),
    contentLine('CALSCALE', 'GREGORIAN'),
    ...events,
    contentLine('END', 'VCALENDAR'),
  ].join('');
}

function eventOf(application: DatedApplication, { what, day }: DueDay, { host }: CalendarOwner): string[] {
  const { id, version, updatedAt, title, data } = application;
  const step = cleanLine(data.nextStep) || 'Next step';
  const name = cleanLine(title);
  const summary = what === 'deadline' ? `Deadline: ${name}` : `${step}: ${name}`;
  const details = [data.location, data.url].map(cleanLine).filter(Boolean).join('\n');
  return [
    contentLine('BEGIN', 'VEVENT'),
    // The same for as long as the application is there, so that a calendar that reads the file again changes its event.
    contentLine('UID', `application-${id}-${what}@${host}`),
    contentLine('DTSTAMP', moment(updatedAt)),
    contentLine('SEQUENCE', String(version)),
    contentLine('DTSTART;VALUE=DATE', compact(day)),
    // The day after, which is no more part of it; without one some calendars show nothing.
    contentLine('DTEND;VALUE=DATE', compact(nextDay(day))),
    contentLine('SUMMARY', writtenText(summary)),
    ...(details === '' ? [] : [contentLine('DESCRIPTION', writtenText(details))]),
    contentLine('TRANSP', 'TRANSPARENT'),
    contentLine('END', 'VEVENT'),
  ];
}

/** `20261201` */
function compact(day: string): string {
  return day.replaceAll('-', '');
}

function nextDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  // A year has four digits; nothing comes after the last day of them.
  const next = date.toISOString();
  return next.startsWith('+') ? day : next.slice(0, 10);
}

/** `20261120T083000Z` */
function moment(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d+/g, '');
}
