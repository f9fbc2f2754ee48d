import type { ResumeData } from '#documents/resume/schema.ts';
import type { DocumentWords } from '#editor/merge/conflict-words.ts';
import type { EditedKind } from '#editor/session/edited-kind.ts';
import type { Reviewed } from '../review/review-screen.tsx';

export type IntoResumeProps = {
  kind: EditedKind<ResumeData>;
  words: DocumentWords;
  /** The design that it was printed in, where the file says so. */
  templateId: string | null;
} & Reviewed;
