import { and, count, eq, gt, isNull } from 'drizzle-orm';
import type { Leavable } from '#documents/leave-out/choices.ts';
import type { PrintedKindName } from '#documents/printed-kinds.ts';
import { assertFilesFit } from '#editor/store/files/room-for-files.server.ts';
import { forgetUnusedFiles, keepFile } from '#editor/store/files/stored-files.server.ts';
import { assertUnchanged, type KeepingMoney } from '#editor/store/files/printed-versions.server.ts';
import { hasAccess } from '#money/access.ts';
import type { Database } from '#platform/database/database.server.ts';
import { documentLinks } from '#platform/database/schema.ts';
import { AppError } from '#platform/http/app-error.ts';
import { lockPerson } from '#platform/session/lock-person.server.ts';
import type { Shown } from './print-link.server.ts';

/** Most links of a person, those that have run out included until they are forgotten. */
export const LINKS_MAX = 200;

export const LINK_NOUN = 'link';

const CHANGED = 'The document was changed while the link was made ready. Please try again.';

type Keeping = { userId: number; kind: PrintedKindName; shown: Shown; now: Date };

/** A link to be kept, as its person wants it. */
export type NewLink = Keeping & {
  tokenSha256: string;
  label: string;
  hide: readonly Leavable[];
  countOpens: boolean;
  expiresAt: Date;
  key: string | undefined;
};

export function noPlanForLinks(): AppError {
  return new AppError('subscription_required', 'You need an active subscription to share links.');
}

/** What is to be made anew has run out, was revoked, or was taken back meanwhile. */
export function leadsNowhere(): AppError {
  return new AppError('not_found', 'This link leads nowhere any more. Please make a new one.');
}

/**
 * Keeps a link with all that it shows, or nothing of it: within one transaction. Whoever has lost access while it was
 * printed, and what was changed meanwhile, is refused. Sent again with its key it is the same link, at a new address:
 * the one before was never seen, and is not known any more.
 * @throws AppError `subscription_required`, `version_conflict`, `storage_full`, `too_many_documents`, `not_found` or
 *   `invalid_request` for a key of another
 */
export async function keepLink(
  tx: Database,
  money: KeepingMoney,
  link: NewLink,
): Promise<{ id: number; isNew: boolean }> {
  const { userId, kind, now, tokenSha256, label, hide, countOpens, expiresAt, shown, key } = link;
  const files = await keptFiles(tx, money, link);
  const wished = {
    ...{ tokenSha256, label, hidden: [...hide], expiresAt, countsOpens: countOpens },
    ...{ updatedAt: now, ...files },
  };
  const earlier = key === undefined ? undefined : await madeWithKey(tx, link, key);
  if (earlier) {
    await tx
      .update(documentLinks)
      .set(wished)
      .where(and(eq(documentLinks.userId, userId), eq(documentLinks.id, earlier.id)));
    await forgetUnusedFiles(tx, userId);
    await assertFilesFit(tx, userId, now);
    return { id: earlier.id, isNew: false };
  }
  await assertFew(tx, userId);
  const [row] = await tx
    .insert(documentLinks)
    .values({
      ...{ ...wished, userId, kind, documentId: shown.documentId, createdAt: now },
      creationKey: key ?? null,
    })
    .returning({ id: documentLinks.id });
  if (!row) throw new Error('a link was not returned');
  await assertFilesFit(tx, userId, now);
  return { id: row.id, isNew: true };
}

/** The link that an earlier call with the key has made. Under the person's lock. */
async function madeWithKey(tx: Database, { userId, kind, shown }: NewLink, key: string) {
  const isIt = and(eq(documentLinks.userId, userId), eq(documentLinks.creationKey, key));
  const [link] = await tx.select().from(documentLinks).where(isIt);
  if (!link) return undefined;
  if (link.kind !== kind || link.documentId !== shown.documentId) throw keyOfAnother();
  if (link.revokedAt !== null) throw leadsNowhere();
  return link;
}

function keyOfAnother(): AppError {
  return new AppError(
    'invalid_request',
    'Idempotency-Key: this key was used for a link to another document. Each link needs a key of its own.',
    { field: 'idempotency-key' },
  );
}

/** Lets a link show what was printed now. @throws AppError as `keepLink`, or `not_found` */
export async function keepRenewed(
  tx: Database,
  money: KeepingMoney,
  link: Keeping & { id: number },
): Promise<void> {
  const files = await keptFiles(tx, money, link);
  const renewed = await tx
    .update(documentLinks)
    .set({ ...files, updatedAt: link.now })
    .where(
      and(
        eq(documentLinks.userId, link.userId),
        eq(documentLinks.id, link.id),
        // It may have run out or been revoked while it was printed.
        gt(documentLinks.expiresAt, link.now),
        isNull(documentLinks.revokedAt),
      ),
    )
    .returning({ id: documentLinks.id });
  if (renewed.length === 0) throw leadsNowhere();
  await forgetUnusedFiles(tx, link.userId);
  await assertFilesFit(tx, link.userId, link.now);
}

/** The files of what a link shows, and what it was made under. */
async function keptFiles(tx: Database, money: KeepingMoney, { userId, kind, shown, now }: Keeping) {
  const person = await lockPerson(tx, userId);
  if (!hasAccess(person, now)) throw noPlanForLinks();
  const { documentId: id, version } = shown;
  await assertUnchanged(tx, userId, [{ kind, id, version }], CHANGED);
  const pageSha256s = [];
  for (const page of shown.pages) pageSha256s.push(await keepFile(tx, userId, page));
  await money.countDownloads(tx, userId, 1);
  return {
    ...{ version: shown.version, title: shown.title, fileName: shown.fileName, pageSha256s },
    pdfSha256: await keepFile(tx, userId, shown.pdf),
    textSha256: await keepFile(tx, userId, shown.text),
    paymentId: await money.paymentUnder(tx, userId, now),
  };
}

async function assertFew(tx: Database, userId: number): Promise<void> {
  const [kept] = await tx
    .select({ count: count() })
    .from(documentLinks)
    .where(eq(documentLinks.userId, userId));
  if ((kept?.count ?? 0) < LINKS_MAX) return;
  throw new AppError(
    'too_many_documents',
    `You have ${LINKS_MAX} links, which is the most we keep. Please delete one of them first.`,
  );
}
