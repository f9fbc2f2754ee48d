import type { LetterData } from '../letter/schema.ts';
import { brandDesignerLetter } from './people/brand-designer.ts';
import { chiefFinancialOfficerLetter } from './people/chief-financial-officer.ts';
import { chiefOperatingOfficerLetter } from './people/chief-operating-officer.ts';
import { copywriterLetter } from './people/copywriter.ts';
import { dataAnalystLetter } from './people/data-analyst.ts';
import { marketingManagerLetter } from './people/marketing-manager.ts';
import { operationsManagerLetter } from './people/operations-manager.ts';
import { productManagerLetter } from './people/product-manager.ts';
import { professorLetter } from './people/professor.ts';
import { registeredNurseLetter } from './people/registered-nurse.ts';
import { researchScientistLetter } from './people/research-scientist.ts';
import { scienceTeacherLetter } from './people/science-teacher.ts';
import { columnLetters } from './column-people.ts';
import { purposeLetters } from './purpose-people.ts';
import { softwareDeveloperLetter } from './people/software-developer.ts';

/** Whose letter the picture of each template shows: somebody who would choose it, and not the neighbour's. */
const templateLetters = new Map<string, LetterData>(
  Object.entries({
    'professional-1': registeredNurseLetter,
    'professional-2': operationsManagerLetter,
    'professional-3': scienceTeacherLetter,
    'creative-1': brandDesignerLetter,
    'creative-2': copywriterLetter,
    'creative-3': brandDesignerLetter,
    'modern-1': marketingManagerLetter,
    'modern-2': productManagerLetter,
    'modern-3': operationsManagerLetter,
    'executive-1': chiefOperatingOfficerLetter,
    'executive-2': chiefFinancialOfficerLetter,
    'executive-3': chiefOperatingOfficerLetter,
    'tech-1': softwareDeveloperLetter,
    'tech-2': dataAnalystLetter,
    'tech-3': productManagerLetter,
    'tech-4': dataAnalystLetter,
    'academic-1': researchScientistLetter,
    'academic-2': professorLetter,
    'academic-3': scienceTeacherLetter,
    'startup-1': productManagerLetter,
    'startup-2': marketingManagerLetter,
    'startup-3': softwareDeveloperLetter,
    ...purposeLetters,
    ...columnLetters,
  }),
);

/** The letter that fills a template's picture; throws when there is no such template. */
export function templateLetter(templateId: string): LetterData {
  const letter = templateLetters.get(templateId);
  if (letter === undefined) throw new Error(`No sample letter for the template ${templateId}.`);
  return letter;
}
