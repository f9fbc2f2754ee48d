let made = 0;

/** Tells entries of one document apart; it means nothing beyond. */
export function newEntryId(): string {
  made += 1;
  return `${Date.now().toString(36)}-${made.toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
}
