import { resumePicture } from '#ui/template-picture/resume-pictures.ts';
import { TemplatePicture } from '#ui/template-picture/template-picture.tsx';
import { dataAnalystResume } from '#documents/samples/people/data-analyst.ts';
import { gallery } from '../content/galleries.ts';
import { proof } from '../content/home.ts';

const { personalInfo, employment } = dataAnalystResume;
const [job] = employment;

/** The fields that software finds in the sample, in the order of the page. */
const FIELDS = [
  { name: 'name', value: `${personalInfo.firstName} ${personalInfo.lastName}` },
  { name: 'title', value: personalInfo.title },
  { name: 'email', value: personalInfo.email },
  { name: 'phone', value: personalInfo.phone },
  { name: 'location', value: personalInfo.location },
  { name: 'position', value: job?.position },
  { name: 'company', value: job?.company },
  { name: 'since', value: job?.startDate },
  { name: 'did', value: job?.description.split('\n')[0]?.replace(/^- /, '') },
];

/** A page beside what a parser makes of it. */
export function MachineReading() {
  return (
    <section
      aria-labelledby="proof-title"
      className="page-width grid items-center gap-x-16 gap-y-10 py-14 sm:py-20 lg:grid-cols-[2fr_3fr]"
    >
      <div>
        <p className="small-caps text-accent">{proof.label}</p>
        <h2 id="proof-title" className="mt-3 max-w-[20ch] text-3xl">
          {proof.title}
        </h2>
        <p className="mt-5 max-w-[52ch] text-ink-soft">{proof.text}</p>
      </div>
      <div className="grid overflow-hidden rounded-lg shadow-sheet sm:grid-cols-2">
        <figure className="relative flex max-h-72 flex-col bg-desk sm:max-h-none">
          <figcaption className="small-caps px-5 py-3 text-ink-faint">{proof.page}</figcaption>
          <div className="relative grow overflow-hidden sm:min-h-72">
            <div className="px-5 sm:absolute sm:inset-x-0 sm:top-0">
              <TemplatePicture
                picture={resumePicture('tech-2')}
                alt={gallery.pictureOf('Schema')}
                className="shadow-sheet"
              />
            </div>
          </div>
        </figure>
        <figure className="border-t border-line bg-sheet sm:border-t-0 sm:border-l">
          <figcaption className="small-caps px-5 py-3 text-ink-faint">{proof.reading}</figcaption>
          <dl className="px-5 pb-5 font-mono text-xs">
            {FIELDS.map(({ name, value }) => (
              <div key={name} className="grid grid-cols-[5.5rem_1fr] gap-2 border-t border-line py-1.5">
                <dt className="text-ink-faint">{name}</dt>
                <dd className="min-w-0">{value}</dd>
              </div>
            ))}
          </dl>
        </figure>
      </div>
    </section>
  );
}
