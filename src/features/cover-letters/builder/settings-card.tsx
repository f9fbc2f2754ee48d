import { LETTER_SETTINGS } from '#documents/letter/fields.ts';
import { letterTypefaces } from '#documents/catalog/fonts.ts';
import { letterInLanguage } from '#documents/letter/in-language.ts';
import { LanguageSelect } from '#editor/fields/language-select.tsx';
import { PaperChoice } from '#editor/fields/paper-choice.tsx';
import { SettingSelect } from '#editor/fields/setting-select.tsx';
import { Card } from '#ui/display/card.tsx';
import type { LetterSession } from './letter-session.ts';

const TYPEFACES = letterTypefaces.map(({ name }) => ({ value: name, label: name }));
const SIZES = [8, 9, 10, 10.5, 11, 11.5, 12, 13, 14, 16].map((size) => ({
  value: size,
  label: `${size} pt`,
}));
const MARGINS = [0.5, 0.75, 1, 1.25, 1.5, 2].map((inches) => ({ value: inches, label: `${inches} in` }));
const SPACINGS = [1, 1.15, 1.3, 1.5, 2].map((factor) => ({ value: factor, label: String(factor) }));

/** How the letter's own text is set, on which sheet, and in which language we add to it. */
export function SettingsCard({ session }: { session: LetterSession }) {
  const chooseLanguage = (language: string) =>
    session.edit((content) => ({ ...content, data: letterInLanguage(content.data, language) }));
  return (
    <Card padding="snug">
      <h3 className="mb-4 text-xl">Settings</h3>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-2 2xl:grid-cols-4">
        <SettingSelect
          path="settings.fontFamily"
          label={LETTER_SETTINGS.fontFamily.label}
          options={TYPEFACES}
        />
        <SettingSelect path="settings.fontSize" label={LETTER_SETTINGS.fontSize.label} options={SIZES} />
        <SettingSelect path="settings.margins" label={LETTER_SETTINGS.margins.label} options={MARGINS} />
        <SettingSelect path="settings.spacing" label={LETTER_SETTINGS.spacing.label} options={SPACINGS} />
        <PaperChoice label={LETTER_SETTINGS.paper.label} className="col-span-2" />
        <LanguageSelect
          label={LETTER_SETTINGS.language.label}
          hint="The date, and any of our wording that you have not changed."
          onChoose={chooseLanguage}
          className="col-span-2"
        />
      </div>
    </Card>
  );
}
