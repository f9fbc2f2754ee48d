import { createMiddleware } from 'hono/factory';
import { z } from '@hono/zod-openapi';
import { boundedLines, type Log } from '#platform/log/log.server.ts';
import type { Limit } from '#platform/limits/limit.ts';
import { assertAllowed, hitAll, type Limiter } from '#platform/limits/limiter.server.ts';
import type { ApiEnv } from './api-env.ts';
import { limitNetwork, widerNetwork } from './client-address.server.ts';
import { createApi, endpoint } from './endpoint.ts';
import { CSP_REPORTS } from './security-headers.ts';

/** A report is one or two kilobytes; browsers send several in one. */
const BODY_MOST = 32 * 1024;
const REPORTS_MOST = 10;
const PER_ADDRESS: Limit = { max: 60, windowSeconds: 3600, policy: 'csp-reports' };
const PER_NETWORK: Limit = { max: 600, windowSeconds: 3600 };

const text = z.string().max(4_000).optional().catch(undefined);
/** As `report-to` sends them (W3C Reporting API), as many as have gathered. */
const listed = z.array(
  z.object({
    type: z.literal('csp-violation'),
    body: z.object({
      documentURL: text,
      effectiveDirective: text,
      blockedURL: text,
      sourceFile: text,
      sample: text,
    }),
  }),
);
/** As `report-uri` sends one (Content Security Policy 2). */
const single = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'script-sample': text,
  }),
});

type Violation = {
  document?: string | undefined;
  directive?: string | undefined;
  blocked?: string | undefined;
  source?: string | undefined;
  sample?: string | undefined;
};

type Parts = {
  limiter: Limiter;
  log: Log;
  /** The pattern of a page's address. */
  routeOf: (path: string) => string;
};

/**
 * Takes what browsers report of our own policy and writes down what it was about: which rule, on which kind of page, by
 * which file of ours. Whatever else a report holds is not looked at: it may be what somebody wrote.
 */
export function cspReportRoutes({ limiter, log, routeOf }: Parts) {
  const lines = boundedLines();
  const bounded = createMiddleware<ApiEnv>(async (context, next) => {
    context.set('bodyMost', BODY_MOST);
    const address = context.get('clientAddress');
    const refused = await hitAll(limiter, [
      { key: `csp-reports:address:${limitNetwork(address)}`, limit: PER_ADDRESS },
      { key: `csp-reports:network:${widerNetwork(address)}`, limit: PER_NETWORK },
    ]);
    if (refused) assertAllowed(refused.answer, 'That were many reports. Thank you.');
    await next();
  });
  const report = endpoint({
    method: 'post',
    path: CSP_REPORTS,
    summary: "Browsers' reports of what the content security policy stopped",
    before: [bounded],
    responses: { 204: { description: 'Taken' } },
    errors: ['rate_limited'],
  });
  return createApi().openapi(report, async (context) => {
    for (const violation of readReports(await context.req.text())) {
      const told = toldOf(violation, routeOf);
      const unsaid = told && lines(`${told.directive} ${told.page}`);
      if (unsaid) log.warn('csp.violation', { ...told, ...unsaid });
    }
    return context.body(null, 204);
  });
}

function readReports(body: string): Violation[] {
  const value = parsed(body);
  const many = listed.safeParse(value);
  if (many.success)
    return many.data.slice(0, REPORTS_MOST).map(({ body: of }) => ({
      document: of.documentURL,
      directive: of.effectiveDirective,
      blocked: of.blockedURL,
      source: of.sourceFile,
      sample: of.sample,
    }));
  const one = single.safeParse(value);
  if (!one.success) return [];
  const of = one.data['csp-report'];
  return [
    {
      document: of['document-uri'],
      directive: of['effective-directive'] ?? of['violated-directive']?.split(' ', 1)[0],
      blocked: of['blocked-uri'],
      source: of['source-file'],
      sample: of['script-sample'],
    },
  ];
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** What the log may know of it; nothing where an extension of the browser's caused it, or it is no report. */
function toldOf({ document, directive, blocked, source, sample }: Violation, routeOf: Parts['routeOf']) {
  if (directive === undefined || !DIRECTIVE.test(directive)) return undefined;
  if (isExtension(blocked) || isExtension(source)) return undefined;
  const page = document !== undefined && URL.canParse(document) ? routeOf(new URL(document).pathname) : '';
  return { directive, page, blocked: blockedIn(blocked), source: ownFile(source), sink: sinkOf(sample) };
}

/** Rules that a policy of ours may have: kinds of lines are bounded by them, and nobody adds to these. */
const DIRECTIVE =
  /^(?:default|script|style|img|font|connect|media|object|frame|child|worker|manifest|prefetch)-src(?:-elem|-attr)?$|^(?:base-uri|form-action|frame-ancestors|sandbox|require-trusted-types-for|trusted-types|upgrade-insecure-requests|report-to|report-uri)$/;

/** A longer name of a host is a text of whoever sent it. */
const ORIGIN_SIGNS = 120;

const isExtension = (address = '') => /^[a-z]+(?:-[a-z]+)*-extension:/.test(address);

/** `inline`, `eval`, `trusted-types-sink`, or the origin of what was to be loaded: paths may hold anything. */
function blockedIn(blocked = ''): string {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return '';
  const { origin, protocol } = new URL(blocked);
  return (origin === 'null' ? protocol : origin).slice(0, ORIGIN_SIGNS);
}

/** A file of ours by its name. */
function ownFile(source = ''): string {
  return /\/assets\/([\w.-]{1,100})$/.exec(source.split('?', 1)[0] ?? '')?.[1] ?? '';
}

/** Of Trusted Types a sample begins with where text was to go: `Element innerHTML|...`; the rest is that text. */
function sinkOf(sample = ''): string {
  return /^([A-Za-z]{1,40} [A-Za-z]{1,40})\|/.exec(sample)?.[1] ?? '';
}
