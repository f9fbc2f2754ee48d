import nspell from 'nspell';
import type { Speller } from '../check.ts';
import { actionVerbs } from './action-verbs.ts';
import { britishEntries, tradeWords } from './data/further-words.ts';
import { misspellings } from './misspellings.ts';
import { nearWords } from './near-words.ts';
import { resumeVocabulary } from './resume-vocabulary.ts';

/** A Hunspell dictionary: rules of forming words, and the words. */
export type Dictionary = { aff: string; dic: string };

/** Parts that make a word we know of one that the dictionary knows. */
const PREFIX =
  /^(?:re|un|non|pre|post|multi|micro|macro|cyber|geo|bio|neuro|cardio|electro|co|sub|inter|intra|over|under|super|hyper|auto|tele|anti|counter|cross|e|photo|thermo|hydro|psycho|socio|immuno|radio|nano|mini|mega|ultra|semi|trans|para|pseudo|eco|agro|info|tech|web)-?(?=\p{L}{5})/u;
const SUFFIX = /(?<=\p{L}{5})(?:s|’s|'s|ability|isation|ization|ness|less|wise|like|free|wide)$/u;

/** Words that are often half of a compound. */
const PAIRING = new Set(
  `back base board body book brand care case chain class code copy craft data desk down down fast field fire firm first
  flow food foot form free frame front full gate grade ground group hand hard head health high hold home hospital house
  keep land lead life light line lines list load long mark market master mill multi note over page paper part play
  point post pack power press print proof rail road room sale sales school self ship shop shops show side sight site
  skill smith soft sound stack staff stage stand stock store stream style table talk team tech test text ticket time
  times tool tools town track trade trial wall ware wash watch water ways well wheel wide will wood word words work
  works worker workers world yard year`.split(/\s+/),
);

/**
 * Spelling of English, American and British, with the words of trades. `suggest` gives at most five words, the
 * likeliest first; it takes up to 65 ms for a long word without a near neighbor.
 */
export function createSpeller({ aff, dic }: Dictionary): Speller {
  // One list: a second one added to nspell spoils its rules of compounds.
  const dictionary = nspell(aff, `${dic.trimEnd()}\n${britishEntries.trim().split(/\s+/).join('\n')}\n`);
  const further = new Set([
    ...tradeWords.trim().split(/\s+/),
    ...resumeVocabulary,
    ...actionVerbs.flatMap(({ base, past, participle, third, gerund }) => [
      base,
      past,
      participle,
      third,
      gerund,
    ]),
  ]);

  const isWord = (word: string): boolean => further.has(word.toLowerCase()) || dictionary.correct(word);
  const isName = (word: string): boolean => dictionary.correct(word.charAt(0).toUpperCase() + word.slice(1));

  function knows(word: string): boolean {
    const plain = word.replace(/’/g, "'");
    if (misspellings.has(plain.toLowerCase())) return false;
    if (isWord(plain) || isWord(plain.toLowerCase()) || isName(plain)) return true;
    const small = plain.toLowerCase();
    const [root, stem] = [small.replace(PREFIX, ''), small.replace(SUFFIX, '')];
    if ([root, stem].some((part) => part !== small && isWord(part))) return true;
    return isCompound(small);
  }

  /** "timeframe": two words, one of which often makes such a pair ("liftting" is not "lift" and "ting"). */
  function isCompound(word: string): boolean {
    for (let at = 4; at <= word.length - 4; at += 1) {
      const parts = [word.slice(0, at), word.slice(at)];
      if (parts.some((part) => PAIRING.has(part)) && parts.every((part) => dictionary.correct(part)))
        return true;
    }
    return false;
  }

  function suggest(word: string): readonly string[] {
    const small = word.toLowerCase();
    const meant = misspellings.get(small);
    if (meant !== undefined) return [meant];
    const near = nearWords(small).filter(
      (each) => each.length > 2 && (dictionary.correct(each) || further.has(each)),
    );
    if (near.length > 0) return near.slice(0, 5);
    return small.length < 8
      ? []
      : dictionary
          .suggest(small)
          .filter((each) => !/[ -]/.test(each))
          .slice(0, 5);
  }

  return { knows, suggest };
}
