import { Badge } from '#ui/display/badge.tsx';
import { readTexts } from '../content/read-texts.ts';
import type { ShownEntry, ShownGroup, ShownField } from './what-was-read.ts';
import { classNames } from '#ui/class-names.ts';
import { useMarks } from '#editor/file-pages/marks.ts';

type ReadViewProps = { groups: readonly ShownGroup[]; hasPages: boolean };

/** The form that software fills in from a file, value by value. */
export function ReadView({ groups, hasPages }: ReadViewProps) {
  return (
    <section aria-labelledby="what-was-read">
      <h2 id="what-was-read" className="text-2xl">
        {readTexts.title}
      </h2>
      <p className="mt-2 max-w-[62ch] text-ink-soft">
        {hasPages ? readTexts.text : readTexts.textWithoutPage}
      </p>
      <div className="mt-6 grid gap-8">
        {groups.map((group) => (
          <Group key={group.id} {...group} />
        ))}
      </div>
    </section>
  );
}

function Group({ id, title, fields, missing, entries, tags }: ShownGroup) {
  return (
    <section aria-labelledby={`read-${id}`} className="break-inside-auto">
      <h3 id={`read-${id}`} className="small-caps font-sans text-ink-faint">
        {title}
      </h3>
      <div className="mt-2 border-t border-line">
        <Fields fields={fields} missing={missing} />
        {entries.map((entry) => (
          <Entry key={entry.path} {...entry} />
        ))}
        {tags.length > 0 && (
          <ul className="flex flex-wrap gap-1.5 py-3">
            {tags.map((tag) => (
              <li key={tag.path} className="max-w-full">
                <ReadValue field={tag} look="tag" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Entry({ title, fields, missing, points }: ShownEntry) {
  return (
    <div className="break-inside-avoid border-b border-line py-3 last:border-b-0">
      {title && <h4 className="text-sm font-semibold">{title}</h4>}
      <Fields fields={fields} missing={missing} />
      {points.length > 0 && (
        <ul className="mt-1 grid gap-0.5">
          {points.map((point) => (
            <li key={point.path} className="flex gap-2">
              <span aria-hidden="true" className="w-3 shrink-0 text-right text-ink-faint">
                {point.path.includes('.bullets.') ? '•' : ''}
              </span>
              <ReadValue field={point} look="text" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Fields({ fields, missing }: Pick<ShownGroup, 'fields' | 'missing'>) {
  const labeled = fields.filter(({ label }) => label !== '');
  return (
    <>
      {(labeled.length > 0 || missing.length > 0) && (
        <dl className="grid">
          {labeled.map((field) => (
            <div key={field.path} className="grid gap-x-4 py-0.5 sm:grid-cols-[9rem_1fr]">
              <dt className="pt-1 text-sm text-ink-faint">{field.label}</dt>
              <dd className="min-w-0">
                <ReadValue field={field} look="line" />
              </dd>
            </div>
          ))}
          {missing.map((label) => (
            <div key={label} className="grid gap-x-4 py-0.5 sm:grid-cols-[9rem_1fr]">
              <dt className="pt-1 text-sm text-ink-faint">{label}</dt>
              <dd className="px-1.5 pt-1">
                <Badge tone="danger">{readTexts.notFound}</Badge>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {fields
        .filter(({ label }) => label === '')
        .map((field) => (
          <div key={field.path} className="py-0.5">
            <ReadValue field={field} look="text" />
          </div>
        ))}
    </>
  );
}

/** Where a value stands in the report, for the way back from the page. */
export function fieldId(path: string): string {
  return `read-value-${path}`;
}

const LOOKS = {
  line: 'block w-full rounded-sm px-1.5 py-1 text-left',
  text: 'block w-full rounded-sm px-1.5 py-0.5 text-left text-sm',
  tag: 'rounded-sm border border-line px-2 py-0.5 text-left text-sm',
};

/** A value that was read: whoever points at it sees where it was taken from, whoever chooses it is taken there. */
function ReadValue({ field, look }: { field: ShownField; look: keyof typeof LOOKS }) {
  const { active, point, show } = useMarks();
  const { path, text, sure } = field;
  const isActive = active === path;
  return (
    <button
      type="button"
      id={fieldId(path)}
      aria-pressed={isActive}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && point(path)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && point(null)}
      onFocus={() => point(path)}
      onBlur={() => point(null)}
      onClick={() => show(path)}
      className={classNames(
        LOOKS[look],
        'break-words transition-colors hover:bg-accent-wash print:p-0',
        isActive && 'bg-accent-wash outline-2 outline-accent',
      )}
    >
      {text}
      {!sure && (
        <Badge tone="caution" className="ml-2 align-middle">
          {readTexts.notSure}
        </Badge>
      )}
    </button>
  );
}
