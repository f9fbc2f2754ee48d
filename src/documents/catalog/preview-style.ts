/** The three styles that the preview's badge names. */
export type PreviewStyle = 'creative' | 'modern' | 'classic';

/** Style of a resume template, told by the prefix of its id: whatever is neither creative nor modern is classic. */
export function previewStyle(templateId: string): PreviewStyle {
  if (templateId.startsWith('creative')) return 'creative';
  if (templateId.startsWith('modern')) return 'modern';
  return 'classic';
}
