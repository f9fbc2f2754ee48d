import { line, lines, record, type Foreign } from '#documents/resume/foreign-values.ts';
import type { Link } from '#documents/resume/schema.ts';
import type { FurtherSectionKind } from '#documents/resume/section-kinds.ts';
import type { CoreSection } from '#documents/resume/setting-fields.ts';
import type {
  Gathered,
  GatheredItem,
  GatheredJob,
  GatheredSection,
  GatheredStudy,
} from '../structured/gathered.ts';
import { joinedLines } from '../structured/joined.ts';
import { fromRichText } from '../structured/marked-text.ts';
import type { GatheredDates, SourceDates } from '../structured/source-dates.ts';

/** A section of an export, of whichever version. */
export type SourceSection = {
  type: string;
  title: string;
  /** Called as the program calls it by itself. */
  isUsual: boolean;
  include: boolean;
  content: unknown;
  items: readonly Foreign[];
};

const KINDS: Readonly<Record<string, FurtherSectionKind>> = {
  projects: 'projects',
  certifications: 'certificates',
  certificates: 'certificates',
  languages: 'languages',
  awards: 'awards',
  volunteer: 'volunteering',
  publications: 'publications',
};
const CORE: Readonly<Record<string, CoreSection>> = {
  summary: 'summary',
  experience: 'employment',
  work: 'employment',
  education: 'education',
  skills: 'skills',
};
/** What a section without a title of its own is called, of those that we have no kind for. */
const TITLES: Readonly<Record<string, string>> = { interests: 'Interests', references: 'References' };

type GatheredSections = Pick<Gathered, 'jobs' | 'studies' | 'skills' | 'sections'> & {
  core: NonNullable<Gathered['core']>;
  converted: readonly string[];
};

export function gatherSections(sections: readonly SourceSection[], dates: SourceDates): GatheredSections {
  const reader = new ItemReader(dates);
  const of = (type: string) =>
    sections.filter((section) => CORE[section.type] === type).flatMap(({ items }) => items);
  const core = sections.flatMap(({ type, title, include, isUsual }) => {
    const id = CORE[type];
    return id ? [[id, { include, ...(!isUsual && { heading: title }) }] as const] : [];
  });
  return {
    jobs: of('employment').map((item) => reader.job(item)),
    studies: of('education').map((item) => reader.study(item)),
    skills: of('skills').map(skillsIn),
    sections: sections.flatMap((section): GatheredSection[] => {
      const { type, title, include, isUsual, items, content } = section;
      if (CORE[type] || type === 'profiles') return [];
      const kind = KINDS[type] ?? 'custom';
      const said = typeof content === 'string' ? [{ content }] : [];
      const entries = [...items, ...said.map(record)].map((item) => reader.item(item, kind));
      return [
        {
          kind,
          title: kind !== 'custom' && isUsual ? '' : title || (TITLES[type] ?? ''),
          include,
          items: entries,
        },
      ];
    }),
    // The latest first, as a document has at most one of each.
    core: Object.fromEntries(core.toReversed()),
    converted: reader.converted,
  };
}

/** A group of skills with its level; a skill that stands alone with it too. */
function skillsIn(item: Foreign): { name: string; skills: readonly string[] } {
  const level = line(item.proficiency) || line(item.description) || line(item.level);
  const name = line(item.name);
  return { name: level && name ? `${name} (${level})` : name || level, skills: lines(item.keywords) };
}

class ItemReader {
  readonly converted: string[] = [];
  private readonly dates: SourceDates;

  constructor(dates: SourceDates) {
    this.dates = dates;
  }

  job(item: Foreign): GatheredJob {
    const roles = (Array.isArray(item.roles) ? item.roles : []).map(record);
    const whole = this.period(item, true);
    const company = line(item.company) || line(item.name);
    const shared = { company, location: line(item.location), hidden: isHidden(item) };
    const about = joinedLines(whole.left, described(item), linkOf(item.website).url || linkOf(item.url).url);
    const [latest, ...earlier] = roles;
    if (!latest) {
      return { ...shared, position: line(item.position), ...span(whole), description: about };
    }
    const own = this.period(latest, true);
    return {
      ...shared,
      position: line(latest.position) || line(item.position),
      ...span(own),
      // What stands over all roles is told with the latest.
      description: joinedLines(
        line(latest.position) ? line(item.position) : '',
        own.left,
        about,
        described(latest),
      ),
      roles: earlier.map((role) => {
        const period = this.period(role, true);
        return {
          position: line(role.position),
          ...span(period),
          description: joinedLines(period.left, described(role)),
        };
      }),
    };
  }

  study(item: Foreign): GatheredStudy {
    const { left, ...period } = this.dates.study(datesOf(item), { file: '' });
    const degree = [line(item.studyType) || line(item.degree), line(item.area)].filter(Boolean).join(', ');
    return {
      degree,
      school: line(item.institution) || line(item.school),
      location: line(item.location),
      ...period,
      grade: line(item.score) || line(item.grade),
      courses: lines(item.courses).join(', '),
      hidden: isHidden(item),
      description: joinedLines(left, described(item), linkOf(item.website).url || linkOf(item.url).url),
    };
  }

  /** An entry of any other section: each kind calls its parts otherwise. */
  item(item: Foreign, kind: FurtherSectionKind): GatheredItem {
    const isTold = typeof item.description === 'string' && /<|\n/.test(item.description);
    const title = kind === 'volunteering' ? line(item.position) || line(item.organization) : '';
    const names = [item.name, item.title, item.language, item.organization].map(line).filter(Boolean);
    const seconds = [
      item.issuer,
      item.awarder,
      item.publisher,
      item.fluency,
      item.position,
      item.subtitle,
      item.relationship,
      ...(typeof item.level === 'string' ? [item.level] : []),
      ...(isTold || item.summary === undefined ? [] : [item.description]),
    ];
    const [subtitle = '', ...rest] =
      kind === 'volunteering' && line(item.position)
        ? [line(item.organization)]
        : seconds.map(line).filter(Boolean);
    const period = this.period(item, kind === 'projects' || kind === 'volunteering' || kind === 'custom');
    const { url, label } = item.website === undefined ? linkOf(item.url) : linkOf(item.website);
    const isLanguageText = kind === 'languages' && item.summary === undefined;
    return {
      title: title || names[0] || '',
      subtitle: isLanguageText ? subtitle || line(item.description) : subtitle,
      location: line(item.location),
      url,
      ...span(period),
      hidden: isHidden(item),
      description: joinedLines(
        period.left,
        ...rest,
        label,
        [line(item.phone), line(item.email)].filter(Boolean).join(', '),
        isLanguageText ? '' : described(item),
        lines(item.keywords).join(', '),
      ),
    };
  }

  /** A beginning and an end, or both in words. */
  private period(item: Foreign, goesOn: boolean): GatheredDates {
    const given = datesOf(item);
    const place = { file: '' };
    if ('period' in given) return this.dates.period(given.period, place);
    return this.dates.between(given.start, given.end, place, goesOn);
  }
}

function datesOf(item: Foreign): { start: string; end: string } | { period: string } {
  const given = item.period ?? item.date;
  const { start, end } = record(given);
  return typeof given === 'string' ? { period: given } : { start: line(start), end: line(end) };
}

function span({ startDate, endDate, current }: GatheredDates) {
  return { startDate, endDate, current };
}

function isHidden({ visible, hidden }: Foreign): boolean {
  return visible === false || hidden === true;
}

/** The long text of an entry: later versions call it description, which earlier ones use for a second line. */
function described({ summary, description, content, recipient }: Foreign): string {
  const texts = summary === undefined ? [recipient, content, description] : [content, summary];
  const told =
    summary !== undefined && typeof description === 'string' && /<|\n/.test(description) ? [description] : [];
  return joinedLines(...[...texts, ...told].map((one) => (typeof one === 'string' ? fromRichText(one) : '')));
}

/** An address that stands alone, or with what it is called. */
export function linkOf(value: unknown): Link {
  const { url, href, label } = record(value);
  return { label: line(label), url: line(value) || line(url) || line(href) };
}
