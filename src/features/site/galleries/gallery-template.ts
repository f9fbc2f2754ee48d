import type { LetterCategory, ResumeCategory } from '#documents/catalog/categories.ts';

export type Category = ResumeCategory | LetterCategory;

/** A template as its card in the gallery shows it. */
export type GalleryTemplate = { id: string; name: string; category: Category; description: string };
