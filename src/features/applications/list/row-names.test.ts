import { expect, test } from 'vitest';
import { BAKER } from '../testing/baker-row.ts';
import { besides, headingOf, nameOf } from './row-names.ts';

test.each([
  [{}, 'Baker – Bram', 'Baker', 'Bram · Ghent'],
  [{ title: 'My dream job' }, 'My dream job', 'My dream job', 'Baker · Bram · Ghent'],
  [{ position: '', title: 'Bram' }, 'Bram', 'Bram', 'Ghent'],
  [
    { position: '', employer: '', title: 'Untitled application' },
    'Untitled application',
    'Untitled application',
    'Ghent',
  ],
  [{ employer: '', title: 'Baker' }, 'Baker', 'Baker', 'Ghent'],
  [{ position: '', title: 'My dream job' }, 'My dream job', 'My dream job', 'Bram · Ghent'],
])('with %j it is called %s', (told, name, heading, rest) => {
  const row = { ...BAKER, location: 'Ghent', ...told };
  expect([nameOf(row), headingOf(row), besides(row)]).toEqual([name, heading, rest]);
});
