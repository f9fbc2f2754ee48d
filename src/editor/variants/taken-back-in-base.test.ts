import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { BASE, OWN, openTailored, withPhone } from './testing/open-tailored.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each(['saved', 'unsaved'])(
  'what was put in the base and is taken back there stays the resume’s own, also once both had it, with other work %s',
  async (work) => {
    const { session, tailoring, documents, find, gateway } = openTailored(withPhone('1'));
    await tailoring.refresh();
    const undo = await tailoring.put(tailoring.state().marks[0]!);
    const followed = (version: number) => ({ id: BASE, title: 'Base', version });
    session.follow({ ...find(OWN), version: 2, base: followed(2) });
    documents.set(OWN, { ...find(OWN), version: 2, base: followed(2) });
    if (work === 'unsaved')
      session.edit((content) => ({ ...content, data: { ...content.data, summary: 'New' } }));
    // As the server does: it takes what only the base has changed.
    const { read, update } = gateway;
    const follow = () => {
      const { version, data } = find(OWN);
      if (find(BASE).version < 3 || find(OWN).base?.version === 3) return;
      const back = withPhone(typicalResume().personalInfo.phone)(data);
      documents.set(OWN, { ...find(OWN), version: version + 1, data: back, base: followed(3) });
    };
    gateway.read = async (id) => {
      if (id === OWN) follow();
      return read(id);
    };
    gateway.update = async (id, content, version, ...more) => {
      if (id === OWN) follow();
      return update(id, content, version, ...more);
    };
    await undo();
    await tailoring.refresh();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(find(BASE).data).toEqual(typicalResume());
    const kept = withPhone('1')(typicalResume());
    const data = work === 'unsaved' ? { ...kept, summary: 'New' } : kept;
    expect(session.state().content.data).toEqual(data);
    expect(find(OWN).data).toEqual(data);
    expect(tailoring.state().cameIn).toBeNull();
    expect(tailoring.state().marks[0]?.at).toBe('personalInfo.phone');
  },
);
