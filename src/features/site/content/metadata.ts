import type { HelpArticle, HelpCategory } from './help/catalogue.ts';

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
    '25+ ATS-friendly resume templates, from creative and modern to Harvard style, federal resume and Lebenslauf. Free to build, $5 for 30 days.',
  keywords:
    'resume templates, ATS resume template, modern resume, simple resume, executive resume, tech resume, academic CV',
  picture: 'templates',
} as const;

export const letterTemplatesMetadata = {
  path: '/cover-letter-templates',
  title: 'Cover Letter Templates: 20+ Professional Designs | Foothold',
  description:
    '20+ cover letter designs in seven categories, each with a letterhead to match your resume. Write and save for free.',
  keywords:
    'cover letter templates, cover letter builder, professional cover letter, matching letterhead, cover letter PDF',
  picture: 'letters',
} as const;

export const pricingMetadata = {
  path: '/pricing',
  title: 'Pricing: One Payment, No Auto-Renewal | Foothold',
  description:
    'Build your resume for free and pay once, from a $5 download to a full year of access. 7-day money-back guarantee, no hidden fees, no auto-renewal.',
  keywords: 'resume builder price, resume download, one-time payment, no subscription, money-back guarantee',
  picture: 'pricing',
} as const;

export const builderOnlineMetadata = {
  path: '/resume-builder-online',
  title: 'Free Resume Builder Online: Write and Save for $0 | Foothold',
  description:
    'Build your resume online for free: every template, the live preview, editing and saving cost nothing. Pay once, only to download the PDF.',
  keywords: 'free resume builder, resume builder online, free CV maker, build a resume, ATS-friendly resume',
  picture: 'builder',
} as const;

export const aboutMetadata = {
  path: '/about',
  title: 'About Foothold: Resumes That Say What You Wrote',
  description:
    'Why we build a resume maker whose PDFs a machine reads back exactly, with one honest price. Our mission, our values and how we work.',
  keywords: 'about Foothold, resume builder company, ATS-friendly resumes, transparent pricing',
} as const;

export const contactMetadata = {
  path: '/contact',
  title: 'Contact Foothold: Write to Us, Business Hours',
  description:
    'Write to the people behind Foothold, and see our business hours. We answer email within 24 hours.',
  keywords: 'contact Foothold, resume builder support, help with resume, customer service',
} as const;

export const termsMetadata = {
  path: '/terms',
  title: 'Terms of Service | Foothold',
  description:
    'What you can expect from Foothold and what we ask of you: your content stays yours, one payment that ends by itself, money back within 7 days.',
  keywords: 'terms of service, Foothold terms, refund, one-time payment',
} as const;

export const privacyMetadata = {
  path: '/privacy',
  title: 'Privacy Policy | Foothold',
  description:
    'What Foothold stores, why, for how long, who else sees it and how to have it deleted. No advertising, no trackers, no cookies of our own.',
  keywords: 'privacy policy, data protection, resume data, no tracking',
} as const;

export const supportMetadata = {
  path: '/support',
  title: 'Help Center: Questions, Articles and Contact | Foothold',
  description:
    'Search answers about building resumes, plans and refunds, canceling, downloads and sign-in codes, or read a step-by-step article.',
  keywords: 'resume builder help, support, FAQ, refund, cancel, no auto-renewal, download PDF',
} as const;

export function helpCategoryMetadata({ name, description, keywords, path }: HelpCategory) {
  return {
    path,
    title: `${name}: Help | Foothold`,
    description: `${description} Short articles from the Foothold Help Center.`,
    keywords,
  };
}

export function helpArticleMetadata({ title, summary, path }: HelpArticle, { keywords }: HelpCategory) {
  return {
    path,
    title: `${title} | Foothold Help`,
    description: `${summary} A short article from the Foothold Help Center.`,
    keywords: `${title.toLowerCase()}, ${keywords}`,
  };
}
