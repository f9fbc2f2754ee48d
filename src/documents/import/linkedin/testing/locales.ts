import { de } from './locales/de.ts';
import { en } from './locales/en.ts';
import { es } from './locales/es.ts';
import { fr } from './locales/fr.ts';
import { nl } from './locales/nl.ts';
import { pt } from './locales/pt.ts';
import type { ExportLocale } from './locales/export-locale.ts';

/** What exports of members say, language by language. */
export const LOCALES: Readonly<Record<string, ExportLocale>> = { en, de, fr, es, pt, nl };
