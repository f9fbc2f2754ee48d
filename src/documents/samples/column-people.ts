import type { LetterData } from '../letter/schema.ts';
import type { ResumeData } from '../resume/schema.ts';
import { brandDesignerLetter } from './people/brand-designer.ts';
import { chiefFinancialOfficerLetter } from './people/chief-financial-officer.ts';
import { copywriterLetter } from './people/copywriter.ts';
import { dataAnalystResume } from './people/data-analyst.ts';
import { financialAnalystResume } from './people/financial-analyst.ts';
import { marketingManagerLetter } from './people/marketing-manager.ts';
import { operationsManagerLetter } from './people/operations-manager.ts';
import { productDesignerResume } from './people/product-designer.ts';
import { productManagerResume } from './people/product-manager.ts';
import { salesLeadResume } from './people/sales-lead.ts';
import { softwareDeveloperLetter, softwareDeveloperResume } from './people/software-developer.ts';

/** Whose resume the pictures of the designs with a side column show: each somebody with skills to fill one. */
export const columnPeople: Readonly<Record<string, ResumeData>> = {
  'columns-1': salesLeadResume,
  'columns-2': softwareDeveloperResume,
  'columns-3': financialAnalystResume,
  'columns-4': productDesignerResume,
  'columns-5': dataAnalystResume,
  'columns-6': productManagerResume,
};

/** Whose letter the pictures of their letters show. */
export const columnLetters: Readonly<Record<string, LetterData>> = {
  'columns-1': marketingManagerLetter,
  'columns-2': softwareDeveloperLetter,
  'columns-3': chiefFinancialOfficerLetter,
  'columns-4': brandDesignerLetter,
  'columns-5': copywriterLetter,
  'columns-6': operationsManagerLetter,
};
