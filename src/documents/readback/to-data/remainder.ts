import { entryTexts } from '../entry-texts.ts';
import type { Read, ReadResume } from '../read-resume.ts';

/** Lines that no field took: what somebody wrote is not dropped because we did not understand it. */
export function remainder(read: ReadResume): Read[] {
  const taken = new Set(
    words(
      allReads(read)
        .map(({ value, source }) => `${value} ${source.snippet}`)
        .join(' '),
    ),
  );
  return read.sections
    .flatMap(({ text }) => text)
    .filter(({ value }) => {
      const own = words(value);
      const lost = own.filter((word) => !taken.has(word));
      // Dates, "GPA" and labels of contact details are small words of lines that were understood.
      return own.length > 0 && lost.length * 2 > own.length && lost.join('').length > 3;
    });
}

function allReads(read: ReadResume): { value: string; source: Read['source'] }[] {
  const items = [...read.languages, ...read.certificates, ...read.others.flatMap((other) => other.items)];
  const entries = [...read.jobs, ...read.education, ...items].flatMap((entry) => [
    ...entryTexts(entry),
    entry.period,
    'url' in entry ? entry.url : undefined,
  ]);
  const single = [
    read.name,
    read.title,
    read.location,
    ...read.emails,
    ...read.phones,
    ...read.links,
    ...read.summary,
  ];
  const headings = read.sections.map(({ heading }) => heading);
  return [...single, ...entries, ...read.skills, ...headings].flatMap((one) =>
    one ? [{ value: typeof one.value === 'string' ? one.value : '', source: one.source }] : [],
  );
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
