import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import { AppError } from '#platform/http/app-error.ts';

/** Where a code is sent: an email address in lower case, or a phone number in E.164. */
export type Contact = { channel: 'email' | 'sms'; address: string };

/** How a person can be reached, email before phone. */
export function contactsOf({ email, phone }: { email: string | null; phone: string | null }): Contact[] {
  return [
    ...(email === null ? [] : [{ channel: 'email' as const, address: email }]),
    ...(phone === null ? [] : [{ channel: 'sms' as const, address: phone }]),
  ];
}

/** What a channel's contact is called in rows and requests. */
export const fieldOf = (channel: Contact['channel']) => (channel === 'email' ? 'email' : 'phone');

type TypedContact = { email?: string | undefined; phone?: string | undefined };

/** Which contacts this installation takes. */
export type ContactSettings = {
  /**
   * ISO 3166 codes text messages may go to; empty means every one. The first is taken for numbers written without a
   * country.
   */
  smsCountries: readonly string[];
  /** Whether codes can be sent to phones. */
  phoneSignIn: boolean;
};

/** The contact that a person typed, where this installation can send codes to it. @throws AppError that names the field */
export function contactOf(typed: TypedContact, settings: ContactSettings): Contact {
  if (typed.phone !== undefined && !settings.phoneSignIn) {
    throw new AppError('phone_not_supported', 'Please sign in with your email address.', { field: 'phone' });
  }
  return parseContact(typed, settings.smsCountries);
}

/**
 * Types of numbers that may receive codes: mobile ones, and those of countries that do not tell them from landlines. Never
 * premium, shared-cost, personal (which forward at the sender's expense), company-wide, toll-free, pager or internet
 * numbers: they receive no text messages, or somebody earns on each.
 */
const TEXTABLE = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/**
 * Normalises what a person typed, so that one contact has one spelling.
 * @param countries as in {@link ContactSettings}
 * @throws AppError that names the field
 */
export function parseContact(typed: TypedContact, countries: readonly string[]): Contact {
  if (typed.email !== undefined) return { channel: 'email', address: emailAddress(typed.email) };
  // Settings hold two-letter codes; an unknown one simply matches no number.
  const home = (countries[0] ?? 'US') as CountryCode;
  const number = parsePhoneNumberFromString(typed.phone ?? '', home);
  if (!number?.isValid()) {
    throw new AppError(
      'invalid_contact',
      'Please enter a valid phone number with its country code, such as +1 202 555 0123.',
      { field: 'phone' },
    );
  }
  // Satellite and other worldwide numbers (+870, +881, +882, +883, +979 and the like) belong to no country.
  const { country } = number;
  const allowed = country !== undefined && (countries.length === 0 || countries.includes(country));
  if (!allowed || number.isNonGeographic() || !TEXTABLE.has(number.getType() ?? '')) {
    throw new AppError(
      'phone_not_supported',
      'We cannot send codes to this number. Please use your email address.',
      {
        field: 'phone',
      },
    );
  }
  return { channel: 'sms', address: number.number };
}

/** The one spelling of an email address, in which it signs somebody in and is looked for. */
function emailAddress(typed: string): string {
  return typed.toLowerCase();
}
