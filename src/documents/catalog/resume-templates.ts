import type { ResumeCategory } from './categories.ts';
import { columnResumes } from './column-templates.ts';
import type { ListedTemplate } from './listed-template.ts';
import { purposeResumes } from './purpose-templates.ts';

/** What a gallery shows of a resume template; how it is set stands in designs.ts. */
export type ResumeTemplate = ListedTemplate<ResumeCategory> & {
  /** The country whose custom it follows, as ISO 3166-1 has it: what is usual there is offered with it. */
  usualIn?: string;
  /** What it costs in some reader, said wherever it is described. */
  cost?: string;
};

/** Every resume template on offer, in the order of the gallery. */
export const resumeTemplates: readonly ResumeTemplate[] = [
  {
    id: 'creative-1',
    name: 'Violet Hour',
    category: 'creative',
    description:
      'A low dusk sky from edge to edge, a moon setting behind the horizon, and your name in white before it.',
  },
  {
    id: 'creative-2',
    name: 'Lagoon',
    category: 'creative',
    description:
      'Waves at the head and the foot of every page; a wide, centered name and headings the color of the water.',
  },
  {
    id: 'creative-3',
    name: 'Ember',
    category: 'creative',
    description:
      'A slim crimson spine that turns to amber at its foot runs down each page beside a heavy crimson name.',
  },
  {
    id: 'creative-4',
    name: 'Canopy',
    category: 'creative',
    description:
      'Green leaves hang into the upper corner; from every heading a stem runs on and ends in two of them.',
  },
  {
    id: 'creative-5',
    name: 'Night Card',
    category: 'creative',
    description:
      'Your name on a low midnight visiting card with a crescent moon, four stars and a fine gold line.',
  },
  {
    id: 'modern-1',
    name: 'Meridian',
    category: 'modern',
    description:
      'A strong black name over a blue rule that ends in a dot at a pale strip. When in doubt, start here.',
  },
  {
    id: 'modern-2',
    name: 'Zurich',
    category: 'modern',
    description:
      'Swiss order: a large plain name, black rules over the whole width, and one small red square.',
  },
  {
    id: 'modern-3',
    name: 'Counterpoint',
    category: 'modern',
    description:
      'Two blocks in balance, petrol from the corner and pale across the edge, as is the strip under each heading.',
  },
  {
    id: 'modern-5',
    name: 'Sandstone',
    category: 'modern',
    description:
      'A warm sand header that rests on low dunes; brown headings and soft seams keep long pages friendly.',
  },
  {
    id: 'modern-6',
    name: 'Waypoint',
    category: 'modern',
    description:
      'Contour lines and a small pin in the corner of the page; a dashed route leads from one job to the next.',
  },
  {
    id: 'simple-1',
    name: 'Standard',
    category: 'simple',
    description:
      'The page recruiters know, at full strength: large centered name, heavy black rule, headings in capitals.',
  },
  {
    id: 'simple-2',
    name: 'Desk',
    category: 'simple',
    description:
      'Familiar office lettering in navy, your contact details on a pale band: at home from bank to bakery.',
  },
  {
    id: 'simple-3',
    name: 'Ledger',
    category: 'simple',
    description:
      'Bookish: strong rules close the page, a swelled one the name, and hairlines lead to every heading.',
  },
  {
    id: 'simple-4',
    name: 'Quiet',
    category: 'simple',
    description:
      'No color at all: a large plain name, headings set out before the text under hairlines, white space.',
  },
  {
    id: 'simple-5',
    name: 'Slate',
    category: 'simple',
    description:
      'A slab of slate carries your name in white slab serif; headings stand as dark blocks on a firm rule.',
  },
  {
    id: 'simple-6',
    name: 'Sage',
    category: 'simple',
    description:
      'A small garland of sage leaves above your name and pale, softly rounded strips under every heading.',
  },
  {
    id: 'executive-1',
    name: 'Chairman',
    category: 'executive',
    description: 'A brass name plate with hollowed corners holds a large name over three small diamonds.',
  },
  {
    id: 'executive-2',
    name: 'Bordeaux',
    category: 'executive',
    description:
      'A short wine-red ribbon hangs beside a name in the heaviest of display serifs; headings follow it.',
  },
  {
    id: 'executive-3',
    name: 'Charter',
    category: 'executive',
    description:
      'Fine double lines close every page above and below, like a charter; small diamonds under each heading.',
  },
  {
    id: 'executive-4',
    name: 'Boardroom',
    category: 'executive',
    description:
      'A slim navy band over a small gilt art-deco fan, and gilt rules below every heading: calm authority.',
  },
  {
    id: 'tech-1',
    name: 'Terminal',
    category: 'tech',
    description:
      'Your name behind the green prompt of a terminal, and a smaller prompt before every heading.',
  },
  {
    id: 'tech-2',
    name: 'Schema',
    category: 'tech',
    description:
      'A pale blueprint with a white grid and a drawn part; below it, sections ruled like a data sheet.',
  },
  {
    id: 'tech-3',
    name: 'Compile',
    category: 'tech',
    description:
      'Fine violet circuit traces turn round the corner over your name; square brackets hold the headings.',
  },
  {
    id: 'tech-4',
    name: 'Roadmap',
    category: 'tech',
    description:
      'A fine blue road turns in under your name and runs down the page; every role is a milestone on it.',
  },
  {
    id: 'tech-5',
    name: 'Launch',
    category: 'tech',
    description:
      'A poster in black: a bold name over a strong rule, and orange arrows that take off from every heading.',
  },
  {
    id: 'academic-1',
    name: 'Monograph',
    category: 'academic',
    description:
      'A large light name over a rule with a printer’s ivy leaf; italic headings, as in a good book.',
  },
  {
    id: 'academic-2',
    name: 'Cloister',
    category: 'academic',
    description:
      'A red arcade in fine lines stands over your name; below it old-style type and rubricated headings.',
  },
  {
    id: 'academic-3',
    name: 'Lecture',
    category: 'academic',
    description:
      'The edge of a blackboard over each page, your name underlined in chalk; dark flags lead to every topic.',
  },
  {
    id: 'academic-4',
    name: 'Archive',
    category: 'academic',
    description:
      'A green folder from the archive: your name on its tab, your contact on its front, fine rules below.',
  },
  ...purposeResumes,
  ...columnResumes,
];

const byId = new Map(resumeTemplates.map((template) => [template.id, template]));

/** The template of that id, or nothing when there is none. */
export function findResumeTemplate(id: string): ResumeTemplate | undefined {
  return byId.get(id);
}
