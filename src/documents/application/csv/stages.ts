import { foldWords } from '../../parser/resume/text/fold.ts';
import { capitalised } from '../../text/clean.ts';
import { CLOSED_REASONS, STAGES, type ClosedFrom, type ClosedReason, type Stage } from '../fields.ts';

/** How far somebody has come, as other products and people call it. */
const STAGE_WORDS: { readonly [Name in Stage]: string } = {
  saved:
    'wishlist|bookmarked|interested|to apply|not applied|not applied yet|applying|draft|drafting|in preparation|planned|new|backlog',
  applied:
    'application sent|application submitted|submitted|sent|pending|waiting|in review|under review|no response yet',
  interviewing:
    'interview|interviews|interviewed|interview scheduled|phone screen|phone interview|screening|screen|recruiter screen|assessment|take home|technical interview|technical|onsite|on site|final round|final interview|first interview|second interview|in progress',
  offer: 'offered|offer received|negotiating|negotiation|offer extended',
  closed: 'archived|archive|done|expired|inactive',
};

/** Why it is over, which also says that it is. */
const REASON_WORDS: { readonly [Name in Exclude<ClosedReason, ''>]: string } = {
  accepted: 'hired|offer accepted|accepted offer|i accepted|signed',
  declined: 'offer declined|declined offer|i declined|turned down',
  rejected: 'not selected|rejection|refused|denied|unsuccessful|no offer|turned down by employer',
  'no-answer': 'no answer|no response|ghosted|no reply|never heard back',
  withdrawn: 'i withdrew|withdrew|withdraw|cancelled|canceled|dropped out|not interested',
};

function byWord<Name extends string>(words: { readonly [Key in Name]: string }): ReadonlyMap<string, Name> {
  // The keys of just these.
  const entries = Object.entries(words) as [Name, string][];
  return new Map(
    entries.flatMap(([name, others]) => [name, ...others.split('|')].map((word) => [foldWords(word), name])),
  );
}

const STAGE_BY_WORD = byWord(STAGE_WORDS);
const REASON_BY_WORD = byWord(REASON_WORDS);

/** "No answer" */
function inWords(name: string): string {
  return capitalised(name.replace('-', ' '));
}

export const writtenStage = (stage: Stage) => inWords(STAGES.find((one) => one === stage) ?? STAGES[0]);
export const writtenReason = (reason: ClosedReason) =>
  inWords(CLOSED_REASONS.find((one) => one === reason) ?? '');

export const writtenFrom = (from: ClosedFrom) => inWords(from);

/** In which stage it was closed, as we write it; undefined for what is none. */
export function readFrom(word: string): ClosedFrom | undefined {
  const stage = STAGE_BY_WORD.get(foldWords(word));
  return stage === 'closed' ? undefined : stage;
}

/** What a word says of how far somebody has come, and why it ended; undefined where it says nothing that is known. */
export function readStage(word: string): { stage: Stage; closedReason: ClosedReason } | undefined {
  const folded = foldWords(word);
  const stage = STAGE_BY_WORD.get(folded);
  if (stage) return { stage, closedReason: '' };
  const closedReason = REASON_BY_WORD.get(folded);
  return closedReason && { stage: 'closed', closedReason };
}

export function readReason(word: string): ClosedReason | undefined {
  return REASON_BY_WORD.get(foldWords(word));
}
