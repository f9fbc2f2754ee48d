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
};

/** Reads a kept draft; nothing where the text is not one. */
export function parseDraft(text: string): Draft | undefined {
  const value = parseRecord(text);
  if (!value || !isRecord(value.data)) return undefined;
  const { baseVersion, title, templateId, data, writtenAt } = value;
  if (typeof title !== 'string' || typeof templateId !== 'string' || typeof writtenAt !== 'string') {
    return undefined;
  }
  return {
    baseVersion: typeof baseVersion === 'number' ? baseVersion : null,
    title,
    templateId,
    data,
    writtenAt,
  };
}

function parseRecord(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
