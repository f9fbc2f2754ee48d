import { misspellings } from './misspellings.ts';
import { actionVerbForms } from './verbs.ts';

/** Words that stand in most resumes, in small letters, besides the verbs and the words that are often misspelled. */
const WORDS = `
ability absence academic accounting accuracy achievement achievements across activities additional administration
administrative advertising advice agency agreement agreements analysis analyst analytical analytics annual application
applications appointment appointments approach architecture assessment assessments assistance assistant associate
attention audience available average background balance behavior behaviour benefits billing budget budgets building
business calendar campaign campaigns candidate candidates capacity career catering challenge challenges changes channel
charge chemical children classroom cleaning clients clinical coaching colleagues collection commercial committee
communication communications community companies company complaints complete complex compliance computer concept
conference confidential construction consultant contact content contract contracts control corporate costs courses
creative critical culture current customer customers database deadline deadlines decision decisions delivery department
departments design designs detail detailed details developer development different digital director directors
discipline distribution document documentation documents domestic during education effective efficiency efficient
electrical emergency employee employees engineer engineering engineers environment equipment errors evaluation events
evidence excellent execution executive existing expenses experience experienced experiments external facilities
facility federal feedback finance financial following foreign framework function functional functions further general
government graduate graphic growth guests guidance guidelines hardware headquarters health healthcare hospital human
impact implementation improvement improvements including income increase independent individual industrial industry
information infrastructure initiative initiatives innovation innovative inspection inspections installation insurance
integration interface internal international internship interview interviews inventory investment invoices issues
knowledge laboratory language languages leadership learning lessons library logistics machine machines maintenance
management manager managers manual manufacturing market marketing material materials measures mechanical media medical
medication meeting meetings members methods mobile monthly multiple national negotiation negotiations network networks
objectives office officer online operating operation operational operations opportunities opportunity orders
organization organizations organisation overall partners partnership partnerships patient patients payment payments
payroll people performance personal personnel pharmacy planning platform platforms policies policy position practice
practices preparation presentation presentations pressure pricing primary principal principles priorities problem
problems procedure procedures process processes procurement product production productivity products professional
professionals profile program programme programs progress project projects property proposal proposals protocols
public purchase purchasing quality quantity quarter quarterly questions recommendation recommendations records
recruitment reduction reference regional regulations regulatory relations relationship relationships release
relevant reliable repair repairs report reporting reports requests requirement requirements research resident
residents resource resources response responsible responsibilities responsibility restaurant result results retail
revenue review reviews safety salary sales satisfaction schedule schedules science scientific secondary security
senior service services session sessions several shipping significant skills social society software solution
solutions special specialist staff standard standards statistics status storage strategic strategies strategy
strengths strong structure student students studies subject successful successfully suggestions summary supervisor
supervisors supplier suppliers supplies supply support surgery survey surveys system systems tablet teaching teacher
teachers technical technician technique techniques technologies technology telephone temporary testing therapy
through throughout together tourism traffic training transaction transactions transfer transport transportation
treatment troubleshooting understanding university updates various vehicle vehicles vendor vendors volunteer
volunteers warehouse website websites weekly within without workflow workflows working workplace workshop workshops
writing yearly
`;

/** In small letters: words whose misspelling is known for one when it is seen. */
export const frequentWords: ReadonlySet<string> = new Set([
  ...WORDS.trim().split(/\s+/),
  ...[...misspellings.values()].filter((word) => /^[a-z]+$/.test(word)),
  ...actionVerbForms,
]);
