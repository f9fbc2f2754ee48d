import type { LetterData } from '#documents/letter/schema.ts';
import { ABOUT_JOB, ATTENTION, FIRM, JOB_NAMED, OFFICE, STREET, SUBJECT, TITLES } from './letter-words.ts';
import { townIn } from './place-line.ts';

type Sender = LetterData['personalInfo'];
type Recipient = LetterData['recipient'];

/** A line above the greeting; `apart` where space parts it from the line before. */
export type HeadLine = { text: string; apart: boolean };

const EMAIL = /^[^@]{1,64}@[^@]{1,200}\.\p{L}{2,}$/u;
const PHONE = /(?:\+|00|\(|\d)[\d\s().\/–-]{6,20}\d/u;
/** So many figures has no postcode. */
const PHONE_FIGURES = 8;
const LABEL =
  /^(?:e-?mail|mail|tel(?:efon|efone|éfono|éphone|ephone)?|phone|mobil[e]?|handy|móvil|telemóvel|portable|fon|t|m|e)\s*[.:]+\s*/iu;
const LINK = /^(?:https?:\/\/|www\.)\S+$|^(?:linkedin\.com|github\.com)\/\S+$/iu;
/** A day, written in whichever way; the town before it is where the letter was written. */
const DATE =
  /(?<!\d)(?:\d{1,2}(?:st|nd|rd|th|er|\.|º)?\s*(?:de\s+)?\p{L}{3,12}\.?,?\s*(?:de\s+)?(?:19|20)\d\d|\p{L}{3,12}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+(?:19|20)\d\d|\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d\d|(?:19|20)\d\d-\d\d-\d\d)(?!\d)/u;
const PERSON =
  /^\p{Lu}[\p{L}\p{M}'’.-]*(?:\s+(?:(?:van|von|de|der|den|da|do|dos|di|del|la|le|y|e)\s+)*\p{Lu}[\p{L}\p{M}'’.-]*){1,4}$/u;

const emailIn = (text: string): string | undefined =>
  text.split(/[\s<>|,;:()]/u).find((word) => EMAIL.test(word));

const hasPhone = (text: string): boolean =>
  (PHONE.exec(text)?.[0].replace(/\D/g, '').length ?? 0) >= PHONE_FIGURES && !townIn(text);

export const isPerson = (text: string): boolean => PERSON.test(text) && !/\d/.test(text) && !FIRM.test(text);

const isSubject = (text: string): boolean =>
  SUBJECT.test(text) ||
  (ABOUT_JOB.test(text) && /\s/u.test(text) && text.length < 120 && emailIn(text) === undefined);

const isDay = (text: string): boolean => DATE.test(text) && emailIn(text) === undefined && text.length < 60;

/** Whether a line above a greeting says when, what about or to whose hands, which a letter of ours says by itself or not at all. */
export const isAside = (text: string): boolean => isSubject(text) || isDay(text) || ATTENTION.test(text);

/** What stands above the greeting, in its fields; `signed` is the name under the letter, `greeting` its first line. */
export function readHead(
  lines: readonly HeadLine[],
  signed: string,
  greeting: string,
): { sender: Sender; recipient: Recipient } {
  const sender: Sender = { ...NOBODY };
  const recipient: Recipient = { ...NO_RECIPIENT };
  const { own, theirs, subjects } = parted(lines, signed);
  for (const text of own) fillSender(sender, text, signed);
  if (sender.fullName === '') sender.fullName = signed;
  fillRecipient(recipient, theirs, greeting);
  for (const text of subjects) recipient.position ||= JOB_NAMED.exec(text)?.groups?.job?.trim() ?? '';
  return { sender, recipient };
}

const NOBODY: Sender = { fullName: '', email: '', phone: '', address: '', city: '', state: '', zipCode: '' };
const NO_RECIPIENT: Recipient = {
  ...{ hiringManagerName: '', company: '', position: '', companyAddress: '' },
  ...{ city: '', state: '', zipCode: '' },
};

/** The lines of whoever writes, those of whom it goes to, and those that say what it is about. */
function parted(lines: readonly HeadLine[], signed: string) {
  const subjects: string[] = [];
  const groups: string[][] = [];
  let isNew = true;
  for (const { text, apart } of lines) {
    if (isSubject(text)) {
      subjects.push(text);
      isNew = true;
    } else if (isDay(text)) {
      isNew = true;
    } else {
      if (apart || isNew) groups.push([]);
      groups.at(-1)?.push(text);
      isNew = false;
    }
  }
  const isOwn = (group: readonly string[]) => group.some((text) => isSenders(text, signed));
  const last = groups.findLastIndex((group) => !isOwn(group));
  // Without a word that tells, what stands first is whoever writes.
  const theirs = groups.length === 1 || groups.some(isOwn) ? last : groups.length - 1;
  if (theirs < 0) return { ...splitAt(groups[0] ?? [], signed), own: ownOf(groups, signed), subjects };
  return { own: groups.filter((_, at) => at !== theirs).flat(), theirs: groups[theirs] ?? [], subjects };
}

const isSenders = (text: string, signed: string): boolean =>
  emailIn(text) !== undefined ||
  hasPhone(text) ||
  LINK.test(text) ||
  (signed !== '' && sameName(text, signed));

const sameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** One block of both: what follows the last line that is surely the sender's is whom it goes to. */
function splitAt(group: readonly string[], signed: string): { theirs: string[] } {
  const last = group.findLastIndex((text) => isSenders(text, signed));
  return { theirs: group.slice(last + 1) };
}

function ownOf(groups: readonly string[][], signed: string): string[] {
  const [first = [], ...others] = groups;
  const last = first.findLastIndex((text) => isSenders(text, signed));
  return [...first.slice(0, last + 1), ...others.flat()];
}

/** A line of the sender's may hold several things side by side. */
function fillSender(sender: Sender, text: string, signed: string): void {
  for (const piece of text.split(/[|•·⋅\t]|\s[–—]\s/u).map((one) => one.trim().replace(LABEL, ''))) {
    const email = emailIn(piece);
    const place = townIn(piece);
    if (piece === '') continue;
    if (email && sender.email === '') sender.email = email;
    else if (sender.fullName === '' && (sameName(piece, signed) || (signed === '' && isPerson(piece))))
      sender.fullName = piece;
    else if (place && sender.city === '') {
      Object.assign(sender, place.town);
      if (place.before !== '') sender.address ||= place.before;
    } else if (hasPhone(piece) && !STREET.test(piece) && sender.phone === '') sender.phone = piece;
    else if (isStreet(piece) && sender.address === '') sender.address = piece;
  }
}

const isStreet = (text: string): boolean =>
  /\d/.test(text) && /\p{L}/u.test(text) && !LINK.test(text) && emailIn(text) === undefined;

/** Whom it goes to: a name or an office, the company, its street and its town; what is left goes with the street. */
function fillRecipient(recipient: Recipient, lines: readonly string[], greeting: string): void {
  const left: string[] = [];
  for (const line of lines.map((one) => one.trim()).filter(Boolean)) {
    const bare = line.replace(ATTENTION, '');
    const place = townIn(line);
    if (recipient.hiringManagerName === '' && isManager(bare, line, greeting))
      recipient.hiringManagerName = bare;
    else if (place && recipient.city === '' && (place.town.zipCode !== '' || place.town.state !== '')) {
      Object.assign(recipient, place.town);
      if (place.before !== '') left.push(place.before);
    } else if (/\d/.test(line) && (STREET.test(line) || recipient.company !== '')) left.push(line);
    else if (recipient.company === '' && !isRole(line, recipient)) recipient.company = line;
    else if (recipient.hiringManagerName === '' && (OFFICE.test(line) || isPerson(line)))
      recipient.hiringManagerName = line;
    else if (recipient.city === '' && !isRole(line, recipient) && isTown(line)) recipient.city = line;
    else left.push(line);
  }
  recipient.companyAddress = left.join(', ');
}

/** What somebody is, under the name: no company. */
const isRole = (line: string, { hiringManagerName }: Recipient): boolean =>
  hiringManagerName !== '' && OFFICE.test(line) && !FIRM.test(line);

function isManager(bare: string, line: string, greeting: string): boolean {
  if (bare !== line || TITLES.test(`${bare} `)) return true;
  if (FIRM.test(bare)) return false;
  const surname = bare.split(/[,\s]+/u).filter((word) => /^\p{Lu}\p{Ll}+/u.test(word));
  const isGreeted = isPerson(bare.split(',')[0] ?? '') && surname.some((word) => greeting.includes(word));
  return isGreeted || (OFFICE.test(bare) && !/\d/.test(bare));
}

const isTown = (line: string): boolean => /^\p{Lu}[\p{L}\p{M} '’.-]{1,40}$/u.test(line);
