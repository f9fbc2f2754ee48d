import { CAREER_TABLES } from './career-tables.ts';
import { FURTHER_TABLES } from './further-tables.ts';

/*
 * The tables of LinkedIn's data export that say something of a career, with what they and their columns are called in
 * English, German, French, Spanish, Portuguese, Dutch, Italian and Polish. Names are folded (text/fold.ts). The columns
 * stand in LinkedIn's own order, by which a table with names that we do not know is read.
 */

export const TABLES = { ...CAREER_TABLES, ...FURTHER_TABLES };

export type TableKind = keyof typeof TABLES;

/** Kinds of tables, in the order in which they are looked for. */
export const TABLE_KINDS = Object.keys(TABLES) as TableKind[]; // The keys are kinds.
