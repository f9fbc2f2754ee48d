import { describe, expect, it } from 'vitest';
import { trades } from '../bullets/testing/trades.ts';
import { inputFor, pastJob } from '../bullets/testing/written-resume.ts';
import { placeholdersIn } from './placeholder-words.ts';
import { placeholdersChecks } from './placeholders-checks.ts';

describe('what a template left behind', () => {
  it.each([
    'Lorem ipsum dolor',
    'Worked at [Company] as a cook',
    '<Your Name>',
    'Your Name',
    'June 20XX – May 20XX',
    'TBD',
    'xxx-xxx-xxxx',
    '(xxx) xxx-xxxx',
    'Managed a team of [number] people',
    'Increased sales by XX%',
    '[Insert Job Title Here]',
    'Click or tap here to enter text',
    'MM/YYYY',
    'Job Title',
    'Company Name',
    'Max Mustermann',
    'Votre nom',
    '{{first_name}}',
    '[Your City, State]',
    "It's okay to brag about your GPA, awards, and honors.",
    'Saved $X by buying early',
    'John Doe',
    'City, State',
    '(123) 456-7890',
    'Musterstraße 12',
    '[Ihr Name]',
  ])('is seen in %s', (text) => {
    expect(placeholdersIn(text)).not.toEqual([]);
  });

  it.each([
    '[redacted] Ministry',
    'Wrote array[0] and list[index] in C',
    'Led the X team at X Corp',
    'Ran MySpace XXL events',
    'Trained staff to add your order to the queue',
    'Sold in the city, state and county',
    'Company-wide audits',
    'Used generics such as List<String> and Map<Name, Title>',
    'Windows XX',
    'Acted as point of contact (email, phone)',
    'Published in J. Biol. [1]',
    'Placeholder design for forms',
    'Managed TBDx conference',
    'Position paper on housing',
    'Rotated X-ray plates',
    'Super Bowl XXX crew',
    '[Remote]',
    'Degree of freedom analysis',
    'Named [sic] in the report',
    'Studied X% of nothing'.replace('X%', 'ten'),
    'Wrote for Your Name Magazines'.replace('Your Name', 'Yours'),
  ])('is not seen in %s', (text) => {
    expect(placeholdersIn(text)).toEqual([]);
  });

  it.each(Object.entries(trades))('is not seen in the bullets of a %s', (_, { bullets = [] }) => {
    expect(bullets.flatMap(placeholdersIn)).toEqual([]);
  });

  it('is told once a wording, with all places', () => {
    const [check] = placeholdersChecks;
    const input = inputFor({ ...pastJob('Led [Company] sales'), summary: 'I want to join [Company].' });
    const faults = check?.find(input) ?? [];
    expect(faults.map(({ title }) => title)).toEqual(['“[Company]” seems to be left from a template']);
    expect(faults[0]?.places).toHaveLength(2);
  });
});
