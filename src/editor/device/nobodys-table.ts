import type { DeviceTable } from './device-database.ts';

/**
 * The table of whoever is not signed in: it takes nothing, so that what they write stays in the journal, out of which it is
 * handed to the account that they sign in to.
 */
export const nobodysTable: DeviceTable = {
  read: async () => [],
  write: async () => {
    throw new Error('nothing is kept here of nobody');
  },
  removeAll: async () => undefined,
};
