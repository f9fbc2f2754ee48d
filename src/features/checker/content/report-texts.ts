import type { Area, CheckGroup, Severity } from '#documents/checks/finding.ts';
import type { ParsedKind } from '#documents/parser/parsed-file.ts';
import type { IssueType } from '../sample/sample-report.ts';

/** Texts of the report that are the same for every resume. */
export const reportTexts = {
  score: 'Overall score',
  ats: 'ATS compatibility',
  outOf: 'out of 100',
  ratings: { good: 'Good', fair: 'Fair', poor: 'Needs work' } satisfies Record<Rating, string>,
  issues: 'What stands out',
  types: { error: 'Error', warning: 'Warning', success: 'Well done' } satisfies Record<IssueType, string>,
  keywords: 'Keywords',
  found: 'Found on the page',
  missing: 'In the advertisement, but not on the page',
  sections: 'Section by section',

  title: 'Your report',
  scoresSaid: (score: number, ats: number) =>
    `Overall score: ${score} out of 100. ATS compatibility: ${ats} percent.`,
  ready: (scores: string, findings: number, doubts: number) =>
    `Your report is ready. ${scores} ${findings === 1 ? '1 finding' : `${findings} findings`}.${doubts === 0 ? '' : ` ${doubts} ${doubts === 1 ? 'thing' : 'things'} we could not tell.`}`,
  noScore: 'No score for this file',
  kinds: {
    pdf: 'PDF',
    docx: 'Word document',
    odt: 'OpenDocument text',
    rtf: 'Rich text',
    text: 'Plain text',
    markdown: 'Markdown',
  } satisfies Record<ParsedKind, string>,
  pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  another: 'Check another file',
  bring: 'Bring it as text',
  print: 'Print or save report',
  builder: 'Fix it in the builder',
  opening: 'Opening...',
  noAnswer: 'The checker gave no answer. Please check the file once more.',
  cannotCarry: 'This browser keeps nothing for this page, so your resume cannot be taken along.',
  tabs: {
    label: 'Parts of the report',
    findings: 'Findings',
    read: 'What was read',
    keywords: 'Job ad',
    page: 'Page',
  },
  yourFile: 'Your file',
  page: (number: number, of: number) => `Page ${number} of ${of} of your file`,
  backToReport: 'Back to the report',

  areas: {
    document: 'File and layout',
    contact: 'Contact',
    summary: 'Summary',
    experience: 'Experience',
    education: 'Education',
    skills: 'Skills',
    further: 'Further sections',
  } satisfies Record<Area, string>,
  groups: {
    file: 'File',
    'text-layer': 'Text in the file',
    layout: 'Layout',
    contact: 'Contact',
    sections: 'Sections',
    entries: 'Jobs and degrees',
    dates: 'Dates',
    bullets: 'Bullets',
    language: 'Language',
    keywords: 'Keywords',
    sensitive: 'Private matters',
    placeholders: 'Leftovers',
  } satisfies Record<CheckGroup, string>,
  severities: {
    fatal: { badge: 'Must fix', heading: 'Fix these first' },
    high: { badge: 'Important', heading: 'Important' },
    medium: { badge: 'Worth improving', heading: 'Worth improving' },
    low: { badge: 'Small thing', heading: 'Small things' },
  } satisfies Record<Severity, { badge: string; heading: string }>,
  findings: 'Findings',
  doubts: 'We could not tell',
  doubtsWhy:
    'Your file may be in order here, and our reading of it wrong. None of this counts in a score: look at each place yourself.',
  doubtBadge: 'Look yourself',
  noFindings: 'Nothing to complain about. What was looked at is listed below.',
  nothingShown: 'No findings of this kind.',
  filterGroup: 'Kind',
  filterSeverity: 'Severity',
  all: 'All',
  allKinds: 'All kinds',
  shown: (shown: number, all: number) =>
    `${shown === all ? '' : `${shown} of `}${all === 1 ? '1 finding' : `${all} findings`}`,
  showWhere: 'Show where',
  showWhereOf: (title: string) => `Show where: ${title}`,
  source: 'Source',
  morePlaces: (count: number) => `and ${count} more`,
  inOrder: (count: number) => `In order: ${count}`,
  formula: (version: number) => `Formula ${version}.`,
} as const;

export type Rating = 'good' | 'fair' | 'poor';

/** How good a score is: 80 and above is green, 60 and above yellow. */
export function ratingOf(score: number): Rating {
  if (score >= 80) return 'good';
  return score >= 60 ? 'fair' : 'poor';
}
