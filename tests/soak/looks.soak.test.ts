import { resumeDocuments } from '#tests/factories/resume-documents.ts';
import { proveLooks } from '#tests/proof/prove-looks.ts';

const isFull = process.env.SOAK === 'full';

// Twelve looks of every design with every kind of document.
proveLooks(isFull ? { looks: 12, kinds: resumeDocuments.length } : { looks: 1, kinds: 1 });
