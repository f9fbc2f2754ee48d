import { expect, it } from 'vitest';
import { splitLocation } from './split-location.ts';

it.each([
  ['Lisbon', 'Lisbon', '', ''],
  ['Lisbon, Portugal', 'Lisbon', 'Portugal', ''],
  ['Columbus, OH', 'Columbus', 'OH', ''],
  ['Columbus, OH 43215', 'Columbus', 'OH', '43215'],
  ['Columbus, Ohio, 43215-1234', 'Columbus', 'Ohio', '43215-1234'],
  ['San Francisco, CA, USA', 'San Francisco', 'CA, USA', ''],
  ['10115 Berlin, Germany', 'Berlin', 'Germany', '10115'],
  ['1100-148 Lisboa', 'Lisboa', '', '1100-148'],
  ['Toronto, ON M5V 2T6', 'Toronto', 'ON', 'M5V 2T6'],
  ['London SW1A 1AA', 'London', '', 'SW1A 1AA'],
  ['London, SW1A 1AA', 'London', '', 'SW1A 1AA'],
  ['  ', '', '', ''],
])('%j is %j in %j, %j', (location, city, state, zipCode) => {
  expect(splitLocation(location)).toEqual({ city, state, zipCode });
});
