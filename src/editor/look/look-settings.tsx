import type { Design } from '#documents/catalog/design.ts';
import { valuesIn, type Fields } from '#documents/fields.ts';
import { LOOK } from '#documents/look/look-fields.ts';
import { hasSecondColor, hasSkillGroups } from '#documents/look/with-look.ts';
import { valueAt, withValueAt } from '#editor/session/content.ts';
import { useEditorSession, useSession } from '#editor/session/use-session.ts';
import { SettingSelect } from '#editor/fields/setting-select.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { onDemand } from '#ui/display/on-demand.tsx';
import { UndoIcon } from '#ui/display/icons.tsx';
import { Unfolding } from '#ui/display/unfolding.tsx';
import { ColorChoice } from './color-choice.tsx';
import { SAVED_TEXTS } from './saved/saved-texts.ts';
import { LOOK_CHOICES, type ChoiceName } from './look-texts.ts';

/** Its code is loaded when somebody looks at it. */
const SavedLooks = onDemand(async () => (await import('./saved/saved-looks.tsx')).SavedLooks);

type LookSettingsProps = {
  /** The design as it is by itself. */
  design: Design;
  /** The settings that the document has. */
  fields: Fields;
};

/** What somebody changes of a design: what is asked for most comes first, the rest unfolds. */
export function LookSettings({ design, fields }: LookSettingsProps) {
  const has = (name: keyof typeof LOOK) => Object.hasOwn(fields, name);
  return (
    <Unfolding
      title="Look"
      hint={has('typefaces') ? 'Color, typefaces, size, margins and more.' : 'Colors and page numbers.'}
    >
      <div className="space-y-4 pt-2">
        <ColorChoice
          path="settings.accentColor"
          label={LOOK.accentColor.label}
          designs={design.accent}
          isText
        />
        {has('typefaces') && (
          <div className={COLUMNS}>
            <LookSelect name="typefaces" />
            <LookSelect name="textSize" />
          </div>
        )}
        <Unfolding title="More of the look">
          <div className="space-y-4 pt-2">
            {hasSecondColor(design) && (
              <ColorChoice
                path="settings.secondColor"
                label={LOOK.secondColor.label}
                designs={design.ornament ?? design.accentEnd ?? design.accent}
                isText={false}
              />
            )}
            <div className={COLUMNS}>
              {has('typefaces') && <PageSettings design={design} />}
              <LookSelect name="pageNumbers" />
            </div>
          </div>
        </Unfolding>
        <BackToDesign fields={fields} />
        <Unfolding title={SAVED_TEXTS.title} hint={SAVED_TEXTS.hint} isFolded>
          <div className="pt-2">
            <SavedLooks fields={fields} />
          </div>
        </Unfolding>
      </div>
    </Unfolding>
  );
}

const COLUMNS = 'grid gap-4 sm:grid-cols-2 lg:max-xl:grid-cols-1';

/** The choice of one setting of the look. */
function LookSelect({ name, hint, without }: { name: ChoiceName; hint?: string; without?: string }) {
  const choices: readonly { value: string; label: string }[] = LOOK_CHOICES[name];
  const options = choices.filter(({ value }) => value !== without);
  return (
    <SettingSelect
      path={`settings.${name}`}
      label={LOOK[name].label}
      options={options}
      {...(hint && { hint })}
    />
  );
}

/** What only resumes have: a letter has its own margins and spacing, and neither dates nor skills. */
function PageSettings({ design }: { design: Design }) {
  return (
    <>
      <LookSelect name="pageMargins" />
      <LookSelect name="lineSpacing" />
      <LookSelect name="dateStyle" hint="Months are named in the language of headings." />
      <LookSelect
        name="datePlace"
        hint="Dates stand at the right where software still reads them in order."
      />
      <LookSelect name="headingCase" hint="Headings of your own stay as you wrote them." />
      <LookSelect name="skillStyle" {...(!hasSkillGroups(design) && { without: 'groups' })} />
      <LookSelect name="bulletSign" />
    </>
  );
}

/** All that was chosen is left to the design again, in one step that Undo takes back. */
function BackToDesign({ fields }: { fields: Fields }) {
  const session = useEditorSession();
  const names = Object.keys(LOOK).filter((name) => Object.hasOwn(fields, name));
  const isChanged = useSession(session, ({ content }) => {
    const settings = valuesIn(valueAt(content, 'data.settings'));
    return names.some((name) => settings[name] !== '');
  });
  const reset = () =>
    session.edit((content) =>
      names.reduce((changed, name) => withValueAt(changed, `data.settings.${name}`, ''), content),
    );
  return (
    <Button variant="flush" size="small" disabled={!isChanged} onClick={reset}>
      <UndoIcon />
      Back to the design
    </Button>
  );
}
