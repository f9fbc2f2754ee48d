import type { PrintedKindName } from '#documents/printed-kinds.ts';
import type { Picture } from '#ui/template-picture/template-picture.tsx';

/** A template's picture with an example's text, where one has been drawn. */
export type SamplePicture = (templateId: string) => Picture | undefined;

const LOADS: Readonly<Record<PrintedKindName, () => Promise<SamplePicture>>> = {
  resume: async () => (await import('#ui/template-picture/resume-pictures.ts')).resumePicture,
  letter: async () => (await import('#ui/template-picture/letter-pictures.ts')).letterPicture,
};

/** Pictures of a kind's templates. Their addresses alone are some KB: they are loaded with what shows them. */
export function loadSample(kind: PrintedKindName): Promise<SamplePicture> {
  return LOADS[kind]();
}
