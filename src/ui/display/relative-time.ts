import { useEffect, useState } from 'react';

const MINUTE = 60_000;
const MINUTES_A_DAY = 24 * 60;
const MINUTES_A_MONTH = 30 * MINUTES_A_DAY;

/**
 * How long ago something was, in words: "about 2 hours ago". Its bounds and wording are those of date-fns'
 * `formatDistance`. A moment that seems to lie ahead, because this clock or the server's is wrong, is just now.
 */
export function relativeTime(moment: Date, now: Date): string {
  return `${distance(moment, now)} ago`;
}

function distance(moment: Date, now: Date): string {
  const minutes = Math.round(Math.max(0, now.getTime() - moment.getTime()) / MINUTE);
  if (minutes < 1) return 'less than a minute';
  if (minutes < 45) return count(minutes, 'minute');
  if (minutes < 90) return 'about 1 hour';
  if (minutes < MINUTES_A_DAY) return `about ${count(Math.round(minutes / 60), 'hour')}`;
  if (minutes < 1.75 * MINUTES_A_DAY) return '1 day';
  if (minutes < MINUTES_A_MONTH) return count(Math.round(minutes / MINUTES_A_DAY), 'day');
  const months = Math.round(minutes / MINUTES_A_MONTH);
  if (minutes < 2 * MINUTES_A_MONTH) return `about ${count(months, 'month')}`;
  const wholeMonths = wholeMonthsBetween(moment, now);
  return wholeMonths < 12 ? count(months, 'month') : years(wholeMonths);
}

function years(wholeMonths: number): string {
  const whole = Math.floor(wholeMonths / 12);
  const rest = wholeMonths % 12;
  if (rest < 3) return `about ${count(whole, 'year')}`;
  if (rest < 9) return `over ${count(whole, 'year')}`;
  return `almost ${count(whole + 1, 'year')}`;
}

/** Calendar months that have gone by in full: from the 31st of January to the 28th of February is one. */
function wholeMonthsBetween(from: Date, to: Date): number {
  const months = (to.getFullYear() - from.getFullYear()) * 12 + to.getMonth() - from.getMonth();
  const anniversary = new Date(from);
  anniversary.setDate(1);
  anniversary.setMonth(from.getMonth() + months);
  const lastDay = new Date(anniversary.getFullYear(), anniversary.getMonth() + 1, 0).getDate();
  anniversary.setDate(Math.min(from.getDate(), lastDay));
  return anniversary > to ? months - 1 : months;
}

function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

/** The time, kept up to the minute while the page is open. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
