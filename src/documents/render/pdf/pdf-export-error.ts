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
