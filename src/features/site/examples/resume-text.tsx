import type { ResumeData } from '#documents/resume/schema.ts';
import type { Entry, Section } from '#documents/resume/sections.ts';
import { Blocks } from './blocks.tsx';
import { examples } from '../content/examples.ts';

export type ResumeTextProps = { person: ResumeData['personalInfo']; sections: readonly Section[] };

/** What a resume says, to be read without its picture: headings, lists, and no layout. */
export function ResumeText({ person, sections }: ResumeTextProps) {
  const contact = [person.email, person.phone, person.location, ...person.links.map(({ url }) => url)];
  return (
    <>
      <p className="font-serif text-xl font-semibold">
        {person.firstName} {person.lastName}
      </p>
      <p>{person.title}</p>
      <ul aria-label={examples.contact} className="mt-1 flex flex-wrap gap-x-4 text-sm text-ink-soft">
        {contact.map((item) => (
          <li key={item} className="min-w-0">
            {item.replace(/^https:\/\//, '')}
          </li>
        ))}
      </ul>
      {sections.map((section) => (
        <section key={section.heading} className="mt-7">
          <h3 className="border-b border-line pb-1 text-lg">{section.heading}</h3>
          <div className="mt-3 space-y-4">
            <SectionText section={section} />
          </div>
        </section>
      ))}
    </>
  );
}

function SectionText({ section }: { section: Section }) {
  switch (section.kind) {
    case 'text':
      return <Blocks blocks={section.blocks} />;
    case 'tags':
      return (
        <ul className="list-disc gap-x-8 pl-5 sm:columns-2">
          {section.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      );
    case 'entries':
      return section.entries.map((entry) => (
        <EntryText key={entry.title + entry.organization} entry={entry} />
      ));
  }
}

function EntryText({ entry }: { entry: Entry }) {
  const place = [entry.organization, entry.location].filter(Boolean).join(', ');
  return (
    <div className="space-y-1.5">
      <div>
        <h4 className="font-semibold">{entry.title}</h4>
        <p className="text-sm text-ink-soft">{[place, entry.dates].filter(Boolean).join(' · ')}</p>
      </div>
      <Blocks blocks={entry.blocks} />
    </div>
  );
}
