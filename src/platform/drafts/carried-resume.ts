import type { ResumeData } from '#documents/resume/schema.ts';

/** A value that a machine was not sure of, to be confirmed by the person whose resume it is. */
export type CarriedDoubt = {
  /** Its path in the data, such as `employment.0.startDate`. */
  field: string;
  /** What stands in the file. */
  snippet: string;
};

/** A resume on its way into the builder: what was read of a file. */
export type CarriedResume = { data: ResumeData; doubts: readonly CarriedDoubt[] };

/** What a tab keeps of it: also which doubts are settled, and the document that it has become. */
export type KeptResume = CarriedResume & { settled: readonly string[]; resumeId: number | null };

const KEY = 'foothold:carried-resume';

/**
 * Keeps a resume for the builder, also while somebody signs in. It stays in this tab and goes with it.
 * @returns whether the browser could keep it
 */
export function keepCarried(carried: CarriedResume & Partial<KeptResume>): boolean {
  try {
    const kept: KeptResume = { settled: [], resumeId: null, ...carried };
    sessionStorage.setItem(KEY, JSON.stringify(kept));
    return true;
  } catch {
    // Storage is switched off or full.
    return false;
  }
}

/** What is being carried in this tab, if anything is. */
export function readCarried(): KeptResume | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function dropCarried(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Then nothing was kept either.
  }
}

/** Only `keepCarried` writes there, so that its outline is enough to know it by. */
function isKept(value: unknown): value is KeptResume {
  return (
    typeof value === 'object' &&
    value !== null &&
    'data' in value &&
    'doubts' in value &&
    'settled' in value &&
    Array.isArray(value.doubts) &&
    Array.isArray(value.settled)
  );
}
