import type { LetterExample } from './letter-examples.ts';
import type { ResumeExample } from './resume-examples.ts';
import { letterExamplesTexts, resumeExamplesTexts } from './examples.ts';

export const resumeExamplesMetadata = {
  path: '/resume-examples',
  title: 'Resume Examples for 17 Professions, Ready to Edit | Foothold',
  description:
    'Seventeen complete resume examples, among them a federal resume, an academic CV and a German Lebenslauf, with notes on why each one works. Open one and make it yours.',
  keywords: 'resume examples, resume samples, resume by industry, entry level resume, senior resume example',
  picture: 'examples',
} as const;

export const letterExamplesMetadata = {
  path: '/cover-letter-examples',
  title: 'Cover Letter Examples, Ready to Edit | Foothold',
  description:
    'Eight complete cover letter examples in technology, healthcare, operations, finance and design, with notes on why each one works. Open one and make it yours.',
  keywords:
    'cover letter examples, cover letter samples, application letter, tech cover letter, creative cover letter',
  picture: 'letters',
} as const;

export function resumeExampleMetadata({ path, title, description, industry, skills }: ResumeExampleFacts) {
  return {
    path,
    title: `${resumeExamplesTexts.heading(title)} | Foothold`,
    description: `${description} Read the whole resume, see why it works, and start from it.`,
    keywords: `${title.toLowerCase()} resume, ${industry.toLowerCase()} resume example, ${skills.join(', ').toLowerCase()}`,
    picture: 'examples',
  };
}

export function letterExampleMetadata({ path, title, role, industry, tags }: LetterExampleFacts) {
  return {
    path,
    title: `${letterExamplesTexts.heading(title)} | Foothold`,
    description: `A complete cover letter for the position of ${role}, word for word, with notes on why it works. Open it in the builder and make it yours.`,
    keywords: `${title.toLowerCase()}, ${role.toLowerCase()}, ${industry.toLowerCase()} cover letter, ${tags.join(', ').toLowerCase()}`,
    picture: 'letters',
  };
}

type ResumeExampleFacts = Pick<ResumeExample, 'title' | 'description' | 'industry' | 'skills'> & {
  path: string;
};
type LetterExampleFacts = Pick<LetterExample, 'title' | 'role' | 'industry' | 'tags'> & { path: string };
