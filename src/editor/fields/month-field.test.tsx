// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { control, descriptionOf, leave, mount, unmount, write } from '#tests/support/mounted.tsx';
import { MonthField } from './month-field.tsx';

let month: string;
let setMonth: (month: string) => void;
afterEach(unmount);

type StartProps = { begin: string; instead?: string; onPresent?: () => void };

function Start({ begin, instead, onPresent }: StartProps) {
  const [value, setValue] = useState(begin);
  [month, setMonth] = [value, setValue];
  return (
    <MonthField
      label="Start"
      id="start"
      {...{ value, instead, onPresent }}
      onChange={setValue}
      error="Refused"
    />
  );
}
const start = () => control('Start');

test('a month is shown in words, and read in any of the usual forms without being rewritten meanwhile', async () => {
  await mount(<Start begin="2019-03" />);
  expect(start().value).toBe('Mar 2019');
  await write(start(), '4/2020');
  expect([start().value, month]).toEqual(['4/2020', '2020-04']);
  await leave(start());
  expect(start().value).toBe('Apr 2020');
});

test('what is no date stays as it was typed, and is told only once the field was left', async () => {
  await mount(<Start begin="" />);
  await write(start(), '15');
  expect([start().value, month, descriptionOf(start())]).toEqual(['15', '15', 'Refused']);
  await leave(start());
  expect(start().value).toBe('15');
  expect(descriptionOf(start())).toBe(
    'Write the month and the year, like 03/2019 or March 2019, or the year alone.',
  );
  expect(start().getAttribute('aria-invalid')).toBe('true');
});

test('a year alone and a season are dates, and shown as such', async () => {
  await mount(<Start begin="2019-03" />);
  await write(start(), '2015');
  await leave(start());
  expect([start().value, month, descriptionOf(start())]).toEqual(['2015', '2015', 'Refused']);
  await write(start(), 'sommer 2021');
  await leave(start());
  expect([start().value, month]).toEqual(['Summer 2021', '2021-summer']);
});

test('a year that is too far ahead is no year here', async () => {
  await mount(<Start begin="" />);
  await write(start(), '3000');
  await leave(start());
  expect(start().getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(start())).toMatch(/^Write a year between 1900 and \d{4}\.$/);
});

test('"present" in place of the date says that it goes on, once the field was left', async () => {
  let goesOn = false;
  const onPresent = () => {
    goesOn = true;
  };
  await mount(<Start begin="2019-03" onPresent={onPresent} />);
  await write(start(), 'Present');
  expect([start().value, goesOn]).toEqual(['Present', false]);
  await leave(start());
  expect([month, goesOn]).toEqual(['', true]);
});

test('nothing but blanks is no date at all, and no fault', async () => {
  await mount(<Start begin="2019-03" />);
  await write(start(), '  ');
  await leave(start());
  expect([month, descriptionOf(start())]).toEqual(['', 'Refused']);
});

test('a month that changes elsewhere takes the place of what was typed', async () => {
  await mount(<Start begin="" />);
  await write(start(), '4/2020');
  await act(async () => setMonth('2021-05'));
  expect(start().value).toBe('May 2021');
});

test('"Present" stands in the field itself and closes it, but never hides what cannot be saved', async () => {
  await mount(<Start begin="2019-03" instead="Present" />);
  expect([start().value, start().disabled]).toEqual(['Present', true]);
  await mount(<Start begin="soon" instead="Present" />);
  expect([start().value, start().disabled]).toEqual(['soon', false]);
});
