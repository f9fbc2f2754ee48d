import { bulletCount, noBullets } from './bullets/bullet-amount.ts';
import { bulletLength, uneven } from './bullets/bullet-form.ts';
import { figures } from './bullets/figures.ts';
import { noActionVerb, repeatedVerb, weakStarts } from './bullets/opening-checks.ts';
import { repeatedBullet } from './bullets/repeated.ts';
import { firstPerson, passive, tense } from './bullets/sentences.ts';
import type { Check } from './check.ts';
import { email, reachable, unprofessionalEmail } from './contact/email.ts';
import { links, profileLink } from './contact/links.ts';
import { location, name } from './contact/name-and-location.ts';
import { phone } from './contact/phone.ts';
import { mixedFormats, yearOnly } from './dates/formats.ts';
import { gaps } from './dates/gaps.ts';
import { impossibleDates, newestFirst } from './dates/order.ts';
import { overlaps, severalCurrent } from './dates/overlaps.ts';
import { jobDates, jobEmployer, jobTitle } from './entries/complete.ts';
import { degreeSchool } from './entries/school.ts';
import { fileOpens, filePages, fileSize, fileType, oldFormat } from './file/kind-and-size.ts';
import { fileName, fileProperties } from './file/name-and-properties.ts';
import { missingTerms, otherTitle, unevidencedSkill, unexpandedAcronym } from './keywords/ad-checks.ts';
import { stuffing } from './keywords/stuffing.ts';
import { otherLanguageThanAd } from './language/ad-language.ts';
import { certainGrammar } from './language/certain-grammar.ts';
import { mixedSpelling } from './language/mixed-spelling.ts';
import { emptyPhrases } from './language/phrases.ts';
import { spelling } from './language/spelling.ts';
import { columns, readingOrder } from './layout/columns.ts';
import { contactInBands, lastPage, margins } from './layout/page-edges.ts';
import { headingAtFoot, offPage } from './layout/page-ends.ts';
import { repeatedHeads } from './layout/running-heads.ts';
import { levelMarks, tables } from './layout/tables-and-level-marks.ts';
import { typeFamilies, typeSize } from './layout/type-size.ts';
import { placeholdersChecks } from './placeholders/placeholders-checks.ts';
import { jobsRead } from './second-look/jobs-read.ts';
import { emptySection, unknownHeading } from './sections/headings.ts';
import { educationAndSkills, experienceHeading } from './sections/missing.ts';
import { outdated, sectionOrder } from './sections/order.ts';
import { sensitiveChecks } from './sensitive/sensitive-checks.ts';
import { hiddenText, imageOnly } from './text-layer/hidden-and-pictured.ts';
import {
  brokenLigatures,
  doubtfulFonts,
  gluedIcons,
  gluedWords,
  letterSpaced,
  undecodable,
} from './text-layer/letters.ts';
import { lostLetters } from './text-layer/lost-letters.ts';

/* The list of all checks, group by group. A check is in no report until it stands here. */

export const fileChecks: readonly Check[] = [
  fileType,
  fileOpens,
  fileSize,
  oldFormat,
  fileName,
  fileProperties,
  filePages,
];

const textLayerChecks: readonly Check[] = [
  imageOnly,
  undecodable,
  brokenLigatures,
  lostLetters,
  letterSpaced,
  gluedWords,
  doubtfulFonts,
  gluedIcons,
  hiddenText,
];

const layoutChecks: readonly Check[] = [
  columns,
  readingOrder,
  tables,
  contactInBands,
  repeatedHeads,
  typeSize,
  typeFamilies,
  margins,
  levelMarks,
  lastPage,
  headingAtFoot,
  offPage,
];

const contactChecks: readonly Check[] = [
  name,
  reachable,
  email,
  unprofessionalEmail,
  phone,
  location,
  profileLink,
  links,
];

const sectionsChecks: readonly Check[] = [
  experienceHeading,
  educationAndSkills,
  unknownHeading,
  emptySection,
  sectionOrder,
  outdated,
];

const entriesChecks: readonly Check[] = [jobsRead, jobTitle, jobEmployer, jobDates, degreeSchool];

const datesChecks: readonly Check[] = [
  mixedFormats,
  yearOnly,
  impossibleDates,
  newestFirst,
  gaps,
  overlaps,
  severalCurrent,
];

/** Checks of the bullets of jobs. */
export const bulletsChecks: readonly Check[] = [
  noBullets,
  bulletCount,
  bulletLength,
  noActionVerb,
  weakStarts,
  figures,
  passive,
  firstPerson,
  tense,
  repeatedVerb,
  repeatedBullet,
  uneven,
];

/** Checks of the language; `grammar.ts` adds findings to `certainGrammar` on request. */
export const languageChecks: readonly Check[] = [
  spelling,
  certainGrammar,
  emptyPhrases,
  mixedSpelling,
  otherLanguageThanAd,
];

/** Checks that compare the resume with a job ad. */
export const keywordsChecks: readonly Check[] = [
  missingTerms,
  otherTitle,
  unexpandedAcronym,
  stuffing,
  unevidencedSkill,
];

/** Every check there is. Reports list what passed in this order. */
export const allChecks: readonly Check[] = [
  ...fileChecks,
  ...textLayerChecks,
  ...layoutChecks,
  ...contactChecks,
  ...sectionsChecks,
  ...entriesChecks,
  ...datesChecks,
  ...bulletsChecks,
  ...languageChecks,
  ...keywordsChecks,
  ...sensitiveChecks,
  ...placeholdersChecks,
];
