import { exampleResumes, type ExampleResumeId } from '#documents/samples/example-resumes.ts';

/** Industries to filter examples by, in the order of the menu. */
export const INDUSTRIES = [
  'Technology',
  'Marketing',
  'Design',
  'Sales',
  'Finance',
  'Healthcare',
  'Education',
  'Operations',
] as const;
export type Industry = (typeof INDUSTRIES)[number];

/** Levels of experience to filter examples by, in the order of the menu. */
export const EXPERIENCE_LEVELS = ['Entry Level', 'Mid-Level', 'Senior Level'] as const;
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number];

/** What the filters of the examples say. */
export const exampleFilters = {
  allIndustries: 'All Industries',
  allLevels: 'All Levels',
  levels: {
    'Entry Level': 'Entry Level (0-2 years)',
    'Mid-Level': 'Mid-Level (3-5 years)',
    'Senior Level': 'Senior Level (5+ years)',
  } satisfies Record<ExperienceLevel, string>,
} as const;

/** What a card says of an example; its picture is that of its template. How often it was used is counted elsewhere. */
export type ResumeExample = {
  id: ExampleResumeId;
  templateId: string;
  title: string;
  industry: Industry;
  experience: ExperienceLevel;
  description: string;
  /** Chips; each stands among the skills of the resume. */
  skills: readonly string[];
  featured: boolean;
};

type Card = Omit<ResumeExample, 'id' | 'templateId' | 'featured'>;

const cards: Record<ExampleResumeId, Card> = {
  'software-developer': {
    title: 'Software Developer',
    industry: 'Technology',
    experience: 'Mid-Level',
    description:
      'Four years in freight and payments on one page: what was slow, what was changed, and how fast it is now.',
    skills: ['Go', 'TypeScript', 'PostgreSQL', 'Kubernetes', 'System design'],
  },
  'registered-nurse': {
    title: 'Registered Nurse',
    industry: 'Healthcare',
    experience: 'Mid-Level',
    description:
      'Ward by ward, with beds, visits and results, and with licenses where a hospital looks for them.',
    skills: ['Triage', 'Medication administration', 'Patient education', 'Precepting', 'IV therapy'],
  },
  'marketing-manager': {
    title: 'Marketing Manager',
    industry: 'Marketing',
    experience: 'Senior Level',
    description:
      'Eleven years told in budgets, tests and revenue, from the first newsletter to a team of five.',
    skills: ['Campaign planning', 'Lifecycle email', 'A/B testing', 'Marketing analytics', 'Team leadership'],
  },
  'product-designer': {
    title: 'Product Designer (UX)',
    industry: 'Design',
    experience: 'Mid-Level',
    description:
      'Design work measured by what people finished: bookings, checkouts, and screens that older people can read.',
    skills: ['User research', 'Prototyping', 'Design systems', 'Accessibility', 'Figma'],
  },
  'sales-lead': {
    title: 'Regional Sales Lead',
    industry: 'Sales',
    experience: 'Senior Level',
    description:
      'From dormant accounts to a team of eleven in six states, with targets, forecasts and the people promoted.',
    skills: ['Territory planning', 'Forecasting', 'Key accounts', 'Negotiation', 'Sales coaching'],
  },
  'financial-analyst': {
    title: 'Financial Analyst',
    industry: 'Finance',
    experience: 'Entry Level',
    description:
      'A first year in planning and two internships, each with a figure that was found, fixed or saved.',
    skills: ['Financial modeling', 'Forecasting', 'Variance analysis', 'Excel', 'SQL'],
  },
  'science-teacher': {
    title: 'High School Science Teacher',
    industry: 'Education',
    experience: 'Mid-Level',
    description:
      'Classes, pass rates and a stream survey: what students learned, and what a school can count on.',
    skills: ['Curriculum design', 'Differentiated instruction', 'Formative assessment', 'Laboratory safety'],
  },
  'operations-manager': {
    title: 'Operations and Logistics Manager',
    industry: 'Operations',
    experience: 'Senior Level',
    description:
      'Two warehouses and fourteen years: orders on time, injuries down, and contracts that cost less than before.',
    skills: ['Warehouse operations', 'Inventory control', 'Carrier contracts', 'Lean methods', 'Budgeting'],
  },
  'data-analyst': {
    title: 'Junior Data Analyst',
    industry: 'Technology',
    experience: 'Entry Level',
    description:
      'A graduate with a first job, a placement and a project, and an answer to what each of them changed.',
    skills: ['SQL', 'Python', 'Tableau', 'dbt', 'Data cleaning'],
  },
  'platform-engineer': {
    title: 'Platform Engineer',
    industry: 'Technology',
    experience: 'Senior Level',
    description:
      'The dense page engineers ask for: nine years, two open-source projects, and no line wasted.',
    skills: ['Kubernetes', 'Terraform', 'Go', 'PostgreSQL', 'Kafka'],
  },
  'policy-graduate': {
    title: 'Policy Graduate',
    industry: 'Education',
    experience: 'Entry Level',
    description:
      'The page that career offices teach: education first, then research, an internship and tutoring.',
    skills: ['Stata', 'R', 'Survey design', 'Interviews', 'Literature review'],
  },
  'dispatch-coordinator': {
    title: 'Dispatch Coordinator',
    industry: 'Operations',
    experience: 'Senior Level',
    description:
      'Plain text for old application software: trucks, drivers, minutes waited and legal hours kept.',
    skills: ['Route planning', 'Electronic logs', 'Load boards', 'Staff training', 'Excel'],
  },
  'federal-program-analyst': {
    title: 'Federal Program Analyst',
    industry: 'Operations',
    experience: 'Senior Level',
    description:
      'All that a federal announcement asks of a job: grade, hours, pay and a supervisor, before what was done in it.',
    skills: ['Program evaluation', 'Grants management', 'Federal budgeting', 'Data analysis', 'Power BI'],
  },
  'mechanical-engineer-germany': {
    title: 'Mechanical Engineer in Germany',
    industry: 'Technology',
    experience: 'Senior Level',
    description:
      'A Lebenslauf in German: dates in a column, school to the Abitur, grades, and a line below to sign the page.',
    skills: ['SolidWorks', 'CATIA V5', 'FEM mit Ansys', 'Toleranzanalyse', 'Lastenhefte'],
  },
  'management-controller-france': {
    title: 'Management Controller in France',
    industry: 'Finance',
    experience: 'Senior Level',
    description:
      'A CV in French on one page: a short summary, budgets and margins in figures, languages by their level.',
    skills: ['Budgets', 'Coûts de revient', 'SAP CO', 'Power BI', 'SQL'],
  },
  'marine-ecologist': {
    title: 'Marine Ecologist',
    industry: 'Education',
    experience: 'Senior Level',
    description:
      'An academic CV of three pages: numbered publications, grants with their sums, talks and teaching.',
    skills: ['Population modeling', 'Bayesian statistics', 'Scientific diving', 'Remote sensing', 'Stan'],
  },
  'critical-care-nurse': {
    title: 'Critical Care Nurse',
    industry: 'Healthcare',
    experience: 'Senior Level',
    description:
      'License and certificates before the first job, then two intensive care units with their beds and results.',
    skills: [
      'Mechanical ventilation',
      'Continuous dialysis',
      'Hemodynamic monitoring',
      'Rapid response',
      'Precepting',
    ],
  },
};

/** So many of the first stand under "Most Popular Examples". */
const FEATURED = 3;

// Object.keys forgets the type of the keys; these are the ones that exampleResumes is written with.
const ids = Object.keys(exampleResumes) as ExampleResumeId[];

/** The cards of the resume examples, in the order of the gallery. */
export const resumeExamples: readonly ResumeExample[] = ids.map((id, index) => ({
  id,
  templateId: exampleResumes[id].templateId,
  ...cards[id],
  featured: index < FEATURED,
}));
