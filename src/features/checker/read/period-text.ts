import type { PartialDate, Period } from '#documents/parser/parsed-resume.ts';
import { readTexts } from '../content/read-texts.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A period as a machine has understood it, whatever way it is written in: "Mar 2019 – present". */
export function periodText({ start, end, current }: Period): string {
  const last = current ? readTexts.present : end ? dateText(end) : '';
  return [start ? dateText(start) : '', last].filter(Boolean).join(' – ');
}

function dateText({ year, month, season }: PartialDate): string {
  const part = month === undefined ? season : MONTHS[month - 1];
  return part ? `${part} ${year}` : String(year);
}
