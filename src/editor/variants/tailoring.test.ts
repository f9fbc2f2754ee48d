import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIRST_DRAWING, NEWEST_DRAWING } from '#documents/look/drawing.ts';
import { firstDrawn } from '#tests/factories/first-drawn.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

import { BASE, OWN, openTailored, withPhone } from './testing/open-tailored.ts';

const marked = ({ tailoring }: ReturnType<typeof openTailored>) =>
  tailoring.state().marks.map(({ at }) => at);

describe('an open resume and its base', () => {
  it('are compared when the writing pauses, and not at a key', async () => {
    const opened = openTailored();
    await opened.tailoring.refresh();
    opened.session.edit((content) => ({ ...content, data: withPhone('1')(content.data) }));
    expect(marked(opened)).toEqual([]);
    await vi.advanceTimersByTimeAsync(500);
    expect(marked(opened)).toEqual(['personalInfo.phone']);
  });

  it('come together by taking what the base has, as an edit that can be undone', async () => {
    const opened = openTailored(withPhone('1'));
    const { session, tailoring } = opened;
    await tailoring.refresh();
    tailoring.take(tailoring.state().marks[0]!);
    expect(session.state().content.data).toEqual(typicalResume());
    expect(marked(opened)).toEqual([]);
    session.undo();
    expect(session.state().content.data.personalInfo.phone).toBe('1');
  });

  it('have one look where the base’s is taken, its drawing with it, and the words stay', async () => {
    const opened = openTailored((data) => withPhone('1')(firstDrawn(data)));
    const { session, tailoring, documents, find } = opened;
    documents.set(BASE, { ...find(BASE), templateId: 'tech-1' });
    await tailoring.refresh();
    tailoring.takeLook();
    const { templateId, data } = session.state().content;
    expect(templateId).toBe('tech-1');
    expect(data).toEqual(withPhone('1')(typicalResume()));
    expect(data.settings.drawing).toBe(NEWEST_DRAWING);
    session.undo();
    expect(session.state().content.data.settings.drawing).toBe(FIRST_DRAWING);
  });

  it('come together by putting it in the base, also where another save of that was faster, and all else of it stays', async () => {
    const opened = openTailored(withPhone('1'));
    const { tailoring, gateway, documents, find } = opened;
    await tailoring.refresh();
    const { read } = gateway;
    let isFirst = true;
    gateway.read = async (id) => {
      const answer = await read(id);
      const newer = { ...find(BASE), version: 2, data: { ...typicalResume(), summary: 'Meanwhile' } };
      if (isFirst) documents.set(BASE, newer);
      isFirst = false;
      return answer;
    };
    const undo = await tailoring.put(tailoring.state().marks[0]!);
    expect(find(BASE).data).toEqual({ ...withPhone('1')(typicalResume()), summary: 'Meanwhile' });
    await undo();
    expect(find(BASE).data).toEqual({ ...typicalResume(), summary: 'Meanwhile' });
  });

  it('are looked at again where the resume has followed a newer base than is known, and what came is told', async () => {
    const { session, tailoring, documents, find } = openTailored();
    await tailoring.refresh();
    const data = withPhone('2')(typicalResume());
    documents.set(BASE, { ...find(BASE), version: 2, data });
    const base = { id: BASE, title: 'Base', version: 2 };
    session.follow({ ...find(OWN), version: 2, data, base });
    await vi.advanceTimersByTimeAsync(0);
    expect(tailoring.state().cameIn).toBe('Phone');
    tailoring.undoArrival();
    expect(session.state().content.data).toEqual(typicalResume());
    expect(tailoring.state().cameIn).toBeNull();
    expect(session.state().history.past).toHaveLength(1);
  });

  it('let what both changed be decided: the texts come together, and the next save tells', async () => {
    const { session, tailoring, find } = openTailored();
    const { phone } = typicalResume().personalInfo;
    const conflict = { path: 'personalInfo.phone', was: '0', mine: phone, theirs: '2' };
    const base = { id: BASE, title: 'Base', version: 1 };
    session.follow({ ...find(OWN), version: 2, base, conflicts: [conflict] });
    await tailoring.refresh();
    const [decision] = tailoring.state().decisions;
    tailoring.decide(decision!, 'theirs');
    expect(session.state().content.data.personalInfo.phone).toBe('2');
    expect(session.state().following.settled).toEqual([conflict]);
    expect(tailoring.state().decisions).toEqual([]);
  });

  it.each([
    ['mine', 'before'],
    ['theirs', 'before'],
    ['mine', 'after'],
    ['theirs', 'after'],
  ] as const)(
    'let %s be taken back %s the next save, with all that was written since',
    async (which, when) => {
      const { session, tailoring, documents, find } = openTailored();
      const { phone } = typicalResume().personalInfo;
      const conflict = { path: 'personalInfo.phone', was: '0', mine: phone, theirs: '2' };
      const base = { id: BASE, title: 'Base', version: 1 };
      documents.set(OWN, { ...find(OWN), version: 2, base, conflicts: [conflict] });
      session.follow(find(OWN));
      await tailoring.refresh();
      const undo = tailoring.decide(tailoring.state().decisions[0]!, which);
      session.edit((content) => ({ ...content, data: { ...content.data, summary: 'Since' } }));
      if (when === 'after') expect(await session.save('person')).toMatchObject({ kind: 'saved' });
      expect(tailoring.state().decisions).toEqual([]);
      undo();
      expect(tailoring.state().decisions).toMatchObject([{ at: 'personalInfo.phone', conflict }]);
      expect(session.state().content.data).toMatchObject({ personalInfo: { phone }, summary: 'Since' });
      tailoring.decide(tailoring.state().decisions[0]!, 'mine');
      expect(tailoring.state().decisions).toEqual([]);
      expect(await session.save('person')).toMatchObject({ kind: 'saved' });
      expect(session.state().following).toMatchObject({ conflicts: [], settled: [] });
    },
  );

  it('are compared once for what is decided or taken back', async () => {
    const { session, tailoring, documents, find } = openTailored();
    await tailoring.refresh();
    const data = withPhone('2')(typicalResume());
    documents.set(BASE, { ...find(BASE), version: 2, data });
    const base = { id: BASE, title: 'Base', version: 2 };
    const conflict = { path: 'summary', was: '0', mine: typicalResume().summary, theirs: '2' };
    session.follow({ ...find(OWN), version: 2, data, base, conflicts: [conflict] });
    await vi.advanceTimersByTimeAsync(0);
    const seen = vi.fn();
    tailoring.subscribe(seen);
    tailoring.decide(tailoring.state().decisions[0]!, 'theirs');
    expect(seen).toHaveBeenCalledTimes(1);
    expect(tailoring.state().cameIn).toBe('Phone');
    tailoring.undoArrival();
    expect(seen).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(500);
    expect(seen).toHaveBeenCalledTimes(2);
  });

  it('stay to be decided when the base is gone, as of a base that is followed no longer', async () => {
    const { session, tailoring, find } = openTailored();
    const conflict = { path: 'summary', was: '0', mine: typicalResume().summary, theirs: '2' };
    const base = { id: BASE, title: 'Base', version: 1 };
    session.follow({ ...find(OWN), version: 2, base, conflicts: [conflict] });
    await tailoring.refresh();
    expect(tailoring.state()).toMatchObject({ isFollowing: true, decisions: [{ at: 'summary' }] });
    session.follow({ ...find(OWN), version: 2, base: null, conflicts: [conflict] });
    expect(tailoring.state()).toMatchObject({ isFollowing: false, decisions: [{ at: 'summary' }] });
  });
});
