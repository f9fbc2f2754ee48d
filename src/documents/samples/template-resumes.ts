import type { ResumeData } from '../resume/schema.ts';
import { architectResume } from './people/architect.ts';
import { columnPeople } from './column-people.ts';
import { brandDesignerResume } from './people/brand-designer.ts';
import { chiefFinancialOfficerResume } from './people/chief-financial-officer.ts';
import { chiefOperatingOfficerResume } from './people/chief-operating-officer.ts';
import { copywriterResume } from './people/copywriter.ts';
import { dataAnalystResume } from './people/data-analyst.ts';
import { financialAnalystResume } from './people/financial-analyst.ts';
import { marketingManagerResume } from './people/marketing-manager.ts';
import { operationsManagerResume } from './people/operations-manager.ts';
import { productDesignerResume } from './people/product-designer.ts';
import { productManagerResume } from './people/product-manager.ts';
import { professorResume } from './people/professor.ts';
import { registeredNurseResume } from './people/registered-nurse.ts';
import { researchScientistResume } from './people/research-scientist.ts';
import { salesLeadResume } from './people/sales-lead.ts';
import { scienceTeacherResume } from './people/science-teacher.ts';
import { purposePeople } from './purpose-people.ts';
import { softwareDeveloperResume } from './people/software-developer.ts';

/** Whose resume the picture of each template shows: somebody who would choose it, and not the neighbour's. */
const templateResumes = new Map<string, ResumeData>(
  Object.entries({
    'creative-1': brandDesignerResume,
    'creative-2': productDesignerResume,
    'creative-3': copywriterResume,
    'creative-4': architectResume,
    'creative-5': brandDesignerResume,
    'modern-1': marketingManagerResume,
    'modern-2': architectResume,
    'modern-3': productManagerResume,
    'modern-5': scienceTeacherResume,
    'modern-6': operationsManagerResume,
    'simple-1': financialAnalystResume,
    'simple-2': operationsManagerResume,
    'simple-3': copywriterResume,
    'simple-4': scienceTeacherResume,
    'simple-5': salesLeadResume,
    'simple-6': registeredNurseResume,
    'executive-1': chiefOperatingOfficerResume,
    'executive-2': chiefFinancialOfficerResume,
    'executive-3': chiefOperatingOfficerResume,
    'executive-4': salesLeadResume,
    'tech-1': softwareDeveloperResume,
    'tech-2': dataAnalystResume,
    'tech-3': softwareDeveloperResume,
    'tech-4': productManagerResume,
    'tech-5': productDesignerResume,
    'academic-1': researchScientistResume,
    'academic-2': professorResume,
    'academic-3': scienceTeacherResume,
    'academic-4': professorResume,
    ...purposePeople,
    ...columnPeople,
  }),
);

/** The resume that fills a template's picture; throws when there is no such template. */
export function templateResume(templateId: string): ResumeData {
  const resume = templateResumes.get(templateId);
  if (resume === undefined) throw new Error(`No sample resume for the template ${templateId}.`);
  return resume;
}
