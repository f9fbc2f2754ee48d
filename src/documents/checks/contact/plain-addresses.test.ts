import { expect, it } from 'vitest';
import { aLine, anInput, judge } from '../testing/inputs.ts';
import { read } from '../testing/resumes.ts';
import { links } from './links.ts';

const PROFILE = read('linkedin.com/in/anasilva', 1);

/** What is told where the reader found the profile alone, and these lines stand on top. */
const told = (...lines: (string | ReturnType<typeof aLine>)[]) =>
  judge(
    links,
    anInput({ resume: { links: [PROFILE] }, file: { links: [], lines: ['Ana Silva', ...lines] } }),
  ).map(({ title }) => title);
const BOTH = (other: string) => `“linkedin.com/in/anasilva”, “${other}” are plain text, not links`;

it.each([
  [
    'after a separator on its line',
    ['linkedin.com/in/anasilva | github.com/anasilva'],
    'github.com/anasilva',
  ],
  ['on the next line', ['linkedin.com/in/anasilva', 'www.behance.net/anasilva'], 'www.behance.net/anasilva'],
  ['a site by the name of its owner', ['linkedin.com/in/anasilva', 'anasilva.dev'], 'anasilva.dev'],
  [
    'a second one that begins alike',
    ['linkedin.com/in/anasilva', 'linkedin.com/in/anasilva-2'],
    'linkedin.com/in/anasilva-2',
  ],
])('all plain addresses are named: %s', (_, lines, other) => {
  expect(told(...lines)).toEqual([BOTH(other)]);
});

it.each([
  ['its rest is elsewhere', ['linkedin.com/in/anasilva', 'www.behance.net/']],
  ['it may be a name', ['linkedin.com/in/anasilva', 'Bakery.com']],
])('where one may be an address or not, the others are “among” them: %s', (_, lines) => {
  expect(told(...lines)).toEqual([
    '“linkedin.com/in/anasilva” is among the addresses that are plain text, not links',
  ]);
});

it.each([
  ['what is a link already', ['linkedin.com/in/anasilva', 'ana@silva.example.com']],
  ['programs', ['linkedin.com/in/anasilva', 'Node.js']],
  [
    'the foot of a template',
    ['linkedin.com/in/anasilva', aLine('www.cv-templates.com', 2, { region: 'footer' })],
  ],
  ['its owner', ['linkedin.com/in/anasilva', '© 2024 www.cv-templates.com']],
])('nothing is added by %s', (_, lines) => {
  expect(told(...lines)).toEqual(['“linkedin.com/in/anasilva” is plain text, not a link']);
});
