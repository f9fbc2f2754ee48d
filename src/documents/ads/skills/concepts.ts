import { AD_LANGUAGES, type AdLanguage } from '../ad.ts';
import { careSkills } from './care.ts';
import { furtherSkills } from './further.ts';
import { handsSkills } from './hands.ts';
import { countrySkills } from './countries.ts';
import { logisticsSkills } from './logistics.ts';
import { marketingSkills } from './marketing.ts';
import { officeSkills } from './office.ts';
import { careFurtherSkills } from './care-further.ts';
import { teachingFurtherSkills } from './teaching-further.ts';
import { officeFurtherSkills } from './office-further.ts';
import { handsFurtherSkills } from './hands-further.ts';
import { tradeFurtherSkills } from './trade-further.ts';
import { digitalFurtherSkills } from './digital-further.ts';
import { serviceFurtherSkills } from './service-further.ts';
import { sectorSkills } from './sectors.ts';
import { careKnowledge } from './knowledge-care.ts';
import { handsKnowledge } from './knowledge-hands.ts';
import { serviceKnowledge } from './knowledge-service.ts';
import { lawSkills } from './laws.ts';
import { paperSkills } from './papers.ts';
import { productNames } from './product-names.ts';
import { productNamesOfTrades } from './product-names-2.ts';
import { retailSkills } from './retail.ts';
import { softwareSkills } from './software.ts';
import { teachingSkills } from './teaching.ts';

/* The skills and certificates that we know by name, with every way of writing them. */

export type Concept = {
  name: string;
  kind: 'skill' | 'certificate' | 'degree';
  /** Of a product, a firm or a standard, written with a capital in every language. */
  isName: boolean;
  /** `all` are written alike in every language; "=" stands before what counts only as written. */
  forms: Readonly<Record<AdLanguage | 'all', readonly string[]>>;
};

const LISTS = [
  softwareSkills,
  officeSkills,
  careSkills,
  retailSkills,
  teachingSkills,
  handsSkills,
  logisticsSkills,
  marketingSkills,
  furtherSkills,
  careFurtherSkills,
  teachingFurtherSkills,
  officeFurtherSkills,
  handsFurtherSkills,
  tradeFurtherSkills,
  digitalFurtherSkills,
  serviceFurtherSkills,
  sectorSkills,
  lawSkills,
  paperSkills,
  careKnowledge,
  handsKnowledge,
  serviceKnowledge,
  productNames,
  productNamesOfTrades,
  countrySkills,
];

let made: readonly Concept[] | undefined;

/** All concepts, taken apart when they are first asked for. */
export function concepts(): readonly Concept[] {
  made ??= LISTS.flatMap((list) => list.split('\n')).flatMap((line) => conceptsOf(line.trim()));
  return made;
}

/**
 * A line is one concept in six languages, parted by semicolons, in the order en; de; fr; es; pt; pl; or, where
 * it begins with a star, several that every language writes alike. An exclamation mark makes certificates, a hash degrees.
 */
function conceptsOf(line: string): Concept[] {
  if (line === '') return [];
  const kind = line.startsWith('!') ? 'certificate' : line.startsWith('#') ? 'degree' : 'skill';
  const content = line.replace(/^[!#]/u, '').trim();
  if (content.startsWith('*')) {
    return content
      .slice(1)
      .split(';')
      .map(formsOf)
      .filter((all) => all.length > 0)
      .map((all) => ({ name: nameOf(all), kind, isName: true, forms: { ...none(), all } }));
  }
  const columns = content.split(';').map(formsOf);
  const forms = { ...none(), all: columns[0] ?? [] };
  AD_LANGUAGES.forEach((language, at) => {
    if (at > 0) forms[language] = columns[at] ?? [];
  });
  return [{ name: nameOf(forms.all), kind, isName: false, forms }];
}

const formsOf = (column: string): string[] =>
  column
    .split('|')
    .map((form) => form.trim())
    .filter((form) => form !== '');

const nameOf = ([first = '']: readonly string[]): string => first.replace(/^=/u, '');

const none = (): Record<AdLanguage | 'all', string[]> => ({
  all: [],
  en: [],
  de: [],
  fr: [],
  es: [],
  pt: [],
  pl: [],
});

let named: ReadonlyMap<string, Concept> | undefined;

/** A concept by its name, as requirements name theirs. */
export function conceptNamed(name: string): Concept | undefined {
  // Of two lists that begin a line alike, the first one's speaks.
  named ??= new Map(
    concepts()
      .toReversed()
      .map((concept) => [concept.name, concept]),
  );
  return named.get(name);
}
