import pg from 'pg';
import type { Spans } from './spans.ts';

/** Statements are told up to here; they hold no values, which are sent beside them. */
const TEXT_MOST = 2_000;

type Callback = (error: unknown, ...results: unknown[]) => void;

/** A client of PostgreSQL whose statements are spans. */
export function tracedClient(spans: Spans): typeof pg.Client {
  class TracedClient extends pg.Client {
    // All of its forms at once, each as it was called: the types of the driver list them one by one.
    override query = ((...asked: unknown[]): unknown => {
      const text = textOf(asked[0]);
      const span = spans.begin(`database ${/^\w+/.exec(text)?.[0].toLowerCase() ?? 'statement'}`, 'client', {
        'db.system.name': 'postgresql',
        'db.query.text': text.slice(0, TEXT_MOST),
      });
      const last = asked.at(-1);
      if (typeof last === 'function')
        asked[asked.length - 1] = (...told: Parameters<Callback>) => {
          span.end(told[0]);
          (last as Callback)(...told); // What the driver calls with an error first.
        };
      const answer: unknown = Reflect.apply(super.query, this, asked);
      if (answer instanceof Promise)
        answer.then(
          () => span.end(),
          (error: unknown) => span.end(error),
        );
      else if (typeof last !== 'function') span.end();
      return answer;
    }) as pg.Client['query'];
  }
  return TracedClient;
}

function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  const isConfig = typeof asked === 'object' && asked !== null && 'text' in asked;
  return isConfig && typeof asked.text === 'string' ? asked.text : '';
}
