import { expect, test } from 'vitest';
import type { ApplicationRow } from '../contract.ts';
import { announcements } from './announcements.ts';

test('what is carried is read out by the names of applications and stages', () => {
  // Of a row, and of an event, what is read here.
  const row = { position: 'Baker', employer: 'Bram', title: '' } as ApplicationRow;
  const told = announcements((id) => (id === 7 ? row : undefined));
  const event = (over: string | null) =>
    ({ active: { id: 7 }, over: over && { id: over } }) as unknown as Parameters<typeof told.onDragEnd>[0];
  expect(told.onDragStart(event(null))).toBe('Picked up Baker – Bram.');
  expect(told.onDragOver(event('offer'))).toBe('Baker – Bram is over Offer.');
  expect(told.onDragEnd(event('closed'))).toBe('Baker – Bram: Closed.');
  expect(told.onDragEnd(event(null))).toBe('Baker – Bram is back where it was.');
});
