import { askStripe, isKeyRefused } from '#features/billing/prove-stripe.server.ts';
import type { Env } from '#platform/env/env.ts';
import { inTime } from '#platform/in-time.ts';
import type { Log } from '#platform/log/log.server.ts';
import { connectSmtp, isPasswordRefused } from '#platform/mail/smtp.server.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';

/** What the start waits for their answers, in ms: an upgrade waits for it, too. */
const PATIENCE_MS = 5_000;

type Service = {
  name: 'mail' | 'stripe';
  /** What the operator is to mend. */
  setting: string;
  ask: () => Promise<void>;
  isRefused: (error: unknown) => boolean;
};

/** A service has said that what is set up is no way in: a value is wrong, as one that is missing would be. */
export class ServiceRefusedError extends Error {
  constructor(refused: readonly Service[]) {
    const lines = refused.map(
      ({ name, setting }) => `  - ${setting} is refused by ${name === 'mail' ? 'the mail server' : 'Stripe'}`,
    );
    super(
      `The configuration cannot be used:\n${lines.join('\n')}\n` +
        'Mend it; or set START_CHECKS=log to start nonetheless, without what it is for.',
    );
    this.name = 'ServiceRefusedError';
  }
}

type Settings = Pick<Env, 'appEnv' | 'mail' | 'payments' | 'startChecks'>;
type Proven = { service: Service; end: 'proven' | 'refused' | 'unreachable' };

/**
 * Asks the services that production cannot do without whether they would take what it sends: the mail server by
 * connecting and signing in, Stripe by its key. Nothing is sent.
 * @returns to be called once everything else is ready
 */
export function proveServices(env: Settings, log: Log, metrics: Metrics): () => Promise<void> {
  const services = env.appEnv === 'production' ? servicesOf(env) : [];
  const asked = Promise.all(services.map((service) => prove(service, log)));
  return async () => {
    const proven = await asked;
    if (proven.length > 0)
      metrics.gauge(
        {
          name: 'foothold_service_proven',
          help: 'Whether a service took what is set up for it, when this copy started',
          labels: ['service'],
          across: 'first',
        },
        () =>
          proven.map(({ service, end }) => ({
            labels: { service: service.name },
            value: end === 'proven' ? 1 : 0,
          })),
      );
    const refused = proven.filter(({ end }) => end === 'refused').map(({ service }) => service);
    if (refused.length > 0 && env.startChecks === 'refuse') throw new ServiceRefusedError(refused);
  };
}

function servicesOf({ mail, payments }: Settings): Service[] {
  const services: Service[] = [];
  if (mail.kind === 'smtp') {
    const ask = async () => {
      const server = connectSmtp(mail.url, mail.from);
      await server.prove().finally(() => server.close());
    };
    services.push({ name: 'mail', setting: 'SMTP_URL', ask, isRefused: isPasswordRefused });
  }
  if (payments.kind === 'stripe') {
    const ask = () => askStripe(payments, PATIENCE_MS);
    services.push({ name: 'stripe', setting: 'STRIPE_SECRET_KEY', ask, isRefused: isKeyRefused });
  }
  return services;
}

async function prove(service: Service, log: Log): Promise<Proven> {
  const { name, setting } = service;
  try {
    await inTime(service.ask(), PATIENCE_MS);
    log.info('start.service_proven', { service: name });
    return { service, end: 'proven' };
  } catch (error) {
    const end = service.isRefused(error) ? 'refused' : 'unreachable';
    log.error(`start.service_${end}`, { service: name, setting, error });
    return { service, end };
  }
}
