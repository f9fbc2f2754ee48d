/** The three styles that the preview's badge names. */
export type PreviewStyle = 'creative' | 'modern' | 'classic';

/** Number of gradients that creative templates choose from. */
export const CREATIVE_GRADIENTS = 5;

/** Style of a resume template, told by the prefix of its id: whatever is neither creative nor modern is classic. */
export function previewStyle(templateId: string): PreviewStyle {
  if (templateId.startsWith('creative')) return 'creative';
  if (templateId.startsWith('modern')) return 'modern';
  return 'classic';
}

/** Gradient of a creative template, 1 to 5: the number after the hyphen, and the first where there is none. */
export function creativeGradient(templateId: string): number {
  const number = Number(/-(\d+)$/.exec(templateId)?.[1] ?? 1);
  return number >= 1 && number <= CREATIVE_GRADIENTS ? number : 1;
}
