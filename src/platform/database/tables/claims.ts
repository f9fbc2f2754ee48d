import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** What is done now and then by one copy of the product for all of them. */
export const taskClaims = pgTable('task_claims', {
  name: text('name').primaryKey(),
  /** By the database's clock: until then no other copy begins it. */
  claimedUntil: moment('claimed_until').notNull(),
});
