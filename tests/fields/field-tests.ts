/** The chance words of a value (tests/factories/filled-document.ts), or all of a value that is no text. */
export function wordsIn(value: unknown): string[] {
  return typeof value === 'string' ? (value.match(/q[a-z]{11}/g) ?? [value]) : [JSON.stringify(value)];
}

/** The same without what stands at a path. */
export function without(root: unknown, path: string): unknown {
  const copy: unknown = structuredClone(root);
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const holder = steps.reduce<unknown>((at, step) => (isHolder(at) ? at[step] : undefined), copy);
  if (isHolder(holder)) delete holder[last];
  return copy;
}

/** Objects and lists alike: a step of a path is a name or a number. */
function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
