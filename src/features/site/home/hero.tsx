import { resumePicture } from '#ui/template-picture/resume-pictures.ts';
import { TemplatePicture } from '#ui/template-picture/template-picture.tsx';
import { gallery } from '../content/galleries.ts';
import { facts, hero } from '../content/home.ts';
import { Calls } from './calls.tsx';
import { CropMarks } from './crop-marks.tsx';

export function Hero() {
  return (
    <div className="border-b border-line">
      <div className="overflow-hidden">
        <div className="page-width grid gap-x-12 lg:min-h-[36rem] lg:grid-cols-[6fr_5fr]">
          <div className="flex flex-col justify-center py-14 sm:py-20">
            <h1 className="max-w-[14ch] text-4xl">{hero.title}</h1>
            <p className="mt-6 max-w-[52ch] text-lg text-ink-soft">{hero.text}</p>
            <Calls className="mt-8" />
            <p className="mt-5 text-sm text-ink-faint">{hero.note}</p>
          </div>
          {/* The page on its sheet, still with the printer's marks; its foot runs off the edge. */}
          <div className="relative mx-auto h-80 w-full max-w-md sm:h-96 lg:h-auto lg:max-w-none">
            <div className="absolute inset-x-8 top-4 lg:inset-x-10 lg:top-14">
              <CropMarks />
              <TemplatePicture
                picture={resumePicture('modern-1')}
                alt={gallery.pictureOf('Meridian')}
                eager
                sizes="(min-width: 1024px) 420px, min(100vw - 96px, 384px)"
                className="shadow-lifted"
              />
            </div>
          </div>
        </div>
      </div>
      <div className="border-t border-line bg-desk">
        <dl className="page-width grid grid-cols-2 gap-y-5 py-7 lg:grid-cols-4">
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
