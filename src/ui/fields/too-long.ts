/** Said at once, and never enforced by cutting: what was pasted must not lose its end in silence. */
export function tooLong(text: string, max: number, what = 'saved'): string | undefined {
  return text.length > max ? `This is longer than the ${max} characters that can be ${what}.` : undefined;
}
