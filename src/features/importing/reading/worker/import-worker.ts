import { answerCalls } from '#platform/worker-channel.ts';
import type { ImportCalls } from '../protocol.ts';
import { createImportReader } from './import-reader.ts';

/*
 * The reader of files in the browser: a module worker that reads one file or text and draws its pages. Its own policy
 * lets it fetch nothing but parts of its program, so that a file cannot leave it.
 */

answerCalls<ImportCalls>(createImportReader(), {
  transferOf: (answer) => (answer instanceof ImageBitmap ? [answer] : []),
});
