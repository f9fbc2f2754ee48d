import { pageMeta } from '#ui/page-meta.ts';

/*
 * What search engines and link previews are told. The wordings "$5 download" and "$5 for 30 days" disagree with each
 * other and with the plan cards; they are published as they stand, here and nowhere else. The plan cards rule.
 */
export const homeMeta = pageMeta({
  path: '/',
  title: 'Foothold – Professional Resume Builder, ATS-Friendly Templates',
  description:
    'Build a professional, ATS-friendly resume in 10-15 minutes. 25+ resume templates and 20+ cover letter designs. Free to build, $5 download.',
  keywords: 'resume builder, ATS-friendly resume, resume templates, cover letter templates, resume PDF',
  structured: [
    { '@type': 'Organization', name: 'Foothold', url: 'https://foothold.invalid/' },
    { '@type': 'WebSite', name: 'Foothold', url: 'https://foothold.invalid/' },
  ],
});

export const templatesMeta = pageMeta({
  path: '/templates',
  title: 'Resume Templates – 25+ ATS-Friendly Designs | Foothold',
  description:
    '25+ professionally set resume templates in six categories: creative, modern, simple, executive, tech and academic. Free to build, $5 for 30 days of downloads.',
  keywords:
    'resume templates, ATS resume template, modern resume, executive resume, academic CV, tech resume',
});

export const letterTemplatesMeta = pageMeta({
  path: '/cover-letter-templates',
  title: 'Cover Letter Templates – 20+ Designs | Foothold',
  description:
    '20+ cover letter designs in seven categories, each matching the letterhead of a resume template.',
  keywords: 'cover letter templates, cover letter builder, professional cover letter, matching letterhead',
});
