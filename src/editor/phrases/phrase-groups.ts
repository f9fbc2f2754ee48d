/** An example and phrases for one field of work, or one part of a text. */
export type PhraseGroup = {
  name: string;
  /** What of a title tells that the group suits it; without them it is for anybody. */
  words?: RegExp;
  /** How it can read, by a person we made up: one line or bullet each. It is looked at and never put in. */
  example: readonly string[];
  /** Lines to put in; what only the person knows stands in brackets, which are pointed out before a download. */
  lines: readonly string[];
};

export type PhraseGroups = readonly PhraseGroup[];

/** The group that suits a title best: the first that knows a word of it. */
export function groupFor(groups: PhraseGroups, title: string): PhraseGroup | undefined {
  return groups.find(({ words }) => words?.test(title));
}
