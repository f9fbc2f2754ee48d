import type { Leavable } from '#documents/leave-out/choices.ts';

/** What can be left out, as people call it, at the beginning of a line. */
export const LEAVABLE_NAMES: Readonly<Record<Leavable, string>> = {
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  links: 'Links',
  facts: 'Personal facts',
  references: 'References',
};

/** What more is to be known of one. */
export const LEAVABLE_HINTS: Readonly<Partial<Record<Leavable, string>>> = {
  facts: 'Photo, pronouns, work permit and further facts',
  references: 'A section with that heading, and supervisors of jobs',
};

/** What a link leaves out, in a line: "without phone and email". */
export function withoutText(hide: readonly Leavable[]): string {
  if (hide.length === 0) return 'with everything';
  const names = hide.map((each) => LEAVABLE_NAMES[each].toLowerCase());
  return `without ${new Intl.ListFormat('en').format(names)}`;
}
