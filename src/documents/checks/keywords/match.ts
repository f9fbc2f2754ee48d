import type { Strength } from '#documents/ads/ad.ts';
import { partedByUnderstood } from '#documents/ads/asked-for.ts';
import { matchAd, type RequirementMatch } from '#documents/ads/match/match-ad.ts';
import { monthNumber, type WorkedPeriod } from '#documents/ads/match/years-worked.ts';
import { plainAd } from '#documents/ads/plain-ad.ts';
import { readAd } from '#documents/ads/read-ad.ts';
import { conceptNamed } from '#documents/ads/skills/concepts.ts';
import type { ParsedResume, Source } from '#documents/parser/parsed-resume.ts';
import { type AreaText, ownWords, resumeTexts } from '../words/resume-texts.ts';
import { titleWords } from './ad-title.ts';
import type { JobMatch, Term, TitleMatch } from './job-match.ts';

/*
 * A resume that was read of a file beside a job ad, by the reader of ads that applications have. It and its lists are loaded
 * where there is an ad: checks are told what came of it.
 */

export function matchJobAd(
  text: string,
  resume: ParsedResume,
  today: { year: number; month: number },
): JobMatch {
  const ad = readAd(plainAd(text).text);
  const texts = resumeTexts(resume);
  const matched = matchAd(ad, {
    shown: texts.map(({ value }, at) => ({ value, path: String(at) })),
    elsewhere: [],
    worked: workedPeriods(resume),
    today,
  });
  const { counted } = partedByUnderstood(matched.requirements);
  const ofStrength = (strength: Strength) =>
    alternatives(counted.filter(({ requirement }) => requirement.strength === strength)).map((same) =>
      termOf(same, texts, resume),
    );
  return {
    isRead: ad.language !== null,
    title: matchTitle(ad.title?.words, resume),
    required: ofStrength('must'),
    niceToHave: ofStrength('nice'),
    mentioned: ofStrength('mentioned'),
    notUnderstood: [...new Set(matched.notUnderstood)],
  };
}

/** Those of which one is enough together, all others alone. */
function alternatives(matches: readonly RequirementMatch[]): RequirementMatch[][] {
  return [...Map.groupBy(matches, ({ requirement }) => requirement.oneOf ?? requirement).values()];
}

function termOf(same: readonly RequirementMatch[], texts: readonly AreaText[], resume: ParsedResume): Term {
  const written = same.map(({ requirement }) => requirement.words);
  const found = same.flatMap((match) => placesOf(match, texts, resume));
  const lower = new Set(written.map((words) => words.toLowerCase()));
  const aliases = same
    .flatMap(({ requirement: { concept } }) =>
      concept === undefined ? [] : (conceptNamed(concept)?.forms.all ?? []),
    )
    .map((form) => form.replace(/^=/u, ''))
    .filter((form) => !lower.has(form.toLowerCase()));
  return {
    term: same.map(({ requirement }) => requirement.name).join(' or '),
    kind: same[0]?.requirement.kind ?? 'skill',
    ...{ written, aliases },
    places: found.map(({ source }) => source),
    inSkillsOnly: found.length > 0 && found.every(({ area }) => area === 'skills'),
  };
}

type Found = { source: Source; area: AreaText['area'] };

function placesOf(
  { state, shown }: RequirementMatch,
  texts: readonly AreaText[],
  resume: ParsedResume,
): Found[] {
  // Years of work are shown by the jobs.
  if (state === 'in part' && shown.length === 0)
    return resume.jobs.flatMap(({ period }) =>
      period ? [{ source: period.source, area: 'experience' }] : [],
    );
  // Of several words in one text the longest are marked.
  const longest = [...Map.groupBy(shown, ({ text }) => text.path).values()].flatMap((same) =>
    same.toSorted((a, b) => b.to - b.from - (a.to - a.from)).slice(0, 1),
  );
  return longest.flatMap(({ text, from, to }) => {
    const found = texts[Number(text.path)];
    return found
      ? [{ area: found.area, source: { ...found.source, snippet: found.value.slice(from, to) } }]
      : [];
  });
}

function workedPeriods({ jobs }: ParsedResume): WorkedPeriod[] {
  return jobs.map(({ period }) => {
    const { start, end, current } = period?.value ?? { current: false };
    return {
      current,
      ...(start && { start: monthNumber(start.year, start.month ?? 1) }),
      ...(end && { end: monthNumber(end.year, end.month ?? 12) }),
    };
  });
}

function matchTitle(wanted: string | undefined, resume: ParsedResume): TitleMatch {
  if (wanted === undefined) return { match: 'unknown', places: [] };
  const asked = titleWords(wanted);
  const titles = [resume.title, ...resume.jobs.map(({ title }) => title)].filter(
    (title) => title !== undefined,
  );
  const having = titles.map((title) => ({ title, shared: shared(asked, titleWords(title.value)) }));
  const same = having.filter(({ shared: share }) => share === asked.length);
  const near = having.filter(
    ({ shared: share, title }) => share > 0 && titleWords(title.value).includes(asked.at(-1) ?? ''),
  );
  const inSummary = ownWords(resume).filter(
    ({ area, value }) => area === 'summary' && value.toLowerCase().includes(wanted.toLowerCase()),
  );
  if (same.length + inSummary.length > 0) {
    return {
      wanted,
      match: 'same',
      places: [...same.map(({ title }) => title.source), ...inSummary.map(({ source }) => source)],
    };
  }
  const partly =
    near.length > 0 ? near : having.filter(({ shared: share }) => share >= Math.max(1, asked.length / 2));
  return {
    wanted,
    match: partly.length > 0 ? 'near' : 'none',
    places: partly.map(({ title }) => title.source),
  };
}

const shared = (asked: readonly string[], has: readonly string[]): number =>
  asked.filter((word) => has.includes(word)).length;
