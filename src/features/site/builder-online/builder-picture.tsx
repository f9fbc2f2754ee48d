import { marketingManagerResume } from '#documents/samples/people/marketing-manager.ts';
import { resumePicture } from '#ui/template-picture/resume-pictures.ts';
import { TemplatePicture } from '#ui/template-picture/template-picture.tsx';
import { builderPicture } from '../content/builder-online.ts';

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
export function BuilderPicture() {
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
