import { Link } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { resumePicture } from '#ui/template-picture/resume-pictures.ts';
import { TemplatePicture } from '#ui/template-picture/template-picture.tsx';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { PricedText } from '../pricing/priced-text.tsx';
import { facts, hero } from '../content/home.ts';
import { gallery } from '../content/galleries.ts';

export function Hero() {
  return (
    <div className="border-b border-line">
      <div className="overflow-hidden">
        <div className="page-width grid gap-x-12 lg:min-h-[36rem] lg:grid-cols-[6fr_5fr]">
          <div className="flex flex-col justify-center py-14 sm:py-20">
            <p className="small-caps text-accent">{hero.kind}</p>
            <h1 className="mt-3 max-w-[14ch] text-4xl">{hero.title}</h1>
            <p className="mt-6 max-w-[52ch] text-lg text-ink-soft">{hero.text}</p>
            <Calls className="mt-8" />
            <p className="mt-4">
              <Link to={hero.bring.path} className="font-semibold text-accent underline underline-offset-4">
                {hero.bring.label}
              </Link>
            </p>
            <p className="mt-5 text-sm text-ink-soft">
              <PricedText>{hero.note}</PricedText>
            </p>
          </div>
          <HeroSheets />
        </div>
      </div>
      <div className="border-t border-line bg-desk">
        <dl className="page-width grid grid-cols-2 gap-x-4 gap-y-5 py-7 lg:gap-x-0 lg:grid-cols-4">
          {facts.map(({ figure, text }) => (
            <div
              key={text}
              className="flex flex-col-reverse justify-end lg:border-l lg:border-line lg:px-6 lg:first:border-l-0 lg:first:pl-0"
            >
              <dt className="text-sm text-ink-soft">{text}</dt>
              <dd className="font-serif text-xl font-semibold">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

/** Printer's marks just outside the upper corners of what stands in the same box. */
export function CropMarks() {
  return (
    <div aria-hidden="true" className="pointer-events-none">
      <span className="absolute -top-8 left-0 h-5 border-l border-edge" />
      <span className="absolute -top-8 right-0 h-5 border-r border-edge" />
      <span className="absolute top-0 -left-8 w-5 border-t border-edge" />
      <span className="absolute top-0 -right-8 w-5 border-t border-edge" />
    </div>
  );
}

/** Each sheet a step lower and to the right, so that the head of every page is seen; the last lies on top. */
const PLACES = ['left-0 top-0', 'left-[18%] top-[17%]', 'left-[36%] top-[34%]'] as const;

/** Three pages on their sheets, still with the printer's marks; their feet run off the edge. */
function HeroSheets() {
  return (
    <div className="relative mx-auto h-80 w-full max-w-lg sm:h-120 lg:h-auto lg:max-w-none">
      <div className="absolute inset-x-4 top-6 aspect-square sm:inset-x-8 lg:right-0 lg:left-6 lg:top-14">
        {hero.sheets.map(({ id, name }, index) => (
          <div key={id} className={classNames('absolute w-[64%]', PLACES[index])}>
            {index === 0 && <CropMarks />}
            <TemplatePicture
              picture={resumePicture(id)}
              alt={gallery.pictureOf(name)}
              eager={index === hero.sheets.length - 1}
              sizes="(min-width: 1024px) 300px, min(56vw, 300px)"
              className="shadow-lifted"
            />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The two ways to begin. */
export function Calls({ className }: { className?: string }) {
  return (
    <div className={classNames('flex flex-col gap-3 sm:flex-row sm:flex-wrap', className)}>
      <ButtonLink to="/templates" size="large">
        {hero.resumes}
      </ButtonLink>
      <ButtonLink to="/cover-letter-templates" size="large" variant="secondary">
        {hero.letters}
      </ButtonLink>
    </div>
  );
}
