import { describe, expect, it } from 'vitest';
import { aLine, anEditedInput, anInput, doubted, judge } from '../testing/inputs.ts';
import { aResume, read } from '../testing/resumes.ts';
import { email, reachable, unprofessionalEmail } from './email.ts';
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
    const properties = { title: '', author: '', producer: '' };
    const [fault] = judge(name, { ...anInput({ file: { lines, properties } }), resume: without('name') });
    expect(fault?.title).toContain('No name');
    expect(fault?.severity ?? name.severity).toBe('fatal');
    expect(judge(name, { resume: without('name'), today: { year: 2026, month: 11 } })[0]?.title).toBe(
      'Your name is missing',
    );
  });

  it.each([
    ['alone on a line', { lines: ['Ana Silva', 'ana@mail.com'] }],
    ['in small letters at the top', { lines: ['ana silva', 'ana@mail.com'] }],
    [
      'at the end of the page',
      { lines: ['curriculum vitae 2026', '12 main street', 'Ana María de la Cruz'] },
    ],
    [
      'in what the file says of its author',
      { lines: ['12 main street'], properties: { title: '', author: 'Ana Silva', producer: '' } },
    ],
  ])('that we may have missed is a question: %s', (_, file) => {
    const input = { ...anInput({ file }), resume: without('name') };
    expect(judge(name, input)).toEqual([]);
    expect(doubted(name, input)[0]).toMatchObject({ title: 'We could not tell which line is your name' });
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

  it.each([
    ['half an address', { lines: ['ana@mail'] }],
    ['a number in the foot', { lines: ['Ana', aLine('212/664/7665', 1, { region: 'footer' as const })] }],
    ['a link', { lines: ['Ana'], links: [{ url: 'mailto:ana@mail.com', text: 'Mail me' }] }],
    ['a bare link', { lines: ['Ana'], links: [{ url: 'ana@mail.com', text: 'Mail me' }] }],
    ['an address with its sign in words', { lines: ['ana (at) mail.com'] }],
    [
      'what the file says of its author',
      { lines: ['Ana'], properties: { title: '', author: 'ana@mail.com', producer: '' } },
    ],
  ])('by what we may not have made out is a question: %s', (_, file) => {
    const input = anInput({ resume: nobody, file: { links: [], ...file } });
    expect(judge(reachable, input)).toEqual([]);
    expect(doubted(reachable, input)).toHaveLength(1);
  });

  it('is not missing with one of both', () => {
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
    const input = anInput({ resume: { emails: [read(value)] }, file: { lines: ['Ana', value] } });
    const [fault] = judge(email, input);
    expect(fault?.title).toContain(value);
    expect(fault?.title).toContain(words);
  });

  it.each(['ana.silva@mail.com', 'a+jobs@uni-köln.de', 'ana_s@dept.univ.ac.uk', "o'neil@mail.co"])(
    '%s is in order',
    (value) => {
      expect(judge(email, anInput({ resume: { emails: [read(value)] } }))).toEqual([]);
    },
  );

  it('that is a piece of a whole one is our trouble', () => {
    const input = anInput({ resume: { emails: [read('silva@mail')] } });
    expect(judge(email, input)).toEqual([]);
    expect(doubted(email, input)[0]?.title).toContain('“silva@mail” is your whole');
    const nowhere = anInput({ resume: { emails: [read('x..y@mail')] } });
    expect(judge(email, nowhere)).toEqual([]);
    const linked = { lines: ['Ana'], links: [{ url: 'mailto:ana@mail.com', text: 'Mail' }] };
    expect(doubted(email, anInput({ resume: { emails: [] }, file: linked }))).toHaveLength(1);
  });

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
    const input = (...lines: string[]) =>
      anInput({ resume: { phones: [read(value)] }, file: { lines: ['Ana', ...lines] } });
    expect(judge(phone, input(`call ${value}`))[0]?.title).toContain(value);
    // It may be a piece of a number that stands there.
    expect(judge(phone, input(`call ${value}`, '+1 212 664 7665'))).toEqual([]);
    expect(doubted(phone, input(`call ${value}`, '+1 212 664 7665'))[0]?.title).toContain(value);
  });

  it.each(['(212) 664-7665', '+49 30 901820', '0612345678', '212 664 7665 ext. 12'])(
    '%s is in order',
    (value) => {
      expect(judge(phone, anInput({ resume: { phones: [read(value)] } }))).toEqual([]);
    },
  );

  it.each([
    'Phone: 12 34',
    'Boston, MA+1 212 664 7665ana@mail.com',
    '02138 / 617-555-0134',
    'Am Markt 3, 04109 Leipzig\t0341/5550123',
    'm 07700 900123',
  ])('that may be written and was not read is a question: %s', (line) => {
    const unread = anInput({ resume: { phones: [] }, file: { lines: ['Ana Silva', line] } });
    expect(judge(phone, unread)).toEqual([]);
    expect(doubted(phone, unread)[0]?.places[0]?.snippet).toBe(line);
  });

  it('that is missing is told as such: dates, sums and addresses are none', () => {
    const dates = [
      'Born 12.04.1989',
      '2019-03 - 2021-06',
      '2012 – 2016',
      'Saved $1,200,000',
      'x.com/in/12345678',
    ];
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

describe('a place that we did not make out is a question', () => {
  const nowhere = without('location');
  it.each([
    ['beside the number', ['Leeuwarden | +31 6 1000 0414 | ana@mail.com']],
    ['after a sign', ['ana@mail.com', '⌂ Kraków']],
    ['after a postcode in two parts', ['ana@mail.com', '80-822 Gdańsk']],
  ])('%s', (_, lines) => {
    const input = { ...anInput({ file: { lines: ['Ana Silva', ...lines] } }), resume: nowhere };
    expect(judge(location, input)).toEqual([]);
    expect(doubted(location, input)[0]?.places).toHaveLength(1);
  });

  it('also in a column of its own, far down in the file', () => {
    const lines = [
      ...Array.from({ length: 30 }, () => 'Did something at work'),
      'ana@mail.com',
      '80-822 Gdańsk',
    ];
    const input = { ...anInput({ file: { lines } }), resume: nowhere };
    expect(judge(location, input)).toEqual([]);
  });

  it('and a fault where there is none', () => {
    const lines = ['Ana Silva', 'ana@mail.com | +31 6 1000 0414 | linkedin.com/in/ana'];
    expect(judge(location, { ...anInput({ file: { lines } }), resume: nowhere })).toHaveLength(1);
  });
});
