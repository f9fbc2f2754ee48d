import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import { optionalSchemasOf } from '#documents/field-schemas.ts';
import { valuesIn } from '#documents/fields.ts';
import { SAVED_LOOK } from '#documents/look/saved-look.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { looks } from '#platform/database/schema.ts';
import { AppError, notFound } from '#platform/http/app-error.ts';
import { lockPerson } from '#platform/session/lock-person.server.ts';
import type { ChangedLook, KeptLook, NewLook } from './contract.ts';
import { LOOKS_MAX } from './look-limits.ts';

type Row = typeof looks.$inferSelect;

/** Looks that people saved by name. Every call names the person, and finds nothing that is somebody else's. */
export function createLookStore(db: Database, clock: Clock) {
  const isOwn = (userId: number, id: number) => and(eq(looks.userId, userId), eq(looks.id, id));
  return {
    /** By their names. */
    async list(userId: number): Promise<KeptLook[]> {
      const rows = await db
        .select()
        .from(looks)
        .where(eq(looks.userId, userId))
        .orderBy(asc(sql`lower(${looks.name})`), asc(looks.id));
      return rows.map(shown);
    },

    /** @throws AppError `name_taken` or `too_many_looks` */
    save: (userId: number, { name, look }: NewLook): Promise<KeptLook> =>
      db.transaction(async (tx) => {
        await lockPerson(tx, userId);
        await assertNameFree(tx, userId, name);
        const [kept] = await tx.select({ count: count() }).from(looks).where(eq(looks.userId, userId));
        if ((kept?.count ?? 0) >= LOOKS_MAX)
          throw new AppError(
            'too_many_looks',
            `You have ${LOOKS_MAX} looks, which is the most we keep. Please delete one first.`,
          );
        const rows = await tx
          .insert(looks)
          .values({ userId, name, look, updatedAt: clock.now() })
          .returning();
        return only(rows);
      }),

    /** @throws AppError `not_found` or `name_taken` */
    change: (userId: number, id: number, change: ChangedLook): Promise<KeptLook> =>
      db.transaction(async (tx) => {
        await lockPerson(tx, userId);
        if (change.name !== undefined) await assertNameFree(tx, userId, change.name, id);
        const { name, look } = change;
        const set = { ...(name !== undefined && { name }), ...(look && { look }), updatedAt: clock.now() };
        return only(await tx.update(looks).set(set).where(isOwn(userId, id)).returning());
      }),

    /** @throws AppError `not_found` */
    async remove(userId: number, id: number): Promise<void> {
      only(await db.delete(looks).where(isOwn(userId, id)).returning());
    },
  };
}

/** Names that differ in their capitals alone are one: nobody could tell the two apart. */
async function assertNameFree(tx: Database, userId: number, name: string, own?: number): Promise<void> {
  const isSame = eq(sql`lower(${looks.name})`, name.toLowerCase());
  const isOther = own === undefined ? undefined : ne(looks.id, own);
  const found = await tx
    .select({ id: looks.id })
    .from(looks)
    .where(and(eq(looks.userId, userId), isSame, isOther));
  if (found.length > 0)
    throw new AppError('name_taken', 'You have a look of that name already.', { field: 'name' });
}

function only([row]: Row[]): KeptLook {
  if (!row) throw notFound('look');
  return shown(row);
}

const SCHEMAS = optionalSchemasOf(SAVED_LOOK);

/** What is no choice any more, such as a typeface that went, is left to the design. */
function shown({ id, name, look }: Row): KeptLook {
  const values = valuesIn(look);
  const known = Object.entries(SCHEMAS).flatMap(([field, schema]): [string, string][] => {
    const { data } = schema.safeParse(values[field]);
    return typeof data === 'string' ? [[field, data]] : [];
  });
  return { id, name, look: Object.fromEntries(known) };
}
