import { expect, test } from 'vitest';
import { typicalLetter } from '#tests/factories/sample-letters.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { leaveOut } from './leave-out.ts';
import type { ContactValue } from './contact-value.ts';
import { withoutValues } from './without-values.ts';

const phone = (value: string): ContactValue[] => [{ by: 'phone', value }];
const email = (value: string): ContactValue[] => [{ by: 'email', value }];
const link = (value: string): ContactValue[] => [{ by: 'link', value }];

test.each([
  ['+47 912 34 567', 'Call 91234567.', 'Call.'],
  ['+47 912 34 567', 'Call 0047-912-34-567 today', 'Call today'],
  ['91234567', 'Ring +47 912 34 567', 'Ring'],
  ['+44 (0)7911 123456', 'Mobile: 07911 123 456', ''],
  ['07911 123456', 'On +44 (0) 7911-123-456, evenings', 'On, evenings'],
  ['+1 (415) 555-0142', 'Text (415) 555.0142 or 555 0142 (home)', 'Text or (home)'],
  ['+47 912 34 567', 'Since 2019 **912** 34 567', 'Since 2019'],
  ['+20 100 123 4567', 'هاتف ٠١٠٠١٢٣٤٥٦٧', 'هاتف'],
  ['+47 912 34 567', '[Call me](tel:+4791234567) soon', 'Call me soon'],
  ['+47 912 34 567', 'Knows Go\nPhone: 912 34 567\nKnows C', 'Knows Go\nKnows C'],
])('the number %s goes from "%s"', (number, text, left) => {
  expect(withoutValues(text, phone(number))).toBe(left);
});

test.each([
  ['+47 912 34 567', 'Account 1234 91234567890'],
  ['+47 912 34 567', 'Saved 912,345 in 2019'],
  ['112', 'Answered 112 calls'],
  ['', 'Nothing at all'],
])('the number %s leaves "%s" as it is', (number, text) => {
  expect(withoutValues(text, phone(number))).toBe(text);
});

test.each([
  ['Ola.N@Example.com', 'Write to ola.n@example.com!', 'Write to!'],
  ['ola@example.com', 'Write to OLA @ example . com', 'Write to'],
  ['ola@example.com', 'ola [at] example [dot] com', ''],
  ['ola@example.com', '[Write](mailto:ola%40example.com?subject=Hi) to me', 'Write to me'],
  ['ola@example.com', 'mailto:ola@example.com, any day', 'any day'],
  ['ola@example.com', 'See o\u00adla@exam\u200bple.com', 'See'],
])('the address %s goes from "%s"', (address, text, left) => {
  expect(withoutValues(text, email(address))).toBe(left);
});

test.each(['viola@example.com', 'ola@example.com.au', 'ola@example.community'])(
  "another one's address stays: %s",
  (text) => expect(withoutValues(text, email('ola@example.com'))).toBe(text),
);

test.each([
  ['https://www.linkedin.com/in/ola/', 'At linkedin.com/in/ola and elsewhere', 'At and elsewhere'],
  ['github.com/ola', 'https://GitHub.com/ola/tools is mine', 'is mine'],
  ['ola.example', 'Wrote [a book](https://www.ola.example/book) once', 'Wrote a book once'],
])('the link %s goes from "%s"', (address, text, left) => {
  expect(withoutValues(text, link(address))).toBe(left);
});

test.each([
  ['github.com/ola', 'github.com/olaf'],
  ['ola.example', 'me@ola.example'],
])('the link %s leaves "%s" as it is', (address, text) => {
  expect(withoutValues(text, link(address))).toBe(text);
});

test('a resume loses its contact details wherever they stand, and tells where a city still does', () => {
  const resume = typicalResume();
  resume.personalInfo = {
    ...resume.personalInfo,
    ...{ phone: '+47 912 34 567', email: 'ola@example.com', location: 'Storgata 15, Trondheim' },
  };
  resume.summary = 'Reach me at ola@example.com or 91234567. I live in Storgata 15.';
  resume.skills = ['Go', 'ola@example.com'];
  resume.employment = resume.employment.map((job, index) => ({
    ...job,
    location: index === 0 ? 'Trondheim' : job.location,
    hiddenLines: [{ at: 0, text: 'Call 91234567' }],
  }));
  const { data, standing } = leaveOut('resume', resume, ['phone', 'email', 'address']);
  expect(JSON.stringify(data)).not.toMatch(/91234567|912 34 567|ola@example|Storgata/i);
  expect(data.skills).toEqual(['Go']);
  expect(standing).toContainEqual({
    of: 'address',
    value: 'Trondheim',
    place: 'Work experience, job 1: Location',
  });
  expect(leaveOut('resume', resume, []).data.personalInfo).toEqual(resume.personalInfo);
});

test('references go with their section, whatever its language, and with how those people are reached', () => {
  const item = {
    ...{ id: '1', title: 'Kari Nordmann', subtitle: '', location: '', url: '', startDate: '', endDate: '' },
    ...{ current: false, description: 'kari@firm.example, 22 33 44 55', hiddenLines: [], hidden: false },
  };
  for (const title of ['References', 'Référence', 'Referenzen', 'Referencias', 'Referanser']) {
    const resume = typicalResume();
    resume.sections.push({ id: 'x', kind: 'custom', title, include: true, items: [item] });
    resume.summary = 'Led by Kari Nordmann (kari@firm.example, 22334455).';
    const { data, standing } = leaveOut('resume', resume, ['references']);
    expect(JSON.stringify(data)).not.toMatch(/kari@firm|22334455|22 33 44 55/);
    expect(data.sections.map((section) => section.title)).not.toContain(title);
    expect(standing).toEqual([{ of: 'references', value: 'Kari Nordmann', place: 'Professional summary' }]);
  }
});

test("a letter loses its sender's details, and keeps its recipient's", () => {
  const letter = typicalLetter();
  letter.content.body = `${letter.content.body}\n\nReach me: ${letter.personalInfo.phone}`;
  const { data } = leaveOut('letter', letter, ['phone', 'email', 'address']);
  const { fullName, ...others } = data.personalInfo;
  expect(fullName).toBe(letter.personalInfo.fullName);
  expect(Object.values(others).join('')).toBe('');
  expect(data.content.body).not.toContain(letter.personalInfo.phone);
  expect(data.recipient).toEqual(letter.recipient);
});
