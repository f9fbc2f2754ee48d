import { counted } from '../bullets/resume-bullets.ts';
import type { Source } from '#documents/parser/parsed-resume.ts';
import type { Check, Fault } from '../check.ts';
import type { Unsure } from '../finding.ts';
import type { CheckInput } from '../check-input.ts';
import { linesLike } from '../second-look/plain-text.ts';
import { ifNowhere, unsure, type ProvenFault } from '../second-look/proof.ts';
import { resumeTexts } from '../words/resume-texts.ts';
import { abbreviationOf, findTerms, knownTermIndex } from './known-terms.ts';
import { isMissing, type Term } from './job-match.ts';

const MOST_NAMED = 8;

const hasAd: Check['applies'] = ({ jobAd }) => jobAd !== undefined && jobAd.trim().length > 0;

const named = (terms: readonly Term[]): string =>
  terms
    .slice(0, MOST_NAMED)
    .map(({ term }) => `“${term}”`)
    .join(', ') + (terms.length > MOST_NAMED ? ` and ${String(terms.length - MOST_NAMED)} more` : '');

export const missingTerms: Check = {
  id: 'keywords/missing',
  group: 'keywords',
  area: 'skills',
  severity: 'high',
  why: 'Whoever compares resumes with an ad, a person or a search, looks for the words of the ad first.',
  passed: 'Everything the ad requires is in your resume',
  applies: ({ jobMatch }) => (jobMatch?.required ?? []).length > 0,
  find(input) {
    const required = input.jobMatch?.required ?? [];
    const unplaced = required.filter(isMissing);
    const looked = unplaced.map((term) => ({ term, places: placesInText(input, term) }));
    const missing = looked.flatMap(({ term, places }) => (places.length === 0 ? [term] : []));
    const doubtful = looked.filter(({ places }) => places.length > 0);
    return [
      ...(missing.length === 0 ? [] : [absent(input, missing, required.length)]),
      ...(doubtful.length === 0
        ? []
        : [
            unsure({
              title: `We could not tell whether you say enough of ${named(doubtful.map(({ term }) => term))}`,
              lookAt:
                'It stands here, in lines that we could not place. Look whether it shows what the ad asks for.',
              places: doubtful.flatMap(({ places }) => places),
            }),
          ]),
    ];
  },
};

function absent(input: CheckInput, missing: readonly Term[], of: number): ProvenFault | Unsure {
  const title = `${String(missing.length)} of ${counted(of, 'thing')} the ad asks for ${missing.length === 1 ? 'is' : 'are'} not in your resume: ${named(missing)}`;
  return ifNowhere(
    input,
    () => missing.flatMap((term) => placesInText(input, term)),
    {
      title,
      suggestion:
        'Where you have it, write it in the words of the ad, in the bullet of the job where you used it. Leave out what you do not have.',
      places: [],
    },
    { title, lookAt: 'Look whether these lines show it.' },
  );
}

/** Lines of the file that have the words of the ad, or another form of them. */
function placesInText({ file }: CheckInput, { written, aliases }: Term): readonly Source[] {
  if (file === undefined) return [];
  const forms = [...written, ...aliases].map(spaced).filter((form) => form.trim() !== '');
  return linesLike(file, (text) => forms.some((form) => spaced(text).includes(form)));
}

/** Words in small letters with one blank around each, so that whole ones are found. */
const spaced = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#.]+|\.(?!\p{L})/gu, ' ')
    .trim()} `;

export const otherTitle: Check = {
  id: 'keywords/title',
  group: 'keywords',
  area: 'contact',
  severity: 'medium',
  why: 'Recruiters search by job title, and yours is the first thing they compare.',
  passed: 'Your title is that of the ad',
  applies: (input) =>
    input.jobMatch?.title.wanted !== undefined &&
    (input.resume.title !== undefined || input.resume.jobs.length > 0),
  find(input) {
    const title = input.jobMatch?.title;
    if (title?.match !== 'none') return [];
    const own = input.resume.title ?? input.resume.jobs[0]?.title;
    return [
      {
        title: `The ad is for “${title.wanted ?? ''}”${own === undefined ? '' : `, your resume says “${own.value}”`}`,
        suggestion:
          'If you have done this work, say so in the line under your name, in the words of the ad. Never change the titles of your jobs.',
        places: own === undefined ? [] : [own.source],
      },
    ];
  },
};

/** The ad has one form of an abbreviation and the resume the other. */
export const unexpandedAcronym: Check = {
  id: 'keywords/acronym',
  group: 'keywords',
  area: 'skills',
  severity: 'low',
  why: 'Some searches take the words as typed: the abbreviation does not find the full name, nor the other way round.',
  applies: hasAd,
  find({ jobAd = '', resume }) {
    const inAd = findTerms(jobAd, knownTermIndex);
    const texts = resumeTexts(resume);
    const own = texts.flatMap(({ value, source }) =>
      findTerms(value, knownTermIndex).map((each) => ({ ...each, source })),
    );
    const terms = [...new Set(inAd.map(({ term }) => term))];
    return terms.flatMap((term): Fault[] => {
      const forms = abbreviationOf(term);
      const uses = own.filter((each) => each.term === term);
      const [first] = uses;
      if (forms === undefined || first === undefined) return [];
      const isShort = (written: string) =>
        written.toLowerCase().includes(forms.short.toLowerCase().replace(/s$/, ''));
      const isLong = (written: string) =>
        written
          .toLowerCase()
          .replace(/-/g, ' ')
          .includes(forms.long.toLowerCase().replace(/-/g, ' ').replace(/s$/, ''));
      const adForms = inAd.filter((each) => each.term === term).map(({ written }) => written);
      const adOnlyShort =
        adForms.some(isShort) &&
        !adForms.some(isLong) &&
        uses.every(({ written }) => isLong(written) && !isShort(written));
      const adOnlyLong =
        adForms.some(isLong) &&
        !adForms.some(isShort) &&
        uses.every(({ written }) => isShort(written) && !isLong(written));
      if (!adOnlyShort && !adOnlyLong) return [];
      return [
        {
          title: `The ad writes “${adForms[0] ?? ''}”, your resume only “${first.written}”`,
          suggestion: `Write both once: “${forms.long} (${forms.short})”.`,
          places: uses.map(({ source, written }) => ({ ...source, snippet: written })),
        },
      ];
    });
  },
};

export const unevidencedSkill: Check = {
  id: 'keywords/not-evidenced',
  group: 'keywords',
  area: 'skills',
  severity: 'low',
  why: 'A skill in a list is a claim; in a bullet it is something you did.',
  applies: (input) =>
    input.jobMatch !== undefined &&
    input.resume.skills.length > 0 &&
    input.resume.jobs.some(({ bullets, paragraphs }) => bullets.length + paragraphs.length > 0),
  find(input) {
    const listed = (input.jobMatch?.required ?? []).filter(({ inSkillsOnly }) => inSkillsOnly);
    if (listed.length === 0) return [];
    return [
      {
        title: `${counted(listed.length, 'skill')} the ad asks for ${listed.length === 1 ? 'stands' : 'stand'} only in your list: ${named(listed)}`,
        suggestion: 'Name each in the bullet of a job or project where you used it.',
        places: listed.flatMap(({ places }) => places),
      },
    ];
  },
};
