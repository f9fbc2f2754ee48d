import { expect, test } from 'vitest';
import { exportMessages, isAboutText } from './pdf-export-error.ts';

const diagnostic = (message: string): string =>
  `SourceDiagnostic { severity: Error, span: Span(1), message: ${message}, trace: [], hints: ["try another"] }`;

test('messages are read out of the debug notation', () => {
  const error = new Error(
    `[${diagnostic('"the text `\\"\\u{64b}\\"` could not be displayed with font `\\"Inter\\"`"')}, ${diagnostic('"two"')}]`,
  );
  expect(exportMessages(error)).toEqual([
    'the text `"\u064b"` could not be displayed with font `"Inter"`',
    'two',
  ]);
});

test('an error of another kind is its own message', () => {
  expect(exportMessages(new Error('out of memory'))).toEqual(['out of memory']);
});

test('only errors about what the person wrote allow a plain PDF', () => {
  const glyph = 'PDF/UA-1 error: the text `"漢"` could not be displayed with font `"Inter"`';
  expect(isAboutText([glyph, 'PDF/UA-1 error: the PDF contains text with missing codepoints'])).toBe(true);
  expect(isAboutText([glyph, 'PDF/UA-1 error: missing document title'])).toBe(false);
});
