import { letterKind } from '#features/cover-letters/letter-kind.ts';
import { resumeKind } from '#features/resumes/resume-kind.ts';
import type { AnyKind } from '#editor/session/edited-kind.ts';

/**
 * Every kind of documents in the browser, in the order in which people see them: what the dashboard lists and what logging
 * out asks about. On the server they are registered in src/documents/kinds.ts.
 */
export const EDITED_KINDS: readonly AnyKind[] = [resumeKind, letterKind];
