import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** As much of JSON Schema as our descriptions use. */
export type Schema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
};

/** What pages of a release rely on of a call: what they may send, and what they are answered. */
export type ReleaseCall = {
  body: Schema | null;
  bodyNeeded: boolean;
  query: string[];
  answers: Record<string, Schema | null>;
};

type Described = {
  requestBody?: { required?: boolean; content?: Record<string, { schema?: Schema }> };
  parameters?: { in: string; name: string; required?: boolean }[];
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
};

const FILE = join('tests/soak/upgrade/release', 'calls.json');
const schemaOf = (content: Record<string, { schema?: Schema }> | undefined) =>
  content?.['application/json']?.schema ?? null;

/** The calls of an API as it describes itself at `/api/openapi.json`. */
export function callsIn(description: {
  paths: Record<string, Record<string, Described>>;
}): Record<string, ReleaseCall> {
  const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody, parameters = [], responses }]) => {
      const good = Object.entries(responses).filter(([status]) => status.startsWith('2'));
      const call: ReleaseCall = {
        body: schemaOf(requestBody?.content),
        bodyNeeded: requestBody?.required ?? false,
        query: parameters.filter((each) => each.in === 'query').map(({ name }) => name),
        answers: Object.fromEntries(good.map(([status, { content }]) => [status, schemaOf(content)])),
      };
      return [`${method.toUpperCase()} ${path}`, call] as const;
    }),
  );
  return Object.fromEntries(calls);
}

export function keepCalls(calls: Record<string, ReleaseCall>): void {
  writeFileSync(FILE, `${JSON.stringify(calls)}\n`);
}

export function keptCalls(): Record<string, ReleaseCall> {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, ReleaseCall>; // As `keepCalls` writes it.
}
