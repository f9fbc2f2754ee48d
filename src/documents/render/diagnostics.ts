/* What the compilers say of a document that they could not set. */

/** What both builds of the compiler say about a problem; the native one gives ranges as an object. */
export type Diagnostic = { message: string; path?: string; range?: unknown };

type Position = { start: { line: number } };

/** One line a problem, `resume.typ:12: unknown variable: x`, without the path of the template root. */
export function describeDiagnostics(diagnostics: readonly Diagnostic[], root = ''): string[] {
  return diagnostics.map(({ message, path = '', range }) => {
    const file = (path.startsWith(root) ? path.slice(root.length) : path).replace(/^[/\\]+/, '');
    const line = lineOf(range);
    return [file, line, message].filter((part) => part !== '').join(': ');
  });
}

function lineOf(range: unknown): string {
  if (typeof range === 'string') return range === '' ? '' : `line ${Number.parseInt(range, 10) + 1}`;
  return isPosition(range) ? `line ${range.start.line + 1}` : '';
}

function isPosition(range: unknown): range is Position {
  return typeof range === 'object' && range !== null && 'start' in range;
}

/**
 * Reads the messages out of an export error of the native compiler, which throws its diagnostics in
 * Rust's debug notation: `[SourceDiagnostic { …, message: "PDF/UA-1 error: …", … }]`.
 */
export function exportMessages(error: unknown): string[] {
  const text = error instanceof Error ? error.message : String(error);
  const messages = [...text.matchAll(/message: "((?:[^"\\]|\\.)*)"/g)].map((match) =>
    unescape(match[1] ?? ''),
  );
  return messages.length > 0 ? messages : [text];
}

/**
 * Whether PDF/UA-1 was refused for what the person wrote rather than for a fault of the template: a
 * character without a glyph, or a script whose glyphs cannot be mapped back to code points.
 */
export function isAboutText(messages: readonly string[]): boolean {
  return messages.every((message) => /could not be displayed with|code ?point/.test(message));
}

function unescape(debug: string): string {
  return debug
    .replace(/\\u\{([0-9a-f]+)\}/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/\\n/g, '\n')
    .replace(/\\(["'\\])/g, '$1');
}
