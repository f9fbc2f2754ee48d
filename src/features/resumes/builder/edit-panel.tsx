import type { ReactNode } from 'react';
import { useSession } from '#editor/session/use-session.ts';
import { AlertIcon } from '#ui/display/icons.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#ui/display/tabs.tsx';
import { TabAdvice } from '../advice/tab-advice.tsx';
import { placeOf, TAB_LABELS, TABS, type TabId } from '../editing/field-map.ts';
import { EducationPanel } from './education-panel.tsx';
import { MorePanel } from './more-panel.tsx';
import { PersonalPanel } from './personal-panel.tsx';
import { QuickTips } from './quick-tips.tsx';
import type { ResumeSession } from './resume-session.ts';
import { SeeExample } from './see-example.tsx';
import { SkillsPanel } from './skills-panel.tsx';
import { SummaryPanel } from './summary-panel.tsx';
import { TemplatePanel } from './template-panel.tsx';
import { WorkPanel } from './work-panel.tsx';

type EditPanelProps = {
  session: ResumeSession;
  tab: TabId;
  onTab: (tab: TabId) => void;
  onTemplate: (templateId: string) => void;
  /** Buttons that stand with those for examples and tips. */
  tools?: ReactNode;
};

/** Everything that can be written in a resume, on seven tabs. */
export function EditPanel({ session, tab, onTab, onTemplate, tools }: EditPanelProps) {
  const wrong = useSession(session, ({ fieldError }) =>
    fieldError ? placeOf(fieldError.field.replace(/^data\./, ''))?.tab : undefined,
  );
  const panels: Record<TabId, ReactNode> = {
    template: <TemplatePanel onChoose={onTemplate} />,
    personal: <PersonalPanel />,
    summary: <SummaryPanel />,
    work: <WorkPanel />,
    education: <EducationPanel />,
    skills: <SkillsPanel />,
    more: <MorePanel />,
  };
  return (
    <section aria-labelledby="edit-resume">
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 id="edit-resume" className="text-2xl">
          Edit Resume
        </h2>
        <div className="flex flex-wrap gap-2">
          <SeeExample />
          <QuickTips />
          {tools}
        </div>
      </div>
      {/* Radix hands back one of the values it was given. */}
      <Tabs value={tab} onValueChange={(value) => onTab(value as TabId)}>
        <TabList aria-label="Parts of the resume" className="flex-wrap">
          {TABS.map((id) => (
            <Tab key={id} value={id}>
              {TAB_LABELS[id]}
              {id === wrong && (
                <>
                  <AlertIcon className="ml-1 inline size-4 text-danger" />
                  <span className="visually-hidden"> (something here cannot be saved)</span>
                </>
              )}
            </Tab>
          ))}
        </TabList>
        {TABS.map((id) => (
          <TabPanel key={id} value={id}>
            <TabAdvice tab={id} />
            {panels[id]}
          </TabPanel>
        ))}
      </Tabs>
    </section>
  );
}
