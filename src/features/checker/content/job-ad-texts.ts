import type { TitleMatch } from '#documents/checks/keywords/match.ts';

/** Words around the comparison with an advertisement. */
export const jobAdTexts = {
  title: 'Beside a job ad',
  text: 'Paste the text of an ad to see which of its terms your resume has, where, and which it lacks. These are counts and places, and not your chance of the job: nobody can compute that. Add only what is true of you.',
  label: 'Text of the job ad',
  hint: 'It stays on this device, like your file.',
  compare: 'Compare',
  comparing: 'Comparing...',
  failed: 'The ad could not be compared. Please check the file once more.',
  compared: (counts: readonly string[]) => ['Compared.', ...counts].join(' '),
  kinds: { required: 'Required', niceToHave: 'Nice to have', mentioned: 'Named among the duties' },
  count: (there: number, all: number) => `${there} of ${all} on your page`,
  there: 'Shown',
  listedOnly: 'Only listed',
  missing: 'Missing',
  places: (count: number) => (count === 1 ? 'In one place.' : `In ${count} places.`),
  inSkillsOnly: 'No job or project shows it yet.',
  aliases: (aliases: readonly string[]) => `Also counts as: ${aliases.join(', ')}`,
  nothingAsked: 'No terms were found in this text. Is it the whole ad, with what it asks for?',
  titles: {
    same: (wanted) => `The ad looks for “${wanted}”, and your resume says so.`,
    near: (wanted) =>
      `The ad looks for “${wanted}”. Your resume has a title close to it; if it is true of you, use the words of the ad.`,
    none: (wanted) => `The ad looks for “${wanted}”. No title on your resume is like it.`,
    unknown: () => 'The ad does not say in so many words which title it looks for.',
  } satisfies Record<TitleMatch['match'], (wanted: string) => string>,
} as const;
