import { expect, test } from 'vitest';
import { describeDiagnostics, exportMessages, isAboutText } from './diagnostics.ts';

test('a problem is told with its file under the template root, its line and its message', () => {
  const range = { start: { line: 11, character: 2 }, end: { line: 11, character: 5 } };
  expect(
    describeDiagnostics(
      [{ message: 'unknown variable: x', path: '/srv/templates/lib/a.typ', range }],
      '/srv/templates',
    ),
  ).toEqual(['lib/a.typ: line 12: unknown variable: x']);
  expect(describeDiagnostics([{ message: 'no', path: '/a.typ', range: '3:1-3:2' }])).toEqual([
    'a.typ: line 4: no',
  ]);
});

test('what is not known is left out', () => {
  expect(describeDiagnostics([{ message: 'no' }, { message: 'no', path: '', range: null }])).toEqual([
    'no',
    'no',
  ]);
  expect(describeDiagnostics([{ message: 'no', path: '/a.typ', range: '' }])).toEqual(['a.typ: no']);
});

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
