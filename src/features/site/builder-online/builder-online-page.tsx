import { Link } from 'react-router';
import { marketingManagerResume } from '#documents/samples/people/marketing-manager.ts';
import { plans } from '#money/plans.ts';
import { useGatedLink } from '#platform/session/auth-context.tsx';
import { breadcrumb, pageMeta } from '#ui/page-meta.ts';
import { Points, Steps, PageClosing, PageSection } from '#ui/page-frame/page-parts.tsx';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { resumePicture } from '#ui/template-picture/resume-pictures.ts';
import { TemplatePicture } from '#ui/template-picture/template-picture.tsx';
import { CheckIcon, CloseIcon } from '#ui/display/icons.tsx';
import {
  builderClosing,
  builderHelp,
  builderOnline,
  builderQuestions,
  builderSteps,
  comparison,
  builderPicture,
} from '../content/builder-online.ts';
import { builderOnlineMetadata } from '../content/metadata.ts';
import { questionsAndAnswers, resumeBuilderApplication } from '../content/structured-data.ts';
import { Questions } from '../questions/questions.tsx';
import { PricedText } from '../pricing/priced-text.tsx';

const { path } = builderOnlineMetadata;

export const meta = pageMeta({
  ...builderOnlineMetadata,
  structured: [
    breadcrumb(builderOnline.name, path),
    resumeBuilderApplication(path, plans),
    questionsAndAnswers(builderQuestions.entries),
  ],
});

/** What the builder does and what it costs; the same page at two addresses. */
export default function BuilderOnlinePage() {
  return (
    <>
      <div className="page-width grid items-center gap-x-12 gap-y-12 py-14 sm:py-20 lg:grid-cols-[5fr_6fr]">
        <div>
          <h1 className="max-w-[16ch] text-4xl">{builderOnline.title}</h1>
          <p className="mt-6 max-w-[52ch] text-lg text-ink-soft">{builderOnline.text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <BuilderCalls />
          </div>
          <p className="mt-5 text-sm text-ink-faint">{builderOnline.note}</p>
        </div>
        <BuilderPicture />
      </div>
      <div className="border-y border-line bg-desk">
        <PageSection title={builderSteps.title} id="how-it-works">
          <Steps entries={builderSteps.entries} />
        </PageSection>
      </div>
      <PageSection title={comparison.title} id="free">
        <ComparisonTable />
      </PageSection>
      <div className="border-y border-line bg-desk">
        <PageSection title={builderHelp.title} id="features">
          <Points entries={builderHelp.entries} />
        </PageSection>
      </div>
      <Questions {...builderQuestions} className="page-width py-14 sm:py-20" />
      <PageClosing {...builderClosing}>
        <BuilderCalls />
      </PageClosing>
    </>
  );
}

/** Begin with a template, or with an empty page. */
function BuilderCalls() {
  const gated = useGatedLink();
  return (
    <>
      <ButtonLink to="/templates" size="large">
        {builderOnline.templates}
      </ButtonLink>
      <ButtonLink to={gated('/resume-builder')} size="large" variant="secondary">
        {builderOnline.start}
      </ButtonLink>
    </>
  );
}

const { personalInfo, employment } = marketingManagerResume;
const [job] = employment;
const { fields } = builderPicture;

/** What stands in the form for the page beside it. */
const FILLED = [
  { label: fields.name, value: `${personalInfo.firstName} ${personalInfo.lastName}` },
  { label: fields.title, value: personalInfo.title },
  { label: fields.position, value: job?.position },
  { label: fields.company, value: job?.company },
  { label: fields.description, value: job?.description.split('\n').slice(0, 3).join('\n') },
];

/** The builder as it looks, put together from a sample and the picture of its page. */
function BuilderPicture() {
  return (
    <figure>
      <div className="grid overflow-hidden rounded-lg bg-sheet shadow-lifted sm:grid-cols-[4fr_5fr]">
        <dl className="grid content-start gap-4 p-5 text-sm">
          {FILLED.map(({ label, value }) => (
            <div key={label}>
              <dt className="font-semibold">{label}</dt>
              <dd className="mt-1.5 rounded-md border border-line px-3 py-2 whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="relative max-h-72 overflow-hidden border-line bg-desk p-5 max-sm:border-t sm:max-h-none sm:border-l">
          <div className="sm:absolute sm:inset-x-5 sm:top-5">
            <TemplatePicture
              picture={resumePicture('modern-1')}
              alt={builderPicture.page}
              eager
              sizes="(min-width: 640px) 340px, calc(100vw - 72px)"
              className="shadow-sheet"
            />
          </div>
        </div>
      </div>
      <figcaption className="mt-4 text-sm text-ink-faint">{builderPicture.caption}</figcaption>
    </figure>
  );
}

/** What can be done with and without paying, line by line. */
function ComparisonTable() {
  return (
    <>
      <table className="w-full border-t-2 border-ink text-left">
        <thead>
          <tr className="align-bottom text-sm">
            <th scope="col" className="py-3 pr-3">
              {comparison.what}
            </th>
            <th scope="col" className="w-[24%] py-3 pr-3">
              {comparison.free}
            </th>
            <th scope="col" className="w-[24%] py-3">
              {comparison.paid}
            </th>
          </tr>
        </thead>
        <tbody>
          {comparison.rows.map(({ what, free, paid }) => (
            <tr key={what} className="border-t border-line align-top">
              <th scope="row" className="py-3 pr-3 font-normal">
                {what}
              </th>
              <td className="py-3 pr-3">
                <Answer>{free}</Answer>
              </td>
              <td className="py-3">
                <Answer>{paid}</Answer>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-5 max-w-[62ch] text-ink-soft">
        {comparison.note}{' '}
        <Link to="/pricing" className="text-accent underline">
          {comparison.plans}
        </Link>
      </p>
    </>
  );
}

/** The word, with its sign before it. */
function Answer({ children }: { children: string }) {
  return (
    <span className="inline-flex items-start gap-1.5">
      {children === comparison.yes && <CheckIcon className="mt-0.5 size-5 shrink-0 text-accent" />}
      {children === comparison.no && <CloseIcon className="mt-0.5 size-5 shrink-0 text-ink-faint" />}
      <PricedText>{children}</PricedText>
    </span>
  );
}
