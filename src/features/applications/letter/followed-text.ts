import { TAKEN_FIELDS, type FollowedField } from '#documents/letter/taken-values.ts';

/** "Phone: 555 0100. Company: Zoe." */
export function followedText(followed: readonly FollowedField[]): string {
  return followed
    .map(({ field, now }) => `${TAKEN_FIELDS[field]}: ${now.trim() === '' ? 'empty' : now}`)
    .join('. ');
}
