import { readFile } from 'node:fs/promises';

/** What people of one trade in one country write. */
export type Trade = {
  name: string;
  /** From the highest to the lowest. */
  titles: readonly string[];
  employers: readonly string[];
  duties: readonly string[];
  skills: readonly string[];
  /** `degree @ school`. */
  degrees: readonly string[];
  certificates: readonly string[];
  summaries: readonly string[];
};

export type Country = {
  code: string;
  first: readonly string[];
  last: readonly string[];
  towns: readonly string[];
  streets: readonly string[];
  foreign: readonly string[];
  interests: readonly string[];
  trades: readonly Trade[];
};

/** Reads `trades/<code>.txt`: lines `key: a | b | c`, a trade from `# name` on, its duties a line each. */
export async function countryOf(code: string): Promise<Country> {
  const text = await readFile(new URL(`trades/${code}.txt`, import.meta.url), 'utf8');
  const [head = '', ...bodies] = text.split(/^# /m);
  const common = listsOf(head);
  const list = (name: string) => common.get(name) ?? [];
  return {
    code,
    first: list('first'),
    last: list('last'),
    towns: list('towns'),
    streets: list('streets'),
    foreign: list('foreign'),
    interests: list('interests'),
    trades: bodies.map(tradeOf),
  };
}

function tradeOf(body: string): Trade {
  const [name = '', ...lines] = body.split('\n');
  const lists = listsOf(lines.join('\n'));
  const list = (key: string) => lists.get(key) ?? [];
  return {
    name: name.trim(),
    titles: list('titles'),
    employers: list('employers'),
    duties: list('duties'),
    skills: list('skills'),
    degrees: list('degrees'),
    certificates: list('certificates'),
    summaries: list('summary'),
  };
}

const KEYS =
  /^(first|last|towns|streets|foreign|interests|titles|employers|duties|skills|degrees|certificates|summary): ?(.*)$/;

function listsOf(text: string): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  let open: string[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const found = KEYS.exec(line);
    if (found?.[1] === undefined) open.push(line.trim());
    else {
      open = (found[2] ?? '') === '' ? [] : (found[2] ?? '').split(' | ').map((part) => part.trim());
      lists.set(found[1], open);
    }
  }
  return lists;
}
