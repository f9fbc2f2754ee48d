import type { ResumeData } from '../resume/schema.ts';

type Example = { templateId: string; load: () => Promise<ResumeData> };

/**
 * The resumes a visitor can start from, by the name in their address, in the order of the gallery. Each is
 * set in the template whose picture shows it, and its text is fetched only when somebody opens it.
 */
export const exampleResumes = {
  'software-developer': {
    templateId: 'tech-1',
    load: async () => (await import('./people/software-developer.ts')).softwareDeveloperResume,
  },
  'registered-nurse': {
    templateId: 'simple-6',
    load: async () => (await import('./people/registered-nurse.ts')).registeredNurseResume,
  },
  'marketing-manager': {
    templateId: 'modern-1',
    load: async () => (await import('./people/marketing-manager.ts')).marketingManagerResume,
  },
  'product-designer': {
    templateId: 'creative-2',
    load: async () => (await import('./people/product-designer.ts')).productDesignerResume,
  },
  'sales-lead': {
    templateId: 'executive-4',
    load: async () => (await import('./people/sales-lead.ts')).salesLeadResume,
  },
  'financial-analyst': {
    templateId: 'simple-1',
    load: async () => (await import('./people/financial-analyst.ts')).financialAnalystResume,
  },
  'science-teacher': {
    templateId: 'academic-3',
    load: async () => (await import('./people/science-teacher.ts')).scienceTeacherResume,
  },
  'operations-manager': {
    templateId: 'modern-6',
    load: async () => (await import('./people/operations-manager.ts')).operationsManagerResume,
  },
  'data-analyst': {
    templateId: 'tech-2',
    load: async () => (await import('./people/data-analyst.ts')).dataAnalystResume,
  },
  'platform-engineer': {
    templateId: 'purpose-1',
    load: async () => (await import('./people/platform-engineer.ts')).platformEngineerResume,
  },
  'policy-graduate': {
    templateId: 'purpose-2',
    load: async () => (await import('./people/policy-graduate.ts')).policyGraduateResume,
  },
  'dispatch-coordinator': {
    templateId: 'purpose-3',
    load: async () => (await import('./people/dispatch-coordinator.ts')).dispatchCoordinatorResume,
  },
  'federal-program-analyst': {
    templateId: 'purpose-4',
    load: async () => (await import('./people/federal-program-analyst.ts')).federalProgramAnalystResume,
  },
  'mechanical-engineer-germany': {
    templateId: 'purpose-5',
    load: async () => (await import('./people/mechanical-engineer-de.ts')).mechanicalEngineerResume,
  },
  'management-controller-france': {
    templateId: 'purpose-6',
    load: async () => (await import('./people/management-controller-fr.ts')).managementControllerResume,
  },
  'marine-ecologist': {
    templateId: 'purpose-7',
    load: async () => (await import('./people/marine-ecologist.ts')).marineEcologistResume,
  },
  'critical-care-nurse': {
    templateId: 'purpose-8',
    load: async () => (await import('./people/icu-nurse.ts')).icuNurseResume,
  },
} as const satisfies Readonly<Record<string, Example>>;

export type ExampleResumeId = keyof typeof exampleResumes;

/** Whether an address names one of the examples. */
export function isExampleResumeId(id: string): id is ExampleResumeId {
  return Object.hasOwn(exampleResumes, id);
}
