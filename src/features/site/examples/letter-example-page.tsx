import { useLoaderData, useLocation, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { fillPlaceholders } from '#documents/letter/placeholders.ts';
import { exampleLetters } from '#documents/samples/example-letters.ts';
import { descriptionBlocks, type DescriptionBlock } from '#documents/text/description.ts';
import { breadcrumb, pageMeta } from '#ui/page-meta.ts';
import { Badge } from '#ui/display/badge.tsx';
import { letterPicture } from '#ui/template-picture/letter-pictures.ts';
import { letterExampleMetadata } from '../content/example-metadata.ts';
import { LETTER_EXAMPLES_PATH, letterExamplePath } from '../content/example-paths.ts';
import { letterExamplesTexts as texts, letterExamplesTexts } from '../content/examples.ts';
import { letterExampleNotes } from '../content/example-notes.ts';
import { letterExamples } from '../content/letter-examples.ts';
import { exampleFilters } from '../content/resume-examples.ts';
import { ExampleArticle, Blocks, exampleAt } from './example-article.tsx';

export const meta: MetaFunction = ({ location }) => {
  const example = exampleAt(letterExamples, location.pathname);
  const path = letterExamplePath(example.id);
  const above = [{ name: texts.title, path: LETTER_EXAMPLES_PATH }];
  return pageMeta({
    ...letterExampleMetadata({ ...example, path }),
    structured: [breadcrumb(texts.heading(example.title), path, above)],
  })();
};

/** Runs when the page is built, so that the browser is sent the text and not what makes it. */
export async function loader({ url }: LoaderFunctionArgs): Promise<LetterTextProps> {
  const { id } = exampleAt(letterExamples, url.pathname);
  const { settings, personalInfo, recipient, content } = await exampleLetters[id].load();
  const { hiringManagerName, company, companyAddress, city, state, zipCode } = recipient;
  return {
    language: settings.language,
    recipient: [
      hiringManagerName,
      company,
      companyAddress,
      [city, `${state} ${zipCode}`.trim()].filter(Boolean).join(', '),
    ],
    opening: content.opening,
    body: descriptionBlocks(fillPlaceholders(content.body, recipient)),
    closing: descriptionBlocks(fillPlaceholders(content.closing, recipient)),
    signature: content.signature,
    name: personalInfo.fullName,
  };
}

/** One letter example on a page of its own. */
export default function LetterExamplePage() {
  const example = exampleAt(letterExamples, useLocation().pathname);
  const { id, templateId, title, role, company, industry, experience } = example;
  return (
    <ExampleArticle
      kind="letter"
      example={example}
      up={{ label: texts.title, path: LETTER_EXAMPLES_PATH }}
      heading={texts.heading(title)}
      intro={texts.forCompany(role, company)}
      facts={
        <>
          <Badge tone="accent">{industry}</Badge>
          <Badge>{exampleFilters.levels[experience]}</Badge>
        </>
      }
      notes={letterExampleNotes[id]}
      picture={{ of: letterPicture(templateId), alt: texts.pictureOf(title) }}
      text={{ heading: texts.plainText, content: <LetterText {...useLoaderData<typeof loader>()} /> }}
      others={letterExamples
        .filter((other) => other !== example)
        .map((other) => ({ path: letterExamplePath(other.id), label: texts.heading(other.title) }))}
    />
  );
}

type LetterTextProps = {
  language: string;
  /** Lines of the address field. */
  recipient: readonly string[];
  opening: string;
  body: readonly DescriptionBlock[];
  closing: readonly DescriptionBlock[];
  signature: string;
  name: string;
};

/** What a letter says, to be read without its picture. */
function LetterText({ language, recipient, opening, body, closing, signature, name }: LetterTextProps) {
  return (
    <div lang={language} className="space-y-4">
      {/* Its label is ours. */}
      <ul lang="en" aria-label={letterExamplesTexts.to} className="text-sm text-ink-soft">
        {recipient.map((line) => (
          <li key={line} lang={language}>
            {line}
          </li>
        ))}
      </ul>
      <p>{opening}</p>
      <Blocks blocks={body} />
      <Blocks blocks={closing} />
      <p>
        {signature}
        <br />
        {name}
      </p>
    </div>
  );
}
