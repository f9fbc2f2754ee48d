/** The document an address names: its id, null for a new one, or undefined where it names nothing that can be. */
export function documentId(text: string | null | undefined): number | null | undefined {
  if (text === null || text === undefined || text === '' || text === 'new') return null;
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}
