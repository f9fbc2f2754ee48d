import type { CheckInput } from './check-input.ts';
import type { Area, CheckGroup, FaultWords, Finding, Grave, Mild, Unsure } from './finding.ts';
import type { ProvenFault } from './second-look/proof.ts';

/** A fault of little weight: one look is enough. */
export type Fault = FaultWords & { severity?: Mild };

/** One rule: pure, and small enough to be explained in its `why`. */
type Rule = {
  /** Its name: the group, and what it finds, as `bullets/weak-start`. Stable, as scores and reports refer to it. */
  id: `${CheckGroup}/${string}`;
  group: CheckGroup;
  area: Area;
  why: string;
  reference?: Finding['reference'];
  /** Said where nothing was found; absent where that is not worth a line. */
  passed?: string;
  /** It counts them or what they have: nothing is told where some were not read (second-look/jobs-read.ts). */
  counts?: 'jobs' | 'bullets';
  /** Whether there is anything to judge: a check on bullets without bullets neither fails nor passes. */
  applies(input: CheckInput): boolean;
};

/** A rule that never finds anything of much weight. */
export type MildCheck = Rule & {
  severity: Mild;
  find(input: CheckInput): readonly (Fault | Unsure)[];
};

/** A rule whose faults weigh much: each says how it was made sure of, or names a smaller weight. */
export type GraveCheck = Rule & {
  severity: Grave;
  find(input: CheckInput): readonly (ProvenFault | (Fault & { severity: Mild }) | Unsure)[];
};

export type Check = MildCheck | GraveCheck;
