import type { Random } from '#tests/support/seeded-random.ts';
import type { CallFate } from './model-calls.ts';

/** What can happen to a document, and how often it does beside the rest. */
const WEIGHTS = {
  // By the person.
  type: 9,
  typeRefused: 2,
  typeInvalid: 2,
  retitle: 2,
  untitle: 2,
  template: 2,
  undo: 4,
  redo: 2,
  save: 6,
  keepMine: 2,
  takeTheirs: 2,
  keepBoth: 2,
  swap: 2,
  dismiss: 1,
  // To the call that is under way.
  answered: 14,
  requestLost: 2,
  requestLate: 2,
  answerLost: 4,
  failing: 2,
  busy: 1,
  signedOut: 1,
  foundNothing: 1,
  // Of the draft of a document that was never saved.
  share: 9,
  look: 3,
  draftAnswered: 9,
  draftRequestLost: 1,
  draftRequestLate: 2,
  draftAnswerLost: 2,
  draftFailing: 1,
  draftSignedOut: 1,
  otherDrafts: 4,
  otherSavesDraft: 2,
  otherDiscards: 1,
  // In the world.
  timer: 6,
  online: 2,
  reached: 2,
  lateArrives: 3,
  otherTypes: 4,
  otherRetitles: 2,
  otherDeletes: 1,
  news: 3,
  reload: 2,
  reloadArriving: 2,
  reloadOffline: 2,
  leave: 2,
} as const satisfies Record<CallFate, number> & Record<string, number>;

export type Happening = keyof typeof WEIGHTS;

/** What happens to a document, one thing after the other. What cannot happen at its time does not. */
export type Story = { isNew: boolean; happenings: readonly Happening[] };

const ALL = Object.entries(WEIGHTS).flatMap(([what, weight]) =>
  Array.from({ length: weight }, () => what as Happening),
);

/** Beginnings that chance alone seldom leads to. */
const BEGINNINGS: readonly (readonly Happening[])[] = [
  [],
  ['type', 'save', 'answered'],
  ['type', 'save', 'answerLost'],
  ['save', 'answered', 'otherTypes', 'type', 'save', 'answered', 'answered'],
  ['type', 'share', 'draftAnswered', 'otherDrafts'],
  ['type', 'share', 'draftAnswered', 'otherSavesDraft', 'type'],
];

export function randomStory(random: Random): Story {
  const next = () => ALL[random.whole(ALL.length)] ?? 'type';
  const beginning = BEGINNINGS[random.whole(BEGINNINGS.length)] ?? [];
  const isNew = random.whole(2) === 0;
  return { isNew, happenings: [...beginning, ...Array.from({ length: 3 + random.whole(36) }, next)] };
}

/** The shortest beginning of a story that fails, without whatever it fails without. */
export async function shrunk(story: Story, fails: (story: Story) => Promise<boolean>): Promise<Story> {
  let shortest = story;
  for (let length = 0; length < story.happenings.length; length += 1) {
    const beginning = { ...story, happenings: story.happenings.slice(0, length) };
    if (!(await fails(beginning))) continue;
    shortest = beginning;
    break;
  }
  for (let at = shortest.happenings.length - 1; at >= 0; at -= 1) {
    const without = { ...story, happenings: shortest.happenings.toSpliced(at, 1) };
    if (await fails(without)) shortest = without;
  }
  return shortest;
}
