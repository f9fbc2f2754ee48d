import { chosenContent } from '#editor/merge/chosen-content.ts';
import type { Choices } from '#editor/merge/merge-content.ts';
import { copyTitle } from '#editor/store/copy-title.ts';
import { contentOf, type Content } from './content.ts';
import { savableOf } from './held-back.ts';
import type { VersionConflict } from './session-state.ts';
import { withChange, type Environment, type SessionEvent, type Step } from './session-step.ts';
import type { VersionNotice } from './version-notice.ts';

/** What stands on the screen once a conflict is over, and what is said of the version that is not there. */
export type ConflictOutcome<Data> = { content: Content<Data>; notice: VersionNotice<Data> | null };

/** What the person's choice between two versions comes to. */
export function outcomeOf<Data>(
  event: Extract<SessionEvent<Data>, { type: 'mineKept' | 'theirsTaken' | 'eachChosen' }>,
  choices: Choices<Data>,
  { fields }: Environment<Data>,
): ConflictOutcome<Data> {
  const { mine, theirs } = choices;
  switch (event.type) {
    case 'theirsTaken':
      return { content: theirs, notice: { kind: 'tookTheirs', other: mine } };
    case 'mineKept':
      return { content: mine, notice: { kind: 'keptMine', other: theirs } };
    case 'eachChosen':
      return {
        content: chosenContent(fields, choices, event.taken),
        notice: { kind: 'choseEach', other: theirs },
      };
  }
}

/** Makes a document of its own of the other version; the conflict is over once that is there. */
export function copyTheirs<Data>(
  step: Step<Data>,
  conflict: VersionConflict<Data>,
  { theirs }: Choices<Data>,
  request: number,
  env: Environment<Data>,
): Step<Data> {
  const other = savableOf(env, theirs, contentOf(conflict.theirs)).content;
  const copy = { ...other, title: copyTitle(env.titleOf(other)) };
  const copying = { kind: 'copying', conflict, requests: [request] } as const;
  return withChange(step, { activity: copying }, { type: 'copy', content: copy, key: conflict.copyKey });
}
