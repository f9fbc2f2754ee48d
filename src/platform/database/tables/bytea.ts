import { customType } from 'drizzle-orm/pg-core';

/** A column that holds bytes as they are. */
export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
