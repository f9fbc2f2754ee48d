import type { FurtherSectionKind } from '#documents/resume/section-kinds.ts';
import type { Gathered, GatheredItem, GatheredSection } from '../structured/gathered.ts';
import { joinedLines } from '../structured/joined.ts';
import type { SourceDates } from '../structured/source-dates.ts';
import { rowsOf } from './gather-contact.ts';
import type { ReadTable, TableRow } from './read-table.ts';
import type { TableKind } from './tables.ts';

/** Jobs, degrees, skills and further sections, a row of a table each. */
export function gatherEntries(
  tables: readonly ReadTable[],
  dates: SourceDates,
): Pick<Gathered, 'jobs' | 'studies' | 'skills' | 'sections'> & { converted: readonly string[] } {
  const of = (kind: TableKind) => tables.filter((table) => table.kind === kind);
  const skills = rowsOf(tables, 'skills').map(({ cells }) => cells.name ?? '');
  return {
    jobs: of('positions').flatMap((table) =>
      table.rows.map(({ row, cells }) => {
        const { left, ...period } = dates.between(cells.startedOn ?? '', cells.finishedOn ?? '', {
          file: table.title,
          row,
        });
        return {
          company: cells.company ?? '',
          position: cells.title ?? '',
          location: cells.location ?? '',
          ...period,
          description: joinedLines(left, bulleted(cells.description)),
        };
      }),
    ),
    studies: of('education').flatMap((table) =>
      table.rows.map(({ row, cells }) => {
        const place = { file: table.title, row };
        const { left, ...period } = dates.study(
          { start: cells.startDate ?? '', end: cells.endDate ?? '' },
          place,
        );
        return {
          school: cells.school ?? '',
          degree: cells.degree ?? '',
          ...period,
          description: joinedLines(left, cells.notes, cells.activities),
        };
      }),
    ),
    skills: [...new Set(skills)].map((name) => ({ name, skills: [] })),
    sections: SECTIONS.flatMap(({ kind, table: wanted, item }) =>
      of(wanted).flatMap((table): GatheredSection[] => {
        const items = table.rows.map((row) => item(row.cells, new RowDates(dates, table, row), table));
        return [{ kind, title: kind === 'custom' ? table.title : '', items }];
      }),
    ),
    converted: skills.filter((name, index) => skills.indexOf(name) < index),
  };
}

/** The dates of one row. */
class RowDates {
  private readonly dates: SourceDates;
  private readonly place: { file: string; row: number };

  constructor(dates: SourceDates, { title }: ReadTable, { row }: TableRow) {
    this.dates = dates;
    this.place = { file: title, row };
  }

  /** What was given once; an end is when it runs out. */
  given(date = '', end = ''): Pick<GatheredItem, 'startDate' | 'endDate' | 'current'> & { left: string } {
    const { left, ...period } = this.dates.between(date, end, this.place, false);
    if (period.endDate === '' && !period.current)
      return { startDate: '', endDate: period.startDate, current: false, left };
    return { ...period, left };
  }

  lasting(start = '', end = '') {
    return this.dates.between(start, end, this.place);
  }
}

type Cells = TableRow['cells'];
type SectionTable = {
  kind: FurtherSectionKind;
  table: TableKind;
  item: (cells: Cells, dates: RowDates, table: ReadTable) => GatheredItem;
};

const SECTIONS: readonly SectionTable[] = [
  {
    kind: 'projects',
    table: 'projects',
    item: ({ title = '', description, url = '', startedOn, finishedOn }, dates) => {
      const { left, ...period } = dates.lasting(startedOn, finishedOn);
      return { title, url, ...period, description: joinedLines(left, bulleted(description)) };
    },
  },
  {
    kind: 'certificates',
    table: 'certifications',
    item: ({ name = '', url = '', authority = '', startedOn, finishedOn, license }, dates, { heads }) => {
      const { left, ...period } = dates.given(startedOn, finishedOn);
      const number = license ? `${heads.license ?? ''}: ${license}` : '';
      return { title: name, subtitle: authority, url, ...period, description: joinedLines(left, number) };
    },
  },
  {
    kind: 'languages',
    table: 'languages',
    item: ({ name = '', proficiency = '' }) => ({ title: name, subtitle: proficiency }),
  },
  {
    kind: 'awards',
    table: 'honors',
    item: ({ title = '', description, issuedOn }, dates) => {
      const { left, ...period } = dates.given(issuedOn);
      return { title, ...period, description: joinedLines(left, description) };
    },
  },
  {
    kind: 'volunteering',
    table: 'volunteering',
    item: ({ company = '', role = '', cause, startedOn, finishedOn, description }, dates, { heads }) => {
      const { left, ...period } = dates.lasting(startedOn, finishedOn);
      const purpose = cause ? `${heads.cause ?? ''}: ${cause}` : '';
      return {
        title: role,
        subtitle: company,
        ...period,
        description: joinedLines(left, purpose, bulleted(description)),
      };
    },
  },
  {
    kind: 'publications',
    table: 'publications',
    item: ({ name = '', publishedOn, description, publisher = '', url = '' }, dates) => {
      const { left, ...period } = dates.given(publishedOn);
      return {
        title: name,
        subtitle: publisher,
        url,
        ...period,
        description: joinedLines(left, description),
      };
    },
  },
  {
    kind: 'custom',
    table: 'courses',
    item: ({ name = '', number = '' }) => ({ title: name, subtitle: number }),
  },
  {
    kind: 'custom',
    table: 'organizations',
    item: ({ name = '', position = '', description, startedOn, finishedOn }, dates) => {
      const { left, ...period } = dates.lasting(startedOn, finishedOn);
      return { title: name, subtitle: position, ...period, description: joinedLines(left, description) };
    },
  },
  {
    kind: 'custom',
    table: 'patents',
    item: ({ title = '', description, issuer = '', number, url = '', filedOn, issuedOn }, dates) => {
      const { left, ...period } = dates.given(issuedOn || filedOn);
      const filed = issuedOn ? (filedOn ?? '') : '';
      return {
        title,
        subtitle: issuer,
        url,
        ...period,
        description: joinedLines(left, number, filed, description),
      };
    },
  },
  {
    kind: 'custom',
    table: 'testScores',
    item: ({ name = '', testedOn, description, score = '' }, dates) => {
      const { left, ...period } = dates.given(testedOn);
      return { title: name, subtitle: score, ...period, description: joinedLines(left, description) };
    },
  },
];

/** LinkedIn's fields know no lists: people begin lines with a sign of their own. */
function bulleted(text = ''): string {
  return text.replace(/^[ \t]*[•●▪◦‣·–—*✓➢►-][ \t]+/gmu, '- ');
}
