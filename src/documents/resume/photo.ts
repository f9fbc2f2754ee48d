import type { PhotoShape } from '../catalog/design.ts';
import { resumeDesign } from '../catalog/designs.ts';
import type { Drawing } from '../look/drawing.ts';
import { printedPhoto, type PrintedPhoto } from '../photo/printed-photo.ts';
import { cleanLine } from '../text/clean.ts';
import { languageOf } from '../text/languages/languages.ts';
import type { Photo, ResumeData } from './schema.ts';

/**
 * What has to be known of a resume to tell which photo it prints. Drafts, and what was stored before there were photos,
 * have no such part.
 */
type Photographed = {
  templateId: string;
  data: { photo?: Partial<Photo> | undefined; settings: { drawing: Drawing } };
};

/** The shape that a template has a place for; nothing where it has none. */
export function photoShapeOf({ templateId, data }: Photographed): PhotoShape | undefined {
  return resumeDesign(templateId, data.settings.drawing).photo;
}

/** The id of the photo that a resume prints: of the one that it names, if its template has a place for one. */
export function printedPhotoId(resume: Photographed): string | undefined {
  const id = resume.data.photo?.id;
  return id && photoShapeOf(resume) ? id : undefined;
}

/** The photo of a resume as the engine takes it; nothing where none is printed. */
export function resumePhoto(resume: {
  templateId: string;
  data: ResumeData;
  photo?: Uint8Array | undefined;
}): PrintedPhoto | undefined {
  if (printedPhotoId(resume) === undefined) return undefined;
  const { photo, personalInfo, settings } = resume.data;
  const name = cleanLine(`${personalInfo.firstName} ${personalInfo.lastName}`);
  return printedPhoto(resume.photo, {
    alt: cleanLine(photo.alt) || languageOf(settings.language).photo(name),
    crop: photo.crop,
  });
}
