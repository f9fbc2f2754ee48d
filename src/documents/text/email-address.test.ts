import { expect, it } from 'vitest';
import { emailFault } from './email-address.ts';

it.each([
  'ana@example.com',
  '  ana.silva+jobs@mail.example.co.uk ',
  "o'brien_7@example.org",
  'ana@example.com, ana@work.example',
  'ana@example.com / ana@work.example',
  'josé@correo.example',
  'info@bücher.example',
  'ana@xn--bcher-kva.xn--p1ai',
  'почта@пример.рф',
  '用户@例子.中国',
])('mail can reach %s', (typed) => {
  expect(emailFault(typed)).toBeUndefined();
});

it.each([
  'ana',
  'ana@',
  '@example.com',
  'ana@example',
  'ana@example.c',
  'ana@@example.com',
  'ana silva@example.com',
  'ana@exam ple.com',
  'ana.@example.com',
  '.ana@example.com',
  'ana..silva@example.com',
  'ana@.example.com',
  'ana@example..com',
  'ana@-example.com',
  'ana@example-.com',
  'ana@example.com.',
  '<ana@example.com>',
  'ana(at)example.com',
  'ana@example.com, bruno',
])('mail can not reach %s', (typed) => {
  expect(emailFault(typed)).toEqual({ kind: 'impossible' });
});

it('a slip of a large provider is told with what was meant', () => {
  expect(emailFault('Ana@Gmial.com')).toEqual({ kind: 'slip', domain: 'Gmial.com', meant: 'gmail.com' });
});
