import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { startProductProcess, type ProductProcess } from '#tests/support/product-process.ts';
import { startMailServer, type MailServer } from '../../support/mail-server.ts';
import { startFirefox, type Firefox } from './firefox.ts';

/** A product with a mail server, and a Firefox to visit it with. */
export type Visit = { origin: string; mail: MailServer; firefox: Firefox };

/** Starts them for the tests of a file. A test fails on anything that the browser complains about. */
export function visitInFirefox(): Visit {
  let product: ProductProcess | undefined;
  let mail: MailServer | undefined;
  let firefox: Firefox | undefined;
  const directory = mkdtempSync(join(tmpdir(), 'foothold-product-'));

  beforeAll(async () => {
    mail = await startMailServer();
    [product, firefox] = await Promise.all([
      startProductProcess({
        DATA_DIR: directory,
        SMTP_URL: mail.url,
        MAIL_FROM: 'Foothold <hello@foothold.example>',
      }),
      startFirefox(),
    ]);
  });
  afterEach(() => expect(firefox?.complaints.splice(0)).toEqual([]));
  afterAll(async () => {
    await firefox?.close();
    await product?.stop();
    await mail?.close();
    rmSync(directory, { recursive: true, force: true });
  });

  return {
    get origin() {
      return started(product).url;
    },
    get mail() {
      return started(mail);
    },
    get firefox() {
      return started(firefox);
    },
  };
}

function started<T>(part: T | undefined): T {
  if (!part) throw new Error('asked for before the tests have begun');
  return part;
}
