/** Addresses with a part of their own, which no ready page exists for: `/resume-builder/7`, `/resume-builder/new`. */
export function startsFromFallback(path: string): boolean {
  return /^\/resume-builder\/(\d{1,10}|new)$/.test(path);
}
