import { applicationKind } from '#features/applications/application-kind.ts';
import type { AnyKind } from '#editor/session/edited-kind.ts';
import { EDITED_KINDS } from './document-kinds.ts';

/** Every kind that somebody writes: what logging out asks about. Apart, so that the dashboard does without the others. */
export const WRITTEN_KINDS: readonly AnyKind[] = [...EDITED_KINDS, applicationKind];
