import { exampleLetters, type ExampleLetterId } from '#documents/samples/example-letters.ts';
import type { ExperienceLevel, Industry } from './resume-examples.ts';

/** What a card says of an example; its picture is that of its template. How often it was used is counted elsewhere. */
export type LetterExample = {
  id: ExampleLetterId;
  templateId: string;
  title: string;
  category: 'tech' | 'professional' | 'creative';
  industry: Industry;
  /** The position that the letter applies for, and the invented company it goes to. */
  role: string;
  company: string;
  experience: ExperienceLevel;
  /** A passage of the letter, word for word. */
  preview: string;
  /** The letter's language, where it is not English. */
  language?: string;
  tags: readonly string[];
};

const cards: Record<ExampleLetterId, Omit<LetterExample, 'id' | 'templateId'>> = {
  'software-developer': {
    title: 'Software Developer Cover Letter',
    category: 'tech',
    industry: 'Technology',
    role: 'Backend Developer',
    company: 'Windrow Grid',
    experience: 'Mid-Level',
    preview:
      'I also care about the parts nobody sees on a good day. At Tallowmere Payments I designed the retry queue that recovers 99.7% of transfers interrupted by bank outages.',
    tags: ['Changing industry', 'Figures', 'First weeks'],
  },
  'data-analyst': {
    title: 'Data Analyst Cover Letter',
    category: 'tech',
    industry: 'Technology',
    role: 'Claims Data Analyst',
    company: 'Northbank Mutual',
    experience: 'Entry Level',
    preview:
      'My best find came from such a call. A manager in Scarborough insisted that she did not throw away as much produce as I reported. She was right.',
    tags: ['Graduate', 'One story', 'Learning the trade'],
  },
  'registered-nurse': {
    title: 'Registered Nurse Cover Letter',
    category: 'professional',
    industry: 'Healthcare',
    role: 'Charge Nurse',
    company: 'Olentangy Teaching Hospital',
    experience: 'Mid-Level',
    preview:
      'A good shift begins with a good handover. Ours used to lose things, so I drew up a card with the eight facts that the next nurse asks about first.',
    tags: ['Next step up', 'Teaching', 'Licenses'],
  },
  'operations-manager': {
    title: 'Operations Manager Cover Letter',
    category: 'professional',
    industry: 'Operations',
    role: 'Director of Operations',
    company: 'Granite Basin Foods',
    experience: 'Senior Level',
    preview:
      'When I came, 91% of orders left on time. We did not buy a new system. We changed the order in which the aisles are picked.',
    tags: ['Leading people', 'Figures', 'A known project'],
  },
  'brand-designer': {
    title: 'Brand Designer Cover Letter',
    category: 'creative',
    industry: 'Design',
    role: 'Design Lead',
    company: 'Longshore Studio',
    experience: 'Senior Level',
    preview:
      'Before that I spent three years in a museum, where I learned that a good sign is one that nobody mentions. When I redrew ours, visitors found the shop.',
    tags: ['Portfolio', 'Case study', 'Mentoring'],
  },
  copywriter: {
    title: 'Copywriter Cover Letter',
    category: 'creative',
    industry: 'Marketing',
    role: 'Copy Lead',
    company: 'Pennywhistle',
    experience: 'Senior Level',
    preview:
      'Your brief for a Copy Lead is 96 words long and has no adjectives in it. I have taken that as a hint about how you like to work, and will try to keep to it.',
    tags: ['Agency', 'Tone of voice', 'Leading writers'],
  },
  'mechanical-engineer-germany': {
    title: 'Mechanical Engineer’s Cover Letter in German',
    category: 'tech',
    industry: 'Technology',
    role: 'Teamleiterin Getriebeentwicklung',
    company: 'Nordufer Windtechnik GmbH',
    experience: 'Senior Level',
    preview:
      'Die Nacharbeit in der Montage ging um ein Drittel zurück, weil Fehler nun am Bildschirm und nicht mehr an der Presse auffallen.',
    language: 'de',
    tags: ['Anschreiben', 'Figures', 'Leading people'],
  },
  'management-controller-france': {
    title: 'Management Controller’s Cover Letter in French',
    category: 'professional',
    industry: 'Finance',
    role: 'Responsable du contrôle de gestion',
    company: 'Compagnie Fluviale du Rhône',
    experience: 'Senior Level',
    preview:
      'Je tiens à ce que les chiffres servent à ceux qui les produisent. Chez Valmérie, j’ai remplacé soixante classeurs par un seul outil.',
    language: 'fr',
    tags: ['Lettre de motivation', 'Figures', 'Changing industry'],
  },
};

// Object.keys forgets the type of the keys; these are the ones that exampleLetters is written with.
const ids = Object.keys(exampleLetters) as ExampleLetterId[];

/** The cards of the letter examples, in the order of the gallery. */
export const letterExamples: readonly LetterExample[] = ids.map((id) => ({
  id,
  templateId: exampleLetters[id].templateId,
  ...cards[id],
}));
