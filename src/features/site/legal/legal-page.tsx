import { Link } from 'react-router';
import { supportContacts } from '#platform/config/page-config.ts';
import { PageOpening } from '#ui/page-frame/page-parts.tsx';
import type { LegalText } from '../content/legal.ts';

/** A text that binds us, with a list of its parts to jump to. */
export function LegalPage({ title, text, updated, parts }: LegalText) {
  const { email } = supportContacts();
  return (
    <div className="page-width pb-20">
      <PageOpening title={title} text={text}>
        <p className="mt-3 text-sm text-ink-faint">Last updated {updated}</p>
      </PageOpening>
      <div className="grid gap-10 lg:grid-cols-[1fr_3fr]">
        <nav aria-label="On this page" className="h-fit lg:sticky lg:top-24">
          <ol className="grid gap-1 border-l border-line">
            {parts.map(({ id, title: part }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="-ml-px block border-l border-transparent py-1.5 pl-4 text-sm text-ink-soft no-underline hover:border-accent hover:text-accent"
                >
                  {part}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-[68ch]">
          {parts.map(({ id, title: part, paragraphs = [], points = [] }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="mb-10">
              <h2 id={`${id}-title`} className="text-xl">
                {part}
              </h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-3">
                  {paragraph}
                </p>
              ))}
              {points.length > 0 && (
                <ul className="mt-3 grid list-disc gap-2 pl-5 marker:text-ink-faint">
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
          <p className="border-t border-line pt-6 text-ink-soft">
            Questions? Write to <a href={`mailto:${email}`}>{email}</a> or use the{' '}
            <Link to="/contact">contact form</Link>.
          </p>
        </div>
      </div>
    </div>
  );
}
