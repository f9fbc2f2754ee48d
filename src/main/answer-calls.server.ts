import type { IncomingMessage, Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { systemClock } from '#platform/clock/clock.ts';
import { onBehalfOf } from '#platform/database/connection-turns.server.ts';
import type { Env } from '#platform/env/env.ts';
import { takeTurns, turnLimitsAmong } from '#platform/http/call-turns.server.ts';
import { callerReader } from '#platform/http/callers.server.ts';
import { proxiesAmong } from '#platform/http/client-address.server.ts';
import { lingerWhenClosing } from '#platform/http/closing-connections.server.ts';
import { boundConnections, connectionLimitsAmong, setTimeouts } from '#platform/http/connections.server.ts';
import { knownHosts } from '#platform/http/known-hosts.server.ts';
import { oneCallATime, type Listener } from '#platform/http/one-call-a-time.server.ts';
import { boundLowPriority } from '#platform/http/low-priority-calls.server.ts';
import { isForPreview } from './preview-calls.ts';
import { inOwnContext } from '#platform/http/own-context.server.ts';
import { boundOpenCalls, openCallLimitsAmong } from '#platform/http/open-calls.server.ts';
import { cutSmallPieces } from '#platform/http/small-pieces.server.ts';
import { securityTxt } from '#platform/http/security-txt.server.ts';
import type { Shares } from '#platform/http/shares.ts';
import type { Site } from '#platform/http/site.server.ts';
import {
  answerUnreadable,
  refusedForOthers,
  refusedUnlessOneHost,
  refusePreview,
  refuseTooManyOpen,
  requestErrorAnswer,
} from '#platform/http/unreadable-requests.server.ts';
import { watchRequests } from '#platform/http/watch-requests.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import type { Spans } from '#platform/tracing/spans.ts';
import type { createProductApi } from './api.ts';
import { BUILD_ID } from './paths.server.ts';
import { thisCopy } from './monitoring/open-monitoring.server.ts';
import { pageRoute } from './monitoring/page-route.ts';

type Answering = {
  env: Env;
  log: Log;
  metrics: Metrics;
  spans: Spans;
  api: ReturnType<typeof createProductApi>;
  site: Site;
  shares: Shares | undefined;
  /** How many answer at one port: what one machine gives is divided among them. */
  processes: number;
};

/** Sets up who answers what a server is sent, and in whose turn. */
export function answerCalls(server: Server, parts: Answering): void {
  const { env, log, metrics, spans, shares, processes } = parts;
  lingerWhenClosing(server);
  cutSmallPieces(server);
  const refuseConnection = answerUnreadable(server);
  const answer = answerer(parts);
  const isTrusted = proxiesAmong(env.trustedProxies);
  const { addressOf, networkOf, callerOf } = callerReader(env.trustedProxies, shares?.callers);
  /** Whatever a call asks of the database is its caller's. */
  const answerFor: Listener = (request, response) => {
    const caller = { network: networkOf(request), caller: callerOf(request) };
    onBehalfOf(caller, () => answer(request, response));
  };
  const aboutCalls = {
    ...{ networkOf, callerOf },
    isWork: ({ url = '' }: IncomingMessage) => /^\/(api|dev|s)\//.test(url),
  };
  const fairly = () =>
    boundOpenCalls(
      boundLowPriority(takeTurns(inOwnContext(answerFor), aboutCalls, turnLimitsAmong(processes)), {
        ...{ networkOf, callerOf },
        ...{ isLowPriority: isForPreview, refuse: refusePreview },
      }),
      { isTrusted, addressOf, refuse: refuseTooManyOpen },
      openCallLimitsAmong(processes),
    );
  const inOrder = oneCallATime(env.limits === 'on' ? fairly() : inOwnContext(answer), refuseConnection);
  const watched = watchRequests(inOrder, {
    ...{ log, metrics, spans, isTrusted, routeOf: pageRoute, lines: env.requestLog },
    ...{ build: BUILD_ID, copy: thisCopy() },
  });
  server.on('request', watched);
  const silentMs = env.http.silentTimeoutSeconds * 1000;
  if (env.limits === 'on')
    boundConnections(server, isTrusted, { ...connectionLimitsAmong(processes), silentMs });
  setTimeouts(server, env.http);
}

/** Who answers a request that is admitted: pages and files first, then the API. */
function answerer({ env, log, api, site }: Answering): Listener {
  const answerCall = getRequestListener(api.fetch, {
    errorHandler: requestErrorAnswer(log),
    // For what names no host, as HTTP/1.0 need not.
    hostname: new URL(env.publicUrl).host,
  });
  const tellsContact = securityTxt({
    ...{ publicUrl: env.publicUrl, contact: env.securityContact, now: () => systemClock.now() },
  });
  const isForOthers = refusedForOthers(knownHosts(env.publicUrl), env.publicUrl);
  return (request, response) => {
    if (refusedUnlessOneHost(request, response) || isForOthers(request, response)) return;
    if (tellsContact(request, response) || site(request, response)) return;
    void answerCall(request, response);
  };
}
