import { categoryName, LETTER_CATEGORIES } from '#documents/catalog/categories.ts';
import { findLetterTemplate, letterTemplates } from '#documents/catalog/letter-templates.ts';
import { useSession } from '#editor/session/use-session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { TemplatePicker } from '#editor/builder/template-picker.tsx';
import { fieldId } from '#editor/fields/use-field-focus.ts';
import { letterPicture } from '#ui/template-picture/letter-pictures.ts';
import type { LetterSession } from './letter-session.ts';

const GROUPS = LETTER_CATEGORIES.map((category) => ({
  title: categoryName(category),
  templates: letterTemplates.filter((template) => template.category === category),
}));

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
        size="wide"
        trigger={
          <Button id={fieldId('templateId')} variant="secondary" size="small">
            Change template
          </Button>
        }
      >
        <TemplatePicker
          label="Template"
          groups={GROUPS}
          value={templateId}
          onChange={onChoose}
          picture={letterPicture}
        />
      </Dialog>
    </div>
  );
}
