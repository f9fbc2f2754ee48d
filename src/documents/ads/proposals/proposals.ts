import type { AdLanguage, ReadAd, Proposal } from '../ad.ts';
import { deadlineIn } from './deadline.ts';
import { isGoodbye, isGreeting } from '../letter-lines.ts';
import { jobName } from './job-name.ts';
import { firmIn, labelled, payIn, placeIn, titleIn } from './head-lines.ts';
import type { AdHeadLine } from './proposal.ts';
import { tariffIn } from './tariff.ts';

/* What an ad says of the job itself: proposed, with its place in the text, and taken over by nobody but a person. */

type Proposals = Pick<ReadAd, 'title' | 'employer' | 'place' | 'pay' | 'deadline'>;

/** Titles, firms and places stand in the first lines, up to the first list or running text. */
const HEAD_LINES = 8;
const LONGEST_HEAD = 150;
const LONGEST_HEADING = 90;
/** "Subject: …" */
const MAIL_HEAD = /^\p{L}[\p{L} -]{1,20}:\s/u;

export function proposalsOf(text: string, language: AdLanguage): Proposals {
  const lines = pastLetter(linesOf(text));
  const ends = lines.findIndex(
    ({ words, from }, at) =>
      at > 0 && (words.length > LONGEST_HEAD || /[•*–-]\s/u.test(text.slice(from - 2, from))),
  );
  const head = lines.slice(0, Math.min(HEAD_LINES, ends < 0 ? HEAD_LINES : ends));
  const title = labelled('title', lines) ?? titleIn(head);
  const employer = labelled('employer', lines) ?? firmIn(head, title);
  const found: Record<keyof Proposals, Proposal | undefined> = {
    // Its place is that of the whole.
    title: title && { ...title, words: jobName(title.words) },
    employer,
    place: labelled('place', lines) ?? placeIn(head, title, employer),
    pay: payIn(text) ?? tariffIn(text),
    deadline: deadlineIn(text, language),
  };
  return Object.fromEntries(Object.entries(found).filter(([, proposal]) => proposal !== undefined));
}

/**
 * Of a mail around an ad what begins with the ad: the first line under its greeting that stands alone, as headings do, and
 * where there is none, all that is no greeting.
 */
function pastLetter(lines: readonly HeadLine[]): readonly HeadLine[] {
  const greeting = lines.findIndex(({ words }, at) => at < HEAD_LINES && isGreeting(words));
  // A firm greets its readers under the title, too.
  if (greeting < 0 || lines.slice(0, greeting).some(({ words }) => !MAIL_HEAD.test(words))) return lines;
  const body = lines.filter(({ words }, at) => at > greeting && !isGreeting(words) && !isGoodbye(words));
  const heading = body.findIndex(
    ({ words, isAlone }) => isAlone && words.length <= LONGEST_HEADING && !/[.!?:,;]$/u.test(words),
  );
  return body.slice(Math.max(0, heading));
}

/** With whether something stands on the line above it. */
type HeadLine = AdHeadLine & { isAlone: boolean };

function linesOf(text: string): HeadLine[] {
  const lines: HeadLine[] = [];
  let isAlone = true;
  let from = 0;
  for (const line of text.split('\n')) {
    const lead = /^[^\p{L}\p{N}("„“«¿¡]*/u.exec(line)?.[0].length ?? 0;
    const words = line.slice(lead).trimEnd();
    if (words !== '') lines.push({ words, from: from + lead, isAlone });
    isAlone = words === '';
    from += line.length + 1;
  }
  return lines;
}
