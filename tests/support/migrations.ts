/** Where the statements lie that make the tables. */
export const MIGRATIONS = 'src/platform/database/migrations';
