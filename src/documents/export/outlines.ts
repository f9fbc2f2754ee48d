import type { DocumentToPrint } from '../printable.ts';
import { letterOutline } from './letter-outline.ts';
import type { Outline } from './outline.ts';
import { resumeOutline } from './resume-outline.ts';

/** A document of any kind as a row of parts. */
export function outlineOf(document: DocumentToPrint): Outline {
  switch (document.kind) {
    case 'resume':
      return resumeOutline(document);
    case 'letter':
      return letterOutline(document);
  }
}
