import type { LetterData } from '#documents/letter/schema.ts';
import type { DocumentSession } from '#platform/document-store/editing/document-session.ts';

export type LetterSession = DocumentSession<LetterData>;
