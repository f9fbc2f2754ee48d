import type { ApplicationData } from '#documents/application/schema.ts';
import type { DownloadWarning } from '#editor/builder/download-warning.ts';
import type { AnyKind } from '#editor/session/edited-kind.ts';
import type { Content } from '#editor/session/content.ts';

/** What applications are made with: put together in `main`, since no feature knows another. */
export type DeskKinds = {
  resume: AnyKind;
  letter: AnyKind;
  /** What a download of a document would warn of. */
  warningsOf(kind: 'resume' | 'letter', data: Record<string, unknown>): Promise<readonly DownloadWarning[]>;
  /**
   * A letter for an application: to whom and for what, from the person of the resume, where one is chosen.
   * @param language of the letter; that of the resume where it is missing
   */
  letterFor(
    application: ApplicationData,
    resume: Content<Record<string, unknown>> | null,
    language?: string,
  ): Promise<Content<Record<string, unknown>>>;
};
