import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { mediaType } from '#documents/export/file-format.ts';
import type { Database } from '#platform/database/database.server.ts';
import { shownFile, type OpenLink } from './find-link.server.ts';
import { ReadyBytes, type Bytes } from './ready-bytes.server.ts';
import { sharedPage } from './shared-page.ts';

/** Something that a link shows. What it is does not change until the link is made anew, and then its tag does. */
export type Showable = {
  type: string;
  tag: string;
  /** Whether its bytes are compressed. */
  isPacked: boolean;
  /** @param cost is told the bytes that were read and made for it, where it was not ready */
  bytes: (cost: (bytes: number) => void) => Promise<Bytes>;
};

const packed = promisify(gzip);
export const unpacked = promisify(gunzip);

/** What links show, ready to be sent: what several ask for at once, or one after the other, is made once. */
export function createShowing(db: Database, product: string) {
  const ready = new ReadyBytes();
  /** A file as it is kept. By its person, too: who may see it follows from their link. */
  const file = (link: OpenLink, sha256: string, about: Pick<Showable, 'type' | 'isPacked'>): Showable => ({
    ...about,
    tag: tagOf(sha256),
    bytes: (cost) =>
      ready.get(`${link.userId} ${sha256}`, async () => {
        const bytes = await shownFile(db, link, sha256);
        cost(bytes.length);
        return bytes;
      }),
  });
  return {
    pdf: (link: OpenLink) => file(link, link.pdfSha256, { type: mediaType('pdf'), isPacked: false }),
    picture: (link: OpenLink, sha256: string) =>
      file(link, sha256, { type: 'image/svg+xml; charset=utf-8', isPacked: true }),
    page(link: OpenLink, token: string): Showable {
      const { title, countsOpens, pageSha256s, textSha256 } = link;
      const { before, behind } = sharedPage({
        token,
        title,
        countsOpens,
        pages: pageSha256s.length,
        product,
      });
      const tag = tagOf(before, behind, textSha256);
      return {
        ...{ type: 'text/html; charset=UTF-8', tag, isPacked: true },
        bytes: (cost) =>
          ready.get(`${link.userId} ${tag}`, async () => {
            const text = await unpacked(await shownFile(db, link, textSha256));
            const page = Buffer.concat([Buffer.from(before), text, Buffer.from(behind)]);
            cost(page.length);
            return packed(page);
          }),
      };
    },
  };
}

function tagOf(...madeOf: string[]): string {
  const hash = createHash('sha256');
  for (const part of madeOf) hash.update(part).update('\0');
  return `"${hash.digest('base64url').slice(0, 32)}"`;
}
