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
  'platform-engineer': [
    'Most points hold a before and an after: availability from 99.6% to 99.97%, a merge in production after 9 minutes instead of 52. An engineer who reads them can ask about each, which is what an interview is for.',
    'The title stands at the left of its line and the dates at the right, so that three jobs and two projects of his own fit without small print. Skills are grouped: a dozen names in one breath is a wall.',
  ],
  'policy-graduate': [
    'Education comes first because it is recent and because it carries the page: the grade, the thesis and the courses are what a first employer has to go by.',
    'The rest is counted all the same: 310 city budgets, 14 memos of which three were cited, 26 students taught. No adjective has to say that she cares; the review she edited and the crew she led do.',
  ],
  'dispatch-coordinator': [
    'Without a rule, a color or a column there is nothing that old software could stumble over, and a person finds everything as quickly: 11 point text, one heading a section, dates beside the job.',
    'The figures are those of the trade: 45 trucks and 52 drivers, deliveries on time from 88% to 96%, waits from 41 minutes to 18. That “all five are still with the company” says more of a trainer than any course.',
  ],
  'federal-program-analyst': [
    'A federal announcement asks for grade, hours a week, pay and a supervisor with a telephone number, and a job without them may not be counted. Here they have a line of their own under every job.',
    'The military years are told like any other job, in words a civilian knows: equipment worth $19 million, five inspections, no loss. Citizenship and preference stand on top, where the form looks for them.',
  ],
  'mechanical-engineer-germany': [
    'German readers look for dates in a column of their own, with the months of every job, and for school down to the Abitur. The final grade of 1,4 stands there because it is good; where it is not, it can go.',
    'Date and place of birth are usual and not required; the place for a photo is, too, and the page stands as well without one. Projects are measured in time and money: three of them, worth 4,2 million euros, all delivered in time.',
  ],
  'management-controller-france': [
    'One page is the custom in France, with a summary of two sentences. It names the years, the industries, and how she works: on the floor until the difference is explained.',
    'Results stand in the noun style that French CVs use, each with its figure, such as 3 points of margin regained in eighteen months. Languages carry their European levels, C1 and B1, which need no explanation.',
  ],
  'marine-ecologist': [
    'An academic CV may be long, and is read by section: posts, degrees, publications, grants. Publications are numbered, so that a committee sees their count, and what was invited or shared says so.',
    'Grants name their sum and the part that was hers: “£1,150,000, principal investigator”. Teaching and service have sections of their own, because both are asked for and neither should hide in a job.',
  ],
  'critical-care-nurse': [
    'License, state and renewal come before the first job, because a hospital cannot go on reading without them. The certificates below say since when each is held.',
    'A unit of 20 beds and one or two patients a shift tell another nurse how ill they are. That “days on a ventilator fell from 5.1 to 3.8” is the work of a whole team, and she says what her part was: she led the change.',
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
  'mechanical-engineer-germany': [
    'It does what a German Anschreiben is read for: the first sentence takes up the task in the advertisement, and the second says since when she has done it. Three customer projects worth 4,2 million euros follow at once.',
    'The last paragraph names the day she could begin, 1 April, which employers in Germany ask for anyway. The sentence about an invitation closes it as politely as custom wants, and no more.',
  ],
  'management-controller-france': [
    'The letter begins with the reader’s own boats and comes to the writer in its second sentence, as a lettre de motivation should: you, me, us.',
    'Each claim has its proof beside it: 1 200 references gone through one by one, 120 managers who open the tool each morning. The formal closing is long because the custom is; it is written out, so that nobody has to look it up.',
  ],
};
