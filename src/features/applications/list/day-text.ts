/** The day of `YYYY-MM-DD` where the person is; nothing for a text that is none. */
export function dayAsDate(day: string): Date | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (!year || !month || !date) return undefined;
  const found = new Date(2000, Number(month) - 1, Number(date));
  // Years below 100 would be taken for those of the last century.
  found.setFullYear(Number(year), Number(month) - 1, Number(date));
  return found;
}

const THIS_YEAR = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const ANY_YEAR = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** A day in words, with its year where that is not this one: "Dec 3". */
export function dayText(day: string, today: string): string {
  const date = dayAsDate(day);
  if (!date) return day;
  return (day.slice(0, 4) === today.slice(0, 4) ? THIS_YEAR : ANY_YEAR).format(date);
}
