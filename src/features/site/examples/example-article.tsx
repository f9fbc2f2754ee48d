import { type ReactNode, Fragment } from 'react';
import { Link } from 'react-router';
import type { ExampleKind } from '#documents/samples/example-names.ts';
import { wordsOf, type WrittenBlock, type WrittenLine } from '#documents/text/written.ts';
import { ArrowLeftIcon } from '#ui/display/icons.tsx';
import { PageOpening } from '#ui/page-frame/page-parts.tsx';
import { type Picture, TemplatePicture } from '#ui/template-picture/template-picture.tsx';
import { examples } from '../content/examples.ts';
import { StartLink, UseCount } from './start-link.tsx';

type ExampleArticleProps = {
  kind: ExampleKind;
  example: { id: string; templateId: string };
  up: { label: string; path: string };
  heading: string;
  intro: string;
  /** Badges and chips. */
  facts: ReactNode;
  notes: readonly string[];
  picture: { of: Picture | undefined; alt: string };
  text: { heading: string; content: ReactNode };
  others: readonly { path: string; label: string }[];
};

/** The page of one example: the typeset sheet, why it works, and its text. */
export function ExampleArticle(props: ExampleArticleProps) {
  const { kind, example, up, heading, intro, facts, notes, picture, text, others } = props;
  return (
    <div className="page-width pb-20">
      <p className="-mb-6 pt-8">
        <Link to={up.path} className="inline-flex min-h-6 items-center gap-2 text-sm text-accent underline">
          <ArrowLeftIcon className="size-4 shrink-0" />
          {up.label}
        </Link>
      </p>
      <article>
        <PageOpening title={heading} text={intro}>
          <div className="mt-5 flex flex-wrap items-center gap-1.5">{facts}</div>
          <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
            <StartLink kind={kind} example={example} size="large" />
            <UseCount kind={kind} id={example.id} />
          </div>
        </PageOpening>
        <div className="grid gap-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14">
          <div className="min-w-0">
            <TemplatePicture
              picture={picture.of}
              alt={picture.alt}
              readable
              eager
              sizes="(min-width: 1280px) 640px, (min-width: 1024px) 54vw, calc(100vw - 32px)"
              className="rounded-sm shadow-lifted lg:sticky lg:top-24"
            />
          </div>
          <div className="min-w-0">
            <section aria-labelledby="why" className="rounded-lg bg-accent-wash p-5 sm:p-6">
              <h2 id="why" className="text-xl">
                {examples.why}
              </h2>
              <div className="mt-3 space-y-3">
                {notes.map((note) => (
                  <p key={note}>{note}</p>
                ))}
              </div>
              <p className="mt-4 text-sm text-ink-soft">{examples.invented}</p>
            </section>
            <section aria-labelledby="text" className="mt-10">
              <h2 id="text" className="mb-4 text-2xl">
                {text.heading}
              </h2>
              {text.content}
            </section>
          </div>
        </div>
      </article>
      <nav aria-labelledby="others" className="mt-16 border-t border-line pt-10">
        <h2 id="others" className="text-xl">
          {examples.others}
        </h2>
        <ul className="mt-4 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {others.map(({ path, label }) => (
            <li key={path}>
              <Link to={path} className="inline-flex min-h-11 items-center text-accent underline">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** A line with what is bold, italic or leads somewhere in it. */
function LineText({ line }: { line: WrittenLine }) {
  if (typeof line === 'string') return line;
  return line.map(({ text, bold, italic, href }, index) => {
    const leaning = italic ? <em>{text}</em> : text;
    const shown = bold ? <strong>{leaning}</strong> : leaning;
    return href ? (
      <a key={index} href={href} className="text-accent underline">
        {shown}
      </a>
    ) : (
      <Fragment key={index}>{shown}</Fragment>
    );
  });
}

/** Running text and lists of a document, as plain HTML. */
export function Blocks({ blocks }: { blocks: readonly WrittenBlock[] }) {
  return blocks.map((block, index) =>
    block.kind === 'list' ? (
      <ul key={index} className="list-disc space-y-1 pl-5">
        {block.items.map((item) => (
          <li key={wordsOf(item)}>
            <LineText line={item} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={index}>
        {block.lines.map((line, number) => (
          <Fragment key={wordsOf(line)}>
            {number > 0 && <br />}
            <LineText line={line} />
          </Fragment>
        ))}
      </p>
    ),
  );
}

/*
 * Every example is a route of its own, so that an address that names none is answered like any other that does not
 * exist; the page learns from its address which one it is. While pages are built, addresses end in a slash.
 */

/** @throws Error for an address that no route leads here from */
export function exampleAt<Example extends { id: string }>(
  examples: readonly Example[],
  pathname: string,
): Example {
  const id = /(?<![^/])([^/]+)\/?$/.exec(pathname)?.[1];
  const example = examples.find((one) => one.id === id);
  if (!example) throw new Error(`no example is at ${pathname}`);
  return example;
}
