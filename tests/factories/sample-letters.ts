import { emptyLetter } from '#documents/letter/empty.ts';
import type { LetterData } from '#documents/letter/schema.ts';
import { HOSTILE_LINES, LONG_SURNAME } from './hostile-resume.ts';

/** A letter of one page, with every field filled. */
export function typicalLetter(): LetterData {
  return {
    ...emptyLetter(),
    personalInfo: {
      fullName: 'Ana Silva',
      email: 'ana.silva@example.com',
      phone: '+351 912 345 678',
      address: 'Rua do Alecrim 20',
      city: 'Lisbon',
      state: 'Estremadura',
      zipCode: '1200-018',
    },
    recipient: {
      hiringManagerName: 'Marta Reis',
      company: 'Nordlys Energy',
      position: 'Staff Engineer',
      companyAddress: 'Havnegata 7',
      city: 'Trondheim',
      state: 'Trøndelag',
      zipCode: '7010',
    },
    content: {
      opening: 'Dear Ms Reis,',
      body: `Your advertisement for the [Position] at [Company] asks for somebody who has kept a real-time platform running while rebuilding it. That is what I have done for the past five years at Feedzai.

When I joined, decisions on payments were made in a nightly batch. Together with a team of six I moved them to a stream:
- the time to a decision fell from four hours to 120 ms
- night-time pages halved within a quarter
- two of the engineers I mentored now lead teams of their own

What draws me to [Company] is that forecasts of wind and load meet the market every fifteen minutes, and that being late is as bad as being wrong. I would like to help you to be neither.`,
      closing: 'Thank you for your time and consideration. I look forward to hearing from you.',
      signature: 'Sincerely,',
    },
  };
}

/** A letter somebody has only just opened: nothing but the default wording. */
export function untouchedLetter(): LetterData {
  return emptyLetter();
}

/** A letter of several pages with large type and wide margins. */
export function longLetter(): LetterData {
  const letter = typicalLetter();
  const paragraphs = Array.from(
    { length: 24 },
    (_, index) => `Paragraph ${index + 1}. ${letter.content.closing}`,
  );
  return {
    ...letter,
    content: { ...letter.content, body: paragraphs.join('\n\n') },
    settings: { ...letter.settings, fontSize: 14, fontFamily: 'Garamond', margins: 1.5, spacing: 1.6 },
  };
}

/** A letter of texts that try to be something else, narrow and large. */
export function hostileLetter(): LetterData {
  const letter = typicalLetter();
  return {
    ...letter,
    personalInfo: { ...letter.personalInfo, fullName: `Ada #1 ${LONG_SURNAME}`, address: '#panic("street")' },
    recipient: { ...letter.recipient, company: '#Acme $& ]})', position: '*Lead* $1', city: '<b>Ville</b>' },
    content: {
      opening: 'Dear #set text(red) & co.,',
      body: `For [Position] at [Company].\n\n${HOSTILE_LINES.join('\n')}\n\n- ${HOSTILE_LINES.join('\n- ')}\n\n${'w'.repeat(400)}`,
      closing: '] } ) #end',
      signature: '= Yours \\ truly,',
    },
    settings: {
      ...letter.settings,
      fontSize: 16,
      margins: 2,
      spacing: 1,
      fontFamily: 'No such typeface',
      paper: 'letter',
    },
  };
}
