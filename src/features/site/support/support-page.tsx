import { Link } from 'react-router';
import type { ReactNode } from 'react';
import { supportContacts } from '#platform/config/page-config.ts';
import { ONLY_WITH, type OptionalContact } from '#platform/config/ready-page.ts';
import { breadcrumb, pageMeta } from '#ui/page-meta.ts';
import { PageOpening } from '#ui/page-frame/page-parts.tsx';
import { ArrowRightIcon } from '#ui/display/icons.tsx';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { help } from '../content/help/help.ts';
import { helpQuestions } from '../content/help/questions.ts';
import { supportMetadata } from '../content/metadata.ts';
import { questionsAndAnswers } from '../content/structured-data.ts';
import { helpCategories } from '../content/help/catalogue.ts';
import { Answers } from './answers.tsx';
import { SearchField, SearchResults } from './search-results.tsx';
import { useHelpSearch } from './use-help-search.ts';

export const meta = pageMeta({
  ...supportMetadata,
  structured: [breadcrumb(help.title, supportMetadata.path), questionsAndAnswers(helpQuestions)],
});

export default function SupportPage() {
  const search = useHelpSearch();
  return (
    <div className="page-width pb-20">
      <PageOpening title={help.title} text={help.text}>
        <SearchField search={search} />
      </PageOpening>
      {search.words.length > 0 ? (
        <SearchResults search={search} />
      ) : (
        <>
          <TopicTiles />
          <FrequentQuestions />
        </>
      )}
      <div className="mt-16 grid gap-10 lg:grid-cols-2 lg:gap-16">
        <ResponseTimes />
        <WaysOn />
      </div>
    </div>
  );
}

const NO_WORDS: readonly string[] = [];

function FrequentQuestions() {
  return (
    <section
      id="questions"
      aria-labelledby="questions-title"
      className="mt-16 grid gap-8 lg:grid-cols-[1fr_2fr]"
    >
      <h2 id="questions-title" className="text-2xl">
        {help.questions}
      </h2>
      <Answers questions={helpQuestions} words={NO_WORDS} />
    </section>
  );
}

/** The four topics, each with the number of its articles. */
function TopicTiles() {
  return (
    <section aria-labelledby="topics">
      <h2 id="topics" className="visually-hidden">
        {help.tiles}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {helpCategories.map(({ slug, name, description, path, articles }) => (
          <li
            key={slug}
            className="group relative flex min-h-44 flex-col rounded-lg bg-sheet p-5 shadow-sheet transition-shadow hover:shadow-lifted"
          >
            <h3 className="text-xl">
              <Link to={path} className="no-underline group-hover:text-accent after:absolute after:inset-0">
                {name}
              </Link>
            </h3>
            <p className="mt-2 text-ink-soft">{description}</p>
            <p className="mt-auto pt-4 text-sm font-semibold text-accent">
              {help.articleCount(articles.length)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Links to the pages that answer most questions. */
function WaysOn() {
  return (
    <section aria-labelledby="ways-on">
      <h2 id="ways-on" className="text-xl">
        {help.ways.title}
      </h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {help.ways.links.map(({ to, label, text }) => (
          <li key={to}>
            <Link to={to} className="group flex min-h-16 items-center gap-4 py-2 no-underline">
              <span className="grow">
                <span className="block font-semibold group-hover:text-accent">{label}</span>
                <span className="block text-sm text-ink-soft">{text}</span>
              </span>
              <ArrowRightIcon className="size-5 shrink-0 text-ink-faint transition-transform group-hover:translate-x-1" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const { response } = help;

/** How long an answer takes, by the way one asks. What this installation does not have is not promised. */
function ResponseTimes() {
  const { email, phone, chatUrl } = supportContacts();
  return (
    <Card className="self-start">
      <h2 className="text-xl">{response.title}</h2>
      <dl className="mt-4">
        <Time way={response.email} time={response.emailTime} />
        <Time
          way={<a href={chatUrl ?? ''}>{response.chat}</a>}
          time={response.chatTime}
          only="chatUrl"
          missing={!chatUrl}
        />
        <Time
          way={<a href={`tel:${phone ?? ''}`}>{response.phone}</a>}
          time={response.phoneTime}
          only="phone"
          missing={!phone}
        />
      </dl>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        <ButtonLink to="/contact">{response.contact}</ButtonLink>
        <a href={`mailto:${email}`} className="wrap-anywhere text-accent underline">
          {email}
        </a>
      </div>
    </Card>
  );
}

type TimeProps = { way: ReactNode; time: string; only?: OptionalContact; missing?: boolean };

function Time({ way, time, only, missing = false }: TimeProps) {
  return (
    <div
      hidden={missing}
      {...(only ? { [ONLY_WITH]: only } : {})}
      className="flex justify-between gap-4 border-b border-line py-2.5"
    >
      <dt>{way}</dt>
      <dd className="font-semibold">{time}</dd>
    </div>
  );
}
