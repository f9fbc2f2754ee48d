import { expect, test } from 'vitest';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { leaveOut } from './leave-out.ts';

/*
 * What one field says in one way and a text in another: a person with that in the field, and what is left of a text.
 */

type Own = { phone?: string; email?: string; location?: string; link?: string };

function leftOf({ link, ...own }: Own, summary: string): string {
  const resume = typicalResume();
  const links = link ? [{ label: 'Mine', url: link }] : [];
  resume.personalInfo = {
    ...resume.personalInfo,
    ...{ phone: '', email: '', location: '' },
    ...own,
    links,
  };
  resume.summary = summary;
  return leaveOut('resume', resume, ['phone', 'email', 'address', 'links']).data.summary;
}

test.each([
  ['+1 415-555-0142 ext 7', 'Call 415-555-0142 now', 'Call now'],
  ['(415) 555-0142 x12', 'Call (415) 555-0142 ext. 12 now', 'Call now'],
  ['91234567 (24h)', 'Call 912 34 567', 'Call'],
  ['91234567 (WhatsApp 2)', 'Call 912 34 567', 'Call'],
  ['91234567 oder 22334455', 'Call 91234567 and 22334455', 'Call and'],
  ['91234567 und 22334455', 'Call 91234567', 'Call'],
  ['Mobile 91234567 Home 22334455', 'Call 91234567', 'Call'],
  ['91234567 & 22334455', 'Call 91234567', 'Call'],
  ['91234567 - 22334455', 'Call 91234567', 'Call'],
  ['91234567  22334455', 'Call 91234567', 'Call'],
  ['2233445 · 5566778 · 9900112', 'Call 5566778', 'Call'],
  ['11223344, 22334455, 33445566, 44556677, 55667788', 'Call 55667788', 'Call'],
  ['030/1234567', 'Call 030 1234567', 'Call'],
  ['912/34/567', 'Call 91234567', 'Call'],
  ['912,34,567', 'Call 91234567', 'Call'],
  ['0151-1234567-0', 'Call 0151 1234567', 'Call'],
  ['+49 30 1234567-89', 'Call 030 1234567', 'Call'],
  ['+1 415 555 0142', 'New York, NY 10010 | (415) 555-0142', 'New York, NY 10010'],
  ['+47 912 34 567', 'On call since 2020, 912 34 567', 'On call since 2020'],
  ['+47 912 34 567', 'Until 2020. +47 912 34 567', 'Until 2020.'],
  ['+47 912 34 567', 'Room 300, 912 34 567', 'Room 300'],
  ['+47 912 34 567', '7010 91234567', '7010'],
  ['+47 912 34 567', '912 [34](https://x.example) 567 is it', 'is it'],
  ['+47 912 34 567', 'Call ⁹¹²³⁴⁵⁶⁷', 'Call'],
  ['91234567', 'At wa.me/4791234567 too', 'At wa.me/ too'],
  ['+47 912 34 567', 'See (912 34 567, evenings)', 'See (evenings)'],
  ['12345', 'Saved $12,345 a year', 'Saved $12,345 a year'],
  ['91234567', 'Served 1,234,567 users', 'Served 1,234,567 users'],
])('of the number %s "%s" keeps "%s"', (phone, text, left) => {
  expect(leftOf({ phone }, text)).toBe(left);
});

test.each([
  ['12 Elm Street, Leeds', 'Meet me at 12 Elm St today', 'Meet me at today'],
  ['12 Elm St, Leeds', 'Meet me at 12 Elm Street today', 'Meet me at today'],
  ['Hauptstraße 15, Köln', 'In der Hauptstr. 15 zu finden', 'In der zu finden'],
  ['Hauptstr. 15, Köln', 'In der Hauptstrasse 15 zu finden', 'In der zu finden'],
  ['Avenida Paulista 900, São Paulo', 'Na Av. Paulista 900 hoje', 'Na hoje'],
])('of the street %s "%s" keeps "%s"', (location, text, left) => {
  expect(leftOf({ location }, text)).toBe(left);
});

test.each([
  ['ola@example.com', 'ola AT example DOT com', ''],
  ['ola@example.com', 'Write to ola at example dot com today', 'Write to today'],
  ['ola@example.com', 'ola{at}example.com', ''],
  ['ola@example.com', 'ola<at>example.com', ''],
  ['ola@example.com', 'Write to ola arroba example punto com', 'Write to'],
  ['ola+cv@example.com', 'Write to ola@example.com', 'Write to'],
  ['ola@example.com', 'Write to ola+jobs@example.com', 'Write to'],
  ['ola@example.com', 'Email.ola@example.com is mine', 'is mine'],
  ['ola@example.com', 'Write to _ola@example.com_', 'Write to'],
  ['ola@example.com', 'Nora works at ola.example', 'Nora works at ola.example'],
])('of the address %s "%s" keeps "%s"', (email, text, left) => {
  expect(leftOf({ email }, text).replace(/[_\s]+$/, '')).toBe(left);
});

test.each([
  ['linkedin.com/in/ola?utm_source=share', 'At linkedin.com/in/ola too', 'At too'],
  ['de.linkedin.com/in/ola', 'At linkedin.com/in/ola too', 'At too'],
  ['https://m.facebook.com/ola', 'At facebook.com/ola too', 'At too'],
  ['https://www.linkedin.com/in/ola/en', 'At linkedin.com/in/ola too', 'At too'],
  ['ola.example/#about', 'At ola.example too', 'At too'],
  ['ola.example/index.html', 'At ola.example too', 'At too'],
  ['github.com/jos%C3%A9', 'At github.com/josé too', 'At too'],
  ['github.com/josé', 'At github.com/jos%C3%A9 too', 'At too'],
  ['github.com/ola, gitlab.com/nor', 'At gitlab.com/nor too', 'At too'],
  ['linkedin.com/in/olanor', '[olanor](https://linkedin.com/in/olanor) too', 'too'],
  ['de.linkedin.com/in/ola', 'At linkedin.com/in/kari', 'At linkedin.com/in/kari'],
])('of the link %s "%s" keeps "%s"', (link, text, left) => {
  expect(leftOf({ link }, text)).toBe(left);
});

test.each([
  ['Storgata 15, Oslo', 'I live in Storgata\n15 now', 'I live in now'],
  ['Storgata 15 0181 Oslo', 'I live in Storgata 15 now', 'I live in now'],
  ['Storgata 15 | Oslo', 'I live in Storgata 15 now', 'I live in now'],
  ['Calle Zurbano, 47, Madrid', 'I live in Calle Zurbano 47 now', 'I live in now'],
  ['12 Main St., Boston', 'I live at 12 Main St now', 'I live at now'],
  ['Storgata 15, Oslo', 'I live in Storgata 151', 'I live in Storgata 151'],
])('of the place %s "%s" keeps "%s"', (location, text, left) => {
  expect(leftOf({ location }, text)).toBe(left);
});

test('a link to a number written in one with its country goes from the field of links', () => {
  const resume = typicalResume();
  resume.personalInfo.phone = '(415) 555-0142';
  resume.personalInfo.email = 'ola@example.com';
  resume.personalInfo.links = [
    { label: 'WhatsApp', url: 'https://wa.me/14155550142' },
    { label: 'Mail', url: 'mailto:ola%2Bjobs@example%2Ecom' },
  ];
  const { data } = leaveOut('resume', resume, ['phone', 'email']);
  expect(JSON.stringify(data)).not.toMatch(/4155550142|ola%2Bjobs/);
});

test('a text full of one address is read once', () => {
  const began = performance.now();
  leftOf({ link: 'ola.no' }, 'ola.no/'.repeat(2_000));
  leftOf({ link: 'ola.no' }, 'ola.no/'.repeat(20_000));
  // Read anew for each of them it takes minutes.
  expect(performance.now() - began).toBeLessThan(20_000);
});
