import { fork } from 'node:child_process';
import { EngineBusyError } from '#documents/render/engine-errors.ts';
import { childEnvironment } from '#documents/render/server/child-environment.server.ts';
import { startJobTime } from '#documents/render/server/job-time.server.ts';
import { AppError } from '#platform/http/app-error.ts';
import {
  BROKEN_PICTURE,
  EMPTY_PICTURE,
  MOVING_PICTURE,
  refusalOf,
  TOO_MANY_PIXELS_SENT,
} from '#editor/photo/picture-refusals.ts';
import { isTaken, pictureKind } from '#editor/photo/picture-kind.ts';
import { PHOTO_BYTES_MAX } from '#editor/photo/photo-limits.ts';
import { pictureHead } from '#documents/photo/picture-head.ts';
import { busy, PhotoTurns } from './photo-turns.ts';
import { withMemoryOf } from './process-bounds.server.ts';
import type { Remade } from './remake.server.ts';

/** Past so much work the process is killed: what reads a picture cannot be stopped otherwise. */
const DEADLINE_MS = 15_000;
/**
 * Most memory that the process may write to, in KB. Of these V8 sets 520 MB aside for code, and Node takes 140 more; the
 * hungriest picture that is taken comes to 880 in all.
 */
const MEMORY_KB = 1_250_000;

export type PhotoMaker = {
  /** Before a picture is read. @throws AppError where it would have no place */
  assertRoom(person: string): void;
  /** @throws AppError where it is no picture that is taken, or nobody has time for it */
  make(person: string, sent: Uint8Array, signal: AbortSignal): Promise<Uint8Array>;
};

/**
 * Makes pictures anew, each in a process of its own: whoever finds a hole in what reads them finds no secret in its environment, and
 * one that takes too long, or all the memory, takes no call with it.
 * @param entry of the process
 */
export function createPhotoMaker(entry: string, deadlineMs = DEADLINE_MS): PhotoMaker {
  const turns = new PhotoTurns();
  return {
    assertRoom: (person) => turns.assertRoom(person),
    async make(person, sent, signal) {
      assertTaken(sent);
      const made = await turns.run(person, signal, () => remadeApart(entry, sent, { deadlineMs, signal }));
      // A process that was taken over answers whatever it likes.
      if (typeof made !== 'object' || made === null) throw new AppError('picture_broken', BROKEN_PICTURE);
      if (!('bytes' in made)) throw refused(made.refused);
      if (!isKeepable(made.bytes)) throw new AppError('picture_broken', BROKEN_PICTURE);
      return made.bytes;
    },
  };
}

function assertTaken(sent: Uint8Array): void {
  if (sent.length === 0) throw new AppError('invalid_request', EMPTY_PICTURE);
  const kind = pictureKind(sent);
  if (!isTaken(kind)) throw new AppError('picture_not_taken', refusalOf(kind));
}

function isKeepable(made: unknown): made is Uint8Array {
  return made instanceof Uint8Array && made.length <= PHOTO_BYTES_MAX && pictureHead(made)?.format === 'jpg';
}

function refused(why: Extract<Remade, { refused: string }>['refused']): AppError {
  if (why === 'moving') return new AppError('picture_not_taken', MOVING_PICTURE);
  if (why === 'too many pixels') return new AppError('picture_too_large', TOO_MANY_PIXELS_SENT);
  return new AppError('picture_broken', BROKEN_PICTURE);
}

type Bounds = { deadlineMs: number; signal: AbortSignal };

/**
 * A process that ends without an answer, by itself or past its deadline, could not read the picture. What counts is the
 * time that it worked: where the machine has none for it, that is no fault of the picture's.
 */
function remadeApart(entry: string, sent: Uint8Array, { deadlineMs, signal }: Bounds): Promise<Remade> {
  const child = fork(entry, [], {
    serialization: 'advanced',
    ...withMemoryOf(MEMORY_KB),
    env: childEnvironment(),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const { promise: gone, resolve: isGone } = Promise.withResolvers<void>();
  const overdue = startJobTime(child.pid, deadlineMs);
  const kill = () => void child.kill('SIGKILL');
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', kill, { once: true });
  return new Promise<Remade>((resolve, reject) => {
    const look = (): void => {
      const left = overdue();
      if (typeof left === 'number') return void (timer = setTimeout(look, left));
      if (left instanceof EngineBusyError) reject(busy());
      else resolve({ refused: 'broken' });
    };
    timer = setTimeout(look, deadlineMs);
    child.once('message', (made: Remade) => resolve(made));
    const ended = (): void => {
      isGone();
      resolve({ refused: 'broken' });
    };
    child.once('exit', ended);
    child.once('error', ended);
    // A failure to write means that it is ending, which its exit tells as well.
    child.send(sent, () => undefined);
  }).finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', kill);
    kill();
    // The next one has its place, and the memory, once this one has let go of both.
    return gone;
  });
}
