import { RESUME } from '#documents/resume/fields.ts';
import { LanguageSelect } from '#editor/fields/language-select.tsx';
import { PaperChoice } from '#editor/fields/paper-choice.tsx';
import { SettingSelect } from '#editor/fields/setting-select.tsx';
import { DENSITIES } from '../content/densities.ts';

const settings = RESUME.settings.fields;

/** The sheet, the language of what the resume says by itself, and how close its lines stand. */
export function PaperAndLanguage() {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:max-xl:grid-cols-1">
      <PaperChoice label={settings.paper.label} />
      <LanguageSelect label={settings.language.label} hint="Headings and months; your text stays." />
      <SettingSelect
        path="settings.density"
        label={settings.density.label}
        options={DENSITIES}
        hint="Closer spacing fits more on a page; text stays at 9 pt or more."
      />
    </div>
  );
}
