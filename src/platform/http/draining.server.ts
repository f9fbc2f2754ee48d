import { setTimeout as wait } from 'node:timers/promises';

/** Whether this copy was told to stop, and only serves on until everybody has heard of it. */
export type Draining = {
  readonly isDraining: boolean;
  /** Says from now on that this copy is not ready; resolves when whoever looks has had time to hear it. */
  begin(): Promise<void>;
};

/** @param seconds for which a copy that was told to stop serves on */
export function createDraining(seconds: number): Draining {
  let isDraining = false;
  return {
    get isDraining() {
      return isDraining;
    },
    async begin() {
      isDraining = true;
      await wait(seconds * 1000);
    },
  };
}
