import { valuesIn, type Field, type Fields, type Part, type Values } from '../fields.ts';
import { filledFields } from '../filled-fields.ts';
import { emailsIn } from './address-places.ts';
import type { Leavable } from './choices.ts';
import type { ContactValue } from './contact-value.ts';
import { phoneForms } from './phones-in.ts';
import type { NamedValue } from './standing.ts';
import { streetsIn } from './streets-in.ts';

type Contact = NonNullable<Field['contact']>;

const LEAVES: Readonly<Record<Contact, Leavable>> = {
  email: 'email',
  phone: 'phone',
  place: 'address',
  link: 'links',
};

/** With what a part of the person's details is left out; a list goes as a whole. Undefined for a name, which stays. */
export function leavableOf(part: Part): Leavable | undefined {
  if (part.kind === 'group' || part.kind === 'list')
    return Object.values(part.fields)
      .map(leavableOf)
      .find((each) => each !== undefined);
  if (part.contact) return LEAVES[part.contact];
  return part.print === 'fact' ? 'facts' : undefined;
}

/** A detail of the person's that is left out, as it was typed. */
type Detail = { of: Leavable; contact: Contact | undefined; value: string };

/** What goes wherever it stands, and what is told where it does. */
export function contactsOf(fields: Fields, values: Values, hide: readonly Leavable[]) {
  const said = detailsOf(fields, values).filter(({ of }) => hide.includes(of));
  return {
    values: said.flatMap(({ contact, value }) => (contact ? contactValues(contact, value) : [])),
    named: said.flatMap(namedValues),
  };
}

/** What there is of the person's details that can be left out. */
export function detailsOf(fields: Fields, values: Values): Detail[] {
  return filledFields(personal(fields), valuesIn(values['personalInfo'])).flatMap(({ field, value }) => {
    const of = leavableOf(field);
    if (!of || typeof value !== 'string' || value.trim() === '') return [];
    return [{ of, contact: field.contact, value: value.trim() }];
  });
}

/** The person's details emptied. Other people's stay: a letter is written to somebody. */
export function withoutContacts<V extends Values>(fields: Fields, values: V, hide: readonly Leavable[]): V {
  const emptied = Object.entries(personal(fields)).flatMap(([name, part]): [string, unknown][] => {
    const of = leavableOf(part);
    return of && hide.includes(of) ? [[name, part.kind === 'list' || part.kind === 'lines' ? [] : '']] : [];
  });
  const person = { ...valuesIn(values['personalInfo']), ...Object.fromEntries(emptied) };
  return { ...values, personalInfo: person };
}

function personal(fields: Fields): Fields {
  const part = fields['personalInfo'];
  return part?.kind === 'group' ? part.fields : {};
}

/** What goes wherever it stands. Somebody may have typed two numbers into one field. */
function contactValues(contact: Contact, value: string): ContactValue[] {
  switch (contact) {
    case 'email':
      return [value, ...emailsIn(value)].map((each) => ({ by: 'email', value: each }));
    case 'phone':
      return phoneForms(value).map((each) => ({ by: 'phone', value: each }));
    case 'link':
      return [value, ...addressesIn(value)].map((each) => ({ by: 'link', value: each }));
    case 'place':
      return streetsIn(value).map((street) => ({ by: 'street', value: street }));
  }
}

/** Several addresses in one field. */
export function addressesIn(typed: string): string[] {
  return typed.split(/[\s,;|]+/u).filter((each) => each.includes('.'));
}

function namedValues({ of, contact, value }: Detail): NamedValue[] {
  const parts = contact === 'place' ? value.split(/[,;\n]/u).map((part) => part.trim()) : [];
  return [...new Set([value, ...parts])].filter(Boolean).map((each) => ({ of, value: each }));
}
