import { describe, expect, it } from 'vitest';
import { aLine, anEditedInput, anInput, judge } from '../testing/inputs.ts';
import { aResume, read } from '../testing/resumes.ts';
import { email, reachable, unprofessionalEmail } from './email.ts';
import { links, profileLink } from './links.ts';
import { location, name } from './name-and-location.ts';
import { phone } from './phone.ts';

const without = (...fields: ('name' | 'location')[]) => {
  const resume = aResume();
  for (const field of fields) delete resume[field];
  return resume;
};

describe('a name', () => {
  it('that is nowhere is fatal', () => {
    const lines = ['curriculum vitae', '12 Main Street', 'ana@mail.com'];
    const [fault] = judge(name, { ...anInput({ file: { lines } }), resume: without('name') });
    expect(fault?.severity).toBe('fatal');
    expect(judge(name, { resume: without('name'), today: { year: 2026, month: 11 } })[0]?.title).toBe(
      'Your name is missing',
    );
  });

  it('that we may have missed is put mildly', () => {
    const [fault] = judge(name, {
      ...anInput({ file: { lines: ['Ana Silva', 'ana@mail.com'] } }),
      resume: without('name'),
    });
    expect(fault?.severity).toBe('medium');
  });

  it('far down is at fault, at the top of a side column it is not', () => {
    const lines = Array.from({ length: 12 }, (_, index) => aLine(`Line ${String(index)}`));
    const resume = { name: read('Ana Silva', 9) };
    expect(judge(name, anInput({ file: { lines }, resume }))[0]?.title).toContain('line 10');
    const box = { page: 1, left: 200, top: 40, right: 300, bottom: 60 };
    const beside = lines.map((line, index) => (index === 9 ? { ...line, box } : line));
    expect(judge(name, anInput({ file: { lines: beside }, resume }))).toEqual([]);
    expect(judge(name, anInput())).toEqual([]);
  });
});

describe('being reached', () => {
  const nobody = { emails: [], phones: [] };

  it('in no way is fatal', () => {
    expect(
      judge(reachable, anInput({ resume: nobody, file: { lines: ['Ana Silva', 'Cook'] } })),
    ).toHaveLength(1);
    expect(judge(reachable, anEditedInput(nobody))).toHaveLength(1);
  });

  it('by something that was not understood is left to the other checks', () => {
    expect(judge(reachable, anInput({ resume: nobody, file: { lines: ['ana@mail'] } }))).toEqual([]);
    expect(judge(reachable, anInput({ resume: { phones: [] } }))).toEqual([]);
  });
});

describe('an email address', () => {
  it.each([
    ['ana@gmial.com', 'gmail.com'],
    ['ana.@mail.com', 'not a valid'],
    ['ana..silva@mail.com', 'not a valid'],
    ['ana@mail', 'not a valid'],
  ])('%s is at fault', (value, words) => {
    const [fault] = judge(email, anInput({ resume: { emails: [read(value)] } }));
    expect(fault?.title).toContain(value);
    expect(fault?.title).toContain(words);
  });

  it.each(['ana.silva@mail.com', 'a+jobs@uni-köln.de', 'ana_s@dept.univ.ac.uk', "o'neil@mail.co"])(
    '%s is in order',
    (value) => {
      expect(judge(email, anInput({ resume: { emails: [read(value)] } }))).toEqual([]);
    },
  );

  it('that is missing or incomplete is told as such', () => {
    const none = anInput({
      resume: { emails: [] },
      file: { lines: ['Ana Silva', '@anasilva on Instagram'] },
    });
    expect(judge(email, none)[0]?.title).toBe('No email address was found');
    const half = anInput({ resume: { emails: [] }, file: { lines: ['Ana Silva', 'ana.silva@mail'] } });
    expect(judge(email, half)[0]?.title).toContain('only “ana.silva@mail”');
  });

  it.each(['sexy_ana@mail.com', 'cutie.pie.princess@mail.com', 'anababe@mail.com'])(
    '%s was made for friends',
    (value) => {
      expect(judge(unprofessionalEmail, anInput({ resume: { emails: [read(value)] } }))).toHaveLength(1);
    },
  );

  it.each(['hotchkiss@mail.com', 'ana69@mail.com', 'b.love@mail.com', 'angel.ruiz@mail.com'])(
    '%s is a name',
    (value) => {
      expect(judge(unprofessionalEmail, anInput({ resume: { emails: [read(value)] } }))).toEqual([]);
    },
  );

  it('of somebody who is called Princess is a name', () => {
    const resume = { name: read('Princess Adams'), emails: [read('princess.adams@mail.com')] };
    expect(judge(unprofessionalEmail, anInput({ resume }))).toEqual([]);
  });
});

describe('a phone number', () => {
  it.each(['555-01', '+1 212 664 7665 1234 5678', '212-CALL-ANA'])('%s cannot be dialed', (value) => {
    expect(judge(phone, anInput({ resume: { phones: [read(value)] } }))[0]?.title).toContain(value);
  });

  it.each(['(212) 664-7665', '+49 30 901820', '0612345678', '212 664 7665 ext. 12'])(
    '%s is in order',
    (value) => {
      expect(judge(phone, anInput({ resume: { phones: [read(value)] } }))).toEqual([]);
    },
  );

  it('that is written and was not read is worse than none', () => {
    const unread = anInput({ resume: { phones: [] }, file: { lines: ['Ana Silva', 'Phone: 12 34'] } });
    expect(judge(phone, unread)[0]?.title).toContain('“Phone: 12 34”');
    const glued = anInput({
      resume: { phones: [] },
      file: { lines: ['Boston, MA+1 212 664 7665ana@mail.com'] },
    });
    expect(judge(phone, glued)[0]?.title).toContain('could not be read');
    const dates = ['Born 12.04.1989', '2019-03 - 2021-06'];
    expect(judge(phone, anInput({ resume: { phones: [] }, file: { lines: dates } }))[0]?.severity).toBe(
      'medium',
    );
    const none = anInput({ resume: { phones: [] }, file: { lines: ['Ana Silva'] } });
    expect(judge(phone, none)[0]).toMatchObject({ title: 'No phone number was found', severity: 'medium' });
  });
});

describe('a place', () => {
  it('that is nowhere is missed', () => {
    const input = anInput({ file: { lines: ['Ana Silva', 'Line Cook', 'ana@mail.com'] } });
    expect(judge(location, { ...input, resume: without('location') })).toHaveLength(1);
    expect(judge(location, { ...anEditedInput(), resume: without('location') })).toHaveLength(1);
  });

  it.each([
    'Boston, MA',
    'Ballarat VIC 3350',
    '20095 Hamburg',
    'Lyon, France',
    'Remote',
    'Address: Main Road',
  ])('may be meant by “%s”', (line) => {
    const input = anInput({ file: { lines: ['Ana Silva', line] } });
    expect(judge(location, { ...input, resume: without('location') })).toEqual([]);
  });
});

describe('links', () => {
  const link = (text: string, url: string) =>
    anInput({ file: { links: [{ text, url }] }, resume: { links: [] } });

  it('to a profile are missed where there are none', () => {
    const told = (line: string) =>
      judge(profileLink, anInput({ resume: { links: [] }, file: { links: [], lines: ['Ana Silva', line] } }));
    expect(told('ana.silva@mail.com')).toHaveLength(1);
    expect(told('Boston, MAana.silva@mail.comlinkedin.com/in/anasilva')).toEqual([]);
    expect(judge(profileLink, anInput())).toEqual([]);
  });

  it.each([
    ['linkedin.com/in/ana', 'https://linkedin.com/in/template', 'opens something else'],
    ['ana@mail.com', 'mailto:bob@mail.com', 'opens something else'],
    ['Portfolio', 'www.ana.com', 'no “https://”'],
    ['Portfolio', 'file:///C:/Users/Ana/portfolio.html', 'your own computer'],
  ])('“%s” to %s are at fault', (text, url, words) => {
    expect(judge(links, link(text, url))[0]?.title).toContain(words);
  });

  it.each([
    ['LinkedIn', 'https://linkedin.com/in/ana'],
    ['linkedin.com/in/ana', 'https://www.linkedin.com/in/ana/?locale=en'],
    ['www.linkedin.com/in/ana…', 'https://linkedin.com/in/ana-silva'],
    ['linkedin.com/ana', 'https://uk.linkedin.com/in/ana'],
    ['ana.com', 'https://ana.com/portfolio'],
    ['ana.com/work', 'https://bit.ly/3xyz'],
    ['ana@mail.com', 'mailto:ana@mail.com?subject=Hello'],
    ['(212) 664-7665', 'tel:+12126647665'],
  ])('“%s” to %s are in order', (text, url) => {
    expect(judge(links, link(text, url))).toEqual([]);
  });

  it('that are plain text are a small thing', () => {
    const [fault] = judge(links, anInput({ file: { links: [] } }));
    expect(fault).toMatchObject({
      severity: 'low',
      title: '“linkedin.com/in/anasilva” is plain text, not a link',
    });
  });
});
