import { expect, it } from 'vitest';
import { splitLocation } from './split-location.ts';

it.each([
  ['Lisbon', 'Lisbon', '', ''],
  ['Lisbon, Portugal', 'Lisbon', '', ''],
  ['Portugal', 'Portugal', '', ''],
  ['Austin, TX', 'Austin', 'TX', ''],
  ['Austin, Texas, United States', 'Austin', 'Texas', ''],
  ['Toronto, ON, Canada', 'Toronto', 'ON', ''],
  ['München, Bayern, Deutschland', 'München', 'Bayern', ''],
  ['Paris, Île-de-France, France', 'Paris', 'Île-de-France', ''],
  ['London, UK', 'London', '', ''],
  ['Brooklyn, New York, NY 11201', 'Brooklyn, New York', 'NY', '11201'],
  ['Springfield, Lake District', 'Springfield, Lake District', '', ''],
  ['Atlanta, Georgia, USA', 'Atlanta, Georgia', '', ''],
  ['Tbilisi, Georgia', 'Tbilisi', '', ''],
  ['Lisbon, PT', 'Lisbon', '', ''],
  ['Berlin, DE', 'Berlin, DE', '', ''],
  ['Remote', 'Remote', '', ''],
  ['1000-001 Lisboa, Portugal', 'Lisboa', '', '1000-001'],
  ['London SW1A 1AA, UK', 'London', '', 'SW1A 1AA'],
  ['Columbus, OH', 'Columbus', 'OH', ''],
  ['Columbus, OH 43215', 'Columbus', 'OH', '43215'],
  ['Columbus, Ohio, 43215-1234', 'Columbus', 'Ohio', '43215-1234'],
  ['San Francisco, CA, USA', 'San Francisco', 'CA', ''],
  ['10115 Berlin, Germany', 'Berlin', '', '10115'],
  ['1100-148 Lisboa', 'Lisboa', '', '1100-148'],
  ['Toronto, ON M5V 2T6', 'Toronto', 'ON', 'M5V 2T6'],
  ['London SW1A 1AA', 'London', '', 'SW1A 1AA'],
  ['London, SW1A 1AA', 'London', '', 'SW1A 1AA'],
  ['  ', '', '', ''],
])('%j is %j in %j, %j', (location, city, state, zipCode) => {
  expect(splitLocation(location)).toEqual({ city, state, zipCode });
});
