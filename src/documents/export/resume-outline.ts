import { resumePhoto } from '../resume/photo.ts';
import { resumeContent } from '../resume/print-model.ts';
import type { ResumeData } from '../resume/schema.ts';
import type { Entry, Post } from '../resume/printed-entry.ts';
import type { Section } from '../resume/sections.ts';
import { headParts, textParts, type EntryFacts, type Outline, type OutlinePart } from './outline.ts';

/** A resume as a row of parts, which is one column: of a design with two its twin. */
export function resumeOutline(input: {
  templateId: string;
  data: ResumeData;
  updatedAt: Date;
  photo?: Uint8Array | undefined;
}): Outline {
  const { header, sections, ...about } = resumeContent({ ...input, layout: 'single' });
  return {
    ...about,
    updatedAt: input.updatedAt,
    photo: resumePhoto(input),
    parts: [...headParts(header), ...sections.flatMap(sectionParts)],
  };
}

function sectionParts(section: Section): OutlinePart[] {
  const start = { newPage: section.newPage ?? false, keepTogether: section.keepTogether ?? false };
  const head: OutlinePart = section.headingHidden
    ? { role: 'section', ...start }
    : { role: 'heading', text: section.heading, own: section.own, ...start };
  return [head, ...contentParts(section)];
}

function contentParts(section: Section): OutlinePart[] {
  switch (section.kind) {
    case 'text':
      return textParts(section.blocks, 'lead');
    case 'tags':
      return (section.groups ?? [{ name: '', tags: section.tags }]).map((group) => ({
        role: 'tags',
        ...group,
      }));
    case 'entries':
      return section.entries.flatMap((entry, index) =>
        entryParts(entry, { isFirst: index === 0, ...(section.posts && { isPost: true }) }),
      );
  }
}

function entryParts(entry: Entry, { isFirst, isPost }: { isFirst: boolean; isPost?: true }): OutlinePart[] {
  const { roles, link } = entry;
  const ofPost = isPost && { isPost };
  if (!roles) return postParts(entry, entry.organization, { within: 'section', isFirst, ...ofPost, link });
  const isHeaded = entry.organization !== '' || entry.location !== '';
  const employer = { title: '', location: entry.location, dates: '', blocks: [] };
  return [
    ...(isHeaded
      ? postParts(employer, entry.organization, { within: 'section', isFirst, ...ofPost, link })
      : []),
    ...roles.flatMap((role, index) =>
      postParts(role, '', {
        within: isHeaded ? 'employer' : 'section',
        isFirst: index === 0 && (isHeaded || isFirst),
        ...ofPost,
      }),
    ),
  ];
}

type PostPlace = Omit<Extract<OutlinePart, { role: 'entry' }>, 'role' | 'text'> & { link?: Entry['link'] };

/** Where there is no title, the organization is the heading and not said again. */
function postParts(post: Post, organization: string, { link, ...place }: PostPlace): OutlinePart[] {
  const { title, location, dates, blocks } = post;
  const facts: EntryFacts = { organization: title ? organization : '', location, dates };
  const isSaid = Object.values(facts).some(Boolean);
  return [
    { role: 'entry', text: title || organization, ...place },
    ...(isSaid ? [{ role: 'facts' as const, facts }] : []),
    ...(link ? [{ role: 'link' as const, link }] : []),
    ...textParts(blocks, 'entry'),
  ];
}
