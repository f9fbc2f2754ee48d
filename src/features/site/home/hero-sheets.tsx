import { classNames } from '#ui/class-names.ts';
import { resumePicture } from '#ui/template-picture/resume-pictures.ts';
import { TemplatePicture } from '#ui/template-picture/template-picture.tsx';
import { gallery } from '../content/galleries.ts';
import { hero } from '../content/home.ts';
import { CropMarks } from './crop-marks.tsx';

/** Each sheet a step lower and to the right, so that the head of every page is seen; the last lies on top. */
const PLACES = ['left-0 top-0', 'left-[18%] top-[17%]', 'left-[36%] top-[34%]'] as const;

/** Three pages on their sheets, still with the printer's marks; their feet run off the edge. */
export function HeroSheets() {
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
