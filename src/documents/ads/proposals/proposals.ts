import type { AdLanguage, ReadAd, Proposal } from '../ad.ts';
import { deadlineIn } from './deadline.ts';
import { firmIn, labelled, payIn, placeIn, titleIn } from './head-lines.ts';
import type { AdHeadLine } from './proposal.ts';

/* What an ad says of the job itself: proposed, with its place in the text, and taken over by nobody but a person. */

type Proposals = Pick<ReadAd, 'title' | 'employer' | 'place' | 'pay' | 'deadline'>;

/** Titles, firms and places stand in the first lines, up to the first list or running text. */
const HEAD_LINES = 8;
const LONGEST_HEAD = 150;

export function proposalsOf(text: string, language: AdLanguage): Proposals {
  const lines = linesOf(text);
  const ends = lines.findIndex(
    ({ words, from }, at) =>
      at > 0 && (words.length > LONGEST_HEAD || /[•*–-]\s/u.test(text.slice(from - 2, from))),
  );
  const head = lines.slice(0, Math.min(HEAD_LINES, ends < 0 ? HEAD_LINES : ends));
  const title = labelled('title', lines) ?? titleIn(head);
  const found: Record<keyof Proposals, Proposal | undefined> = {
    title,
    employer: labelled('employer', lines) ?? firmIn(head, title),
    place: labelled('place', lines) ?? placeIn(head, title),
    pay: payIn(text),
    deadline: deadlineIn(text, language),
  };
  return Object.fromEntries(Object.entries(found).filter(([, proposal]) => proposal !== undefined));
}

function linesOf(text: string): AdHeadLine[] {
  const lines: AdHeadLine[] = [];
  let from = 0;
  for (const line of text.split('\n')) {
    const lead = /^[^\p{L}\p{N}("„“«¿¡]*/u.exec(line)?.[0].length ?? 0;
    const words = line.slice(lead).trimEnd();
    if (words !== '') lines.push({ words, from: from + lead });
    from += line.length + 1;
  }
  return lines;
}
