import { IconButton } from '../buttons/button.tsx';
import { CloseIcon } from './icons.tsx';

type TagListProps = {
  label: string;
  tags: readonly string[];
  onRemove: (tag: string) => void;
  className: string;
};

/** Tags, each with a button that takes it away. */
export function TagList({ label, tags, onRemove, className }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={label} className={`flex flex-wrap gap-2 ${className}`}>
      {tags.map((tag) => (
        <li
          key={tag}
          className="inline-flex max-w-full items-center rounded-full border border-edge bg-sheet pl-3 text-sm"
        >
          <span className="min-w-0 wrap-anywhere">{tag}</span>
          <IconButton
            label={`Remove ${tag}`}
            className="size-9 rounded-full pointer-coarse:size-11"
            onClick={() => onRemove(tag)}
          >
            <CloseIcon className="size-4" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
