import { Checkbox } from '#editor/fields/checkbox.tsx';
import { useMarks } from '#editor/file-pages/marks.ts';
import { MonthField } from '#editor/fields/month-field.tsx';
import { LONG_TEXT_MAX, SHORT_TEXT_MAX } from '#documents/limits.ts';
import { Field, tooLong } from '#ui/fields/field.tsx';
import { TextArea, TextInput } from '#ui/fields/text-controls.tsx';
import { reviewTexts } from '../content/import-texts.ts';
import type { ReviewField } from './review-groups.ts';

type ReviewControlProps = {
  field: ReviewField;
  /** In place of the field's own label, where it stands by itself. */
  label?: string;
  id: string;
  onChange: (value: unknown) => void;
};

/** One field that was read, to be corrected; whoever is in it sees where it was read from. */
export function ReviewControl({ field, label = field.label, id, onChange }: ReviewControlProps) {
  const { point, active } = useMarks();
  const { path, kind, value } = field;
  const text = typeof value === 'string' ? value : '';
  return (
    <div
      data-active={active === path ? '' : undefined}
      onFocus={() => point(path)}
      onBlur={() => point(null)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && point(path)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && point(null)}
      className="min-w-0 rounded-md outline-offset-4 data-active:outline-2 data-active:outline-accent sm:has-[textarea]:col-span-full"
    >
      {kind === 'flag' && <Checkbox id={id} label={label} checked={value === true} onChange={onChange} />}
      {kind === 'month' && <MonthField id={id} label={label} value={text} onChange={onChange} />}
      {kind === 'line' && (
        <Field id={id} label={label} error={tooLong(text, SHORT_TEXT_MAX)}>
          <TextInput value={text} onChange={({ target }) => onChange(target.value)} />
        </Field>
      )}
      {kind === 'text' && (
        <Field id={id} label={label} error={tooLong(text, LONG_TEXT_MAX)}>
          <TextArea rows={2} value={text} onChange={({ target }) => onChange(target.value)} />
        </Field>
      )}
      {kind === 'lines' && (
        <Field
          id={id}
          label={label}
          hint={reviewTexts.onePerLine}
          error={tooLong(longest(linesOf(value)), SHORT_TEXT_MAX)}
        >
          <TextArea
            rows={3}
            value={linesOf(value).join('\n')}
            onChange={({ target }) => onChange(target.value.split('\n'))}
          />
        </Field>
      )}
    </div>
  );
}

function longest(lines: readonly string[]): string {
  return lines.reduce((most, line) => (line.length > most.length ? line : most), '');
}

function linesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((line) => typeof line === 'string') : [];
}
