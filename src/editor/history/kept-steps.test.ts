import { describe, expect, it } from 'vitest';
import { memoryTable } from '#editor/device/testing/memory-table.ts';
import { withValueAt, type Content } from '#editor/session/content.ts';
import { withKeptSteps } from '#editor/session/keep-steps.ts';
import { startStored } from '#editor/session/session-start.ts';
import { createStepStore, withinBudget, type KeptSteps } from './kept-steps.ts';
import { noHistory, recorded, undone } from './history.ts';

type Data = { summary: string; jobs: { id: string; text: string }[] };

const first: Content<Data> = {
  title: 'Mine',
  templateId: 'modern-1',
  data: { summary: '', jobs: [{ id: 'a', text: 'x'.repeat(1_000) }] },
};

/** A document in which each of these was written, one step each. */
function written(...texts: string[]): KeptSteps<Data> {
  let [content, history] = [first, noHistory<Data>()];
  for (const [index, text] of texts.entries()) {
    const after = withValueAt(content, 'data.summary', text);
    history = recorded(history, content, after, index * 10_000);
    content = after;
  }
  return { content, history, version: 3 };
}

const now = new Date();
const opened = ({ title, templateId, data }: Content<Data>) =>
  startStored({ id: 7, version: 3, title, templateId, data: structuredClone(data) }, undefined, 'resume/7');

describe('the steps of a document', () => {
  it('are taken back after they came from the device, up to the first', async () => {
    const store = createStepStore(1, memoryTable().table);
    await store.keep('resume/7', written('one', 'two'));
    const start = withKeptSteps(opened(written('two').content), await store.find<Data>('resume/7'), now);
    const history = start.history ?? noHistory();
    const once = undone(history, start.content, {});
    expect(once?.content.data.summary).toBe('one');
    const twice = once && undone(once.history, once.content, {});
    expect(twice?.content.data).toEqual(first.data);
    expect(twice && undone(twice.history, twice.content, {})).toBeUndefined();
  });

  it('go with a document that has changed elsewhere, and what is saved is known as saved where they fit', async () => {
    const kept = structuredClone(written('one'));
    const other = opened(written('from elsewhere').content);
    expect(withKeptSteps(other, kept, now)).toBe(other);
    const { content, base } = withKeptSteps(opened(kept.content), kept, now);
    expect(content.data).toBe(kept.content.data);
    expect(base?.data).toBe(content.data);
  });

  it('stay with a document that was renamed elsewhere, whose title is not taken back', () => {
    const kept = written('one');
    const start = withKeptSteps(opened({ ...kept.content, title: 'Renamed' }), kept, now);
    expect(undone(start.history ?? noHistory(), start.content, {})?.content).toEqual({
      ...first,
      title: 'Renamed',
    });
  });

  it('go on with what was written here until the page was gone, as one step more', () => {
    const kept = written('one');
    const { title, templateId, data } = structuredClone(kept.content);
    const draft = {
      title,
      templateId,
      data: { ...data, summary: 'one and two' },
      baseVersion: 3,
      writtenAt: '',
    };
    const stored = { id: 7, version: 3, title, templateId, data };
    const start = withKeptSteps(startStored(stored, draft, 'resume/7'), kept, now);
    const once = undone(start.history ?? noHistory(), start.content, {});
    expect(once?.trace).toEqual({ path: 'data.summary', caret: 3 });
    expect(once?.content.data).toBe(kept.content.data);
    expect(once && undone(once.history, once.content, {})?.content.data).toEqual(first.data);
    // The save of it had arrived, or it was written on another version.
    const arrived = startStored({ ...stored, version: 4, data: draft.data }, draft, 'resume/7');
    expect(withKeptSteps(arrived, kept, now).history?.past).toHaveLength(2);
    const later = startStored({ ...stored, version: 4 }, { ...draft, baseVersion: 4 }, 'resume/7');
    expect(withKeptSteps(later, kept, now).history).toBeUndefined();
  });

  it('are of one account and one document, and go when it logs out', async () => {
    const { table, rows } = memoryTable();
    const [mine, others] = [createStepStore(1, table), createStepStore(12, table)];
    await mine.keep('resume/7', written('seven'));
    await mine.keep('resume/70', written('seventy'));
    await others.keep('resume/7', written('theirs'));
    expect((await mine.find<Data>('resume/7'))?.content.data.summary).toBe('seven');
    await mine.drop('resume/7');
    expect(await mine.find('resume/7')).toBeUndefined();
    await mine.clear();
    await mine.keep('resume/7', written('too late'));
    expect([...rows.keys()]).toEqual(['12:steps/resume/7']);
  });

  it('are nothing where the device keeps nothing, or has something else there', async () => {
    const { table, rows, break: breakTable } = memoryTable();
    const store = createStepStore(1, table);
    rows.set('1:steps/resume/7', { content: {}, history: { past: [{ path: 1 }], future: [] } });
    expect(await store.find('resume/7')).toBeUndefined();
    breakTable();
    await expect(store.keep('resume/7', written('one'))).resolves.toBeUndefined();
    expect(await store.find('resume/7')).toBeUndefined();
  });
});

describe('the budget', () => {
  it('lets the oldest steps go, and counts once what versions share', () => {
    const texts = Array.from({ length: 40 }, (_, index) => `${index} ${'y'.repeat(500)}`);
    const { content, history } = withinBudget(written(...texts), 20_000);
    expect(history.past.length).toBeGreaterThan(5);
    expect(history.past.length).toBeLessThan(40);
    expect(history.past.at(-1)?.after).toBe(content);
    // With the long text of each version counted anew there would be room for nine.
    expect(withinBudget(written(...texts), 20_000 + 40 * 1_300).history.past).toHaveLength(40);
  });
});
