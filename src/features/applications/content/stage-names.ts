import { STAGES, type ClosedFrom, type ClosedReason, type Stage } from '#documents/application/fields.ts';

/** What the stages are called on the screen. */
export const STAGE_NAMES: Readonly<Record<Stage, string>> = {
  saved: 'Saved',
  applied: 'Applied',
  interviewing: 'Interviewing',
  offer: 'Offer',
  closed: 'Closed',
};

/** Why an application is closed; the first stands for nobody having said. */
export const CLOSED_REASON_NAMES: Readonly<Record<ClosedReason, string>> = {
  '': 'Not said',
  accepted: 'I accepted',
  declined: 'I declined their offer',
  rejected: 'They said no',
  'no-answer': 'They never answered',
  withdrawn: 'I withdrew',
};

/** How far a closed application had come; the first stands for nobody knowing. */
export const CLOSED_FROM_NAMES: Readonly<Record<ClosedFrom, string>> = {
  '': 'Not known',
  saved: 'Not sent',
  applied: 'Applied',
  interviewing: 'Interviewing',
  offer: 'Offer',
};

/** The stage of this name; nothing for a text that is none. */
export function asStage(text: string | null | undefined): Stage | undefined {
  return STAGES.find((stage) => stage === text);
}
