/* The sample report of the public page. */

/** What a finding means: a fault, something to look at again, or something done well. */
export type IssueType = 'error' | 'warning' | 'success';

export type Issue = {
  type: IssueType;
  /** What was found, in one line. */
  title: string;
  /** What to do about it. */
  suggestion: string;
};

type SectionScore = { name: string; score: number };

/** What a check of a resume found. All scores go from 0 to 100. */
export type SampleReport = {
  score: number;
  /** How much of the page software can read and file, in percent. */
  ats: number;
  keywords: { found: readonly string[]; missing: readonly string[] };
  issues: readonly Issue[];
  sections: readonly SectionScore[];
};

const URGENCY: Record<IssueType, number> = { error: 0, warning: 1, success: 2 };

/** Findings in the order in which they are worth reading: faults first, praise last. */
export function worstFirst(issues: readonly Issue[]): Issue[] {
  return issues.toSorted((one, other) => URGENCY[one.type] - URGENCY[other.type]);
}

/** A fixed report on a resume that does not exist. Shown as a sample and never as anything else. */
export const sampleReport: SampleReport = {
  score: 78,
  ats: 85,
  keywords: {
    found: ['project management', 'budget planning', 'stakeholder communication', 'scheduling', 'Excel'],
    missing: ['risk management', 'vendor contracts', 'PMP'],
  },
  issues: [
    {
      type: 'error',
      title: 'The phone number stands only in the header of the file',
      suggestion:
        'Some systems skip headers and footers. Put the number into the body of the page, beside the email address.',
    },
    {
      type: 'error',
      title: 'One of four jobs has no dates',
      suggestion: 'Give the month and year of the first and last day, as you did for the other three.',
    },
    {
      type: 'warning',
      title: '4 of 13 bullets carry a figure',
      suggestion:
        'Aim for half. How many people, how much money, how many days? An honest estimate is better than none.',
    },
    {
      type: 'warning',
      title: 'Three bullets begin with "Responsible for"',
      suggestion: 'Begin with what you did instead: "Planned", "Negotiated", "Cut".',
    },
    {
      type: 'warning',
      title: 'Dates are written in two ways: "03/2021" and "June 2019"',
      suggestion: 'Choose one of them and keep to it, so that a program computes your years correctly.',
    },
    {
      type: 'success',
      title: 'All the text can be selected and comes out in the right order',
      suggestion: 'Keep the single column. It is the safest layout there is.',
    },
    {
      type: 'success',
      title: 'The headings are the usual ones',
      suggestion: 'Leave them as they are: "Experience", "Education" and "Skills" are known to every system.',
    },
  ],
  sections: [
    { name: 'Contact', score: 82 },
    { name: 'Summary', score: 88 },
    { name: 'Experience', score: 71 },
    { name: 'Education', score: 92 },
    { name: 'Skills', score: 57 },
  ],
};
