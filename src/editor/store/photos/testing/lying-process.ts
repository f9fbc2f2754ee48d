import { once } from 'node:events';

/* A process that was taken over: it answers what the last byte of the picture says, and nothing that is a photo. */

const ANSWERS: readonly unknown[] = [null, 5, 'text', { bytes: 'text' }, { bytes: Buffer.from('<svg/>') }];

const [sent] = (await once(process, 'message')) as [Uint8Array]; // The maker's message.
process.send?.(ANSWERS[sent.at(-1) ?? 0]);
