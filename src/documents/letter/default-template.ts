/** What a new letter starts with when nothing, or nothing known, was picked. */
export const DEFAULT_LETTER_TEMPLATE = 'professional-1';
