import { expect, test } from 'vitest';
import { describeDiagnostics } from './diagnostics.ts';

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
