import { ButtonLink } from '#ui/buttons/button.tsx';
import { breadcrumb, pageMeta } from '#ui/page-meta.ts';
import { PageOpening } from '#ui/page-frame/page-parts.tsx';
import { about } from '../content/about.ts';
import { aboutMetadata } from '../content/metadata.ts';
import { organization } from '../content/structured-data.ts';
import { Figures } from '../figures/figures.tsx';

export const meta = pageMeta({
  ...aboutMetadata,
  structured: [
    breadcrumb('About', aboutMetadata.path),
    { '@type': 'AboutPage', name: about.title, about: organization },
  ],
});

export default function AboutPage() {
  return (
    <>
      <div className="page-width pb-16 sm:pb-20">
        <PageOpening title={about.title} text={about.text} />
        <Passage {...about.mission} />
        <section className="mt-14 border-t border-line pt-10 sm:mt-20 sm:pt-14">
          <h2 className="text-2xl">{about.values.title}</h2>
          <ul className="mt-8 grid gap-8 md:grid-cols-3 md:gap-10">
            {about.values.entries.map(({ title, text }) => (
              <li key={title} className="border-t-2 border-ink pt-4">
                <h3 className="text-xl">{title}</h3>
                <p className="mt-2 text-ink-soft">{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <div className="mt-14 border-t border-line pt-10 sm:mt-20 sm:pt-14">
          <Passage {...about.story} />
        </div>
      </div>
      <Figures title={about.figures.title} entries={about.figures.entries} />
      <section className="page-width flex flex-col items-center py-16 text-center sm:py-24">
        <h2 className="text-3xl">{about.closing.title}</h2>
        <p className="mt-4 max-w-[52ch] text-lg text-ink-soft">{about.closing.text}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-4">
          <ButtonLink to="/templates">{about.closing.templates}</ButtonLink>
          <ButtonLink to="/contact" variant="secondary">
            {about.closing.contact}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}

type PassageProps = { title: string; paragraphs: readonly string[] };

/** A heading with running text beside it. */
function Passage({ title, paragraphs }: PassageProps) {
  return (
    <section className="grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-8">
      <h2 className="text-2xl">{title}</h2>
      <div className="grid max-w-[66ch] gap-4 text-lg">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
