import { pictureFrom, type Picture } from './template-picture.tsx';

// Drawn by scripts/build-thumbnails.ts; hidden folders are searched only when told to.
const urls = import.meta.glob<string>('/.cache/thumbnails/letter/*.avif', {
  query: '?url',
  import: 'default',
  eager: true,
  exhaustive: true,
});

/** The picture of a cover letter template; none where the pictures have not been drawn. */
export function letterPicture(templateId: string): Picture | undefined {
  return pictureFrom(urls, `/.cache/thumbnails/letter/${templateId}`);
}
