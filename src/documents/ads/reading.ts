import type { RequirementKind, Strength } from './ad.ts';
import type { AdReader } from './ad-reader.ts';
import type { ConceptIndex } from './known-skills.ts';
import type { TokenSpan } from './phrase-list.ts';
import type { Token } from './tokens.ts';

/** What reading goes by: the text, its words, and the lists of its language. */
export type Reading = {
  text: string;
  tokens: readonly Token[];
  reader: AdReader;
  concepts: ConceptIndex;
};

/** A requirement where it stands, before the same ones are put together. */
export type FoundRequirement = TokenSpan & {
  kind: RequirementKind;
  strength: Strength;
  understood: boolean;
  concept?: string;
  years?: number;
  /** Something is asked for that nothing was read from: no requirement, but said to be there. */
  isMissed?: true;
  /** Requirements found together, of which one is enough. */
  oneOf?: string;
};
