import { Link } from 'react-router';
import { Accordion } from '#ui/display/accordion.tsx';
import { helpArticle } from '../content/help/catalogue.ts';
import { help } from '../content/help/help.ts';
import type { HelpQuestion } from '../content/help/questions.ts';
import { Marked } from './search-words.tsx';

type AnswersProps = { questions: readonly HelpQuestion[]; words: readonly string[] };

/** Questions of which one at a time shows its answer, with what was searched for marked in both. */
export function Answers({ questions, words }: AnswersProps) {
  return (
    <Accordion
      entries={questions.map(({ id, question, answer, more }) => ({
        id,
        heading: (
          <span>
            <Marked text={question} words={words} />
          </span>
        ),
        content: (
          <>
            <p>
              <Marked text={answer} words={words} />
            </p>
            <MoreAbout article={helpArticle(more)} />
          </>
        ),
      }))}
    />
  );
}

function MoreAbout({ article }: { article: { path: string; title: string } }) {
  return (
    <p className="mt-2 text-sm">
      {help.more}{' '}
      <Link to={article.path} className="font-semibold text-accent underline">
        {article.title}
      </Link>
    </p>
  );
}
