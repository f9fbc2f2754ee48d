import { hasNoJobsYet } from '#documents/resume/no-jobs.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { sectionsInOrder, type OrderedSection } from '#documents/resume/section-order.ts';
import { withOrder } from '../editing/section-moves.ts';
import type { CountryPack } from './country-pack.ts';

type Order = CountryPack['order'];

/** Its place in an order; nothing where the order does not name it. */
function rankOf({ section }: OrderedSection, data: ResumeData, order: Order): number | undefined {
  // Whoever has no jobs to list leads with what counts in their place: that stays.
  if (section === 'employment' && hasNoJobsYet(data)) return undefined;
  const name = typeof section === 'number' ? data.sections[section]?.kind : section;
  const rank = order.findIndex((one) => one === name);
  return rank < 0 ? undefined : rank;
}

/** The resume with the sections that an order names in that order. All others stay where they stand. */
export function withOrderOf(data: ResumeData, order: Order): ResumeData {
  const inOrder = sectionsInOrder(data);
  const named = inOrder.flatMap((one) => {
    const rank = rankOf(one, data, order);
    return rank === undefined ? [] : [{ one, rank }];
  });
  const sorted = named.toSorted((a, b) => a.rank - b.rank);
  const places = inOrder.map((one) =>
    rankOf(one, data, order) === undefined ? one : (sorted.shift()?.one ?? one),
  );
  return withOrder(data, places);
}

/** Whether its sections stand as an order has them. */
export function isInOrderOf(data: ResumeData, order: Order): boolean {
  const ranks = sectionsInOrder(data).flatMap((one) => rankOf(one, data, order) ?? []);
  return ranks.every((rank, at) => at === 0 || rank >= (ranks[at - 1] ?? 0));
}
