import type { TrueDate } from '../../truth.ts';
import { localNumbers } from './phones.ts';
import type { Random } from './random.ts';
import type { Country, Trade } from './trades.ts';
import { languageOfCountry } from './words.ts';

export type Job = {
  title: string;
  employer: string;
  place: string;
  /** None at all where somebody does not remember. */
  from?: TrueDate;
  to?: TrueDate;
  current?: boolean;
  points: readonly string[];
};

export type Study = { degree: string; school: string; place: string; from: TrueDate; to: TrueDate };

export type Referee = { name: string; office: string; phone: string; email: string };

export type Person = {
  country: string;
  language: string;
  trade: string;
  first: string;
  last: string;
  headline: string;
  email: string;
  phones: readonly string[];
  street: string;
  town: string;
  links: readonly string[];
  born: string;
  summary: string;
  /** Newest first. */
  jobs: readonly Job[];
  studies: readonly Study[];
  skills: readonly string[];
  tongues: readonly string[];
  certificates: readonly string[];
  interests: string;
  referees: readonly Referee[];
};

/** Makes up somebody of a trade. */
export function personOf(random: Random, country: Country, trade: Trade, long = false): Person {
  const language = languageOfCountry(country.code);
  const whole = fullName(random, country);
  const { first, last } = whole;
  const home = random.pick(country.towns);
  const fill = (text: string) => filled(text, random, country);
  const wanted = long ? random.between(6, 8) : random.pick([1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5, 6, 8]);
  const brief = jobsOf(random, country, trade, wanted, fill);
  const jobs = long
    ? brief.map((job) => ({ ...job, points: random.some(dutiesOf(random, trade), 5, 10) }))
    : brief;
  const oldest = jobs.at(-1)?.from?.year ?? 2012;
  const years = Math.max(1, 2024 - oldest);
  const handle = latin(`${first}.${last}`);
  const mail = random.pick([
    handle,
    handle.replace('.', '_'),
    latin(`${last}${first[0]}`),
    `${handle}${random.between(61, 99)}`,
  ]);
  return {
    country: country.code,
    language,
    trade: trade.name,
    first,
    last,
    headline: jobs[0]?.title ?? trade.titles[0] ?? '',
    email: `${mail}@${random.pick(['example.com', 'example.org', 'example.net', 'mail.example.com', 'post.example.net'])}`,
    phones: localNumbers(random, country.code).slice(0, random.pick([1, 1, 1, 2])),
    street: random.pick(country.streets),
    town: home,
    links: linksOf(random, trade.name, handle.replaceAll('.', '')),
    born: `${random.between(10, 28)}.${random.pick(['03', '05', '08', '11'])}.${oldest - random.between(18, 24)}`,
    summary: random.pick(trade.summaries).replace('{N}', `${years}`),
    jobs,
    studies: studiesOf(random, trade, oldest, fill),
    skills: random.some(trade.skills, 4, 8),
    tongues: random.some(country.foreign, 1, 3).map((one) => one.trim()),
    certificates: random.some(trade.certificates, 1, 3),
    interests: random.pick(country.interests),
    referees: [0, 1].map(() => refereeOf(random, country, fill(random.pick(trade.employers)))),
  };
}

function fullName(random: Random, country: Country): { first: string; last: string } {
  const first = random.pick(country.first);
  const family = random.pick(country.last);
  const [hers = family, his = family] = family.split('/');
  return { first, last: /[ая]$/.test(first) && first !== 'Илья' ? hers : his };
}

/** Town, surname, first name and digit of a pattern such as `{T} General Hospital`. */
function filled(text: string, random: Random, country: Country): string {
  const family = () => {
    const parts = (random.pick(country.last).split('/').at(-1) ?? '').split(' ');
    // "van den Berg" and "Le Goff" name a firm by their last word.
    return /^\p{Lu}/u.test(parts[0] ?? '') && parts[0] !== 'Le' ? (parts[0] ?? '') : (parts.at(-1) ?? '');
  };
  return text
    .replaceAll('{S}ow', () => family().replace(/[aieoyój]+$/u, '') + 'ow')
    .replaceAll('{S}', family)
    .replaceAll('{T}', () => townOf(random.pick(country.towns)))
    .replaceAll('{F}', () => random.pick(country.first).split(' ')[0] ?? '')
    .replaceAll('{D}', () => `${random.between(1, 9)}`);
}

/** The bare name of a town, without postcode or region. */
export function townOf(town: string): string {
  return town
    .replace(/^\d[\d-]+( [A-Z]{2})? /, '')
    .replace(/(,| [-–] |\/).*$/, '')
    .replace(/ [A-Z]{1,2}\d.*$/, '')
    .replace(/^г\. /, '');
}

function jobsOf(
  random: Random,
  country: Country,
  trade: Trade,
  wanted: number,
  fill: (text: string) => string,
): Job[] {
  const duties = dutiesOf(random, trade);
  const from = random.between(0, Math.max(0, trade.titles.length - wanted));
  const titles = trade.titles.slice(from, from + wanted);
  while (titles.length < wanted) titles.push(random.pick(trade.titles));
  const employers = random.shuffled(trade.employers);
  let year = 2024;
  let month = random.between(1, 9);
  return titles.map((title, index) => {
    const current = index === 0 && random.chance(0.65);
    const to = { year, month };
    const length = random.between(5, index === 0 ? 50 : 44);
    const start = year * 12 + month - 1 - length;
    const begun = { year: Math.floor(start / 12), month: (start % 12) + 1 };
    const gap = Math.floor(start) - random.pick([0, 1, 1, 2, 5, 11]);
    [year, month] = [Math.floor(gap / 12), (gap % 12) + 1];
    return {
      title,
      employer: fill(employers[index % employers.length] ?? ''),
      place: townOf(random.pick(country.towns)) + regionOf(random, country),
      from: begun,
      ...(current ? { current } : { to }),
      points: duties.splice(0, random.pick(index > 3 ? [0, 1, 1, 2] : [1, 2, 2, 3, 3, 4, 5, 6])),
    };
  });
}

/** Some say much and some little; some put two things into one line. */
function dutiesOf(random: Random, trade: Trade): string[] {
  const once = random.shuffled(trade.duties);
  if (random.chance(0.4)) return once;
  const twice = [...once, ...random.shuffled(trade.duties)];
  return twice.map((duty, index) => {
    const other = twice[(index + 3) % twice.length];
    return other && other !== duty && random.chance(0.3)
      ? `${duty}; ${other[0]?.toLowerCase()}${other.slice(1)}`
      : duty;
  });
}

function regionOf(random: Random, country: Country): string {
  const state = /, [A-Z]{2}(?= )/.exec(random.pick(country.towns))?.[0];
  return country.code === 'us' && state ? state : '';
}

function studiesOf(random: Random, trade: Trade, oldest: number, fill: (text: string) => string): Study[] {
  let year = oldest - random.between(0, 1);
  return random.some(trade.degrees, 1, 3).map((line) => {
    const [degree = '', school = ''] = fill(line).split(' @ ');
    const length = random.between(2, 4);
    const to = { year, month: random.pick([5, 6, 7, 7, 9]) };
    const from = { year: year - length, month: random.pick([9, 9, 10, 8]) };
    year -= length;
    return { degree, school, place: '', from, to };
  });
}

function refereeOf(random: Random, country: Country, office: string): Referee {
  const { first, last } = fullName(random, country);
  return {
    name: `${first} ${last}`,
    office,
    phone: localNumbers(random, country.code)[1] ?? '',
    email: `${latin(`${first[0]}.${last}`)}@example.org`,
  };
}

function linksOf(random: Random, trade: string, handle: string): string[] {
  const all = [`linkedin.com/in/${handle}`, `www.linkedin.com/in/${handle}-${random.between(100, 999)}`];
  if (/dev|разраб|inform|student|research|inge/.test(trade))
    all.push(`github.com/${handle}`, `https://github.com/${handle}`);
  if (/market|arqui|koch|cook|professeur/.test(trade)) all.push(`${handle}.example.com`);
  return random.chance(0.55) ? random.some(all, 1, 2) : [];
}

const CYRILLIC: Record<string, string> = Object.fromEntries(
  'а:a б:b в:v г:g д:d е:e ё:e ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:sch ъ: ы:y ь: э:e ю:yu я:ya'
    .split(' ')
    .map((pair) => pair.split(':')),
);

/** As a name is written in an address. */
function latin(name: string): string {
  return [...name.toLowerCase()]
    .map((letter) => CYRILLIC[letter] ?? { ß: 'ss', ł: 'l', ı: 'i', œ: 'oe' }[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replaceAll(/[^a-z.]/g, '');
}
