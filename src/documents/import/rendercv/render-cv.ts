import { line, record, type Foreign } from '#documents/resume/foreign-values.ts';
import type { Link } from '#documents/resume/schema.ts';
import type { ImportOptions, ImportOutcome } from '../imported-file.ts';
import { amountsOf, NOTHING_GATHERED, resumeOf, type Gathered } from '../structured/gathered.ts';
import { wordsOfMarked } from '../structured/marked-text.ts';
import { SourceDates } from '../structured/source-dates.ts';
import { structuredFile } from '../structured/structured-file.ts';
import { textsIn } from '../structured/texts-in.ts';
import { tooMany } from '../too-many.ts';
import { gatherSections } from './sections.ts';

/** RenderCV's YAML: a person, and sections of any name with entries of nine kinds (rendercv/rendercv, its data model). */
export function importRenderCv(raw: Foreign, { paper }: ImportOptions): ImportOutcome {
  const cv = record(raw.cv);
  const dates = new SourceDates();
  const sections = gatherSections(record(cv.sections), dates);
  const language = LANGUAGES[line(record(raw.locale).language).toLowerCase()];
  const [email = '', ...furtherEmails] = texts(cv.email);
  const [phone = '', ...furtherPhones] = texts(cv.phone).map((one) => one.replace(/^tel:/, ''));
  const words = line(cv.name).split(' ');
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  const gathered: Gathered = {
    ...NOTHING_GATHERED,
    person: {
      firstName: words.join(' '),
      lastName,
      title: line(cv.headline) || line(cv.label),
      email,
      phone,
      location: line(cv.location),
    },
    links: [
      ...texts(cv.website).map((url) => ({ label: '', url })),
      ...list(cv.social_networks).map(networkOf),
      ...list(cv.custom_connections).flatMap((one) => {
        const url = line(one.url);
        return url ? [{ label: line(one.placeholder), url }] : [];
      }),
    ],
    facts: [
      ...furtherEmails.map((value) => ({ label: 'Email', value })),
      ...furtherPhones.map((value) => ({ label: 'Phone', value })),
      ...list(cv.custom_connections).flatMap((one) =>
        line(one.url) ? [] : [{ label: '', value: line(one.placeholder) }],
      ),
    ],
    ...sections,
    marks: true,
    ...(/letter/.test(line(record(record(raw.design).page).size)) && { paper: 'letter' }),
    ...(language && { language }),
  };
  const content = textsIn(cv, (key) => TECHNICAL.has(key)).map((text) =>
    wordsOfMarked(text.replace(/^tel:/, '')),
  );
  const converted = [...dates.converted, ...sections.converted];
  return structuredFile(
    'rendercv',
    resumeOf(gathered, paper),
    { texts: [...sections.titles, ...content], converted },
    [...dates.problems, ...tooMany('', amountsOf(gathered))],
  );
}

const TECHNICAL = new Set(['photo', 'fontawesome_icon', 'theme', 'perline', 'align', 'size']);

const LANGUAGES: Readonly<Record<string, string>> = {
  english: 'en',
  german: 'de',
  spanish: 'es',
  french: 'fr',
  polish: 'pl',
  portuguese: 'pt',
};

function list(value: unknown): Foreign[] {
  return Array.isArray(value) ? value.map(record) : [];
}

/** One value, or several. */
function texts(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map(line).filter(Boolean);
}

/** Where the pages of a network's members are. */
const HOSTS: Readonly<Record<string, string>> = {
  linkedin: 'https://linkedin.com/in/',
  github: 'https://github.com/',
  gitlab: 'https://gitlab.com/',
  instagram: 'https://instagram.com/',
  orcid: 'https://orcid.org/',
  stackoverflow: 'https://stackoverflow.com/users/',
  researchgate: 'https://researchgate.net/profile/',
  youtube: 'https://youtube.com/@',
  'google scholar': 'https://scholar.google.com/citations?user=',
  telegram: 'https://t.me/',
  leetcode: 'https://leetcode.com/u/',
  x: 'https://x.com/',
  bluesky: 'https://bsky.app/profile/',
  reddit: 'https://reddit.com/user/',
};

function networkOf({ network, username }: Foreign): Link {
  const label = line(network);
  const name = line(username);
  const [, user = '', host = ''] = /^@?([^@\s]+)@([^@\s]+)$/.exec(name) ?? [];
  if (label.toLowerCase() === 'mastodon' && host.includes('.'))
    return { label, url: `https://${host}/@${user}` };
  const pages = HOSTS[label.toLowerCase()];
  return { label, url: pages ? pages + name : name };
}
