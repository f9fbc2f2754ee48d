import type { Engine } from '#documents/render/engine.ts';
import type { PaymentProvider } from '#features/billing/provider.ts';
import type { Messenger } from '#platform/mail/messenger.server.ts';
import { inSpan, type Spans } from '#platform/tracing/spans.ts';

/** The engine, each of whose jobs is a span: waiting for its turn, and being set. */
export function tracedEngine(engine: Engine, spans: Spans): Engine {
  const traced =
    <D, R, A>(kind: string, run: (document: D, request?: R) => Promise<A>) =>
    (document: D, request?: R) =>
      inSpan(spans, [`engine ${kind}`, 'internal'], () => run(document, request));
  return {
    isReady: () => engine.isReady(),
    assertRoom: (asker) => engine.assertRoom(asker),
    pdf: traced('pdf', engine.pdf.bind(engine)),
    svg: traced('svg', engine.svg.bind(engine)),
    exchange: traced('exchange', engine.exchange.bind(engine)),
    copy: traced('copy', engine.copy.bind(engine)),
    readBack: traced('readBack', engine.readBack.bind(engine)),
    close: () => engine.close(),
  };
}

/** A messenger that tells how long mail servers and gateways take while somebody waits for them. */
export function tracedMessenger(messenger: Messenger, spans: Spans): Messenger {
  return {
    ...messenger,
    sendNow: (message) =>
      inSpan(spans, [`send ${message.channel}`, 'client'], () => messenger.sendNow(message)),
    sendCounted: (message) =>
      inSpan(spans, [`send ${message.channel}`, 'client'], () => messenger.sendCounted(message)),
  };
}

/** A payment provider each call of which is a span by its name. */
export function tracedProvider(provider: PaymentProvider, spans: Spans): PaymentProvider {
  return new Proxy(provider, {
    get(target, name, receiver) {
      const method: unknown = Reflect.get(target, name, receiver);
      // What reads a webhook asks nobody.
      if (typeof method !== 'function' || typeof name !== 'string' || name === 'readEvent') return method;
      return (...asked: unknown[]) =>
        inSpan(
          spans,
          [`stripe ${name}`, 'client'],
          () => Reflect.apply(method, target, asked) as Promise<unknown>,
        ); // All of them ask.
    },
  });
}
