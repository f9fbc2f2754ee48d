import { capitalised } from '../text/clean.ts';

/** Categories of resume templates, in the order of the gallery's tabs. */
export const RESUME_CATEGORIES = [
  'creative',
  'modern',
  'simple',
  'executive',
  'tech',
  'academic',
  'purpose',
  'columns',
] as const;
export type ResumeCategory = (typeof RESUME_CATEGORIES)[number];

/** Categories of cover letter templates, in the order of the gallery's tabs. */
export const LETTER_CATEGORIES = [
  'professional',
  'creative',
  'modern',
  'executive',
  'tech',
  'academic',
  'startup',
  'purpose',
  'columns',
] as const;
export type LetterCategory = (typeof LETTER_CATEGORIES)[number];

const SPOKEN: Readonly<Partial<Record<ResumeCategory | LetterCategory, string>>> = {
  purpose: 'For a Purpose',
  columns: 'Two Columns',
};

/** A category as a person reads it: `tech` is "Tech". */
export function categoryName(category: ResumeCategory | LetterCategory): string {
  return SPOKEN[category] ?? capitalised(category);
}

/** The styles that the preview's badge names. */
type PreviewStyle = 'creative' | 'modern' | 'two-column' | 'classic';

/** Style of a resume template, told by the prefix of its id: what is of none of the others is classic. */
export function previewStyle(templateId: string): PreviewStyle {
  if (templateId.startsWith('creative')) return 'creative';
  if (templateId.startsWith('modern')) return 'modern';
  if (templateId.startsWith('columns')) return 'two-column';
  return 'classic';
}
