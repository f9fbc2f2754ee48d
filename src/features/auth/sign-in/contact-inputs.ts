/** What the fields for the two kinds of contacts have for attributes. */
export const CONTACT_INPUTS = {
  email: {
    label: 'Email address',
    type: 'email',
    name: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    placeholder: 'you@example.com',
    hint: undefined,
  },
  phone: {
    label: 'Phone number',
    type: 'tel',
    name: 'phone',
    autoComplete: 'tel',
    inputMode: 'tel',
    placeholder: '+1 202 555 0123',
    hint: 'With its country code.',
  },
} as const;
