/*
 * What search engines and link previews are told. The wordings "$5 download" and "$5 for 30 days" disagree with each
 * other and with the plan cards; they are published as they stand, here and nowhere else. The plan cards rule.
 */
export const homeMetadata = {
  path: '/',
  title: 'Foothold | Professional Resume Builder with ATS-Friendly Templates',
  description:
    'Build a professional, ATS-friendly resume in 10-15 minutes. 25+ resume templates and 20+ cover letter designs. Free to build and save, $5 download.',
  keywords:
    'resume builder, free resume builder, ATS-friendly resume, resume templates, cover letter builder, resume PDF',
} as const;

export const templatesMetadata = {
  path: '/templates',
  title: 'Resume Templates: 25+ ATS-Friendly Designs | Foothold',
  description:
    '25+ ATS-friendly resume templates in six categories: creative, modern, simple, executive, tech and academic. Free to build, $5 for 30 days.',
  keywords:
    'resume templates, ATS resume template, modern resume, simple resume, executive resume, tech resume, academic CV',
} as const;

export const letterTemplatesMetadata = {
  path: '/cover-letter-templates',
  title: 'Cover Letter Templates: 20+ Professional Designs | Foothold',
  description:
    '20+ cover letter designs in seven categories, each with a letterhead to match your resume. Write and save for free.',
  keywords:
    'cover letter templates, cover letter builder, professional cover letter, matching letterhead, cover letter PDF',
} as const;

export const pricingMetadata = {
  path: '/pricing',
  title: 'Pricing: One Payment, No Auto-Renewal | Foothold',
  description:
    'Build your resume for free and pay once, from a $5 download to a full year of access. 7-day money-back guarantee, no hidden fees, no auto-renewal.',
  keywords: 'resume builder price, resume download, one-time payment, no subscription, money-back guarantee',
} as const;
