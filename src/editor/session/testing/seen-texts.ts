import type { Content } from '#editor/session/content.ts';
import { GIVEN_TITLE } from './model-texts.ts';
import { partsOf } from './saving-invariants.ts';
import type { Text } from './session-setup.ts';

/** What the person has seen: going over it is their choice; where nothing stands, nothing is gone over. */
export class SeenTexts {
  readonly #parts = new Set<string>([`title ${GIVEN_TITLE}`, '']);

  add(content: Content<Text>): void {
    for (const part of partsOf(content)) this.#parts.add(part);
  }

  /** What a save goes over without its writer's having seen it. */
  goneUnseen(before: Content<Text>, after: Content<Text>): string | undefined {
    const kept = partsOf(after);
    return partsOf(before).find((part) => !kept.includes(part) && !this.#parts.has(part));
  }
}
