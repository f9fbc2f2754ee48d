import { createApi } from '#platform/http/endpoint.ts';
import { AppError } from '#platform/http/app-error.ts';
import { limitNetwork } from '#platform/http/client-address.server.ts';
import { assertAllowed } from '#platform/limits/limiter.server.ts';
import { logSecurity } from '#platform/log/security-log.ts';
import { wrongGuessesPerAddress } from '#platform/session/sign-in-limits.ts';
import { beginSession } from '../begin-session.server.ts';
import { contactsOf } from '../contact.ts';
import { isKnownDevice } from '../known-devices.server.ts';
import { assertRecentSignIn } from '../recent-sign-in.ts';
import type { AuthParts } from '../routes.server.ts';
import { hashToken, newToken } from '../secrets.server.ts';
import { deviceName } from '../sessions/device-name.ts';
import { countedChange } from '../sign-in-changes.server.ts';
import { keepForUndo, undoLink } from '../undo/contact-undos.server.ts';
import { contactsToTell } from '../undo/contacts-before-changes.server.ts';
import { newChallenge } from './challenges.server.ts';
import { passkeyEndpoints } from './endpoints.ts';
import { passkeyNotice } from './passkey-notice.server.ts';
import {
  addPasskey,
  optionsOfNew,
  passkeysOf,
  personByPasskey,
  removePasskey,
  renamePasskey,
  type PasskeyProof,
} from './passkeys.server.ts';
import { passkeySite } from './site.ts';

/** Passkeys: a second way in beside codes, and to confirm that it is you. */
export function passkeyRoutes(parts: AuthParts) {
  const { db, clock, log, product } = parts;
  const { signInOptions, signIn, list, newOptions, add, rename, remove } = passkeyEndpoints(
    parts.requireUser,
  );
  const siteOf = (origin: string | undefined) => passkeySite(product.publicUrl, origin);

  /** Counts what proves nothing, as wrong codes are counted; a proof is never stopped by it. */
  const counted = async (address: string, proof: Promise<PasskeyProof>): Promise<PasskeyProof> => {
    try {
      return await proof;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const wrong = wrongGuessesPerAddress(parts.otpPerAddressHour);
      const hit = await parts.limiter.hit(`guesses:address:${limitNetwork(address)}`, wrong);
      assertAllowed(hit, 'Too many attempts. Please try again later.');
      throw error;
    }
  };

  return createApi()
    .openapi(signInOptions, (context) => {
      const { id } = siteOf(context.req.header('Origin'));
      return context.json({ challenge: newChallenge(parts, 'sign-in'), siteId: id }, 200);
    })
    .openapi(signIn, async (context) => {
      const site = siteOf(context.req.header('Origin'));
      const { handle, ...answer } = context.req.valid('json');
      const address = context.get('clientAddress');
      const { user, useUp } = await counted(address, personByPasskey(parts, site, answer));
      const contacts = contactsOf(user);
      const [contact] = contacts;
      if (!contact) throw new AppError('unauthenticated', 'Please sign in again.');
      const addresses = contacts.map((own) => own.address);
      const known = typeof handle === 'string' && (await isKnownDevice(db, addresses, hashToken(handle)));
      const started = await beginSession(parts, {
        signIn: { user, account: 'known', device: known ? 'known' : 'new' },
        ...{ channel: 'passkey', contact, also: useUp },
        // A browser that never asked for a code becomes a known one too.
        handle: handle ?? newToken(),
        userAgent: context.req.header('User-Agent') ?? '',
        caller: context.get('caller'),
      });
      return context.json(started, 200);
    })
    .openapi(list, async (context) => context.json(await passkeysOf(db, context.get('user').id), 200))
    .openapi(newOptions, async (context) => {
      assertRecentSignIn(context.get('session'), clock.now());
      const { id } = siteOf(context.req.header('Origin'));
      return context.json(await optionsOfNew(parts, context.get('user'), { id, name: product.name }), 200);
    })
    .openapi(add, async (context) => {
      assertRecentSignIn(context.get('session'), clock.now());
      const userId = context.get('user').id;
      const asked = {
        ...{ userId, sessionId: context.get('session').id },
        site: siteOf(context.req.header('Origin')),
        answer: context.req.valid('json'),
        name: deviceName(context.req.header('User-Agent') ?? ''),
      };
      const added = await countedChange(parts.limiter, userId, () =>
        addPasskey(parts, asked, async (tx, person) => {
          const had = await contactsToTell(tx, clock, person);
          const [first] = had;
          if (!first) return;
          const link = undoLink(product.publicUrl, await keepForUndo(tx, clock, person, had));
          await parts.messenger.sendLater(tx, { ...passkeyNotice(first, { ...product, link }), userId });
        }),
      );
      logSecurity(log, { event: 'passkey_added', userId }, context.get('caller'));
      return context.json(added, 201);
    })
    .openapi(rename, async (context) => {
      const mine = { id: context.req.valid('param').id, userId: context.get('user').id };
      return context.json(await renamePasskey(db, mine, context.req.valid('json').name), 200);
    })
    .openapi(remove, async (context) => {
      assertRecentSignIn(context.get('session'), clock.now());
      const userId = context.get('user').id;
      await removePasskey(db, { id: context.req.valid('param').id, userId });
      logSecurity(log, { event: 'passkey_removed', userId }, context.get('caller'));
      return context.body(null, 204);
    });
}
