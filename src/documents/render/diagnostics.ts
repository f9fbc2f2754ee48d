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
