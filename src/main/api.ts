import { KIND_NAMES } from '#documents/kinds.ts';
import { isPrintedKind } from '#documents/printed-kinds.ts';
import type { Engine } from '#documents/render/engine.ts';
import { exportRoutes } from '#features/account/export/routes.server.ts';
import { applicationRoutes } from '#features/applications/routes.server.ts';
import { sentRoutes } from '#features/applications/sent/routes.server.ts';
import { authRoutes } from '#features/auth/routes.server.ts';
import type { CodePurpose } from '#features/auth/secrets.server.ts';
import type { Contact } from '#features/auth/contact.ts';
import { accountContactRoutes } from '#features/auth/contacts/routes.server.ts';
import { deletionRoutes } from '#features/auth/deletion/routes.server.ts';
import { passkeyRoutes } from '#features/auth/passkeys/routes.server.ts';
import { sessionRoutes } from '#features/auth/sessions/routes.server.ts';
import { createAuthenticate } from '#features/auth/sessions.server.ts';
import { createSendingCaps } from '#features/auth/sending-caps.server.ts';
import { undoRoutes } from '#features/auth/undo/routes.server.ts';
import { countCodes } from '#features/auth/count-codes.ts';
import { codeMessage } from '#features/auth/code-message.ts';
import { paymentRoutes } from '#features/billing/payments/routes.server.ts';
import { countDownload, paymentUnder } from '#features/billing/payments.server.ts';
import { billingRoutes } from '#features/billing/routes.server.ts';
import { closeUnfinishedPayment } from '#features/billing/start-payment.server.ts';
import { linkRoutes } from '#features/sharing/routes.server.ts';
import { sharedRoutes } from '#features/sharing/shared-routes.server.ts';
import { contactRoutes } from '#features/site/contact/routes.server.ts';
import { exampleRoutes } from '#features/site/examples/routes.server.ts';
import { documentRoutes, type DocumentParts } from '#editor/store/routes.server.ts';
import { lookRoutes } from '#editor/look/saved/routes.server.ts';
import { createPhotoMaker } from '#editor/store/photos/photo-maker.server.ts';
import { photoRoutes } from '#editor/store/photos/routes.server.ts';
import { servedKind, servedPrintedKind } from '#editor/store/served-kind.ts';
import { patientEngine, PrintingTurns } from '#editor/store/files/printing-turns.ts';
import { draftRoutes } from '#editor/store/server-drafts/routes.server.ts';
import { previewRoutes } from '#features/preview/routes.server.ts';
import type { PaymentProvider } from '#features/billing/provider.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { OpenDatabase } from '#platform/database/database.server.ts';
import type { PreviousSecret } from '#platform/env/app-secret.server.ts';
import type { Env } from '#platform/env/env.ts';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Draining } from '#platform/http/draining.server.ts';
import { cspReportRoutes } from '#platform/http/csp-reports.server.ts';
import { createApi } from '#platform/http/endpoint.ts';
import type { ApiEnv } from '#platform/http/api-env.ts';
import type { Shares } from '#platform/http/shares.ts';
import { requireUser } from '#platform/http/authentication.ts';
import { noMetrics, type Metrics } from '#platform/metrics/metrics.ts';
import type { Limiter } from '#platform/limits/limiter.server.ts';
import { networkInLog } from '#platform/log/security-log.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { Messenger } from '#platform/mail/messenger.server.ts';
import { addMiddleware } from './api-middleware.ts';
import { healthRoutes } from './health-routes.ts';
import { configRoutes } from './installation-routes.ts';
import { ERASE_ELSEWHERE } from './housekeeping.server.ts';
import { translateEngineErrors } from './engine-errors.ts';
import { PHOTO_CHILD } from './paths.server.ts';
import { pageRoute } from './monitoring/page-route.ts';
import type { DevFakes } from './dev-fakes.server.ts';

export type ApiParts = {
  env: Env;
  log: Log;
  clock: Clock;
  database: OpenDatabase;
  limiter: Limiter;
  messenger: Messenger;
  engine: Engine;
  provider: PaymentProvider;
  /** Whose turn it is to send or to read something; undefined where limits are off. */
  shares: Shares | undefined;
  secret: string;
  previousSecret?: PreviousSecret | undefined;
  /** Whether this copy was told to stop. */
  draining: Draining;
  /** Names this build of the templates. */
  build: string;
  /** Calls of further kinds of documents, beside the registered ones. */
  furtherKinds?: readonly ((parts: DocumentParts) => OpenAPIHono<ApiEnv>)[] | undefined;
  /** Inbox and sandbox; undefined in production. */
  devFakes: DevFakes | undefined;
  /** Where what happens is counted; nowhere, where nobody looks. */
  metrics?: Metrics;
};

const ABOUT = {
  openapi: '3.1.0',
  info: { title: 'Foothold', version: '1', description: 'Every error answer is `{message, code}`.' },
};

type Product = { name: string; publicUrl: string; supportEmail: string };

/** What signing in stands on besides what all calls do. */
function signInParts(parts: ApiParts, product: Product) {
  const { env, log, limiter, messenger } = parts;
  return {
    ...{ secret: parts.secret, previousSecret: parts.previousSecret },
    limitsOn: env.limits === 'on',
    otpPerAddressHour: env.otpPerAddressHour,
    caps: createSendingCaps({
      ...{ db: parts.database.db, limiter, settings: env },
      alert: ({ address, ...cap }) =>
        log.error('alert.sending_cap', { ...cap, network: networkInLog(parts.secret, address) }),
    }),
    countCode: countCodes(parts.metrics ?? noMetrics),
    deliverCode: (contact: Contact, code: string, purpose: CodePurpose) =>
      messenger.sendCounted(codeMessage(contact, code, purpose, product)),
    smsCountries: env.smsCountries,
    phoneSignIn: env.sms.kind !== 'none',
    ...{ messenger, product },
  };
}

/** Every endpoint of the product. */
export function createProductApi(parts: ApiParts) {
  const { env, log, clock, limiter, messenger } = parts;
  const { db } = parts.database;
  const engine = translateEngineErrors(parts.engine, log);
  const signedIn = requireUser(createAuthenticate(db, clock));
  const product = { name: env.sellerName, publicUrl: env.publicUrl, supportEmail: env.support.email };
  const common = { db, clock, limiter, log, engine, requireUser: signedIn };
  const keeping = {
    ...{ ...common, engine: patientEngine(engine), turns: new PrintingTurns() },
    money: { paymentUnder, countDownloads: countDownload },
  };

  const identity = { ...common, ...signInParts(parts, product) };
  const money = {
    ...{ ...common, secret: parts.secret, previousSecret: parts.previousSecret },
    ...{ provider: parts.provider, messenger, product },
  };
  const checkout = { ...money, livemode: env.appEnv === 'production', publicUrl: env.publicUrl };

  const documents = {
    ...{ ...common, build: parts.build },
    countDownload: (userId: number) => countDownload(db, userId),
  };

  const api = addMiddleware(createApi(), { log, env, secret: parts.secret, shares: parts.shares })
    .route('/', healthRoutes({ database: parts.database, engine, draining: parts.draining }))
    .route('/', configRoutes(env))
    .route('/', cspReportRoutes({ limiter, log, routeOf: pageRoute }))
    .route('/', authRoutes(identity))
    .route('/', sessionRoutes(common))
    .route('/', passkeyRoutes(identity))
    .route('/', undoRoutes(identity))
    .route('/', accountContactRoutes(identity))
    .route(
      '/',
      deletionRoutes({
        ...identity,
        closePayments: (userId) => closeUnfinishedPayment(checkout, userId),
        eraseElsewhere: ERASE_ELSEWHERE,
      }),
    )
    .route('/', exportRoutes({ ...documents, product }))
    .route('/', draftRoutes(common))
    .route('/', lookRoutes(common))
    .route('/', photoRoutes({ ...common, photoMaker: createPhotoMaker(PHOTO_CHILD) }))
    .route('/', applicationRoutes({ ...common, product }))
    .route('/', sentRoutes(keeping))
    .route('/', linkRoutes({ ...keeping, product }))
    .route('/', sharedRoutes({ ...common, product }))
    .route('/', previewRoutes(common))
    .route(
      '/',
      contactRoutes({
        ...{ ...common, messenger, product },
        alert: ({ address, cap }) =>
          log.error('alert.contact_cap', { cap, network: networkInLog(parts.secret, address) }),
      }),
    )
    .route('/', exampleRoutes(common))
    .route('/', paymentRoutes({ ...money, seller: { ...product, postalAddress: env.support.postalAddress } }))
    .route('/', billingRoutes(checkout));
  const kinds = KIND_NAMES.map(
    (name) => (documentParts: DocumentParts) =>
      isPrintedKind(name)
        ? documentRoutes(documentParts, servedPrintedKind(name))
        : documentRoutes(documentParts, servedKind(name)),
  );
  for (const routesOf of [...kinds, ...(parts.furtherKinds ?? [])]) api.route('/', routesOf(documents));
  parts.devFakes?.mount(api, signedIn);
  // Made once: describing the whole API, and writing that down, takes longer than any call of it.
  let description: string | undefined;
  api.get('/api/openapi.json', (context) => {
    description ??= JSON.stringify(api.getOpenAPI31Document(ABOUT));
    return context.body(description, 200, { 'Content-Type': 'application/json' });
  });
  return api;
}
