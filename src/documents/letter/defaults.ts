import { en } from '../text/languages/en.ts';

/** What a new letter starts with. The bracketed words are placeholders: see placeholders.ts. */
export const DEFAULT_TITLE = 'Untitled Cover Letter';

/** The words of a new letter; other languages have their own: see in-language.ts. */
export const DEFAULT_CONTENT = en.letterDefaults;

export const DEFAULT_SETTINGS = { fontSize: 12, fontFamily: 'Arial', margins: 1, spacing: 1.15 } as const;
