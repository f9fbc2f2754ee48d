import type { ContactItem } from './blocks.ts';
import type { Habits } from './habits.ts';
import { type Person, townOf } from './person.ts';
import type { Random } from './random.ts';
import type { Words } from './words-type.ts';

const NICKNAMES: Record<string, string> = {
  us: 'Sunny',
  gb: 'Billie',
  de: 'Teddy',
  fr: 'Jo',
  es: 'Pepa',
  br: 'Juca',
  pt: 'Tita',
  pl: 'Kasia',
  nl: 'Sam',
  ru: 'Саша',
};

export function printedName({ first, last, country }: Person, habits: Habits): string {
  switch (habits.name) {
    case 'upper':
      return `${first} ${last}`.toUpperCase();
    case 'lower':
      return `${first} ${last}`.toLowerCase();
    case 'nickname':
      return `${first} (${NICKNAMES[country] ?? 'Sam'}) ${last}`;
    case 'doctor':
      return `${country === 'de' || country === 'pl' ? 'Dr.' : 'Dr'} ${first} ${last}`;
    case 'family-first':
      return country === 'ru' ? `${last} ${first}` : `${last.toUpperCase()} ${first}`;
    case 'plain':
      return `${first} ${last}`;
  }
}

export function contactItems(random: Random, person: Person, habits: Habits, words: Words): ContactItem[] {
  const labelled = habits.contact === 'labelled';
  const label = (text: string) => (labelled ? text : '');
  const address = habits.without.includes('street') ? bareTown(person.town) : addressOf(person);
  const [phone = '', second] = person.phones;
  const [phoneWord, emailWord] = [random.pick(words.phone), random.pick(words.email)];
  return [
    { kind: 'address', label: label(words.address), text: address },
    ...(habits.without.includes('phone')
      ? []
      : [{ kind: 'phone' as const, label: label(phoneWord), text: phone }]),
    ...(second && !habits.without.includes('phone')
      ? [{ kind: 'phone' as const, label: label(words.mobile), text: second }]
      : []),
    { kind: 'email', label: label(emailWord), text: person.email },
    ...(habits.without.includes('links')
      ? []
      : person.links.map((text) => ({ kind: 'link' as const, label: '', text }))),
    ...(['de', 'es', 'pl', 'ru', 'fr'].includes(person.country) && labelled
      ? [{ kind: 'born' as const, label: words.born, text: person.born }]
      : []),
  ];
}

function addressOf({ street, town, country }: Person): string {
  return country === 'ru' ? `${town}, ${street}` : `${street}, ${town}`;
}

/** Some say only where they live, without the postcode. */
function bareTown(town: string): string {
  const region = /, [A-Z]{2}/.exec(town)?.[0] ?? '';
  return townOf(town) + region;
}

/** The same details as somebody types them below a name. */
export function contactLines(items: readonly ContactItem[], { contact }: Habits): string[] {
  const said = items.map(({ label, text }) => (label ? `${label}: ${text}` : text));
  switch (contact) {
    case 'lines':
    case 'labelled':
      return said;
    case 'one-line':
      return [said.join(' | ')];
    case 'slashes':
      return [said.slice(0, 3).join(' / '), said.slice(3).join(' / ')].filter(Boolean);
    case 'tabs':
      return [said.slice(0, 2).join('\t'), said.slice(2).join('\t')].filter(Boolean);
    case 'after-postcode':
      return [said.slice(0, 2).join(' '), said.slice(2).join(' • ')].filter(Boolean);
  }
}
