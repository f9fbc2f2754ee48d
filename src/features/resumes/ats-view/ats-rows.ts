import { normalForm } from '#documents/text/clean.ts';
import type { PartialDate, Period, ParsedValue, ParsedItem } from '#documents/parser/parsed-resume.ts';

import { atsTexts } from './ats-texts.ts';
import type { ReadBack } from './read-back.ts';

/** A field of the form that software fills in: what was typed, and what was read of it. */
export type AtsRow = { label: string; typed: string; read: string; same: boolean };
export type AtsGroup = { title: string; rows: AtsRow[] };

const { groups, labels } = atsTexts;

/** What is read from the PDF beside what was typed, in the order in which software asks. */
export function atsRows(typed: ReadBack, read: ReadBack): AtsGroup[] {
  const all: AtsGroup[] = [
    {
      title: groups.contact,
      rows: [
        // Where no name was typed the page has a stand-in for it, which nobody wrote.
        ...(typed.name ? [row(labels.name, typed.name.value, textOf(read.name))] : []),
        row(labels.title, textOf(typed.title), textOf(read.title)),
        row(labels.email, textOf(typed.emails[0]), textOf(read.emails[0])),
        row(labels.phone, textOf(typed.phones[0]), textOf(read.phones[0])),
        row(labels.location, textOf(typed.location), textOf(read.location)),
        ...typed.links.map(({ value }) =>
          row(
            labels.link,
            value,
            found(
              value,
              read.links.map((link) => link.value),
            ),
          ),
        ),
      ],
    },
    { title: groups.summary, rows: [lines(labels.text, typed.summary, read.summary)] },
    ...typed.jobs.map((job, index) => ({
      title: groups.job(index + 1),
      rows: [
        row(labels.position, textOf(job.title), textOf(read.jobs[index]?.title)),
        row(labels.employer, textOf(job.employer), textOf(read.jobs[index]?.employer)),
        row(labels.place, textOf(job.place), textOf(read.jobs[index]?.place)),
        row(labels.dates, periodOf(job.period), periodOf(read.jobs[index]?.period)),
        lines(
          labels.text,
          [...job.paragraphs, ...job.bullets],
          [...(read.jobs[index]?.paragraphs ?? []), ...(read.jobs[index]?.bullets ?? [])],
        ),
      ],
    })),
    ...typed.education.map((study, index) => ({
      title: groups.education(index + 1),
      rows: [
        row(labels.degree, textOf(study.degree), textOf(read.education[index]?.degree)),
        row(labels.school, textOf(study.school), textOf(read.education[index]?.school)),
        row(labels.place, textOf(study.place), textOf(read.education[index]?.place)),
        row(labels.dates, periodOf(study.period), periodOf(read.education[index]?.period)),
        lines(labels.text, study.details, read.education[index]?.details ?? []),
      ],
    })),
    { title: groups.skills, rows: [list(labels.skills, typed.skills, read.skills)] },
    { title: groups.languages, rows: items(typed.languages, read.languages) },
    { title: groups.certificates, rows: items(typed.certificates, read.certificates) },
    ...typed.others.map(({ heading, items: own }, index) => ({
      title: heading || labels.entry,
      rows: items(own, read.others[index]?.items ?? []),
    })),
  ];
  return all
    .map(({ title, rows }) => ({ title, rows: rows.filter((one) => one.typed !== '' || one.read !== '') }))
    .filter(({ rows }) => rows.length > 0);
}

/** Letters and figures alone: how a line is broken, and how a link begins, is no matter of what was read. */
function essence(text: string): string {
  return normalForm(text, 'NFKC')
    .toLowerCase()
    .replace(/https?:\/\/|www\./g, '')
    .replace(/[^\p{L}\p{N}\p{M}+#%$€£@]/gu, '');
}

function row(label: string, typed: string, read: string): AtsRow {
  return { label, typed, read, same: essence(typed) === essence(read) };
}

/** Texts of several lines: each must be there, in whatever pieces it is read. */
function lines(label: string, typed: readonly ParsedValue[], read: readonly ParsedValue[]): AtsRow {
  const all = essence(read.map(({ value }) => value).join(''));
  const join = (reads: readonly ParsedValue[]) => reads.map(({ value }) => value).join('\n');
  return {
    label,
    typed: join(typed),
    read: join(read),
    same: typed.every(({ value }) => all.includes(essence(value))),
  };
}

function list(label: string, typed: readonly ParsedValue[], read: readonly ParsedValue[]): AtsRow {
  const known = new Set(read.map(({ value }) => essence(value)));
  const join = (reads: readonly ParsedValue[]) => reads.map(({ value }) => value).join(', ');
  return {
    label,
    typed: join(typed),
    read: join(read),
    same: typed.every(({ value }) => known.has(essence(value))),
  };
}

function items(typed: readonly ParsedItem[], read: readonly ParsedItem[]): AtsRow[] {
  const text = (item: ParsedItem | undefined) =>
    [
      textOf(item?.title),
      textOf(item?.subtitle),
      periodOf(item?.period),
      ...(item?.details ?? []).map(textOf),
    ]
      .filter(Boolean)
      .join('\n');
  return typed.map((item, index) => row(labels.entry, text(item), text(read[index])));
}

function found(typed: string, read: readonly string[]): string {
  return read.find((one) => essence(one) === essence(typed)) ?? '';
}

const textOf = (read: ParsedValue | undefined): string => read?.value ?? '';

function periodOf(read: ParsedValue<Period> | undefined): string {
  if (!read) return '';
  const { start, end, current } = read.value;
  return [dateOf(start), current ? atsTexts.present : dateOf(end)].filter(Boolean).join(' – ');
}

function dateOf(date: PartialDate | undefined): string {
  if (!date) return '';
  return [date.month === undefined ? date.season : String(date.month).padStart(2, '0'), date.year]
    .filter((part) => part !== undefined)
    .join('/');
}
