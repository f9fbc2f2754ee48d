import type { LetterData } from '../letter/schema.ts';

type Example = { templateId: string; load: () => Promise<LetterData> };

/**
 * The letters a visitor can start from, by the name in their address, in the order of the gallery. Each is
 * set in the template whose picture shows it, and its text is fetched only when somebody opens it.
 */
export const exampleLetters = {
  'software-developer': {
    templateId: 'tech-1',
    load: async () => (await import('./people/software-developer.ts')).softwareDeveloperLetter,
  },
  'data-analyst': {
    templateId: 'tech-4',
    load: async () => (await import('./people/data-analyst.ts')).dataAnalystLetter,
  },
  'registered-nurse': {
    templateId: 'professional-1',
    load: async () => (await import('./people/registered-nurse.ts')).registeredNurseLetter,
  },
  'operations-manager': {
    templateId: 'professional-2',
    load: async () => (await import('./people/operations-manager.ts')).operationsManagerLetter,
  },
  'brand-designer': {
    templateId: 'creative-1',
    load: async () => (await import('./people/brand-designer.ts')).brandDesignerLetter,
  },
  copywriter: {
    templateId: 'creative-2',
    load: async () => (await import('./people/copywriter.ts')).copywriterLetter,
  },
  'mechanical-engineer-germany': {
    templateId: 'purpose-5',
    load: async () => (await import('./people/mechanical-engineer-de.ts')).mechanicalEngineerLetter,
  },
  'management-controller-france': {
    templateId: 'purpose-6',
    load: async () => (await import('./people/management-controller-fr.ts')).managementControllerLetter,
  },
} as const satisfies Readonly<Record<string, Example>>;

export type ExampleLetterId = keyof typeof exampleLetters;

/** Whether an address names one of the examples. */
export function isExampleLetterId(id: string): id is ExampleLetterId {
  return Object.hasOwn(exampleLetters, id);
}
