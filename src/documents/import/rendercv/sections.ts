import { line, lines, record, type Foreign } from '#documents/resume/foreign-values.ts';
import type { FurtherSectionKind } from '#documents/resume/section-kinds.ts';
import { isSharedKind, type ParsedSectionKind } from '../../parser/parsed-resume.ts';
import { headingKind } from '../../parser/resume/sections/heading-kind.ts';
import { isOurHeading } from '../../parser/to-data/same-words.ts';
import type { Gathered, GatheredItem, GatheredJob, GatheredStudy } from '../structured/gathered.ts';
import { fromMarkdown, wordsOfMarked } from '../structured/marked-text.ts';
import type { GatheredDates, SourceDates } from '../structured/source-dates.ts';

type GatheredSections = Pick<Gathered, 'summary' | 'jobs' | 'studies' | 'skills'> & {
  sections: Gathered['sections'];
  core: NonNullable<Gathered['core']>;
  /** Headings as they are printed, and those that are there in other words. */
  titles: readonly string[];
  converted: readonly string[];
};

/** An entry of a section: a text, or one of the kinds that its keys tell. */
type Entry = string | Foreign;

/** Sections by what their entries are, and where those may be anything, by what they are called. */
export function gatherSections(sections: Foreign, dates: SourceDates): GatheredSections {
  const reader = new EntryReader(dates);
  const gathered: GatheredSections = {
    summary: '',
    jobs: [],
    studies: [],
    skills: [],
    sections: [],
    core: {},
    titles: [],
    converted: [],
  };
  return Object.entries(sections).reduce((all, [key, value]) => {
    const title = titleOf(key);
    const entries = (Array.isArray(value) ? value : []).map((entry: unknown) =>
      typeof entry === 'string' ? entry : record(entry),
    );
    const kind = headingKind(title)?.kind ?? 'unknown';
    const isOurs = isOurHeading(title, kind, 'en');
    const whole = {
      ...all,
      titles: [...all.titles, title],
      converted: isOurs ? [...all.converted, title] : all.converted,
    };
    return placed(whole, { title, kind, isOurs, entries }, reader);
  }, gathered);
}

/** Keys are written as headings, or with underscores between small words. */
function titleOf(key: string): string {
  if (/[ A-Z]/.test(key)) return key;
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Section = { title: string; kind: ParsedSectionKind; isOurs: boolean; entries: readonly Entry[] };

function placed(all: GatheredSections, section: Section, reader: EntryReader): GatheredSections {
  const { title, kind, isOurs, entries } = section;
  const every = (...keys: string[]) =>
    entries.length > 0 &&
    entries.every((entry) => typeof entry !== 'string' && keys.some((key) => key in entry));
  const core = (id: keyof GatheredSections['core']) =>
    isOurs || all.core[id] ? all.core : { ...all.core, [id]: { heading: title } };
  const texts = entries.filter((entry) => typeof entry === 'string');
  if (kind === 'summary' && texts.length === entries.length && all.summary === '') {
    return { ...all, summary: texts.map(fromMarkdown).join('\n\n'), core: core('summary') };
  }
  if (
    every('company', 'position') &&
    (kind === 'experience' || kind === 'unknown') &&
    (all.jobs.length === 0 || isOurs)
  ) {
    return {
      ...all,
      jobs: [...all.jobs, ...entries.map((entry) => reader.job(record(entry)))],
      core: core('employment'),
    };
  }
  if (every('institution')) {
    const studies = entries.map((entry) => reader.study(record(entry)));
    return { ...all, studies: [...all.studies, ...studies], core: core('education') };
  }
  if (kind === 'skills' && every('label')) {
    return {
      ...all,
      skills: [...all.skills, ...entries.map((entry) => skillsIn(record(entry)))],
      core: core('skills'),
    };
  }
  if (kind === 'skills' && texts.length === entries.length) {
    const skills = texts
      .flatMap((text) => wordsOfMarked(text).split(/[,;]\s*/))
      .map((name) => ({ name, skills: [] }));
    return { ...all, skills: [...all.skills, ...skills], core: core('skills') };
  }
  const own: FurtherSectionKind = isSharedKind(kind) ? kind : every('authors') ? 'publications' : 'custom';
  const items = reader.items(entries, own);
  return { ...all, sections: [...all.sections, { kind: own, title: isOurs ? '' : title, items }] };
}

function skillsIn({ label, details }: Foreign): { name: string; skills: readonly string[] } {
  return { name: wordsOfMarked(line(label)), skills: apart(wordsOfMarked(line(details))) };
}

/** What commas part; what stands within brackets belongs together. */
function apart(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  for (const piece of text.split(/[,;]/)) {
    const isWithin = depth > 0;
    depth = Math.max(0, depth + piece.split('(').length - piece.split(')').length);
    if (isWithin) parts.push(`${parts.pop() ?? ''},${piece}`);
    else parts.push(piece);
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

class EntryReader {
  private readonly dates: SourceDates;

  constructor(dates: SourceDates) {
    this.dates = dates;
  }

  job(entry: Foreign): GatheredJob {
    const { left, ...period } = this.period(entry);
    const company = linked(entry.company);
    return {
      company: company.text,
      position: linked(entry.position).text,
      location: line(entry.location),
      ...period,
      description: story(left, company.url, entry.summary, entry.highlights),
    };
  }

  study(entry: Foreign): GatheredStudy {
    const { left, ...period } = this.dates.study(datesOf(entry), { file: '' });
    const school = linked(entry.institution);
    return {
      school: school.text,
      degree: [line(entry.degree), linked(entry.area).text].filter(Boolean).join(', '),
      location: line(entry.location),
      ...period,
      grade: line(entry.grade) || line(entry.gpa),
      description: story(left, school.url, entry.summary, entry.highlights),
    };
  }

  /** Entries of any other section; bullets and texts that follow each other are one entry. */
  items(entries: readonly Entry[], kind: FurtherSectionKind): GatheredItem[] {
    const items: GatheredItem[] = [];
    let open: string[] | undefined;
    for (const entry of entries) {
      const bullet = typeof entry === 'string' ? entry : bulletIn(entry);
      if (bullet === undefined) {
        items.push(this.item(record(entry), kind));
        open = undefined;
        continue;
      }
      const text = typeof entry === 'string' ? fromMarkdown(entry) : `- ${oneLine(bullet)}`;
      if (open) open.push(text);
      else items.push({ description: (open = [text]).join('\n') });
      items[items.length - 1] = { description: open.join('\n') };
    }
    return items;
  }

  private item(entry: Foreign, kind: FurtherSectionKind): GatheredItem {
    const { left, ...period } = this.period(entry);
    const isRole = 'position' in entry || 'company' in entry;
    const head = linked(
      isRole ? entry.position : (entry.name ?? entry.title ?? entry.label ?? entry.institution),
    );
    const doi = line(entry.doi);
    const url = line(entry.url) || (doi && `https://doi.org/${doi}`) || head.url;
    const second = line(isRole ? entry.company : (entry.journal ?? entry.details ?? entry.area));
    return {
      title: head.text,
      subtitle: wordsOfMarked(second),
      location: line(entry.location),
      url,
      ...(kind === 'publications' || kind === 'awards' || kind === 'certificates' ? given(period) : period),
      description: story(
        left,
        lines(entry.authors).map(wordsOfMarked).join(', '),
        line(entry.url) && doi,
        line(entry.icons),
        entry.summary,
        entry.highlights,
      ),
    };
  }

  private period(entry: Foreign): GatheredDates {
    const given = datesOf(entry);
    const place = { file: '' };
    if ('period' in given) return this.dates.period(given.period, place);
    return this.dates.between(given.start, given.end, place);
  }
}

function datesOf(entry: Foreign): { start: string; end: string } | { period: string } {
  const date = line(entry.date);
  return date ? { period: date } : { start: line(entry.start_date), end: line(entry.end_date) };
}

function given({ startDate, endDate, current }: Omit<GatheredDates, 'left'>) {
  return endDate || current
    ? { startDate, endDate, current }
    : { startDate: '', endDate: startDate, current };
}

function bulletIn(entry: Foreign): string | undefined {
  const found = [entry.bullet, entry.number, entry.reversed_number].find(
    (value) => typeof value === 'string',
  );
  return found;
}

/** The text of a name that may lead somewhere, and where to. */
function linked(value: unknown): { text: string; url: string } {
  const text = line(value);
  const [, words = text, url = ''] = /^\[([^[\]]+)\]\(([^()\s]+)\)$/.exec(text) ?? [];
  return { text: wordsOfMarked(words), url };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function story(...parts: readonly unknown[]): string {
  return parts
    .map((part) => {
      if (Array.isArray(part))
        return part.flatMap((item) => (typeof item === 'string' ? `- ${oneLine(item)}` : [])).join('\n');
      return typeof part === 'string' ? fromMarkdown(part) : '';
    })
    .filter(Boolean)
    .join('\n');
}
