import { useCallback, useState, type ReactNode } from 'react';
import { exampleResumes } from '#documents/samples/example-resumes.ts';
import type { Trait } from '#documents/catalog/traits.ts';
import { RESUME } from '#documents/resume/fields.ts';
import { ExampleDialog, exampleTitle } from '#editor/builder/example-dialog.tsx';
import { IncludedSection } from '#editor/fields/included-section.tsx';
import { useFieldFocus } from '#editor/fields/use-field-focus.ts';
import { ArrowRightIcon, BulbIcon } from '#ui/display/icons.tsx';
import { TabPanel, Tabs } from '#ui/display/tabs.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { SIDE_BY_SIDE, useMediaQuery } from '#ui/use-media-query.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { TabAdvice } from '../advice/tab-advice.tsx';
import { TAB_LABELS, TABS, type TabId } from '../editing/field-map.ts';
import { QUICK_TIPS } from '../content/quick-tips.ts';
import { EducationPanel } from './education-panel.tsx';
import { ResumeField } from './fields/resume-field.tsx';
import { ImportFromFile } from './import-from-file.tsx';
import { MorePanel } from './more-panel.tsx';
import { PersonalPanel } from './personal-panel.tsx';
import type { ResumeSession } from './resume-session.ts';
import { RAIL, SectionTabs } from './section-tabs.tsx';
import { SkillsPanel } from './skills-panel.tsx';
import { TemplatePanel } from './template-panel.tsx';
import { sectionBeside, SECTIONS_ID } from './use-section-steps.ts';
import { WorkPanel } from './work-panel.tsx';
import { PhrasePicker } from './phrase-picker.tsx';

type EditPanelProps = {
  session: ResumeSession;
  tab: TabId;
  onTab: (tab: TabId) => void;
  onTemplate: (templateId: string) => void;
  /** Leads to the next section; null in the last one. */
  onNext: (() => void) | null;
  /** Buttons that stand with those for examples and tips. */
  tools?: ReactNode;
};

/** Everything that can be written in a resume, on seven tabs. */
export function EditPanel({ session, tab, onTab, onTemplate, onNext, tools }: EditPanelProps) {
  const rail = useMediaQuery(RAIL);
  const wide = useMediaQuery(SIDE_BY_SIDE);
  const [orderOpen, setOrderOpen] = useState(false);
  const revealOrder = useCallback(() => {
    setOrderOpen(true);
    onTab('more');
  }, [onTab]);
  const [wishes, setWishes] = useState<readonly Trait[]>([]);
  const goTo = (next: TabId) => {
    setWishes([]);
    onTab(next);
  };
  const seeWithPhoto = () => {
    onTab('template');
    setWishes(['photo']);
  };
  const focusOrder = useFieldFocus(revealOrder);
  const panels: Record<TabId, ReactNode> = {
    template: <TemplatePanel wishes={wishes} onChoose={onTemplate} onOrder={() => focusOrder('order')} />,
    personal: <PersonalPanel onTemplates={seeWithPhoto} />,
    summary: <SummaryPanel />,
    work: <WorkPanel />,
    education: <EducationPanel />,
    skills: <SkillsPanel />,
    more: <MorePanel orderOpen={orderOpen} onOrderOpen={setOrderOpen} />,
  };
  const help = (
    // Beside the pages there is one row for them, without pictures.
    <div className="flex flex-wrap gap-2 lg:gap-x-1.5 lg:[&_svg]:hidden">
      <SeeExample />
      <QuickTips />
      <ImportFromFile />
      {tools}
    </div>
  );
  return (
    <section aria-labelledby="edit-resume" className="max-lg:-mt-2">
      <div className="flex flex-wrap items-center justify-between gap-3 lg:mb-2 lg:min-h-11">
        <h2 id="edit-resume" className="text-2xl max-lg:visually-hidden">
          Edit Resume
        </h2>
        {wide && help}
      </div>
      {/* Radix hands back one of the values it was given. */}
      <Tabs
        id={SECTIONS_ID}
        value={tab}
        onValueChange={(value) => goTo(value as TabId)}
        orientation={rail ? 'vertical' : 'horizontal'}
        className="min-[85rem]:grid min-[85rem]:grid-cols-[7rem_minmax(0,1fr)] min-[85rem]:gap-x-5"
      >
        <SectionTabs {...{ session, tab, rail }} />
        <div className="min-w-0">
          {TABS.map((id) => (
            <TabPanel key={id} value={id}>
              <TabAdvice tab={id} />
              {panels[id]}
              {onNext && <NextSection tab={id} onNext={onNext} />}
            </TabPanel>
          ))}
        </div>
      </Tabs>
      {/* A phone's first screen is for the fields. */}
      {!wide && <div className="mt-6">{help}</div>}
    </section>
  );
}

/** Where the fields of a section end, the next section is one press away. */
function NextSection({ tab, onNext }: { tab: TabId; onNext: () => void }) {
  const next = sectionBeside(tab, 1);
  return (
    next && (
      <div className="mt-8 border-t border-line pt-4 text-right">
        <Button variant="secondary" className="max-sm:w-full" onClick={onNext}>
          Next: {TAB_LABELS[next]}
          <ArrowRightIcon />
        </Button>
      </div>
    )
  );
}

// Each is the very resume that its template's picture shows.
const EXAMPLES = Object.entries(exampleResumes).map(([id, { templateId }]) => ({
  id,
  name: exampleTitle(id),
  templateId,
}));

function SeeExample() {
  return (
    <ExampleDialog
      kind="resume"
      noun="resume"
      examples={EXAMPLES}
      pathOf={(id) => `/resume-builder/new?example=${id}`}
    />
  );
}

function QuickTips() {
  return (
    <Dialog
      title="Quick Tips"
      description="What makes a resume read well, by people and by machines."
      trigger={
        <Button variant="secondary" size="small">
          <BulbIcon />
          Quick Tips
        </Button>
      }
    >
      <ol className="space-y-4">
        {QUICK_TIPS.map(({ heading, text }) => (
          <li key={heading}>
            <h3 className="text-lg">{heading}</h3>
            <p className="text-sm text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

function SummaryPanel() {
  return (
    <IncludedSection title="Summary" flag="includeSummary" toggleLabel={RESUME.includeSummary.label}>
      <ResumeField path="summary" />
      <div className="mt-4">
        <PhrasePicker path="summary" about="summary" />
      </div>
    </IncludedSection>
  );
}
