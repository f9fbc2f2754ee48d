import type { Unreadable } from '#documents/parser/parsed-file.ts';

/** Larger files are no resumes; the reader has the same limit and looks again. */
const LARGEST_BYTES = 20_000_000;

/**
 * Why a file need not even be opened, by what the browser says of it; null where only opening it can tell. What a file
 * really is, the reader finds by its first bytes.
 */
export function refusedAtOnce({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): Unreadable | null {
  if (size === 0) return 'empty';
  if (size > LARGEST_BYTES) return 'too-large';
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (extension === 'pdf' || extension === 'docx') return null;
  if (extension === 'doc') return 'doc';
  if (extension === 'rtf') return 'rtf';
  if (type.startsWith('image/')) return 'picture';
  if (type === 'application/pdf' || type.includes('wordprocessingml')) return null;
  // Without an ending the name says nothing.
  return extension === '' && type === '' ? null : 'other-type';
}
