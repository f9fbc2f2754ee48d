import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyLetter } from '#documents/letter/empty.ts';
import { emptyResume } from '#documents/resume/empty.ts';
import { photoBytes } from '#editor/photo/photo-bytes.ts';
import { photographer } from './photographed.ts';
import type { PreviewDocument } from './protocol.ts';

vi.mock('#editor/photo/photo-bytes.ts', () => ({ photoBytes: vi.fn<typeof photoBytes>() }));

const BYTES = new Uint8Array([1, 2, 3]);
/** In a design that has a place for a photo. */
const withPhoto = (id: string): PreviewDocument => ({
  kind: 'resume',
  templateId: 'purpose-5',
  data: { ...emptyResume(), photo: { ...emptyResume().photo, id } },
});
const RESUME = withPhoto('a');

/** A photo that is asked for and comes when it is told to. */
function setUp() {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array | undefined>();
  vi.mocked(photoBytes).mockReturnValue(promise);
  const cameLate = vi.fn<() => void>();
  return { photographed: photographer(cameLate), cameLate, come: resolve, fail: reject };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a photo that comes in time is waited for, and drawn with no word of it', async () => {
  const { photographed, cameLate, come } = setUp();
  const drawn = photographed(RESUME);
  await vi.advanceTimersByTimeAsync(1_900);
  come(BYTES);
  expect(await drawn).toEqual({ ...RESUME, photo: BYTES });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(cameLate).not.toHaveBeenCalled();
});

test('a photo that comes late is told once, however often it was drawn without, and drawn from then on', async () => {
  const { photographed, cameLate, come } = setUp();
  const drawings = [photographed(RESUME), photographed(RESUME)];
  await vi.advanceTimersByTimeAsync(2_000);
  for (const drawn of drawings) expect(await drawn).toBe(RESUME);
  // No letter waits for it again.
  expect(photographed(RESUME)).toBe(RESUME);
  expect(cameLate).not.toHaveBeenCalled();
  come(BYTES);
  await vi.advanceTimersByTimeAsync(0);
  expect(cameLate).toHaveBeenCalledOnce();
  expect(await photographed(RESUME)).toEqual({ ...RESUME, photo: BYTES });
});

test('a photo that is not there, or cannot be had, draws nothing again', async () => {
  for (const end of ['come', 'fail'] as const) {
    const parts = setUp();
    const drawn = parts.photographed(RESUME);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await drawn).toBe(RESUME);
    parts[end](undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(parts.cameLate).not.toHaveBeenCalled();
    // What was tried again is waited for again.
    expect(parts.photographed(RESUME)).toBeInstanceOf(Promise);
  }
});

test('what prints no photo is drawn at once', () => {
  const { photographed } = setUp();
  const letter: PreviewDocument = { kind: 'letter', templateId: 'professional-1', data: emptyLetter() };
  for (const document of [withPhoto(''), { ...RESUME, templateId: 'modern-1' }, letter])
    expect(photographed(document)).toBe(document);
});
