import { fold } from './fold.ts';

/** Small words that tell a language from its neighbours, and its resumes' commonest words; folded. */
const WORDS: Readonly<Record<string, string>> = {
  en: 'the of and to in for with on at by from as an is that experience skills education work team development management using including university engineer present i my was were have which business led developed managed',
  de: 'der die das und mit von fur im in den des zur zum bei auf als eine einer eines sowie durch heute kenntnisse berufserfahrung ausbildung entwicklung abteilung studium sprachen deutsch seit ich wurde aus an verantwortlich',
  fr: 'le la les des du de et en pour avec dans sur au aux une un par est mise gestion equipe formation competences experience langues developpement francais depuis entreprise je projet projets ans',
  es: 'el la los las de del y en para con por una un al se que como experiencia educacion gestion equipo desarrollo formacion habilidades idiomas espanol actualidad empresa proyectos anos mas su',
  pt: 'o os as de do da dos das e em para com por uma um ao na no nas nos que como experiencia formacao gestao equipe desenvolvimento habilidades idiomas portugues atual empresa projetos mais sua atraves',
  it: 'il lo la gli le di del della dei delle e in per con da una un al nel nella che come esperienza formazione gestione competenze sviluppo lingue italiano oggi azienda progetti presso sono dal',
  nl: 'de het een en van voor met in op bij als te aan door naar zijn ervaring opleiding vaardigheden ontwikkeling werkervaring talen nederlands heden bedrijf verantwoordelijk ik binnen over werkzaamheden',
  ru: 'и в на с по для от из не под при работа опыт работы образование навыки руководство разработка ведение год лет компании отдела также обо себе мне настоящее время учет составление',
  pl: 'i w na z do oraz dla od przez ze przy jest sie o zespolu zespol doswiadczenie zawodowe umiejetnosci wyksztalcenie jezyki obecnie prowadzenie obsluga zarzadzanie praca firmy klientow roku lat',
};

const lists = Object.entries(WORDS).map(([code, words]) => [code, new Set(words.split(' '))] as const);

/** Letters that hardly any of the others writes; found before folding. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  de: /[äöüß]/giu,
  fr: /[çèêëîïôœùû]/giu,
  es: /[ñ¿¡íúó]/giu,
  pt: /[ãõçâêô]/giu,
  it: /[òùìè]/giu,
  ru: /[ыэъ]/giu,
  pl: /[ąćęłńśźż]/giu,
};

/** Letters that a language does without: its neighbours share most of its small words. */
const FOREIGN_LETTERS: Readonly<Record<string, RegExp>> = {
  ru: /[іїєґўјљњћђџѓќѕәөүұқғң]/giu,
};
/** Letters that no text of some length is without. */
const NEEDED_LETTERS: Readonly<Record<string, RegExp>> = { ru: /[ыэ]/iu };
/** So many of the letters may come from names of elsewhere. */
const FOREIGN_SHARE = 0.005;

/** The language of a text by its small words: ISO 639-1, empty where too few of them tell. */
export function languageOfText(text: string): string {
  const words = fold(text).match(/\p{L}+/gu) ?? [];
  if (words.length < 12) return '';
  const scores = lists.map(([code, list]) => {
    if (!mayBe(code, text)) return { code, score: 0 };
    const hits = words.filter((word) => list.has(word)).length;
    const letters = (text.match(LETTERS[code] ?? /(?!)/u) ?? []).length;
    return { code, score: hits + Math.min(letters, words.length / 5) * 0.4 };
  });
  scores.sort((a, b) => b.score - a.score);
  const [first, second] = scores;
  if (!first || first.score < 3 || first.score < (second?.score ?? 0) * 1.08)
    return first && first.score >= 3 && first.code === 'en' ? 'en' : '';
  return first.score / words.length >= 0.04 ? first.code : '';
}

function mayBe(code: string, text: string): boolean {
  const foreign = FOREIGN_LETTERS[code];
  if (foreign && (text.match(foreign) ?? []).length > text.length * FOREIGN_SHARE) return false;
  return NEEDED_LETTERS[code]?.test(text) ?? true;
}
