import type { LetterData } from '#documents/letter/schema.ts';
import type { DocumentSession } from '#editor/session/document-session.ts';

export type LetterSession = DocumentSession<LetterData>;
