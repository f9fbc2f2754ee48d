import type { BinaryModule, Lint } from 'harper.js';
import { ALLOWED_RULES, type GrammarLint, type GrammarLinter } from './grammar.ts';

/**
 * Makes a grammar checker of Harper. It takes some seconds and hundreds of megabytes, so it belongs into a worker and is
 * loaded on request alone: 7.4 MB compressed. `openBinary` fetches its WebAssembly, which differs by where it runs.
 */
export async function openHarper(
  openBinary: () => Promise<BinaryModule> = async () => (await import('harper.js/slimBinary')).slimBinary,
): Promise<GrammarLinter> {
  const [{ LocalLinter }, binary] = await Promise.all([import('harper.js'), openBinary()]);
  const linter = new LocalLinter({ binary });
  await linter.setup();
  const every = Object.keys(await linter.getDefaultLintConfig());
  const allowed = new Set(ALLOWED_RULES);
  await linter.setLintConfig(Object.fromEntries(every.map((rule) => [rule, allowed.has(rule)])));
  return {
    async lint(text) {
      const byRule = await linter.organizedLints(text, { language: 'plaintext' });
      return Object.entries(byRule).flatMap(([rule, lints]) => lints.map((lint) => told(rule, lint)));
    },
  };
}

/** A lint as plain values; its own memory is given back. */
function told(rule: string, lint: Lint): GrammarLint {
  const replacements = lint
    .suggestions()
    .map((suggestion) => suggestion.get_replacement_text())
    .filter(Boolean);
  const told = { rule, written: lint.get_problem_text(), message: lint.message(), replacements };
  lint.free();
  return told;
}
