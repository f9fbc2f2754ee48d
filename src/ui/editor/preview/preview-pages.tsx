import { Skeleton } from '../../display/skeleton.tsx';
import type { PagePicture } from './page-painter.ts';

type PreviewPagesProps = {
  pictures: PagePicture[] | null;
  /** What the pages are of, for those who cannot see them: "your resume". */
  subject: string;
};

/** The pages as they will be printed, one below the other. */
export function PreviewPages({ pictures, subject }: PreviewPagesProps) {
  if (!pictures) {
    return (
      <div role="status">
        <span className="visually-hidden">Drawing the first page…</span>
        <Skeleton className="mx-auto aspect-[595/842] w-full max-w-[52rem]" />
      </div>
    );
  }
  return (
    <ol className="space-y-4">
      {pictures.map((page, index) => (
        <li key={index}>
          <img
            src={page.url}
            width={page.width}
            height={page.height}
            decoding="sync"
            alt={`Page ${index + 1} of ${pictures.length} of ${subject}`}
            className="mx-auto block h-auto w-full max-w-[52rem] bg-white shadow-sheet"
          />
        </li>
      ))}
    </ol>
  );
}
