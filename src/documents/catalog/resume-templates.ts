import type { ResumeCategory } from './categories.ts';

/** What a gallery shows of a resume template; how it is set stands in designs.ts. */
export type ResumeTemplate = { id: string; name: string; category: ResumeCategory; description: string };

/** Every resume template on offer, in the order of the gallery. */
export const resumeTemplates: readonly ResumeTemplate[] = [
  {
    id: 'creative-1',
    name: 'Violet Hour',
    category: 'creative',
    description:
      'A violet band carries your name across the page; the work below stays calm and easy to scan.',
  },
  {
    id: 'creative-2',
    name: 'Lagoon',
    category: 'creative',
    description:
      'Centred and airy in teal and blue, with room around every line for people who value clarity.',
  },
  {
    id: 'creative-3',
    name: 'Ember',
    category: 'creative',
    description:
      'A glowing stripe from crimson to orange runs down every page and gives a short history presence.',
  },
  {
    id: 'creative-4',
    name: 'Canopy',
    category: 'creative',
    description: 'Deep green over slab-serif headings; your career reads from top to bottom as a timeline.',
  },
  {
    id: 'creative-5',
    name: 'Night Card',
    category: 'creative',
    description:
      'Your name on a midnight card, like a good business card, above a compact modern page of text.',
  },
  {
    id: 'modern-1',
    name: 'Meridian',
    category: 'modern',
    description:
      'The crisp all-rounder: strong name, one blue rule, clear sections. When in doubt, start here.',
  },
  {
    id: 'modern-2',
    name: 'Zurich',
    category: 'modern',
    description:
      'Swiss order: a generous empty margin, red headings and fine rules that lead the eye straight down.',
  },
  {
    id: 'modern-3',
    name: 'Counterpoint',
    category: 'modern',
    description: 'Name on the left, contact details on the right, and short petrol bars above every section.',
  },
  {
    id: 'modern-5',
    name: 'Sandstone',
    category: 'modern',
    description:
      'A warm sand panel holds the header; brown headings and soft spacing make long pages friendly.',
  },
  {
    id: 'modern-6',
    name: 'Waypoint',
    category: 'modern',
    description: 'A slate edge tops every page and a fine line of dots joins one position to the next.',
  },
  {
    id: 'simple-1',
    name: 'Standard',
    category: 'simple',
    description:
      'The page recruiters know: centred name, ruled headings, black on white, and nothing in the way.',
  },
  {
    id: 'simple-2',
    name: 'Desk',
    category: 'simple',
    description:
      'Familiar office lettering with navy headings; looks at home in any company, from bank to bakery.',
  },
  {
    id: 'simple-3',
    name: 'Ledger',
    category: 'simple',
    description:
      'A bookish serif with centred headings between fine rules, for a careful and unhurried impression.',
  },
  {
    id: 'simple-4',
    name: 'Quiet',
    category: 'simple',
    description:
      'No rules, no colour blocks: only type, weight and white space, arranged so that little is needed.',
  },
  {
    id: 'simple-5',
    name: 'Slate',
    category: 'simple',
    description:
      'Slab-serif headings over a plain body in greys, with contact details set apart on the right.',
  },
  {
    id: 'simple-6',
    name: 'Sage',
    category: 'simple',
    description: 'Each heading rests on a pale sage strip, so that sections are found at the first glance.',
  },
  {
    id: 'executive-1',
    name: 'Chairman',
    category: 'executive',
    description:
      'A large old-style name between double rules, the way a company of long standing prints its letters.',
  },
  {
    id: 'executive-2',
    name: 'Bordeaux',
    category: 'executive',
    description:
      'High-contrast display serif in deep wine red, with fine rules, for leaders who present as well.',
  },
  {
    id: 'executive-3',
    name: 'Charter',
    category: 'executive',
    description:
      'A thin frame around every page and centred headings lend long records of service some ceremony.',
  },
  {
    id: 'executive-4',
    name: 'Boardroom',
    category: 'executive',
    description:
      'A solid navy band, white serif name and ruled sections: calm authority on the very first page.',
  },
  {
    id: 'tech-1',
    name: 'Terminal',
    category: 'tech',
    description:
      'Monospaced headings on green tabs above a clean sans body, for people who live in the shell.',
  },
  {
    id: 'tech-2',
    name: 'Schema',
    category: 'tech',
    description:
      'Arranged like a good data sheet: ruled sections, fixed-width labels, and contact on the right.',
  },
  {
    id: 'tech-3',
    name: 'Compile',
    category: 'tech',
    description:
      'A purple top edge, ticked headings and a tinted panel of skills that engineers can scan fast.',
  },
  {
    id: 'tech-4',
    name: 'Roadmap',
    category: 'tech',
    description: 'A pale blue header panel and a timeline of roles, as clear as a well kept product plan.',
  },
  {
    id: 'tech-5',
    name: 'Launch',
    category: 'tech',
    description:
      'A bold grotesque name, burnt-orange bars and a wide margin: confident without raising its voice.',
  },
  {
    id: 'academic-1',
    name: 'Monograph',
    category: 'academic',
    description:
      'Set in a face made for long reading, with ruled headings, for records that run to many pages.',
  },
  {
    id: 'academic-2',
    name: 'Cloister',
    category: 'academic',
    description:
      'Old-style serif type, centred name and deep red headings, in the manner of a university press.',
  },
  {
    id: 'academic-3',
    name: 'Lecture',
    category: 'academic',
    description:
      'Serif text under blue sans-serif headings keeps teaching, research and service easy to tell apart.',
  },
  {
    id: 'academic-4',
    name: 'Archive',
    category: 'academic',
    description:
      'Fine rules span a wide margin in forest green; elegant room for publications and long careers.',
  },
];

const byId = new Map(resumeTemplates.map((template) => [template.id, template]));

/** The template of that id, or nothing when there is none. */
export function findResumeTemplate(id: string): ResumeTemplate | undefined {
  return byId.get(id);
}
