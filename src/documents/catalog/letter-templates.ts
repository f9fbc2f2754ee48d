import type { LetterCategory } from './categories.ts';

/** What a gallery shows of a letter template; how it is set stands in designs.ts. */
export type LetterTemplate = { id: string; name: string; category: LetterCategory; description: string };

/** Every cover letter template on offer, in the order of the gallery. */
export const letterTemplates: readonly LetterTemplate[] = [
  {
    id: 'professional-1',
    name: 'Classic',
    category: 'professional',
    description:
      'A centred serif letterhead with a fine rule, the safe and courteous choice for any employer.',
  },
  {
    id: 'professional-2',
    name: 'Executive',
    category: 'professional',
    description:
      'High-contrast serif in deep wine red for a letter that introduces somebody with experience.',
  },
  {
    id: 'professional-3',
    name: 'Clean',
    category: 'professional',
    description: 'No rules and no ornament: your name, your address and your words, with room to breathe.',
  },
  {
    id: 'creative-1',
    name: 'Bold',
    category: 'creative',
    description: 'A violet band holds your name in white and leaves the letter itself plain and readable.',
  },
  {
    id: 'creative-2',
    name: 'Artistic',
    category: 'creative',
    description: 'A centred name on teal and blue, light and open, for studios, agencies and culture.',
  },
  {
    id: 'creative-3',
    name: 'Modern',
    category: 'creative',
    description: 'Your name on a midnight card above a compact letter, tidy as a good business card.',
  },
  {
    id: 'modern-1',
    name: 'Minimal',
    category: 'modern',
    description: 'Swiss order: a large plain name, one short red bar, and nothing that is not needed.',
  },
  {
    id: 'modern-2',
    name: 'Tech',
    category: 'modern',
    description: 'A strong name over one blue rule, crisp on screen and on paper, fit for any trade.',
  },
  {
    id: 'modern-3',
    name: 'Professional',
    category: 'modern',
    description: 'A petrol name over a fine rule and a calm, well set page, equally at home anywhere.',
  },
  {
    id: 'executive-1',
    name: 'Premium',
    category: 'executive',
    description: 'A large old-style name between double rules, in the manner of engraved company stationery.',
  },
  {
    id: 'executive-2',
    name: 'Leadership',
    category: 'executive',
    description: 'A solid navy band and white serif name open a letter that speaks with calm authority.',
  },
  {
    id: 'executive-3',
    name: 'Corporate',
    category: 'executive',
    description: 'A thin frame around the page and a centred serif name, formal without being stiff.',
  },
  {
    id: 'tech-1',
    name: 'Developer',
    category: 'tech',
    description: 'A monospaced name and green accents above a clean sans letter, at home next to code.',
  },
  {
    id: 'tech-2',
    name: 'Startup',
    category: 'tech',
    description:
      'A bold grotesque name with burnt-orange accents, for young teams that like a straight word.',
  },
  {
    id: 'tech-3',
    name: 'Product Manager',
    category: 'tech',
    description: 'A pale blue panel keeps name and contact together, clear as a well kept product plan.',
  },
  {
    id: 'tech-4',
    name: 'Data Science',
    category: 'tech',
    description: 'A fixed-width name in blue over a fine rule, like the head of a good data sheet.',
  },
  {
    id: 'academic-1',
    name: 'Research',
    category: 'academic',
    description: 'Set in a face made for long reading, for letters that explain a project with care.',
  },
  {
    id: 'academic-2',
    name: 'Professor',
    category: 'academic',
    description: 'Old-style serif type and a centred name in deep red, after the university press.',
  },
  {
    id: 'academic-3',
    name: 'Scholar',
    category: 'academic',
    description: 'An elegant serif name under a short bar of forest green, quiet and well proportioned.',
  },
  {
    id: 'startup-1',
    name: 'Founder',
    category: 'startup',
    description: 'A glowing stripe from crimson to orange beside a letter with energy and few words.',
  },
  {
    id: 'startup-2',
    name: 'Growth',
    category: 'startup',
    description: 'Deep green letterhead with a slab-serif name, for people who build things that last.',
  },
  {
    id: 'startup-3',
    name: 'Innovation',
    category: 'startup',
    description: 'A purple top edge and a clean technical face for letters about new and untried things.',
  },
];

const byId = new Map(letterTemplates.map((template) => [template.id, template]));

/** The template of that id, or nothing when there is none. */
export function findLetterTemplate(id: string): LetterTemplate | undefined {
  return byId.get(id);
}
