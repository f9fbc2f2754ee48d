import type { ReactNode } from 'react';
import type { Design } from '#documents/catalog/design.ts';
import { valuesIn, type Fields } from '#documents/fields.ts';
import { LOOK } from '#documents/look/look-fields.ts';
import { hasSecondColor } from '#documents/look/with-look.ts';
import { valueAt, withValueAt } from '#editor/session/content.ts';
import { useEditorSession, useSession } from '#editor/session/use-session.ts';
import { SettingSelect } from '#editor/fields/setting-select.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { ChevronDownIcon, UndoIcon } from '#ui/display/icons.tsx';
import { ColorChoice } from './color-choice.tsx';
import {
  BULLET_SIGNS,
  DATE_PLACES,
  DATE_STYLES,
  HEADING_CASES,
  LINE_SPACINGS,
  MARGINS,
  PAGE_NUMBERS,
  SKILL_STYLES,
  TEXT_SIZES,
  TYPEFACES,
} from './look-texts.ts';

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
            <SettingSelect path="settings.typefaces" label={LOOK.typefaces.label} options={TYPEFACES} />
            <SettingSelect path="settings.textSize" label={LOOK.textSize.label} options={TEXT_SIZES} />
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
              {has('typefaces') && <PageSettings />}
              <SettingSelect
                path="settings.pageNumbers"
                label={LOOK.pageNumbers.label}
                options={PAGE_NUMBERS}
              />
            </div>
          </div>
        </Unfolding>
        <BackToDesign fields={fields} />
      </div>
    </Unfolding>
  );
}

const COLUMNS = 'grid gap-4 sm:grid-cols-2 lg:max-xl:grid-cols-1';

function Unfolding({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-2 rounded-md text-sm hover:text-accent [&::-webkit-details-marker]:hidden">
        <ChevronDownIcon className="size-4 transition-transform [[open]>summary>&]:rotate-180" />
        <span className="font-semibold">{title}</span>
        {hint && <span className="text-ink-soft">{hint}</span>}
      </summary>
      {children}
    </details>
  );
}

/** What only resumes have: a letter has its own margins and spacing, and neither dates nor skills. */
function PageSettings() {
  return (
    <>
      <SettingSelect path="settings.pageMargins" label={LOOK.pageMargins.label} options={MARGINS} />
      <SettingSelect path="settings.lineSpacing" label={LOOK.lineSpacing.label} options={LINE_SPACINGS} />
      <SettingSelect
        path="settings.dateStyle"
        label={LOOK.dateStyle.label}
        options={DATE_STYLES}
        hint="Months are named in the language of headings."
      />
      <SettingSelect
        path="settings.datePlace"
        label={LOOK.datePlace.label}
        options={DATE_PLACES}
        hint="Dates stand at the right where software still reads them in order."
      />
      <SettingSelect
        path="settings.headingCase"
        label={LOOK.headingCase.label}
        options={HEADING_CASES}
        hint="Headings of your own stay as you wrote them."
      />
      <SettingSelect path="settings.skillStyle" label={LOOK.skillStyle.label} options={SKILL_STYLES} />
      <SettingSelect path="settings.bulletSign" label={LOOK.bulletSign.label} options={BULLET_SIGNS} />
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
