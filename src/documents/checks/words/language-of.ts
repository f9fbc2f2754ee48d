/** Words so frequent that a few lines hold several; those that languages share are left out. */
const FREQUENT: Readonly<Record<string, string>> = {
  en: 'the and of with for you your our are will have this that from work to be is as who we or all has team experience',
  de: 'und der die das mit für von sie wir ist ein eine einer im zu auf den dem ihre unser sowie werden bei als nach oder nicht sich',
  fr: 'et les des une pour vous nous votre dans avec sur est du aux par au ou notre ses leur qui être avez cette ainsi chez',
  es: 'y los las una para con del por que se el nuestro tu su al como más más será experiencia equipo nosotros años en empresa',
  pt: 'e os as uma para com do da dos das em que não você nossa nosso ao pela são ser experiência equipe equipa mais anos na no',
  it: 'e gli della delle per con una che il di nel sono alla dei nostro nostra sei anche degli esperienza lavoro si tuo dal è',
  nl: 'en het een van voor met je wij ons onze bij zijn naar als ook jouw aan op niet wordt deze werken ervaring wat uit',
};

const sets = Object.entries(FREQUENT).map(([language, words]) => ({
  language,
  words: new Set(words.split(' ')),
}));

const LEAST_WORDS = 25;

/** The language of a text (ISO 639-1) by its most frequent words; empty where it is short or no language stands out. */
export function languageOf(text: string): string {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < LEAST_WORDS) return '';
  const [first, second] = sets
    .map(({ language, words: frequent }) => ({
      language,
      count: words.filter((word) => frequent.has(word)).length,
    }))
    .sort((one, other) => other.count - one.count);
  if (first === undefined || first.count < words.length * 0.08) return '';
  return first.count > (second?.count ?? 0) * 1.4 ? first.language : '';
}
