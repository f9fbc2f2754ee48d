import type { LetterData } from '../letter/schema.ts';
import type { ResumeData } from '../resume/schema.ts';
import { dataAnalystLetter } from './people/data-analyst.ts';
import { dispatchCoordinatorResume } from './people/dispatch-coordinator.ts';
import { federalProgramAnalystResume } from './people/federal-program-analyst.ts';
import { icuNurseResume } from './people/icu-nurse.ts';
import { managementControllerLetter, managementControllerResume } from './people/management-controller-fr.ts';
import { marineEcologistResume } from './people/marine-ecologist.ts';
import { mechanicalEngineerLetter, mechanicalEngineerResume } from './people/mechanical-engineer-de.ts';
import { operationsManagerLetter } from './people/operations-manager.ts';
import { platformEngineerResume } from './people/platform-engineer.ts';
import { policyGraduateResume } from './people/policy-graduate.ts';
import { productManagerLetter } from './people/product-manager.ts';
import { professorLetter } from './people/professor.ts';
import { registeredNurseLetter } from './people/registered-nurse.ts';
import { researchScientistLetter } from './people/research-scientist.ts';

/** Whose resume the pictures of the designs for a purpose show: each somebody whose purpose it is. */
export const purposePeople: Readonly<Record<string, ResumeData>> = {
  'purpose-1': platformEngineerResume,
  'purpose-2': policyGraduateResume,
  'purpose-3': dispatchCoordinatorResume,
  'purpose-4': federalProgramAnalystResume,
  'purpose-5': mechanicalEngineerResume,
  'purpose-6': managementControllerResume,
  'purpose-7': marineEcologistResume,
  'purpose-8': icuNurseResume,
};

/** Whose letter the pictures of their letters show. */
export const purposeLetters: Readonly<Record<string, LetterData>> = {
  'purpose-1': dataAnalystLetter,
  'purpose-2': researchScientistLetter,
  'purpose-3': operationsManagerLetter,
  'purpose-4': productManagerLetter,
  'purpose-5': mechanicalEngineerLetter,
  'purpose-6': managementControllerLetter,
  'purpose-7': professorLetter,
  'purpose-8': registeredNurseLetter,
};
