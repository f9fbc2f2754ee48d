/** All texts within a value of JSON or YAML, in their order, without those under keys that say nothing of a career. */
export function textsIn(value: unknown, isSkipped: (key: string) => boolean = () => false): string[] {
  const texts: string[] = [];
  // What is still to be looked into, the next one last: nothing is nested too deep to be counted.
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string') texts.push(next);
    else if (typeof next === 'number') texts.push(String(next));
    else if (Array.isArray(next)) for (let at = next.length - 1; at >= 0; at -= 1) waiting.push(next[at]);
    else if (typeof next === 'object' && next !== null) {
      const entries = Object.entries(next).filter(([key]) => !isSkipped(key));
      for (const [, inner] of entries.reverse()) waiting.push(inner);
    }
  }
  return texts;
}
