import type { AdLanguage, Proposal, ReadAd } from './ad.ts';
import { adLanguage } from './ad-language.ts';
import { adLines } from './ad-lines.ts';
import { isAmongRequirements, type PartLine } from './ad-line.ts';
import { withBlockParts } from './block-parts.ts';
import { BULLET } from './ad-headings.ts';
import { adReader } from './ad-reader.ts';
import { gathered } from './gather.ts';
import { conceptIndex } from './known-skills.ts';
import { adModel } from './learned/ad-model.ts';
import { judged, type ReadLines, sharesOfWords } from './learned/judge.ts';
import type { FoundRequirement, Reading } from './reading.ts';
import { isGoodbye, isGreeting } from './letter-lines.ts';
import { contactsIn } from './proposals/contacts.ts';
import { proposalsOf } from './proposals/proposals.ts';
import { requirementsOf } from './requirements-of.ts';
import { tokensOf } from './tokens.ts';

/** Reads what a job ad asks for. */
export function readAd(text: string): ReadAd {
  const language = adLanguage(text);
  const contacts = contactsIn(text);
  if (language === null) return { language, contacts, requirements: [], notUnderstood: [] };
  const reading = readingOf(text, language);
  const byRules = readByRules(reading);
  const shares = sharesOfWords(byRules, reading, adModel());
  const { found, notUnderstood } = judged(byRules, shares, reading);
  const proposals = { ...proposalsOf(text, language), contacts };
  return { language, ...proposals, requirements: gathered(found, reading), notUnderstood };
}

/** A text with its words and the lists of its language. */
export const readingOf = (text: string, language: AdLanguage): Reading => ({
  text,
  tokens: tokensOf(text),
  reader: adReader(language),
  concepts: conceptIndex(language),
});

/** What the lines of an ad ask for by the rules, each where it stands, and what they did not understand. */
export function readByRules(reading: Reading): ReadLines {
  const { text, tokens, reader } = reading;
  const all = asRequirements(withBlockParts(adLines(text, tokens, reader), tokens, reader), text);
  const lines = all.filter((line) => {
    const isTitle = (line === all[0] && isFirstTitle(line, all.length, text)) || isJobTitle(line, text);
    return !isTitle && !isOfLetter(line, text);
  });
  const found: FoundRequirement[] = [];
  const notUnderstood: Proposal[] = [];
  for (const line of lines) {
    const read = requirementsOf(line, reading);
    found.push(...read.found.filter(({ isMissed }) => isMissed === undefined));
    if (!isAmongRequirements(line)) continue;
    // Of running text only what was missed is shown: the whole of it says much besides.
    notUnderstood.push(
      ...(read.isUnderstood || !line.isItem
        ? read.found.filter(({ isMissed }) => isMissed).map((span) => placedAt(span, reading))
        : [proposalOf(line, text)]),
    );
  }
  return { lines, found, notUnderstood };
}

/** A list without anything around it is what somebody copied of the requirements. */
function asRequirements(lines: readonly PartLine[], text: string): readonly PartLine[] {
  const isBareList = lines.every(
    ({ heading, part, from, to }) => heading === 0 && part === 'intro' && BULLET.test(text.slice(from, to)),
  );
  return isBareList && lines.length > 1
    ? lines.map((line): PartLine => ({ ...line, part: 'must', isItem: true }))
    : lines;
}

/** The first line is the title, or what stands above it; but no item of a list, no paragraph, and not all there is. */
const isFirstTitle = ({ heading, from, to }: PartLine, lines: number, text: string): boolean =>
  heading === 0 && lines > 1 && to - from <= LONGEST_TITLE && !BULLET.test(text.slice(from, to));

/** "Pflegehelfer (m/w/d)": who may apply is said of a job, and of no requirement. */
const isJobTitle = ({ from, to }: PartLine, text: string): boolean =>
  to - from <= LONGEST_TITLE && GENDERS.test(text.slice(from, to)) && !BULLET.test(text.slice(from, to));

/** "Hi Ana," and "Best,", of a mail that an ad came in, and who says so. */
function isOfLetter({ from, to }: PartLine, text: string): boolean {
  const line = text.slice(from, to);
  const above = text.slice(0, from).trimEnd();
  return isGreeting(line) || isGoodbye(line) || (line.length <= LONGEST_NAME && isGoodbye(lastLineOf(above)));
}

const lastLineOf = (text: string): string => text.slice(text.lastIndexOf('\n') + 1);
const LONGEST_NAME = 60;

const LONGEST_TITLE = 120;
const GENDERS =
  /[([](?:[mwfhdkxi]\s?[/|*-]\s?){1,3}[mwfhdkxi][)\]]|\((?:all genders|gn|a)\)|\b[HF]\/[FH](?:\/X)?\b/iu;

function placedAt({ first, end }: FoundRequirement, { text, tokens }: Reading): Proposal {
  const place = { from: tokens[first]?.from ?? 0, to: tokens[end - 1]?.to ?? 0 };
  return { words: text.slice(place.from, place.to), place };
}

const proposalOf = ({ from, to }: PartLine, text: string): Proposal => ({
  words: text.slice(from, to).trim(),
  place: { from, to },
});
