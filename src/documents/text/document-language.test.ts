import { describe, expect, it } from 'vitest';
import { documentLanguagesOf } from './document-language.ts';

const german =
  'Leitung der Abteilung für Entwicklung mit zwölf Personen. Verantwortlich für das Budget und die Planung der Projekte seit 2019.';
const english =
  'Led the rewrite of the scoring service and mentored a team of five engineers in the office in Lisbon.';
const japanese = '設計者としての経験が十年以上あります。お客様との打ち合わせから完成まで担当しました。';

describe('documentLanguagesOf', () => {
  it.each([
    ['its words tell', german, 'en', 'de'],
    ['its words tell, as our own are', english, 'en', 'en'],
    ['its script tells', japanese, 'en', 'ja'],
    ['nothing tells: of our own words', 'Java, Kotlin', 'fr', 'fr'],
    ['nothing is written: of our own words', '', 'pl', 'pl'],
  ])('is the language of the text where %s', (_, text, setting, language) => {
    expect(documentLanguagesOf([text], setting)).toEqual({ language, ourLanguage: setting });
  });

  it('keeps a language that was set and that we have no words in: ours are English then', () => {
    expect(documentLanguagesOf([english], 'xx')).toEqual({ language: 'xx', ourLanguage: 'en' });
  });
});
