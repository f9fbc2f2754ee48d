import type { Happening, Story } from './stories.ts';

/** Stories that failed once, as short as they could be made: chance alone seldom leads to them again. */
const FOUND: readonly (readonly [what: string, isNew: boolean, happenings: string])[] = [
  [
    'a page is left while it looks at a draft in which another device has written',
    true,
    'type share draftAnswered otherDrafts look leave draftAnswered type reload share',
  ],
  [
    'it looks at such a draft while it is left and its last save is under way',
    true,
    'type share draftAnswered otherDrafts look save typeRefused leave typeInvalid save',
  ],
  [
    'what was saved without a title is named offline',
    false,
    'answered untitle timer answered reloadOffline typeInvalid save retitle',
  ],
  [
    'the title is taken back together with what was saved',
    true,
    'type save answered type undo online typeRefused leave typeInvalid reloadOffline online retitle',
  ],
  [
    'what came from elsewhere is deleted there, and saved anew here',
    false,
    'timer answered foundNothing takeTheirs otherTypes news save otherDeletes foundNothing save answerLost',
  ],
];

export const FOUND_STORIES = FOUND.map(([what, isNew, happenings]): [string, Story] => [
  what,
  { isNew, happenings: happenings.split(' ') as Happening[] }, // As they are written above.
]);
