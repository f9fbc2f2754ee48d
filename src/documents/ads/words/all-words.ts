import type { AdLanguage } from '../ad.ts';
import type { AdWords } from './ad-words.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';

/** The words by which ads say what they ask for, by language. */
export const adWords: Readonly<Record<AdLanguage, AdWords>> = { en, de, fr, es, pt, pl };
