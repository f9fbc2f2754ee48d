import { and, desc, eq, inArray } from 'drizzle-orm';
import { LEAVABLE, type Leavable } from '#documents/leave-out/choices.ts';
import { isPrintedKind, type PrintedKindName } from '#documents/printed-kinds.ts';
import type { AnyLink, ListedLink } from '#editor/links/contract.ts';
import { forgetUnusedFiles } from '#editor/store/files/stored-files.server.ts';
import { servedPrintedKind } from '#editor/store/served-kind.ts';
import { mayReadFrozen } from '#money/access.ts';
import type { PaymentStatus } from '#platform/database/payment-statuses.ts';
import type { Database } from '#platform/database/database.server.ts';
import { documentLinks, documents, linkOpens, payments } from '#platform/database/schema.ts';
import { notFound } from '#platform/http/app-error.ts';
import { lockPerson } from '#platform/session/lock-person.server.ts';
import { leadsNowhere, LINK_NOUN } from './keep-link.server.ts';

type Person = { id: number; accessUntil: Date | null };
type LinkRow = typeof documentLinks.$inferSelect;

/** The links of people. Every call names the person, and finds nothing that is somebody else's. */
export function createLinkStore(db: Database) {
  return {
    /** @throws AppError `not_found` where the person has no such document */
    async list(person: Person, kind: PrintedKindName, documentId: number, now: Date): Promise<ListedLink[]> {
      const found = await db
        .select({ link: documentLinks, paymentStatus: payments.status })
        .from(documentLinks)
        .leftJoin(payments, eq(payments.id, documentLinks.paymentId))
        .where(
          and(
            eq(documentLinks.userId, person.id),
            eq(documentLinks.kind, kind),
            eq(documentLinks.documentId, documentId),
          ),
        )
        .orderBy(desc(documentLinks.id));
      if (found.length === 0) await assertThere(db, person.id, kind, documentId);
      return asListed(db, found, { person, now });
    },

    /** All of a person's, the latest first: so many are few (`LINKS_MAX`). */
    async everything(person: Person, now: Date): Promise<AnyLink[]> {
      const found = await db
        .select({ link: documentLinks, paymentStatus: payments.status, documentTitle: documents.title })
        .from(documentLinks)
        .innerJoin(
          documents,
          and(
            eq(documents.userId, documentLinks.userId),
            eq(documents.kind, documentLinks.kind),
            eq(documents.id, documentLinks.documentId),
          ),
        )
        .leftJoin(payments, eq(payments.id, documentLinks.paymentId))
        .where(eq(documentLinks.userId, person.id))
        .orderBy(desc(documentLinks.id));
      const links = await asListed(db, found, { person, now });
      return found.flatMap(({ link: { kind, documentId }, documentTitle }, at) => {
        const link = links[at];
        return link && isPrintedKind(kind) ? [{ ...link, kind, documentId, documentTitle }] : [];
      });
    },

    /** What making a link anew needs to know of it. @throws AppError `not_found`, also of one that leads nowhere */
    async readToRenew(userId: number, id: number, now: Date) {
      const [link] = await db
        .select()
        .from(documentLinks)
        .where(and(eq(documentLinks.userId, userId), eq(documentLinks.id, id)));
      if (!link || !isPrintedKind(link.kind)) throw notFound(LINK_NOUN);
      if (link.revokedAt !== null || link.expiresAt <= now) throw leadsNowhere();
      return { kind: link.kind, documentId: link.documentId, hide: leavables(link.hidden) };
    },

    /** @throws AppError `not_found` */
    remove: (userId: number, id: number): Promise<void> =>
      db.transaction(async (tx) => {
        await lockPerson(tx, userId);
        const removed = await tx
          .delete(documentLinks)
          .where(and(eq(documentLinks.userId, userId), eq(documentLinks.id, id)))
          .returning({ id: documentLinks.id });
        if (removed.length === 0) throw notFound(LINK_NOUN);
        await forgetUnusedFiles(tx, userId);
      }),
  };
}

export type LinkStore = ReturnType<typeof createLinkStore>;

/** Whether a link leads to what it shows; whoever asks without being its person is not told why it does not. */
export function stateOf(
  link: Pick<LinkRow, 'revokedAt' | 'expiresAt'>,
  {
    person,
    paymentStatus,
    now,
  }: {
    person: { accessUntil: Date | null };
    paymentStatus: PaymentStatus | null;
    now: Date;
  },
): ListedLink['state'] {
  if (link.revokedAt !== null) return 'revoked';
  if (link.expiresAt <= now) return 'expired';
  return mayReadFrozen(person, paymentStatus, now) ? 'open' : 'withheld';
}

type FoundLink = { link: LinkRow; paymentStatus: PaymentStatus | null };

/** As their person sees them, in the same order. */
async function asListed(
  db: Database,
  found: readonly FoundLink[],
  { person, now }: { person: Person; now: Date },
): Promise<ListedLink[]> {
  const opens = await opensOf(
    db,
    found.map(({ link }) => link.id),
  );
  return found.map(({ link, paymentStatus }) => ({
    ...listed(link),
    state: stateOf(link, { person, paymentStatus, now }),
    opens: (opens.get(link.id) ?? []).map(({ day, opens: times }) => ({ day, opens: times })),
  }));
}

function listed({ id, label, hidden, countsOpens, version, createdAt, updatedAt, expiresAt }: LinkRow) {
  return {
    ...{ id, label, version, hide: leavables(hidden), countOpens: countsOpens },
    ...{ createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() },
    expiresAt: expiresAt.toISOString(),
  };
}

/** What was kept by a later release may be unknown to this one. */
function leavables(hidden: readonly string[]): Leavable[] {
  return LEAVABLE.filter((each) => hidden.includes(each));
}

async function opensOf(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, (typeof linkOpens.$inferSelect)[]>();
  const rows = await db
    .select()
    .from(linkOpens)
    .where(inArray(linkOpens.linkId, [...ids]))
    .orderBy(desc(linkOpens.day));
  return Map.groupBy(rows, ({ linkId }) => linkId);
}

async function assertThere(db: Database, userId: number, kind: PrintedKindName, id: number): Promise<void> {
  const [row] = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.userId, userId), eq(documents.kind, kind), eq(documents.id, id)));
  if (!row) throw notFound(servedPrintedKind(kind).noun);
}
