import { useId } from 'react';
import type { Paper } from '#documents/fields.ts';
import { documentLanguages } from '#documents/text/languages/languages.ts';
import { useDocumentText } from '#editor/session/use-document-value.ts';
import { fieldId } from './use-field-focus.ts';
import { SettingSelect } from './setting-select.tsx';

const PAPERS: readonly { value: Paper; label: string }[] = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'US Letter' },
];

/** The sheet a document is set on. */
export function PaperChoice({ label, className }: { label: string; className?: string }) {
  const { value, change } = useDocumentText('settings.paper');
  return (
    <SegmentedChoice
      label={label}
      id={fieldId('settings.paper')}
      options={PAPERS}
      value={value}
      onChange={change}
      {...(className && { className })}
    />
  );
}

type SegmentedChoiceProps = {
  label: string;
  /** Two or three short options. */
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  /** Where something outside must find it. */
  id?: string;
  className?: string;
};

/** One of very few values, all in sight: radio buttons in one box, as high as the other controls. */
function SegmentedChoice({ label, options, value, onChange, id, className }: SegmentedChoiceProps) {
  const name = useId();
  return (
    <fieldset id={id} className={className}>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="flex min-h-11 pointer-coarse:min-h-11.5 divide-x divide-edge rounded-md border border-edge bg-sheet">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex flex-auto cursor-pointer items-center justify-center gap-2 px-2 text-base whitespace-nowrap sm:px-3 first:rounded-l-md last:rounded-r-md hover:bg-desk has-checked:bg-accent-wash has-disabled:cursor-not-allowed"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="size-4 accent-accent"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const LANGUAGES = documentLanguages.map(({ code, name }) => ({ value: code, label: name, lang: code }));

type LanguageSelectProps = {
  label: string;
  hint: string;
  /** What a choice does, where it does more than name the language. */
  onChoose?: (language: string) => void;
  className?: string;
};

/** The language of what a document says by itself, each under its own name. */
export function LanguageSelect(props: LanguageSelectProps) {
  return <SettingSelect path="settings.language" options={LANGUAGES} {...props} />;
}
