import { documentLanguages } from '#documents/text/languages/languages.ts';
import { SettingSelect } from './setting-select.tsx';

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
