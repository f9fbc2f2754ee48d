import { letterKind } from '#features/cover-letters/letter-kind.ts';
import { resumeKind } from '#features/resumes/resume-kind.ts';
import type { AnyKind } from '#editor/session/edited-kind.ts';

/**
 * The kinds of documents in the browser that are set on pages, in the order in which people see them: what the dashboard
 * lists. On the server they are registered in src/documents/kinds.ts.
 */
export const EDITED_KINDS: readonly AnyKind[] = [resumeKind, letterKind];
