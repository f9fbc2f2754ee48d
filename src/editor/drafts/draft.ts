import { isRecord } from '#documents/is-record.ts';
import type { FieldConflict } from '#documents/merge/merge.ts';
import type { SaveCause } from '#editor/store/contract.ts';
import type { ContentFingerprint } from '#editor/session/content.ts';

/** What a person wrote and has not saved yet, as the device keeps it. */
export type Draft = {
  /** Version of the stored document that the writing started from; null where it was never saved. */
  baseVersion: number | null;
  title: string;
  templateId: string;
  /** As the screen left it, perhaps by an older version of the product: migrate before use. */
  data: Record<string, unknown>;
  /** ISO 8601 in UTC. */
  writtenAt: string;
  /** Of a document that was never saved: its first save is sent with it, so that it is made once. */
  creationKey?: string;
  /** What was sent to be saved without an answer: the server may have any of it. */
  sent?: readonly ContentFingerprint[];
  /** What was handed to the server's drafts without an answer: that may have any of it. */
  handed?: readonly ContentFingerprint[];
  /** Made of a file and not looked at yet: there is nothing to restore. */
  untouchedImport?: boolean;
  /** What the next save of it is named as, where it does more than edit. */
  cause?: SaveCause;
  /** What was decided of what a merge had left open, and the server has not been told. */
  settled?: readonly FieldConflict[];
};

/** Reads a draft that was kept as text; nothing where it is not one. */
export function parseDraft(text: string): Draft | undefined {
  try {
    return readDraft(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Takes what was kept for a draft, if it is one. */
export function readDraft(value: unknown): Draft | undefined {
  if (!isRecord(value) || !isRecord(value.data)) return undefined;
  const { baseVersion, title, templateId, data, writtenAt, creationKey, untouchedImport } = value;
  const { sent, handed, cause, settled } = value;
  if (typeof title !== 'string' || typeof templateId !== 'string' || typeof writtenAt !== 'string') {
    return undefined;
  }
  return {
    baseVersion: typeof baseVersion === 'number' ? baseVersion : null,
    title,
    templateId,
    data,
    writtenAt,
    ...(typeof creationKey === 'string' && { creationKey }),
    ...(untouchedImport === true && { untouchedImport }),
    ...(Array.isArray(sent) && { sent: sent.filter(isFingerprint) }),
    ...(Array.isArray(handed) && { handed: handed.filter(isFingerprint) }),
    ...(isCause(cause) && { cause }),
    ...(Array.isArray(settled) && { settled: settled.filter(isConflict) }),
  };
}

const CAUSES: Record<SaveCause, true> = { merge: true, import: true, template: true, restore: true };

function isCause(value: unknown): value is SaveCause {
  return typeof value === 'string' && Object.hasOwn(CAUSES, value);
}

function isConflict(value: unknown): value is FieldConflict {
  return isRecord(value) && typeof value.path === 'string';
}

function isFingerprint(value: unknown): value is ContentFingerprint {
  if (!isRecord(value)) return false;
  return [value.title, value.templateId, value.data].every((part) => typeof part === 'string');
}
