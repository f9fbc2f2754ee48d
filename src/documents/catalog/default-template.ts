/** What a new resume starts with when nothing, or nothing known, was picked. */
export const DEFAULT_RESUME_TEMPLATE = 'modern-1';
