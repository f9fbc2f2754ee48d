/*
 * Every table of the product, as Drizzle takes them: one object. After a change of a table run `npm run db:generate`,
 * which writes the migration.
 */

export * from './tables/documents.ts';
export * from './tables/people.ts';
export * from './tables/looks.ts';
export * from './tables/messages.ts';
export * from './tables/payments.ts';
export * from './tables/sent.ts';
export * from './tables/photos.ts';
export * from './tables/links.ts';
export * from './tables/site-files.ts';
export * from './tables/claims.ts';
