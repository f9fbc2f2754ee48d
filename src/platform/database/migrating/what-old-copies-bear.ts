/*
 * What a migration may do while copies of the release before work on the same tables, and people with them. Read word by
 * word: what is not known to be borne is refused.
 */

/** A statement that takes away what no copy uses any more says since which migration. */
const UNUSED_SINCE = /^-- unused since (\w+)$/m;
/** A value that is another one for each row has every row rewritten. */
const VOLATILE = /\bdefault\s+\(?(?:now|clock_timestamp|random|gen_random_uuid|nextval|current_\w+)\b/;
const MADE_BY_DEFAULT = /\b(?:small|big)?serial\b|\bgenerated\b/;

export type ReadMigration = {
  name: string;
  statements: readonly string[];
  /** Whether its statements are each on their own. */
  apart: boolean;
};

/** What a migration may not do, each with its reason; empty where it may be rolled out. */
export function refusalsOf(migration: ReadMigration, earlier: readonly string[]): string[] {
  const made = new Set(
    migration.statements.map((each) => /^create table (?:if not exists )?(\w+)/.exec(plain(each))?.[1]),
  );
  return migration.statements.flatMap((statement) => {
    const since = UNUSED_SINCE.exec(statement)?.[1];
    if (since !== undefined && !earlier.includes(since)) return [`no migration before is called ${since}`];
    const refused = refusalOf(plain(statement), {
      made,
      apart: migration.apart,
      unused: since !== undefined,
    });
    return refused === undefined ? [] : [`${refused}: ${plain(statement).slice(0, 100)}`];
  });
}

/** A statement without comments, quotes and capitals, in one line. */
function plain(statement: string): string {
  return statement
    .replace(/--[^\n]*/g, ' ')
    .replace(/["']public["']\./g, '')
    .replaceAll('"', '')
    .split(/\s/)
    .filter((word) => word !== '')
    .join(' ')
    .replace(/;$/, '')
    .toLowerCase();
}

type Around = { made: ReadonlySet<string | undefined>; apart: boolean; unused: boolean };

function refusalOf(sql: string, { made, apart, unused }: Around): string | undefined {
  if (sql.includes(';')) return 'one statement at a time, or the others are not read';
  const again = apart ? ' if (?:not )?exists' : '(?: if (?:not )?exists)?';
  const is = (pattern: string) => new RegExp(`^${pattern}`).test(sql);
  if (apart && is(String.raw`(?:create|drop)\b`) && !/\bif (?:not )?exists\b/.test(sql))
    return 'a statement on its own must bear to be run twice (if exists, if not exists)';
  if (is(`create (?:table|sequence)${again} `)) return undefined;
  const index = /^create (unique )?index (concurrently )?(?:if not exists )?\w+ on (?:only )?(\w+)/.exec(sql);
  if (index) return indexRefusal(index, { made, apart, unused });
  if (is('drop index')) {
    if (!apart || !is('drop index concurrently'))
      return 'an index is dropped concurrently, statement by statement';
    return undefined;
  }
  if (is('drop ')) return unused ? undefined : 'copies of the release before may still use it';
  const altered = /^alter (?:table|sequence) (?:if exists )?(?:only )?(\w+) (.+)$/.exec(sql);
  if (altered) {
    const [, table, change = ''] = altered;
    return made.has(table) ? undefined : changeRefusal(change, { apart, unused });
  }
  if (/^(?:update|delete|insert|with)\b/.test(sql)) {
    if (sql.startsWith('insert into') && made.has(/^insert into (\w+)/.exec(sql)?.[1])) return undefined;
    return apart && /\blimit \d+/.test(sql)
      ? undefined
      : 'rows are changed some at a time, in a statement on its own that is repeated';
  }
  return 'nobody has thought about whether older copies bear it';
}

function indexRefusal(
  [, unique, concurrently, table]: readonly (string | undefined)[],
  { made, apart, unused }: Around,
): string | undefined {
  if (made.has(table)) return undefined;
  if (concurrently === undefined || !apart)
    return 'an index on a table that exists is built concurrently, statement by statement';
  // `unused` says that no older copy writes what it compares.
  if (unique !== undefined && !unused) return 'older copies may write the same value twice';
  return undefined;
}

/** Of a table that exists already. */
function changeRefusal(
  change: string,
  { apart, unused }: Pick<Around, 'apart' | 'unused'>,
): string | undefined {
  if (change.startsWith('add column ')) return columnRefusal(change, apart);
  if (change.startsWith('add constraint ')) {
    if (apart) return 'a constraint cannot be added twice, so that it stands in a migration of one piece';
    return change.endsWith('not valid')
      ? undefined
      : 'a constraint is added as not valid, and validated by a later migration';
  }
  if (change.startsWith('validate constraint '))
    return apart ? undefined : 'a constraint is validated in a statement on its own';
  if (/^set \(/.test(change) || /^alter column \w+ set default /.test(change)) return undefined;
  // A rename, another type, a value that must be there, a default that is gone: older copies write and read as before.
  return unused ? undefined : 'older copies go on writing and reading it as it was';
}

function columnRefusal(change: string, apart: boolean): string | undefined {
  if (apart && !change.startsWith('add column if not exists '))
    return 'a statement on its own must bear to be run twice (if not exists)';
  if (VOLATILE.test(change) || MADE_BY_DEFAULT.test(change))
    return 'a value that is made for each row has all of them rewritten';
  if (change.includes('not null') && !change.includes('default'))
    return 'older copies write rows without it, so that it needs a default or may be null';
  if (/\b(?:unique|primary key|references|check)\b/.test(change))
    return 'a constraint on a table that exists is added apart, as not valid';
  return undefined;
}
