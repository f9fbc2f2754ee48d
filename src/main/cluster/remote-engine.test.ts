import { expect, test } from 'vitest';
import type { Engine, EngineRequest, Requester } from '#documents/render/engine.ts';
import { EngineBusyError, RenderDeadlineError, RenderFailedError } from '#documents/render/engine-errors.ts';
import type { Printable } from '#documents/printable.ts';
import { joinedEnds } from '#tests/support/joined-ends.ts';
import { serveEngine } from './serve-engine.server.ts';
import type { PrintingCalls } from './machine-calls.ts';
import { remoteEngine } from './remote-engine.server.ts';

const JOB: Printable = { entry: 'receipt', model: { sum: 7 }, creationTime: new Date(0) };
const ANA = { person: 'ana', urgency: 'preview' } as const;

/** An engine in another process, of which some jobs never end. */
function setUp(pdf: Engine['pdf'], assertRoom: Engine['assertRoom'] = () => undefined) {
  const never = () => new Promise<never>(() => undefined);
  const engine: Engine = {
    ...{ pdf, svg: never, exchange: never, copy: never, readBack: never, assertRoom },
    isReady: () => Promise.resolve(true),
    close: () => Promise.resolve(),
  };
  const serving = serveEngine(engine);
  return { remote: remoteEngine(joinedEnds<PrintingCalls>(serving.handlers)), serving };
}

test('whether pages can be set is the answer of where they are', async () => {
  const { remote } = setUp(() => new Promise(() => undefined));
  expect(await remote.isReady()).toBe(true);
});

test('a file comes as bytes, and the engine is told what it is asked and by whom', async () => {
  const seen: unknown[] = [];
  const { remote } = setUp((document, request) => {
    seen.push(document, request?.person, request?.urgency);
    return Promise.resolve({ bytes: new Uint8Array([37, 80]), pages: 1, unsupportedCharacters: [] });
  });
  expect(await remote.pdf(JOB, ANA)).toEqual({
    ...{ bytes: new Uint8Array([37, 80]), pages: 1, unsupportedCharacters: [] },
  });
  expect(seen).toEqual([JOB, 'ana', 'preview']);
});

test.each([new EngineBusyError(7), new RenderDeadlineError(5_000), new RenderFailedError(['a', 'b'])])(
  'what goes wrong there is the same error here: $name',
  async (error) => {
    const { remote } = setUp(() => Promise.reject(error));
    await expect(remote.pdf(JOB, ANA)).rejects.toStrictEqual(error);
    // One that fails ends nothing else.
    await expect(remote.pdf(JOB, ANA)).rejects.toStrictEqual(error);
  },
);

test('room is looked at where the jobs of all processes are', async () => {
  const asked: (Requester | undefined)[] = [];
  const { remote } = setUp(
    () => Promise.reject(new Error('not asked')),
    (asker) => {
      asked.push(asker);
      throw new EngineBusyError(3);
    },
  );
  await expect(Promise.resolve(remote.assertRoom(ANA))).rejects.toStrictEqual(new EngineBusyError(3));
  expect(asked).toEqual([ANA]);
});

test('a job that nobody waits for any more is withdrawn there, and its caller waits no longer', async () => {
  const withdrawn = Promise.withResolvers<void>();
  const { remote } = setUp((_, request) => untilWithdrawn(request, withdrawn.resolve));
  const leaving = new AbortController();
  const job = remote.pdf(JOB, { ...ANA, signal: leaving.signal });
  leaving.abort();
  await expect(job).rejects.toThrow('aborted');
  await withdrawn.promise;
});

test('jobs of a process that is gone are withdrawn', async () => {
  let many = 0;
  const { remote, serving } = setUp((_, request) => untilWithdrawn(request, () => (many += 1)));
  const jobs = [remote.pdf(JOB, ANA), remote.pdf(JOB, ANA)];
  await new Promise((next) => setTimeout(next));
  serving.drop();
  for (const job of jobs) await expect(job).rejects.toThrow('withdrawn');
  expect(many).toBe(2);
});

test('once it closes nothing more is asked, and what is under way ends first', async () => {
  const finish = Promise.withResolvers<Awaited<ReturnType<Engine['pdf']>>>();
  const { remote } = setUp(() => finish.promise);
  const job = remote.pdf(JOB, ANA);
  let isClosed = false;
  const closed = remote.close().then(() => (isClosed = true));
  await expect(remote.pdf(JOB, ANA)).rejects.toThrow(EngineBusyError);
  expect(isClosed).toBe(false);
  finish.resolve({ bytes: new Uint8Array(1), pages: 1, unsupportedCharacters: [] });
  expect((await job).pages).toBe(1);
  await closed;
});

function untilWithdrawn(request: EngineRequest | undefined, told: () => void): Promise<never> {
  return new Promise((_, reject) => {
    request?.signal?.addEventListener('abort', () => {
      told();
      reject(request.signal?.reason);
    });
  });
}
