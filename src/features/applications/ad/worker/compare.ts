import { matchAd, type RequirementMatch } from '#documents/ads/match/match-ad.ts';
import type { Evidence } from '#documents/ads/match/text-index.ts';
import type {
  AdComparison,
  AdReading,
  ComparedRequirement,
  EvidenceAt,
  MatchRequest,
  Offer,
} from '../protocol.ts';
import { placeName } from './place-names.ts';
import { shownTexts, workedPeriods, type TextAt } from './shown-texts.ts';
import { baseTexts, hiddenTexts, type TextElsewhere } from './texts-elsewhere.ts';

/** A resume beside an ad: what of it shows each requirement, and what could that is not printed of it. */
export function compare(reading: AdReading, { resume, base, today }: Omit<MatchRequest, 'ad'>): AdComparison {
  const shown = shownTexts(resume);
  // What is hidden here is nearer than what stands in the base alone.
  const elsewhere = [...hiddenTexts(resume), ...(base ? baseTexts(resume, base) : [])];
  const { requirements, must, nice } = matchAd(reading.ad, {
    shown: numbered(shown),
    elsewhere: numbered(elsewhere),
    worked: workedPeriods(resume),
    today,
  });
  return {
    reading,
    rows: requirements.map((match): ComparedRequirement => {
      const { requirement, state, years } = match;
      return {
        requirement,
        state,
        evidence: match.shown.flatMap((one) => evidenceAt(one, shown, resume)),
        offer: offerOf(match, elsewhere, { resume, base }),
        ...(years === undefined ? {} : { years }),
      };
    }),
    must,
    nice,
    notUnderstood: reading.ad.notUnderstood,
    hasBase: base !== null,
  };
}

/** Texts are known again by their numbers: lines of one text share its field. */
const numbered = (texts: readonly { value: string; path?: string }[]) =>
  texts.map(({ value, path }, at) => ({ value, path: String(at), entry: entryOf(path ?? String(at)) }));

/** `education.<id>` of each of its fields. */
const entryOf = (path: string): string => path.split('.').slice(0, 2).join('.');

const wordsOf = ({ text, from, to }: Evidence): string => text.value.slice(from, to);

function evidenceAt(
  evidence: Evidence,
  shown: readonly TextAt[],
  resume: MatchRequest['resume'],
): EvidenceAt[] {
  const found = shown[Number(evidence.text.path)];
  if (!found) return [];
  const { path, value: line } = found;
  const { sameWords, from } = evidence;
  const where = placeName(path, resume);
  return [{ path, line, share: from / Math.max(1, line.length), words: wordsOf(evidence), sameWords, where }];
}

function offerOf(
  { state, elsewhere: found }: RequirementMatch,
  elsewhere: readonly TextElsewhere[],
  { resume, base }: Pick<MatchRequest, 'resume' | 'base'>,
): Offer | null {
  const [first] = found.toSorted((a, b) => Number(a.text.path) - Number(b.text.path));
  const text = first && elsewhere[Number(first.text.path)];
  if (state !== 'elsewhere' || !text) return null;
  const told = { words: wordsOf(first), sameWords: first.sameWords, line: text.value };
  const { source } = text;
  if (source.from === 'hidden') return { ...told, ...source, where: placeName(source.path, resume) };
  const where = placeName(source.paths[0] ?? '', base ?? resume);
  // It is said to be the base's.
  return { ...told, ...source, where: where.replace(/\byour\b/u, 'the') };
}
