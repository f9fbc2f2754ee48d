import { describe, expect, it, test } from 'vitest';
import { resumeDesign } from '../catalog/designs.ts';
import { resumeTemplates } from '../catalog/resume-templates.ts';
import { DRAWINGS } from '../look/drawing.ts';
import { airierRooms, closerRooms, printedSize, type PageRoom } from './resume-room.ts';

const AS_DESIGNED: PageRoom = { density: 'normal', lineSpacing: '', pageMargins: '', textSize: '' };
const DESIGNS = DRAWINGS.flatMap((drawing) =>
  resumeTemplates.map(({ id }) => [`${id} ${drawing}`, resumeDesign(id, drawing)] as const),
);

const ORDER = ['density', 'lineSpacing', 'pageMargins', 'textSize'] as const;

describe.each(DESIGNS)('%s', (_, design) => {
  it('is set closer by spacing, lines, margins and text, in this order, and no step goes back', () => {
    const rooms = closerRooms(design, AS_DESIGNED);
    const changed = rooms.map((room, index) =>
      ORDER.findIndex((name) => room[name] !== (rooms[index - 1] ?? AS_DESIGNED)[name]),
    );
    expect(changed).toEqual(changed.toSorted((a, b) => a - b));
    expect(rooms.slice(0, 2).map(({ density }) => density)).toEqual(['compact', 'tight']);
  });

  it('has text of 9 pt at the least, or its own where that is smaller, and margins of 12.5 mm', () => {
    const last = closerRooms(design, AS_DESIGNED).at(-1) ?? AS_DESIGNED;
    expect(printedSize(design, last)).toBeCloseTo(Math.min(9, design.size), 5);
    expect(Number(last.pageMargins || 12.5)).toBeGreaterThanOrEqual(12.5);
    expect(closerRooms(design, last)).toEqual([]);
  });

  it('is given air up to a measure, from which there is no further step', () => {
    const rooms = airierRooms(design, { ...AS_DESIGNED, density: 'tight' });
    expect(rooms.slice(0, 2).map(({ density }) => density)).toEqual(['compact', 'normal']);
    const last = rooms.at(-1) ?? AS_DESIGNED;
    expect(Number(last.textSize)).toBeLessThanOrEqual(11.5);
    expect(airierRooms(design, last)).toEqual([]);
  });
});

test('what somebody chose is where the steps begin', () => {
  const design = resumeDesign('simple-1');
  const chosen: PageRoom = { density: 'tight', lineSpacing: '1.3', pageMargins: '15', textSize: '9.5' };
  expect(closerRooms(design, chosen)).toEqual([
    { ...chosen, lineSpacing: '1.2' },
    { ...chosen, lineSpacing: '1.2', pageMargins: '12.5' },
    { ...chosen, lineSpacing: '1.2', pageMargins: '12.5', textSize: '9' },
  ]);
});
