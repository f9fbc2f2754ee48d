import { classNames } from '#ui/class-names.ts';

type CardTagsProps = { tags: readonly string[]; shown: string | null; onTag: (tag: string | null) => void };

/** A document's tags; pressing one shows those that have it, pressing it again shows all. */
export function CardTags({ tags, shown, onTag }: CardTagsProps) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag} className="max-w-full">
          <button
            type="button"
            aria-label={`Show only ${tag}`}
            aria-pressed={shown === tag}
            onClick={() => onTag(shown === tag ? null : tag)}
            className={classNames(
              'min-h-7 max-w-full rounded-full border px-2.5 text-left text-xs font-semibold wrap-anywhere transition-colors',
              shown === tag
                ? 'border-accent bg-accent-wash text-accent-deep'
                : 'border-edge bg-sheet text-ink-soft hover:border-accent hover:text-accent',
            )}
          >
            {tag}
          </button>
        </li>
      ))}
    </ul>
  );
}
