/** The fields that a visitor fills in, in their order. */
export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Longest values, in characters. */
export const CONTACT_MAX = { name: 100, email: 254, subject: 150, message: 5000 } as const;
