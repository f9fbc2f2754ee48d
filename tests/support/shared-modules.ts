import { globSync, readFileSync } from 'node:fs';

/** What a test replaces for all that run in its worker: modules, globals, clocks, or the page it is mounted in. */
const REPLACES =
  /\bvi\.(?:mock|doMock|hoisted|resetModules|stubGlobal|stubEnv|spyOn|useFakeTimers|setSystemTime)\(|@vitest-environment|\b(?:globalThis|process\.env)(?:\.\w+|\[[^\]]+\]) = |Object\.(?:assign|defineProperty)\((?:globalThis|process)\b/;

/** The unit tests that leave nothing behind in their worker, so that its next file finds all as it was. */
export function testsThatShare(pattern: string): string[] {
  return globSync(pattern).filter(
    (file) => !/\.(?:api|soak|proof)\.test\.ts$/.test(file) && !REPLACES.test(readFileSync(file, 'utf8')),
  );
}
