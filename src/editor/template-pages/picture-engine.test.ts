import { describe, expect, it } from 'vitest';
import { emptyResume } from '#documents/resume/empty.ts';
import { createPictureEngine, type PictureWorker } from './picture-engine.ts';

const DOCUMENT = { kind: 'resume', templateId: 'modern-1', data: emptyResume() } as const;

/** Workers whose memory grows by 100 MB a picture. */
function setUp(answers: 'picture' | 'refused' | 'fails' = 'picture') {
  const started: { pictures: number; closed: boolean }[] = [];
  const engine = createPictureEngine((): PictureWorker => {
    const worker = { pictures: 0, closed: false };
    started.push(worker);
    return {
      ready: Promise.resolve(),
      picture: () => {
        worker.pictures += 1;
        if (answers === 'fails') return Promise.reject(new Error('out of memory'));
        if (answers === 'refused') return Promise.resolve({ type: 'refused', message: '' });
        return Promise.resolve({
          type: 'picture',
          picture: new Blob(['page']),
          pages: 2,
          memoryBytes: worker.pictures * 100_000_000,
        });
      },
      close: () => void (worker.closed = true),
    };
  });
  return { started, draw: () => engine.draw(DOCUMENT, 300), rest: engine.rest };
}

describe('the engine of the pictures', () => {
  it('starts with the first picture, and anew when its memory is full or it has rested', async () => {
    const { started, draw, rest } = setUp();
    expect(started).toHaveLength(0);
    for (let drawing = 0; drawing < 3; drawing += 1) expect(await draw()).toMatchObject({ pages: 2 });
    expect(started).toEqual([{ pictures: 3, closed: true }]);
    await draw();
    expect(started).toHaveLength(2);
    rest();
    expect(started[1]).toEqual({ pictures: 1, closed: true });
    await draw();
    expect(started).toHaveLength(3);
  });

  it('rests only once all that was asked for is drawn', async () => {
    const { started, draw, rest } = setUp();
    const both = [draw(), draw()];
    rest();
    expect(await Promise.all(both)).toHaveLength(2);
    expect(started).toEqual([{ pictures: 2, closed: true }]);
  });

  it('answers nothing for a document that cannot be set, and goes on', async () => {
    const { started, draw } = setUp('refused');
    expect(await draw()).toBeNull();
    expect(await draw()).toBeNull();
    expect(started).toEqual([{ pictures: 2, closed: false }]);
  });

  it('ends a worker that failed', async () => {
    const { started, draw } = setUp('fails');
    await expect(draw()).rejects.toThrow('out of memory');
    expect(started).toEqual([{ pictures: 1, closed: true }]);
  });
});
