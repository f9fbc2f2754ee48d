import { LETTER, LETTER_SETTINGS, DEFAULT_TITLE } from '#documents/letter/fields.ts';
import { letterDesign } from '#documents/catalog/designs.ts';
import { letterTypefaces } from '#documents/catalog/fonts.ts';
import { letterInLanguage } from '#documents/letter/in-language.ts';
import { categoryName, LETTER_CATEGORIES } from '#documents/catalog/categories.ts';
import { findLetterTemplate, letterTemplates } from '#documents/catalog/letter-templates.ts';
import { TITLE_MAX } from '#documents/limits.ts';
import { LanguageSelect, PaperChoice } from '#editor/fields/paper-and-language.tsx';
import { FitPanel } from '#editor/fit/fit-panel.tsx';
import { LookSettings } from '#editor/look/look-settings.tsx';
import { NewDrawing } from '#editor/look/new-drawing.tsx';
import { drawingOf } from '#editor/look/template-choice.ts';
import { SettingSelect } from '#editor/fields/setting-select.tsx';
import { useSession } from '#editor/session/use-session.ts';
import { TemplatePicker } from '#editor/builder/template-picker.tsx';
import { fieldId } from '#editor/fields/use-field-focus.ts';
import { Card } from '#ui/display/card.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { tooLong } from '#ui/fields/field.tsx';
import { EditIcon } from '#ui/display/icons.tsx';
import { TextInput } from '#ui/fields/text-controls.tsx';
import type { LetterSession } from './letter-session.ts';
import { letterForPreview } from '../letter-kind.ts';

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
  const templateId = useSession(session, ({ content }) => content.templateId);
  const drawing = useSession(session, ({ content }) => drawingOf(content));
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
      <div className="mt-6 space-y-3">
        <FitPanel />
        <NewDrawing pictured={PICTURED} noun="cover letter" />
        <LookSettings design={letterDesign(templateId, drawing)} fields={LETTER_SETTINGS} />
      </div>
    </Card>
  );
}

const GROUPS = LETTER_CATEGORIES.map((category) => ({
  title: categoryName(category),
  templates: letterTemplates.filter((template) => template.category === category),
}));

const PICTURED = { fields: LETTER, toDocument: letterForPreview };

type TemplateLineProps = { session: LetterSession; onChoose: (templateId: string) => void };

/** Names the letter's template and lets the person pick another. */
export function TemplateLine({ session, onChoose }: TemplateLineProps) {
  const templateId = useSession(session, ({ content }) => content.templateId);
  const name = findLetterTemplate(templateId)?.name ?? 'Cover Letter';
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="text-ink-soft">Using {name} template</p>
      <Dialog
        title="Choose a template"
        description="A choice takes effect at once. Your text fits every one of them."
        place="start"
        trigger={
          <Button id={fieldId('templateId')} variant="secondary" size="small">
            Change template
          </Button>
        }
      >
        <TemplatePicker
          label="Template"
          kind="letter"
          pictured={PICTURED}
          groups={GROUPS}
          value={templateId}
          onChange={onChoose}
        />
      </Dialog>
    </div>
  );
}

/** What the letter is called on the dashboard, changed in its place; it is not printed. */
export function TitleField({ session }: { session: LetterSession }) {
  const title = useSession(session, ({ content }) => content.title);
  const refused = useSession(
    session,
    ({ fieldErrors }) => fieldErrors.find(({ field }) => field === 'title')?.message,
  );
  const error = refused ?? tooLong(title, TITLE_MAX);
  return (
    <div>
      <div className="relative">
        <TextInput
          id={fieldId('title')}
          aria-label="Title"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error && 'letter-title-error'}
          value={title}
          placeholder={DEFAULT_TITLE}
          onChange={(event) => {
            const typed = event.target.value;
            session.edit((content) => ({ ...content, title: typed }));
          }}
          className="pr-11 font-serif text-xl font-semibold"
        />
        <EditIcon className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-faint" />
      </div>
      {error && (
        <p id="letter-title-error" className="mt-1.5 text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
