import { foldWords } from '../../parser/resume/text/fold.ts';
import { APPLICATION } from '../fields.ts';

/** What a column of a table holds. Those after `ad` are written by other products alone. */
export type CsvColumn =
  OwnColumn | ('salaryMin' | 'salaryMax') | ('contactName' | 'contactEmail' | 'contactPhone');

/** What we write of an application besides its own fields: it is known by other rows of the account. */
const BESIDES = { title: 'Title', sentOn: 'Sent on', resume: 'Resume', letter: 'Cover letter' } as const;

type OwnColumn = keyof typeof BESIDES | Exclude<keyof typeof APPLICATION, 'resumeId' | 'letterId'>;

/** The columns of our own tables, in their order. Resume and letter are told by their titles: their numbers are of one account. */
export const OWN_COLUMNS = [
  ...(['title', 'employer', 'position', 'location', 'stage', 'stageChangedAt'] as const),
  ...(['closedReason', 'closedFrom', 'appliedOn', 'sentOn', 'resume', 'letter'] as const),
  ...(['nextStep', 'nextStepOn', 'deadline', 'salary', 'url', 'tags', 'contacts', 'links'] as const),
  ...(['notes', 'ad'] as const),
] satisfies OwnColumn[];

/** Those that our first tables did not have. */
const LATER: readonly OwnColumn[] = ['closedFrom', 'appliedOn', 'sentOn', 'resume', 'letter'];

export function headOf(column: OwnColumn): string {
  return isBesides(column) ? BESIDES[column] : APPLICATION[column].label;
}

function isBesides(column: OwnColumn): column is keyof typeof BESIDES {
  return Object.hasOwn(BESIDES, column);
}

/** What columns are called elsewhere: by Huntr, Teal, and the tables that people make for themselves. */
const ELSEWHERE: { readonly [Column in CsvColumn]?: string } = {
  employer:
    'company|company name|employer name|organization|organisation|firm|business|unternehmen|firma|entreprise|empresa',
  position:
    'job title|role|job|position title|role title|job position|job role|vacancy|opening|stelle|poste|puesto|cargo',
  location: 'location|job location|city|office|ort|lieu|ubicacion|localizacao',
  stage: 'status|application status|current status|list|column|state|progress|phase|statut|estado',
  stageChangedAt: 'status date|last status change|status changed|moved at',
  closedReason: 'outcome|result|reason|rejection reason|closed reason',
  nextStep: 'next action|next steps|follow up|follow up action|to do|todo|action',
  nextStepOn:
    'next step date|next action date|follow up date|follow up on|follow up by|reminder|reminder date',
  deadline: 'due date|closing date|application deadline|apply by|deadline date|closes|expiry date',
  salary:
    'salary|salary range|compensation|pay range|wage|salary expectation|expected salary|gehalt|salaire|salario',
  salaryMin: 'salary min|min salary|minimum salary|salary from|pay min|min pay',
  salaryMax: 'salary max|max salary|maximum salary|salary to|pay max|max pay',
  url: 'url|link|job url|job link|job posting|job posting url|posting|posting url|job post url|job listing|listing url|application url|application link|website',
  tags: 'labels|label|tag|keywords|category|categories',
  contacts: 'people|contacts list',
  links: 'attachments|further links|other links',
  notes: 'note|comments|comment|remarks|notizen|notas',
  ad: 'description|job description|ad|advert|posting text|jd',
  appliedOn:
    'date applied|applied|applied date|applied at|application date|date of application|date submitted|submitted on|submission date|beworben am',
  sentOn: 'date sent|sent',
  contactName: 'contact|contact name|contact person|recruiter|recruiter name|hiring manager|point of contact',
  contactEmail: 'contact email|recruiter email|email|e mail|contact e mail|hiring manager email',
  contactPhone: 'contact phone|recruiter phone|phone|phone number|telephone',
};

const BY_HEAD: ReadonlyMap<string, CsvColumn> = new Map([
  ...Object.entries(ELSEWHERE).flatMap(([column, heads]) =>
    // The keys of just these.
    heads.split('|').map((head) => [head, column as CsvColumn] as const),
  ),
  // Last, so that what we write ourselves is always read back.
  ...OWN_COLUMNS.map((column) => [foldWords(headOf(column)), column] as const),
]);

/**
 * Which column is which, by what the first row calls them; undefined for those of no use. Of two that are called alike the
 * first one counts. A title is that of the job, unless another column tells the position.
 */
export function columnsOf(head: readonly string[]): (CsvColumn | undefined)[] {
  const found = head.map((name) => BY_HEAD.get(foldWords(name)));
  const isTitled = found.includes('position');
  const named = found.map((column) => (column === 'title' && !isTitled ? 'position' : column));
  return named.map((column, index) => (named.indexOf(column) === index ? column : undefined));
}

/** Whether a table is one that we wrote, all of it, now or in an earlier release. */
export function isOwnHead(head: readonly string[]): boolean {
  const first = OWN_COLUMNS.filter((column) => !LATER.includes(column));
  const own = head.filter((name) => !LATER.some((column) => headOf(column) === name));
  return first.every((column, index) => own[index] === headOf(column));
}
