import { breadcrumb } from '#ui/breadcrumb.ts';
import { PageOpening } from '#ui/page-frame/page-opening.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import { help } from '../content/help/help.ts';
import { helpQuestions } from '../content/help/questions.ts';
import { supportMetadata } from '../content/metadata.ts';
import { questionsAndAnswers } from '../content/structured-data.ts';
import { Answers } from './answers.tsx';
import { ResponseTimes } from './response-times.tsx';
import { SearchField } from './search-field.tsx';
import { SearchResults } from './search-results.tsx';
import { TopicTiles } from './topic-tiles.tsx';
import { useHelpSearch } from './use-help-search.ts';
import { WaysOn } from './ways-on.tsx';

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
