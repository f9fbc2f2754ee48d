import type { AdLanguage } from './ad.ts';
import { type PhraseList, phraseList } from './phrase-list.ts';
import { AD_PARTS, type AdPart, type AdWords } from './words/ad-words.ts';
import { adWords } from './words/all-words.ts';
import { boilerplateWords } from './words/boilerplate.ts';
import { everydayWords } from './words/everyday.ts';
import { placeNames } from './words/place-names.ts';

type ListOf = Exclude<keyof AdWords, 'headings' | 'languages'>;

/** The words of one language, made ready for finding. */
export type AdReader = Readonly<Record<ListOf, PhraseList>> & {
  language: AdLanguage;
  headings: readonly (readonly [part: AdPart, list: PhraseList])[];
  languages: readonly (readonly [name: string, list: PhraseList])[];
  anyLanguage: PhraseList;
  numbers: PhraseList;
  everyday: PhraseList;
  numberWords: readonly string[];
};

const readers = new Map<AdLanguage, AdReader>();

/** Made once for each language, when its first ad is read. */
export function adReader(language: AdLanguage): AdReader {
  const made = readers.get(language) ?? makeReader(language);
  readers.set(language, made);
  return made;
}

function makeReader(language: AdLanguage): AdReader {
  const words = adWords[language];
  const languages = words.languages.split('|').map((entry): readonly [string, string] => {
    const [name = '', forms = ''] = entry.split('=');
    return [name.trim(), forms.replaceAll(',', '|')];
  });
  return {
    language,
    headings: AD_PARTS.map((part) => [part, phraseList(words.headings[part])] as const),
    languages: languages.map(([name, forms]) => [name, phraseList(forms)] as const),
    anyLanguage: phraseList(languages.map(([, forms]) => forms).join('|')),
    numberWords: words.numbers.split('|'),
    everyday: phraseList(everydayWords[language]),
    must: phraseList(words.must),
    seeks: phraseList(words.seeks),
    nice: phraseList(words.nice),
    niceAhead: phraseList(words.niceAhead),
    notNeeded: phraseList(words.notNeeded),
    or: phraseList(words.or),
    and: phraseList(words.and),
    fillers: phraseList(words.fillers),
    general: phraseList(words.general),
    soft: phraseList(`${words.soft}|${placeNames}`),
    aside: phraseList(words.aside),
    firm: phraseList(words.firm),
    uses: phraseList(words.uses),
    tested: phraseList(words.tested),
    applying: phraseList(`${words.applying}|${boilerplateWords[language]}`),
    degrees: phraseList(words.degrees),
    certificates: phraseList(words.certificates),
    years: phraseList(words.years),
    months: phraseList(words.months),
    numbers: phraseList(words.numbers),
    atLeast: phraseList(words.atLeast),
    experience: phraseList(words.experience),
    knows: phraseList(words.knows),
    someYears: phraseList(words.someYears),
    worked: phraseList(words.worked),
    workplaces: phraseList(words.workplaces),
    notYears: phraseList(words.notYears),
    beforeLanguage: phraseList(words.beforeLanguage),
  };
}
