import type { ExampleResumeId } from '#documents/samples/example-resumes.ts';
import type { ExampleLetterId } from '#documents/samples/example-letters.ts';

/** Why each resume works, as a careful editor would say it. Whatever is quoted stands in the resume. */
export const resumeExampleNotes: Record<ExampleResumeId, readonly string[]> = {
  'software-developer': [
    'Each point says what was slow, what was done about it, and how fast it is now: a price in 2 seconds instead of 40, requests down from 900 ms to 140. A reader who knows nothing of the code can still judge the work.',
    'The tools that the summary names, Go and TypeScript, come first among the skills too, so that a search for them finds them twice. The open-source project stays because other people contribute to it.',
  ],
  'registered-nurse': [
    'Hospitals ask how busy a ward was, so every job names its size: 52,000 visits a year, 28 beds, 24 residents. After that, “up to six patients a shift” means something.',
    'License and life support certificate have a section of their own, with the state and the date, where a recruiter looks for them first. The improvements are told without adjectives: a card was introduced, repeated questions were halved, three wards took it over.',
  ],
  'marketing-manager': [
    'Two figures in the summary place this manager at once: eleven years, and budgets of up to $2.4 million. The newest job gets four points and the oldest two, so the page spends its room where employers look.',
    '“140 experiments run, 38 kept” is worth imitating. Saying how much did not work makes everything else easier to believe.',
  ],
  'product-designer': [
    'The portfolio link stands beside the contact details and takes care of the pictures. That leaves the page free for what a portfolio rarely says: what people did differently once the design was built.',
    'Finished bookings rose from 61% to 78%, and abandoned ones fell by 23%. Where there is no such figure, a plain count does as well: 60 usability sessions, a third of them with people over 70.',
  ],
  'sales-lead': [
    'A sales figure means little without its starting point, so each one has it: from $18 million to $27 million, from 71% accuracy to 93%. “Exceeded the target in each of four full years, by 12% on average” leaves nothing to ask.',
    'From job to job the subject moves from own deals to other people’s. Representatives led, coached and promoted are what a regional lead is hired for, and they come first.',
  ],
  'financial-analyst': [
    'With little more than a year of work, two internships carry much of the page. Each holds one thing that was found or built, such as a cut-off error of $86,000 that the client corrected before closing.',
    'Grades are given because they are recent and good; after two or three years in a job they can go. The books of a student fund are real practice even without pay, so they have a place at the end.',
  ],
  'science-teacher': [
    'The classes are described before the results: 135 students, a third of them still learning English. Only then does a pass rate that rose from 64% to 81% say what it should.',
    'Student teaching is listed like a job, which in the first years it is. The license carries its exact name and state, so that a principal can look it up.',
  ],
  'operations-manager': [
    'One sentence of the summary gives the size of the responsibility: two sites and 240 people. The results below it cover speed, safety and money, because a warehouse is judged by all three.',
    'Fourteen years fit on one page because the older jobs keep only the points that explain the next step: shifts opened, people trained, a loading plan redrawn.',
  ],
  'data-analyst': [
    'A first job, a placement, part-time research and a project stand where years of experience will be later. Each says what somebody did with the answer: “two timetables changed the following spring.”',
    'Sizes show how much data there was to handle: 31 million rows, 41 routes, 600 stations. The tools are listed once, among the skills, and the sentences show them at work.',
  ],
};

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
