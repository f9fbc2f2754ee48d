import type { Paper } from '#documents/fields.ts';
import { paperForLocale } from '#documents/paper-for-locale.ts';

/**
 * The sheet a new document begins on, by the browser's first language and time zone. Only the paper is taken from
 * there: documents begin in English whatever the browser speaks, as the product itself is English and so are most of
 * the resumes written with it. Another language is one choice away.
 */
export function browserPaper(): Paper {
  return paperForLocale(navigator.language, Intl.DateTimeFormat().resolvedOptions().timeZone);
}
