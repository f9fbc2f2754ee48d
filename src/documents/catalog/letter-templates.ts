import type { LetterCategory } from './categories.ts';
import { columnLetters } from './column-templates.ts';
import type { ListedTemplate } from './listed-template.ts';
import { purposeLetters } from './purpose-templates.ts';

/** What a gallery shows of a letter template; how it is set stands in designs.ts. */
export type LetterTemplate = ListedTemplate<LetterCategory>;

/** Every cover letter template on offer, in the order of the gallery. */
export const letterTemplates: readonly LetterTemplate[] = [
  {
    id: 'professional-1',
    name: 'Classic',
    category: 'professional',
    description:
      'The title page of a book: centered serif name and a swelled rule between strong ones. Safe and courteous.',
  },
  {
    id: 'professional-2',
    name: 'Executive',
    category: 'professional',
    description:
      'A wine-red ribbon beside a heavy display name, for a letter that introduces somebody with experience.',
  },
  {
    id: 'professional-3',
    name: 'Clean',
    category: 'professional',
    description:
      'No rules and no ornament: a large plain name, your words, and plenty of white space around them.',
  },
  {
    id: 'creative-1',
    name: 'Bold',
    category: 'creative',
    description:
      'A dusk sky with setting moons carries your name in white; the letter below stays plain and calm.',
  },
  {
    id: 'creative-2',
    name: 'Artistic',
    category: 'creative',
    description: 'A wide, centered name between gentle waves at the head and at the foot of every page.',
  },
  {
    id: 'creative-3',
    name: 'Modern',
    category: 'creative',
    description: 'Your name on a midnight card with a crescent, a constellation and a fine line of gold.',
  },
  {
    id: 'modern-1',
    name: 'Minimal',
    category: 'modern',
    description:
      'Swiss order: a large plain name under a small red square, a black rule, and nothing that is not needed.',
  },
  {
    id: 'modern-2',
    name: 'Tech',
    category: 'modern',
    description:
      'A strong black name over a blue rule that ends in a dot at a pale strip: crisp on screen and on paper.',
  },
  {
    id: 'modern-3',
    name: 'Professional',
    category: 'modern',
    description:
      'A petrol block from the corner holds your name, a pale one your contact: balanced and self-possessed.',
  },
  {
    id: 'executive-1',
    name: 'Premium',
    category: 'executive',
    description:
      'A large, wide name on an engraved plate of brass, in the manner of a house of long standing.',
  },
  {
    id: 'executive-2',
    name: 'Leadership',
    category: 'executive',
    description:
      'A slim navy band, a gilt fan and a strong serif name open a letter that speaks with calm authority.',
  },
  {
    id: 'executive-3',
    name: 'Corporate',
    category: 'executive',
    description:
      'Fine double lines close the page above and below a centered serif name: formal and quietly proud.',
  },
  {
    id: 'tech-1',
    name: 'Developer',
    category: 'tech',
    description:
      'Your name behind the green prompt of a terminal, on a pale ground across the head of the page.',
  },
  {
    id: 'tech-2',
    name: 'Startup',
    category: 'tech',
    description:
      'Your name in bold over a strong black rule, and an orange arrow taking off at the end of its line.',
  },
  {
    id: 'tech-3',
    name: 'Product Manager',
    category: 'tech',
    description:
      'A fine road turns in under your name and runs beside the letter, with three milestones on its way.',
  },
  {
    id: 'tech-4',
    name: 'Data Science',
    category: 'tech',
    description: 'A pale blueprint for a letterhead: a fine white grid, a drawn part and a fixed-width name.',
  },
  {
    id: 'academic-1',
    name: 'Research',
    category: 'academic',
    description:
      'A large light name over a rule with a printer’s ivy leaf, for letters that explain with care.',
  },
  {
    id: 'academic-2',
    name: 'Professor',
    category: 'academic',
    description:
      'Red arches across the head of the page and a centered old-style name, scholarly and self-assured.',
  },
  {
    id: 'academic-3',
    name: 'Scholar',
    category: 'academic',
    description: 'Your name on the tab of a green folder: orderly, and at home in any archive.',
  },
  {
    id: 'startup-1',
    name: 'Founder',
    category: 'startup',
    description:
      'A crimson spine, amber at its foot, beside a heavy crimson name, for letters with some fire in them.',
  },
  {
    id: 'startup-2',
    name: 'Growth',
    category: 'startup',
    description:
      'Leaves hang into the page above a slab-serif name in deep green, for people who grow things.',
  },
  {
    id: 'startup-3',
    name: 'Innovation',
    category: 'startup',
    description: 'Fine violet circuit traces that turn round the corner over a fixed-width name.',
  },
  ...purposeLetters,
  ...columnLetters,
];

const byId = new Map(letterTemplates.map((template) => [template.id, template]));

/** The template of that id, or nothing when there is none. */
export function findLetterTemplate(id: string): LetterTemplate | undefined {
  return byId.get(id);
}
