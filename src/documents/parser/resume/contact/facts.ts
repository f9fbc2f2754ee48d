import type { ParsedFact, ParsedValue } from '#documents/parser/parsed-resume.ts';
import type { Line } from '../lines/line.ts';
import { type LinePiece, readOf, readPiece, wholePiece } from '../lines/piece.ts';
import { piecesOf } from '../lines/pieces.ts';

const PRONOUNS =
  /^\(?(?:she|he|they|ze|xe|sie|er|elle|il|iel|ella|él|ela|ele|lei|lui|zij|hij)(?:\s?\/\s?\p{L}{2,6}){1,2}\)?$/iu;
const WORK_PERMIT =
  /(?:right|permit|permission|authori[sz]ed|authori[sz]ation|eligible) to work|work (?:permit|visa|authori[sz]ation)|(?:arbeits|aufenthalts)(?:erlaubnis|genehmigung)|permis de travail|permiso de trabajo|autorização de trabalho|permesso di lavoro|werkvergunning/iu;
/** A fact with what it is called before it: "Driving licence: B". */
const LABELLED = /^(\p{Lu}[\p{L}\p{N} .'’/-]{1,28}?)\s?:\s+(\S.{0,40})$/u;
/** Labels of what has a place of its own. */
const REACH =
  /^(?:e-?mail|correo|courriel|phone|tel|mobil|cell|handy|t|m|p|e|w|address|adress|location|city|ort|wohnort|web|website|portfolio|linkedin|github|xing|twitter|name|nom|nombre|nome|naam)/iu;

/** The same of what forms ask for, where the label needs no colon: "Geboren am 03.09.1984 in Lübeck". */
const PERSONAL =
  /^(geboren(?: am)?|geburtsdatum(?: und -ort)?|geburtsort|geb\. am|familienstand|staatsangehörigkeit|nationalität|konfession|kinder|führerschein|date of birth|place of birth|born(?: on)?|nationality|marital status|citizenship|driving licen[cs]e|née? le|date de naissance|lieu de naissance|nationalité|situation (?:de famille|familiale)|état civil|permis|fecha de nacimiento|lugar de nacimiento|nacionalidad|estado civil|data de nascimento|nacionalidade|naturalidade|nat[oa] il|data di nascita|luogo di nascita|nazionalità|cittadinanza|stato civile|geboortedatum|geboorteplaats|nationaliteit|burgerlijke staat|rijbewijs|data urodzenia|miejsce urodzenia|narodowość|obywatelstwo|stan cywilny|prawo jazdy|дата рождения|место рождения|гражданство|семейное положение)[\s:]{1,6}([^\s:][^\t|•]{0,60})$/iu;
/** Without a colon or a gap, longer ones are sentences. */
const WORDS_MAX = 6;

/** What the lines around a name say besides how to reach somebody: pronouns, a permit, facts with their labels. */
export function findFacts(lines: readonly Line[], taken: readonly ParsedValue[]): ParsedFact[] {
  const reach = new Set(taken.map(({ value }) => value.toLowerCase()));
  return lines
    .filter((line) => !line.bulleted)
    .flatMap((line) => {
      const fact = personalFact(line);
      if (fact) return [fact];
      return piecesOf(line, 0, line.text.length, true).flatMap((piece) =>
        reach.has(piece.text.toLowerCase()) ? [] : (personalFactOf(piece) ?? factOf(piece)),
      );
    });
}

/** A label and its value in two cells of a line. */
function personalFact(line: Line): ParsedFact | undefined {
  const whole = line.text.includes('\t') ? wholePiece(line) : undefined;
  return whole && personalFactOf(whole);
}

function personalFactOf({ text, line, start }: LinePiece): ParsedFact | undefined {
  const [, label = '', value = ''] = PERSONAL.exec(text) ?? [];
  const between = text.slice(label.length, text.length - value.length);
  if (!value || (!/[:\t]/u.test(between) && value.split(/\s+/u).length > WORDS_MAX)) return undefined;
  const from = start + text.length - value.length;
  return {
    kind: 'other',
    label: readOf(line, start, start + label.length, label, 0.8),
    value: readOf(line, from, from + value.length, value, 0.8),
  };
}

function factOf(piece: LinePiece): ParsedFact[] {
  const { text, line, start } = piece;
  if (PRONOUNS.test(text)) return [{ kind: 'pronouns', value: readPiece(piece, 0.9) }];
  const labelled = LABELLED.exec(text);
  const [, label = '', value = ''] = labelled ?? [];
  if (labelled && !REACH.test(label) && !/@|https?:|www\./u.test(value)) {
    const from = start + text.length - value.length;
    return [
      {
        kind: 'other',
        label: readOf(line, start, start + label.length, label, 0.8),
        value: readOf(line, from, from + value.length, value, 0.8),
      },
    ];
  }
  if (WORK_PERMIT.test(text) && text.split(/\s+/u).length <= 14)
    return [{ kind: 'work permit', value: readPiece(piece, 0.8) }];
  return [];
}
