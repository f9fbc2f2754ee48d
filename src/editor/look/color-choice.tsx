import { useId, useState } from 'react';
import { COLOR, readableOn } from '#documents/look/colors.ts';
import { useDocumentText } from '#editor/session/use-document-value.ts';
import { fieldId } from '#editor/fields/use-field-focus.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-controls.tsx';
import { COLORS, TOO_PALE } from './look-texts.ts';

type ColorChoiceProps = {
  path: string;
  label: string;
  /** The design's own color, which stands first. */
  designs: string;
  /** Whether text is set in it. */
  isText: boolean;
};

/** A color of the document: the design's, one of a few, or any other. */
export function ColorChoice({ path, label, designs, isText }: ColorChoiceProps) {
  const { value, error, change } = useDocumentText(path);
  const name = useId();
  const listed = ['', ...COLORS.map((color) => color.value)].includes(value);
  const shown = COLOR.test(value) ? value : designs;
  const printed = readableOn(shown);
  return (
    <fieldset id={fieldId(path)} className="min-w-0 space-y-2">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {[{ value: '', label: 'As the design' }, ...COLORS].map((color) => (
          <Swatch
            key={color.value}
            name={name}
            label={color.label}
            color={color.value || designs}
            isDesigns={color.value === ''}
            isChosen={color.value === value}
            onChoose={() => change(color.value)}
          />
        ))}
      </div>
      <OwnColor
        label={`${label}: another`}
        color={shown}
        isChosen={!listed}
        error={error}
        onChange={change}
      />
      {isText && printed !== shown && (
        <p role="status" className="flex items-center gap-2 text-sm text-ink-soft">
          <span
            aria-hidden="true"
            className="size-4 shrink-0 rounded-full border border-edge"
            style={{ backgroundColor: printed }}
          />
          {TOO_PALE}
        </p>
      )}
    </fieldset>
  );
}

type SwatchProps = {
  name: string;
  label: string;
  color: string;
  isDesigns: boolean;
  isChosen: boolean;
  onChoose: () => void;
};

function Swatch({ name, label, color, isDesigns, isChosen, onChoose }: SwatchProps) {
  return (
    <label
      title={label}
      className="relative flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-md border border-edge bg-sheet px-2 text-sm has-checked:border-accent has-checked:ring-2 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
    >
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <span
        aria-hidden="true"
        className="size-6 rounded-full border border-edge forced-color-adjust-none"
        style={{ backgroundColor: color }}
      />
      <span className={isDesigns ? 'pr-1' : 'sr-only'}>{label}</span>
    </label>
  );
}

type OwnColorProps = {
  label: string;
  color: string;
  isChosen: boolean;
  error: string | undefined;
  onChange: (color: string) => void;
};

/** Any color: picked, or typed as designers write it. What is typed counts once it is a color. */
function OwnColor({ label, color, isChosen, error, onChange }: OwnColorProps) {
  const [typed, setTyped] = useState('');
  const isColor = COLOR.test(written(typed));
  // What was typed stays as long as it is what is chosen, or no color yet.
  const shown = !isColor || written(typed) === color ? typed : '';
  const wrong = shown !== '' && !isColor ? 'Write a color like #1d4ed8.' : undefined;
  const type = (text: string) => {
    setTyped(text);
    if (COLOR.test(written(text))) onChange(written(text));
  };
  return (
    <Field label={label} hint="Pick it, or write it like #1d4ed8." error={error ?? wrong}>
      <span className="flex gap-2">
        <input
          type="color"
          aria-label={`${label}, from a palette`}
          value={color}
          onChange={(event) => onChange(event.target.value)}
          className="h-11 w-14 shrink-0 cursor-pointer rounded-md border border-edge bg-sheet p-1"
        />
        <TextInput
          value={shown || (isChosen ? color : '')}
          placeholder={color}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
        />
      </span>
    </Field>
  );
}

/** As it is stored, whether or not its sign was typed. */
function written(text: string): string {
  const trimmed = text.trim().toLowerCase();
  return trimmed.startsWith('#') ? trimmed : `#${trimmed}`;
}
