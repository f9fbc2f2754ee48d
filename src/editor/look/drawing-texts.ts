/** What is said where a design was drawn anew since the document was begun. */
export const DRAWING_TEXTS = {
  older: 'This design was redrawn. Your page stays as it is.',
  compare: 'Compare',
  title: 'The new drawing of this design',
  description: 'Your text stays the same. Nothing changes until you take it, and Undo brings yours back.',
  before: 'Yours',
  after: 'The new drawing',
  keep: 'Keep mine',
  take: 'Take the new drawing',
  taken: 'The new drawing is taken. Undo brings yours back.',
  drawing: 'Drawing the page…',
  failed: 'The page could not be drawn.',
} as const;

export const pagesInWords = (pages: number) => (pages === 1 ? '1 page' : `${pages} pages`);
