import { SIDE_COLUMN_BRIEFLY } from '#documents/catalog/column-templates.ts';
import { claims } from './claims.ts';

/** What both galleries say in the same words. */
export const gallery = {
  all: 'All Templates',
  use: 'Use This Template',
  none: 'No templates found in this category.',
  categories: 'Categories',
  filters: {
    open: 'Filter templates',
    only: 'Show only',
    clear: 'Clear',
    clearWhat: 'filters',
    loading: 'Loading…',
    none: 'No template here does all of that.',
    place: (shown: number, count: number) => `${shown} of ${count}`,
    placeOf: 'templates',
  },
  pictureOf: (name: string) => `The ${name} template, filled in with sample data`,
  preview: (name: string) => `Preview the ${name} template`,
  /** What a side column costs, on a phone's small cards. */
  costBriefly: SIDE_COLUMN_BRIEFLY,
  previous: 'Previous template',
  next: 'Next template',
  place: (number: number, count: number) => `${number} of ${count}`,
  shown: (count: number) => `${count} ${count === 1 ? 'template' : 'templates'} shown`,
} as const;

export const resumeGallery = {
  title: 'Resume Templates',
  text: `${claims.resumeTemplates} ATS-friendly designs, each set by the same engine that makes your PDF. Choose the one that looks like you: your text fits every one of them, and you can switch at any time.`,
  popular: 'Start with Popular Template',
  bring: { path: '/import', label: 'Start from the resume you have' },
  popularNote: 'Meridian: crisp, clear, and right for most applications.',
} as const;

export const letterGallery = {
  title: 'Cover Letter Templates',
  text: `${claims.letterTemplates} designs for letters that get read. Each one shares its letterhead with a resume template, so that your application arrives as one piece.`,
} as const;
