import { categoryName, RESUME_CATEGORIES } from '#documents/catalog/categories.ts';
import { resumeDesign } from '#documents/catalog/designs.ts';
import { findResumeTemplate, resumeTemplates } from '#documents/catalog/resume-templates.ts';
import type { Trait } from '#documents/catalog/traits.ts';
import { RESUME } from '#documents/resume/fields.ts';
import { FitPanel } from '#editor/fit/fit-panel.tsx';
import { LookSettings } from '#editor/look/look-settings.tsx';
import { NewDrawing } from '#editor/look/new-drawing.tsx';
import { drawingOf } from '#editor/look/template-choice.ts';
import { useSession, useEditorSession } from '#editor/session/use-session.ts';
import { TemplatePicker } from '#editor/builder/template-picker.tsx';
import { fieldId } from '#editor/fields/use-field-focus.ts';
import { LanguageSelect, PaperChoice } from '#editor/fields/paper-and-language.tsx';
import { SettingSelect } from '#editor/fields/setting-select.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { ArrowRightIcon } from '#ui/display/icons.tsx';
import { onDemand } from '#ui/display/on-demand.tsx';
import { Unfolding } from '#ui/display/unfolding.tsx';
import { DENSITIES } from '../content/densities.ts';
import { FOLDED_TEXTS } from '../countries/folded-texts.ts';
import { resumeForPreview } from '../resume-kind.ts';

/** Its code, with what is usual in every country, is loaded when somebody asks. */
const CountryChoice = onDemand(async () => (await import('../countries/country-choice.tsx')).CountryChoice);

const GROUPS = RESUME_CATEGORIES.map((category) => ({
  title: categoryName(category),
  templates: resumeTemplates.filter((template) => template.category === category),
}));

const PICTURED = { fields: RESUME, toDocument: resumeForPreview };

type TemplatePanelProps = {
  /** What somebody who was led here asks of templates. */
  wishes: readonly Trait[];
  onChoose: (templateId: string) => void;
  /** Leads to the order of sections. */
  onOrder: () => void;
};

/** All templates, under their categories, and what every one of them is set with. */
export function TemplatePanel({ wishes, onChoose, onOrder }: TemplatePanelProps) {
  const session = useEditorSession();
  const chosen = useSession(session, ({ content }) => content.templateId);
  const cost = findResumeTemplate(chosen)?.cost;
  const drawing = useSession(session, ({ content }) => drawingOf(content));
  return (
    <div className="space-y-4">
      <PaperAndLanguage />
      <Unfolding title={FOLDED_TEXTS.title} hint={FOLDED_TEXTS.hint} isFolded>
        <div className="pt-2">
          <CountryChoice />
        </div>
      </Unfolding>
      <LookSettings design={resumeDesign(chosen, drawing)} fields={settings} />
      <Button variant="flush" size="small" onClick={onOrder}>
        <ArrowRightIcon />
        {RESUME.order.label}
      </Button>
      <NewDrawing pictured={PICTURED} noun="resume" />
      <p className="text-sm text-ink-soft">Your text fits every template. Change as often as you like.</p>
      {cost && <p className="text-sm text-ink-soft">{cost}</p>}
      <TemplatePicker
        label="Template"
        kind="resume"
        pictured={PICTURED}
        id={fieldId('templateId')}
        groups={GROUPS}
        wishes={wishes}
        value={chosen}
        onChange={onChoose}
      />
    </div>
  );
}

const settings = RESUME.settings.fields;

/** The sheet, the language of what the resume says by itself, and how close its lines stand. */
function PaperAndLanguage() {
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
      <FitPanel />
    </div>
  );
}
