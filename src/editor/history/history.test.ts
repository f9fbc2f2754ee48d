import { describe, expect, it } from 'vitest';
import type { Fields } from '#documents/fields.ts';
import { withValueAt, type Content } from '#editor/session/content.ts';
import {
  caretAfter,
  findChange,
  noHistory,
  recorded,
  redone,
  STEPS_MAX,
  TYPING_PAUSE_MS,
  undone,
} from './history.ts';

type Data = { name: string; town: string; jobs: { id: string }[]; include: boolean };

const FIELDS = {
  name: { kind: 'line', label: 'Name', print: 'name' },
} as const satisfies Fields;

const start: Content<Data> = {
  title: 'Mine',
  templateId: 'modern-1',
  data: { name: '', town: '', jobs: [], include: true },
};

/** A document with its history, as a person would work on it. */
function desk(content = start) {
  let history = noHistory<Data>();
  let at = 0;
  const turn = (way: typeof undone<Data>) => {
    const turned = way(history, content, FIELDS);
    if (turned) ({ history, content } = turned);
    return turned?.trace;
  };
  return {
    now: () => content,
    change(path: string, value: unknown, pause = 10) {
      at += pause;
      const after = withValueAt(content, path, value);
      history = recorded(history, content, after, at);
      content = after;
    },
    fromElsewhere: (path: string, value: unknown) => (content = withValueAt(content, path, value)),
    undo: () => turn(undone),
    redo: () => turn(redone),
  };
}

describe('typing', () => {
  it('in one go is one step', () => {
    const { change, undo, now } = desk();
    for (const text of ['A', 'An', 'Ana']) change('data.name', text);
    expect(undo()).toEqual({ path: 'data.name', caret: 0 });
    expect(now()).toBe(start);
    expect(undo()).toBeUndefined();
  });

  it('after a pause is another step', () => {
    const { change, undo, now } = desk();
    change('data.name', 'Ana');
    change('data.name', 'Ana Silva', TYPING_PAUSE_MS);
    expect(undo()).toEqual({ path: 'data.name', caret: 3 });
    expect(now().data.name).toBe('Ana');
  });

  it('is taken back by itself where other changes came from elsewhere since', () => {
    const { change, fromElsewhere, undo, redo, now } = desk();
    change('data.jobs', [{ id: 'a' }]);
    change('data.name', 'Ana');
    fromElsewhere('data.town', 'Porto');
    fromElsewhere('data.jobs', [{ id: 'a' }, { id: 'b' }]);
    undo();
    expect(now().data).toEqual({ name: '', town: 'Porto', jobs: [{ id: 'a' }, { id: 'b' }], include: true });
    undo();
    expect(now().data).toMatchObject({ town: 'Porto', jobs: [{ id: 'b' }] });
    redo();
    redo();
    expect(now().data).toEqual({
      name: 'Ana',
      town: 'Porto',
      jobs: [{ id: 'a' }, { id: 'b' }],
      include: true,
    });
  });

  it('in another field is another step', () => {
    const { change, undo, now } = desk();
    change('data.name', 'Ana');
    change('data.town', 'Porto');
    expect(undo()?.path).toBe('data.town');
    expect(now().data).toMatchObject({ name: 'Ana', town: '' });
  });

  it('that was taken out again in one go leaves no step', () => {
    const { change, undo } = desk();
    for (const text of ['A', '']) change('data.name', text);
    expect(undo()).toBeUndefined();
  });
});

it('what was taken back can be done again, until something else is done', () => {
  const { change, undo, redo, now } = desk();
  change('data.jobs', [{ id: 'a' }]);
  change('data.include', false);
  change('templateId', 'tech-1');
  const last = now();
  expect([undo(), undo(), undo()].map((trace) => trace?.path)).toEqual([
    'templateId',
    'data.include',
    'data.jobs.0',
  ]);
  expect(now()).toBe(start);
  for (let step = 0; step < 3; step += 1) redo();
  expect(now()).toBe(last);
  undo();
  change('data.name', 'Ana');
  expect(redo()).toBeUndefined();
});

it('a hundred steps can be taken back', () => {
  const { change, undo, now } = desk();
  for (let step = 1; step <= STEPS_MAX + 5; step += 1) change('data.include', step % 2 === 0);
  for (let step = 0; step < STEPS_MAX; step += 1) expect(undo()).toBeDefined();
  expect(undo()).toBeUndefined();
  expect(now().data.include).toBe(false);
});

it('a title that came from elsewhere stays when text is taken back', () => {
  const { change, fromElsewhere, undo, now } = desk();
  change('data.name', 'Ana');
  fromElsewhere('title', 'Renamed');
  undo();
  expect(now()).toEqual({ ...start, title: 'Renamed' });
});

const whole = {
  title: 'Mine',
  templateId: 'modern-1',
  data: {
    includeSummary: true,
    personalInfo: { firstName: 'Ana', lastName: 'Silva' },
    employment: [
      { id: 'a', position: 'Baker' },
      { id: 'b', position: 'Cook' },
    ],
  },
};
const [baker, cook] = whole.data.employment;

describe('the place of a change', () => {
  it('is the field that was typed in', () => {
    const after = withValueAt(whole, 'data.employment.1.position', 'Chef');
    expect(findChange(whole, after)).toEqual({ path: 'data.employment.1.position', typing: true });
  });

  it('is the switch that was set, which is not typing', () => {
    const after = withValueAt(whole, 'data.includeSummary', false);
    expect(findChange(whole, after)).toEqual({ path: 'data.includeSummary', typing: false });
  });

  it.each([
    ['added', [baker, cook, { id: 'c', position: '' }], 2],
    ['removed', [cook], 0],
    ['removed at the end', [baker], 1],
    ['moved', [cook, baker], 0],
  ])('is the entry that was %s', (_, employment, index) => {
    const after = withValueAt(whole, 'data.employment', employment);
    expect(findChange(whole, after)).toEqual({ path: `data.employment.${index}`, typing: false });
  });

  it('is the first of several fields, which nobody typed at once', () => {
    const after = withValueAt(whole, 'data.personalInfo', { firstName: 'Zoë', lastName: 'Ruiz' });
    expect(findChange(whole, after)).toEqual({ path: 'data.personalInfo.firstName', typing: false });
  });
});

describe('the caret', () => {
  it.each([
    ['Designer', 'Design', 6],
    ['Design', 'Designer', 8],
    ['I baked', 'I have baked', 7],
    ['I have baked', 'I baked', 2],
    ['aaa', 'aa', 2],
    ['same', 'same', 4],
    ['', 'new', 3],
  ])('from %j to %j stands at %i', (before, after, caret) => {
    expect(caretAfter(before, after)).toBe(caret);
  });
});
