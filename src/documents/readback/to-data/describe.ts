import type { Read } from '../read-resume.ts';
import { fitText } from './fit.ts';

/** Lines, and bullets after them, as they are typed into a description. */
export function describe(lines: readonly string[], bullets: readonly Read[]): string {
  const items = bullets.map(({ value }) => `- ${value}`);
  return fitText([...lines.filter(Boolean), ...items].join('\n'));
}
