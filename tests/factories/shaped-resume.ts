import { emptyValues } from '#documents/fields.ts';
import { JOB, STUDY } from '#documents/resume/fields.ts';
import { emptyResume } from '#documents/resume/empty.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { typicalResume } from './sample-resumes.ts';

const WORDS =
  'system design market north river careful budget review customer lead platform growth seven quick measure release team pilot front-end end-to-end and/or R&D 12% $4M analysis responsibility internationalisation of to the in a'.split(
    ' ',
  );

/**
 * A resume of chance shape, the same for the same seed: entries with and without places, dates and texts,
 * texts narrow and wide. What stands where decides whether readers that go by position keep the order.
 */
export function shapedResume(seed: number): ResumeData {
  const below = dice(seed);
  let texts = 0;
  // Each text begins with a word of its own, so that none is taken for another.
  const text = (words: number) => {
    texts += 1;
    return [`Z${texts}q`, ...Array.from({ length: words }, () => WORDS[below(WORDS.length)])].join(' ');
  };
  const maybe = (percent: number, make: () => string) => (below(100) < percent ? make() : '');
  const month = () => `${2000 + below(24)}-${String(1 + below(12)).padStart(2, '0')}`;
  const list = (most: number, words: () => number) =>
    Array.from({ length: 1 + below(most) }, () => `- ${text(words())}`).join('\n');
  const shapes = [
    () => '',
    () => text(2),
    () => text(20 + below(30)),
    () => list(5, () => 1 + below(4)),
    () => `${text(3)}\n${list(5, () => 4 + below(25))}`,
    () => list(6, () => 3 + below(25)),
  ];
  const description = () => shapes[below(shapes.length)]?.() ?? '';
  const { personalInfo } = typicalResume();
  return {
    ...emptyResume(),
    personalInfo: {
      ...personalInfo,
      title: maybe(80, () => text(below(5))),
      location: maybe(80, () => text(1)),
    },
    summary: maybe(70, () => text(5 + below(50))),
    employment: Array.from({ length: below(6) }, (_, index) => ({
      ...emptyValues(JOB),
      id: String(index),
      position: maybe(95, () => text(1 + below(4))),
      company: text(below(5)),
      location: maybe(70, () => text(1)),
      startDate: maybe(85, month),
      endDate: '',
      current: below(100) < 60,
      description: description(),
    })),
    education: Array.from({ length: below(4) }, (_, index) => ({
      ...emptyValues(STUDY),
      id: String(index),
      degree: text(below(5)),
      school: text(below(5)),
      location: maybe(50, () => text(1)),
      graduationDate: maybe(85, month),
      description: maybe(40, description),
    })),
    skills: Array.from({ length: below(25) }, () => text(below(3))),
  };
}

/** Whole numbers from 0 up to but not including a bound: a linear congruential generator. */
function dice(seed: number): (bound: number) => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}
