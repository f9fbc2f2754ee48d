import { categoryName, RESUME_CATEGORIES } from '#documents/catalog/categories.ts';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { useSession, useEditorSession } from '#editor/session/use-session.ts';
import { TemplatePicker } from '#editor/builder/template-picker.tsx';
import { fieldId } from '#editor/fields/use-field-focus.ts';
import { resumePicture } from '#ui/template-picture/resume-pictures.ts';
import { PaperAndLanguage } from './paper-and-language.tsx';

const GROUPS = RESUME_CATEGORIES.map((category) => ({
  title: categoryName(category),
  templates: resumeTemplates.filter((template) => template.category === category),
}));

/** All templates, under their categories, and what every one of them is set with. */
export function TemplatePanel({ onChoose }: { onChoose: (templateId: string) => void }) {
  const session = useEditorSession();
  const chosen = useSession(session, ({ content }) => content.templateId);
  return (
    <div className="space-y-4">
      <PaperAndLanguage />
      <p className="text-sm text-ink-soft">Your text fits every template. Change as often as you like.</p>
      <TemplatePicker
        label="Template"
        id={fieldId('templateId')}
        groups={GROUPS}
        value={chosen}
        onChange={onChoose}
        picture={resumePicture}
      />
    </div>
  );
}
