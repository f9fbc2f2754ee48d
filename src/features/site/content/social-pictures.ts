type SocialPicture = {
  headline: string;
  /** Designs whose pictures lie beside it, the foremost last. */
  designs: readonly [kind: 'resume' | 'letter', id: string][];
};

/** What a link to us looks like where people share it; drawn by scripts/build-social-pictures.ts. */
export const socialPictures = {
  home: {
    headline: 'A resume that\ngets past the\nfirst round',
    designs: [
      ['resume', 'executive-1'],
      ['resume', 'creative-1'],
      ['resume', 'modern-1'],
    ],
  },
  templates: {
    headline: '25+ resume\ntemplates,\nread exactly\nby machines',
    designs: [
      ['resume', 'tech-5'],
      ['resume', 'tech-1'],
      ['resume', 'creative-4'],
    ],
  },
  letters: {
    headline: 'Cover letters\nthat match\nyour resume',
    designs: [
      ['letter', 'executive-1'],
      ['letter', 'modern-1'],
      ['letter', 'creative-1'],
    ],
  },
  examples: {
    headline: 'Start from\na finished\nexample',
    designs: [
      ['resume', 'academic-2'],
      ['resume', 'modern-6'],
      ['resume', 'tech-4'],
    ],
  },
  builder: {
    headline: 'Write your\nresume online,\nfor free',
    designs: [
      ['resume', 'academic-2'],
      ['resume', 'tech-3'],
      ['resume', 'modern-1'],
    ],
  },
  checker: {
    headline: 'See what a\nmachine reads\nin your resume',
    designs: [
      ['resume', 'academic-1'],
      ['resume', 'simple-2'],
    ],
  },
  pricing: {
    headline: 'One payment.\nNo renewal.',
    designs: [
      ['resume', 'modern-2'],
      ['letter', 'modern-2'],
    ],
  },
} as const satisfies Record<string, SocialPicture>;
