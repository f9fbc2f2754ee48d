import { anyAddressPlaces, emailFinder, linkFinder, streetFinder } from './address-places.ts';
import { phoneStretches } from './phones-in.ts';
import { ownDigits, phonePlaces } from './phone-places.ts';
import type { SearchedText } from './searched-text.ts';
import type { TextStretch } from './signs.ts';

/** By what somebody is reached, to be removed wherever it stands; `any` is whatever looks like it. */
export type ContactValue = { by: 'phone' | 'email' | 'link' | 'street' | 'any'; value: string };

/** Where a value stands in a text. */
type Finder = (searched: SearchedText) => TextStretch[];

const MAKERS: Readonly<Record<ContactValue['by'], (value: string) => Finder>> = {
  phone: (value) => {
    const own = ownDigits(value);
    return (searched) => phonePlaces(searched, own);
  },
  email: emailFinder,
  link: linkFinder,
  street: streetFinder,
  any:
    () =>
    ({ text }) => [...anyAddressPlaces(text), ...phoneStretches(text)],
};

/** More are no contact details, but a list of addresses, of which each would be looked for in every text. */
const MANY = 600;

/** Each once. Of very many, whatever looks like one goes, so that none of them stays. */
export function eachOnce(values: readonly ContactValue[]): ContactValue[] {
  const once = [...new Map(values.map((each) => [`${each.by} ${each.value}`, each])).values()];
  return once.length <= MANY ? once : [...once.slice(0, MANY), { by: 'any', value: '' }];
}

/** What a value is looked for by is worked out once, however many texts there are. */
const finders = new WeakMap<ContactValue, Finder>();

export function finderOf(value: ContactValue): Finder {
  const known = finders.get(value) ?? MAKERS[value.by](value.value);
  finders.set(value, known);
  return known;
}
