import { phoneStretches } from '#documents/leave-out/phones-in.ts';
import type { AdPlace, ProposedContact } from '../ad.ts';
import { namesOfPeople } from './names-of-people.ts';

/* By whom an ad is answered: addresses of mail, telephone numbers, and the names beside them, in whichever language. */

const MOST = 5;
/** Of one person, so far apart at most. */
const NEAR = 160;

/** An address, whose parts are as long as they may be. */
const EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}_%+-][\p{L}\p{N}._%+-]{0,63}@(?:[\p{L}\p{N}-]{1,63}\.){1,6}\p{L}{2,24}/gu;
/** Nobody reads what comes there, or it is about something else than the job. */
const OTHER_MAIL =
  /^(?:no-?reply|donotreply|privacy|datenschutz|dpo|dsb|gdpr|rgpd|lgpd|rodo|iod|unsubscribe|accessibility|press|presse)/iu;

/** What stands before a number that is dialled, at most so far before it. */
const DIALLED =
  /(?:\b(?:tel|phone|mobile?|mob|cell|call|ring|text|on|fon|ruf|handy|durchwahl|unter|an die|au|le|portable|ligue|fone|fax)\b|telef|telép|téléph|whatsapp|enquir|anruf|appel|llam|celular|telemóvel|móvil|zadzwo|dzwoń|numer|kom\.)[^\d\n]{0,40}$/iu;
const FAX = /fax[^\d\n]{0,8}$/iu;
const [FEWEST_DIGITS, MOST_DIGITS] = [7, 15];

type Part = { of: 'name' | 'email' | 'phone'; words: string; place: AdPlace };

/** Whom an ad names to be written to or called; each with the place of what was found first. */
export function contactsIn(text: string): ProposedContact[] {
  const people = namesOfPeople(text);
  const reached = [...emailsIn(text), ...phonesToCall(text, people)];
  const names = people
    .filter(({ isLabelled, ...at }) => isLabelled || reached.some(({ place }) => isNear(text, at, place)))
    .map(({ from, to }) => partOf('name', text.slice(from, to), from));
  const parts = [...reached, ...names].toSorted((a, b) => a.place.from - b.place.from);
  return grouped(text, parts).slice(0, MOST);
}

function emailsIn(text: string): Part[] {
  const found = [...text.matchAll(EMAIL)].map(({ 0: words, index }) => partOf('email', words, index));
  return onceEach(found.filter(({ words }) => !OTHER_MAIL.test(words)));
}

function phonesToCall(text: string, people: readonly AdPlace[]): Part[] {
  const mails = [...text.matchAll(EMAIL)].map(({ 0: words, index }) => ({
    from: index,
    to: index + words.length,
  }));
  const found = phoneStretches(text).flatMap(({ from: begin, to }) => {
    // A bracket around more than the number is none of it.
    const from = text[begin] === '(' && !text.slice(begin, to).includes(')') ? begin + 1 : begin;
    const words = text.slice(from, to);
    const digits = words.replace(/\D/gu, '').length;
    const before = text.slice(Math.max(0, from - 60), from);
    // "Marnie Oldroyd (01632 960 417)"
    const isTheirs = people.some(({ to: end }) => from >= end && from - end <= RIGHT_BEHIND);
    const isCalled = isTheirs || words.startsWith('+') || (DIALLED.test(before) && !FAX.test(before));
    const isNumber = digits >= FEWEST_DIGITS && digits <= MOST_DIGITS && !words.includes('\n');
    const isAmount = AMOUNT.test(words) && !words.startsWith('0');
    const isInMail = mails.some((mail) => mail.from < to && from < mail.to);
    return isCalled && isNumber && !isAmount && !isInMail && !MONEY.test(around(text, from, to))
      ? [partOf('phone', words, from)]
      : [];
  });
  return onceEach(found);
}

/** "1 200 000" is no number that is dialled. */
const AMOUNT = /^\d{1,3}(?:[ .,]\d{3})+$/u;
const RIGHT_BEHIND = 4;
const MONEY = /[€$£]|\b(?:EUR|USD|CHF|PLN|GBP)\b|zł/u;
const around = (text: string, from: number, to: number): string => text.slice(Math.max(0, from - 3), to + 4);

const partOf = (of: Part['of'], words: string, from: number): Part => ({
  ...{ of, words },
  place: { from, to: from + words.length },
});

function onceEach(parts: readonly Part[]): Part[] {
  return [...new Map(parts.toReversed().map((part) => [part.words.toLowerCase(), part])).values()];
}

/** Whether two places are of one person: near each other, and no blank line between them. */
function isNear(text: string, a: AdPlace, b: AdPlace): boolean {
  const between = text.slice(Math.min(a.to, b.to), Math.max(a.from, b.from));
  return between.length <= NEAR && !BLANK_LINE.test(between);
}

const BLANK_LINE = /\n[^\S\n]*\n/u;

/** Parts that follow each other closely, one of a kind each, are of one person. */
function grouped(text: string, parts: readonly Part[]): ProposedContact[] {
  const contacts: (ProposedContact & { end: number })[] = [];
  for (const [at, { of, words, place }] of parts.entries()) {
    const last = contacts.at(-1);
    const next = parts[at + 1]?.place.from ?? Number.POSITIVE_INFINITY;
    // A name stands before what it is reached by, unless nothing follows it.
    const belongsToNext = of === 'name' && next - place.to <= NEAR;
    const isOnlyName = last !== undefined && last.email + last.phone === '';
    const isOneBlock =
      last !== undefined && (isOnlyName || !BLANK_LINE.test(text.slice(last.end, place.from)));
    if (last && last[of] === '' && isOneBlock && !belongsToNext && place.from - last.end <= NEAR) {
      last[of] = words;
      last.end = place.to;
    } else contacts.push({ name: '', email: '', phone: '', [of]: words, place, end: place.to });
  }
  return contacts.map(({ end: _, ...contact }) => contact);
}
