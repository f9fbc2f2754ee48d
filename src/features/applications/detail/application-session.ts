import type { ApplicationData } from '#documents/application/schema.ts';
import type { DocumentSession } from '#editor/session/document-session.ts';

export type ApplicationSession = DocumentSession<ApplicationData>;
