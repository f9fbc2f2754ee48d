import type { Link } from '#documents/resume/schema.ts';
import type { Gathered } from '../structured/gathered.ts';
import type { ReadTable, TableRow } from './read-table.ts';
import type { TableKind } from './tables.ts';

/** Who somebody is, and what of it is in the resume in other words, or was there twice. */
type GatheredContact = {
  gathered: Pick<Gathered, 'person' | 'links' | 'facts' | 'summary'>;
  converted: readonly string[];
};

export function rowsOf(tables: readonly ReadTable[], kind: TableKind): TableRow[] {
  return tables.filter((table) => table.kind === kind).flatMap(({ rows }) => rows);
}

export function gatherContact(tables: readonly ReadTable[]): GatheredContact {
  const converted: string[] = [];
  const profile = rowsOf(tables, 'profile')[0]?.cells ?? {};
  const own = rowsOf(tables, 'profileSummary').map(({ cells }) => cells.summary ?? '');
  const summaries = [profile.summary ?? '', ...own].filter(Boolean);
  const emails = once(
    byFlag(rowsOf(tables, 'emails'), 'primary').map(({ cells }) => cells.email ?? ''),
    (email) => email.toLowerCase(),
    converted,
  );
  const phones = phonesIn(tables, converted);
  const [email = '', ...furtherEmails] = emails;
  const [phone, ...furtherPhones] = phones;
  const messengers = labelled(profile.messengers ?? '');
  const facts = [
    ...furtherEmails.map((value) => ({ label: 'Email', value })),
    ...furtherPhones.map(({ number, type }) => ({ label: type || 'Phone', value: number })),
    ...messengers.map(({ label, url }) => ({ label: label || 'Messenger', value: url })),
  ];
  return {
    gathered: {
      person: {
        firstName: profile.firstName ?? '',
        lastName: profile.lastName ?? '',
        title: profile.headline ?? '',
        location: profile.geoLocation || profile.address || '',
        email,
        phone: phone?.number ?? '',
      },
      links: linksIn(profile),
      facts,
      summary: once(summaries, (summary) => summary.replace(/\s+/g, ' '), converted).join('\n\n'),
    },
    converted,
  };
}

/** Those that are marked come first; the mark is a "Yes" in the language of the archive, and a "No" begins otherwise. */
function byFlag(rows: readonly TableRow[], flag: string): TableRow[] {
  const isSet = ({ cells }: TableRow) => /^(?:y|j|o|s|t|1|true)/i.test(cells[flag] ?? '');
  return [...rows.filter(isSet), ...rows.filter((row) => !isSet(row))];
}

function phonesIn(tables: readonly ReadTable[], converted: string[]): { number: string; type: string }[] {
  const rows = rowsOf(tables, 'phones');
  const isMobile = ({ cells }: TableRow) =>
    /mob|m[oó]vil|handy|cell|kom[oó]rk|portable|cellulare/i.test(cells.type ?? '');
  const inOrder = [...rows.filter(isMobile), ...rows.filter((row) => !isMobile(row))];
  const numbers = once(
    inOrder.map(({ cells }) => numberOf(cells)),
    (number) => number.replace(/\D/g, '').replace(/^00/, ''),
    converted,
  );
  return numbers.map((number) => {
    const type = inOrder.find(({ cells }) => numberOf(cells) === number)?.cells.type ?? '';
    return { number, type: /^(?:true|false|yes|no)$/i.test(type) ? '' : type };
  });
}

function numberOf({ number = '', extension = '' }: TableRow['cells']): string {
  return [number, extension].filter(Boolean).join(' ');
}

/** Each once; what is there again is so in another form at most. */
function once(values: readonly string[], key: (value: string) => string, converted: string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    if (key(value) === '') return false;
    const isNew = seen.size < seen.add(key(value)).size;
    if (!isNew) converted.push(value);
    return isNew;
  });
}

function linksIn(profile: TableRow['cells']): Link[] {
  const handles = labelled(profile.twitter ?? '').map(({ url }) => ({
    label: 'Twitter',
    url: /^https?:/i.test(url) ? url : `https://twitter.com/${url.replace(/^@/, '')}`,
  }));
  return [...labelled(profile.websites ?? ''), ...handles];
}

/** "[PORTFOLIO:https://a.example],[b]": what is in each pair of brackets, with its label; or addresses one by one. */
function labelled(cell: string): Link[] {
  const bracketed = [...cell.matchAll(/\[([^[\]]*)\]/g)].map(([, inside = '']) => inside.trim());
  const parts = bracketed.length > 0 ? bracketed : cell.split(/[\s,;]+/);
  return parts.filter(Boolean).map((part) => {
    const [, label = '', rest = part] = /^(?!https?:)([\p{L}\d _-]+):(.+)$/iu.exec(part) ?? [];
    return { label: label.charAt(0).toUpperCase() + label.slice(1).toLowerCase(), url: rest.trim() };
  });
}
