import type { ExampleLetterId } from '#documents/samples/example-letters.ts';

/** Why each letter works, as a careful editor would say it. Whatever is quoted stands in the letter. */
export const letterExampleNotes: Record<ExampleLetterId, readonly string[]> = {
  'software-developer': [
    'The first sentence is about the company’s problem, a forecast that must arrive every fifteen minutes. Only then does the writer come in, with two years on the same kind of problem.',
    'Energy is new to her, and she says so herself before anybody can hold it against her. The ride with a dispatcher shows how she learned the last trade, and promises how she would learn this one.',
  ],
  'data-analyst': [
    'One story told whole is worth more than five in a list: a call from a manager, a wrong unit, a test that would have caught it. It admits that the report had been wrong, which is how a reader learns what the writer does about mistakes.',
    'No experience in insurance? The last paragraph answers that question before it is asked, with a course that has already begun.',
  ],
  'registered-nurse': [
    'The letter asks for the next step up, and every paragraph shows a part of that step being done already: the handover, the new graduates, the nights in place of the charge nurse.',
    'Licenses take one sentence, since the resume has them in full. The closing offers something, a shift on the ward, instead of asking for a favor.',
  ],
  'operations-manager': [
    'It opens with the employer’s own project, two warehouses under one roof, and with the three times the writer has done a part of it. “We did not buy a new system” tells a careful owner more than any claim about saving money.',
    'What he does not know, the cold chain, is named together with the people he would learn it from. A letter without a gap in it is hard to believe.',
  ],
  'brand-designer': [
    'The work can be seen without a picture: four printers, nine colors, flour bags under store lighting. One project fills a paragraph and the museum gets a few lines, so that the reader remembers the grocer.',
    'The portfolio comes in the closing, with a word on where to start in it. That saves the reader from guessing which of the pieces matters.',
  ],
  copywriter: [
    'A writer’s letter is also a sample of the work. This one notices how the brief is written, 96 words and no adjectives, and answers in kind.',
    'Figures keep the wit honest: 41,000 accounts, gifts up from £18 to £25, calls down by 35%. The end is about leading other writers, because that is the job.',
  ],
};
