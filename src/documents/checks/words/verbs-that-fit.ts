/** Verbs for what a bullet speaks of, the past of each; the first subject that occurs decides. */
const BY_SUBJECT: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:patients?|residents?|wards?|clinical|nursing|elderly)\b/i,
    ['cared', 'treated', 'assessed', 'monitored'],
  ],
  [
    /\b(?:students?|pupils?|class(?:es|room)?|lessons?|courses?|curriculum|children)\b/i,
    ['taught', 'planned', 'guided', 'assessed'],
  ],
  [
    /\b(?:train(?:ing|ees?)|onboarding|new hires?|interns?|apprentices?|mentor\w*)\b/i,
    ['trained', 'coached', 'mentored', 'onboarded'],
  ],
  [/\b(?:budgets?|costs?|expenses|spend|p&l)\b/i, ['managed', 'controlled', 'cut', 'forecast']],
  [
    /\b(?:invoices?|payroll|ledgers?|accounts? (?:payable|receivable)|reconciliations?|bookkeeping|taxes|tax)\b/i,
    ['processed', 'reconciled', 'recorded', 'closed'],
  ],
  [/\b(?:sales|revenue|leads|prospects|deals|quota)\b/i, ['sold', 'won', 'negotiated', 'closed']],
  [
    /\b(?:customers?|clients?|guests?|callers?|complaints?|inquiries|enquiries|questions)\b/i,
    ['served', 'advised', 'resolved', 'answered'],
  ],
  [
    /\b(?:campaigns?|social media|brand\w*|advertis\w+|marketing|newsletters?|seo)\b/i,
    ['launched', 'planned', 'wrote', 'grew'],
  ],
  [
    /\b(?:software|code|apps?|applications?|features?|apis?|websites?|frontend|backend|front-end|back-end)\b/i,
    ['built', 'developed', 'designed', 'tested'],
  ],
  [
    /\b(?:servers?|networks?|infrastructure|cloud|deployments?|databases?|systems?)\b/i,
    ['set up', 'maintained', 'migrated', 'secured'],
  ],
  [
    /\b(?:data|analys[ei]s|dashboards?|metrics|statistics)\b/i,
    ['analyzed', 'modeled', 'measured', 'visualized'],
  ],
  [
    /\b(?:reports?|documentation|documents?|articles?|manuals?|presentations?|content)\b/i,
    ['wrote', 'prepared', 'edited', 'presented'],
  ],
  [
    /\b(?:inventory|stock|orders?|shipments?|warehouse|deliver\w+|supplies)\b/i,
    ['ordered', 'tracked', 'shipped', 'counted'],
  ],
  [
    /\b(?:machines?|equipment|vehicles?|repairs?|maintenance|engines?|wiring)\b/i,
    ['repaired', 'maintained', 'inspected', 'installed'],
  ],
  [
    /\b(?:events?|meetings?|conferences?|schedul\w+|calendars?|travel)\b/i,
    ['organized', 'scheduled', 'coordinated', 'hosted'],
  ],
  [
    /\b(?:research|experiments?|stud(?:y|ies)|surveys?|interviews?)\b/i,
    ['researched', 'designed', 'tested', 'evaluated'],
  ],
  [
    /\b(?:safety|compliance|audits?|inspections?|quality|regulations?)\b/i,
    ['inspected', 'audited', 'enforced', 'documented'],
  ],
  [/\b(?:recruit\w*|hiring|candidates?|staffing)\b/i, ['recruited', 'interviewed', 'hired', 'screened']],
  [
    /\b(?:teams?|staff|employees|crew|people|colleagues|departments?)\b/i,
    ['led', 'supervised', 'coordinated', 'coached'],
  ],
  [
    /\b(?:projects?|programs?|programmes?|initiatives?|implementation|rollout)\b/i,
    ['planned', 'delivered', 'coordinated', 'completed'],
  ],
  [/\b(?:food|kitchen|menus?|meals?|dishes|cooking|tables?)\b/i, ['prepared', 'cooked', 'served', 'planned']],
  [/\b(?:designs?|graphics?|layouts?|drawings?|logos?)\b/i, ['designed', 'drew', 'sketched', 'produced']],
];

const OTHERWISE = ['managed', 'organized', 'improved', 'completed'] as const;

/** Four verbs that fit a text. */
export function verbsThatFit(text: string): readonly string[] {
  return BY_SUBJECT.find(([subject]) => subject.test(text))?.[1] ?? OTHERWISE;
}

/** Verbs that can stand for one that opens too many bullets. */
const ALTERNATIVES: Readonly<Record<string, readonly string[]>> = {
  manage: ['Led', 'Ran', 'Directed', 'Oversaw'],
  lead: ['Directed', 'Headed', 'Guided', 'Ran'],
  develop: ['Built', 'Designed', 'Created', 'Wrote'],
  create: ['Built', 'Designed', 'Drafted', 'Set up'],
  work: ['Built', 'Served', 'Delivered', 'Joined'],
  help: ['Supported', 'Advised', 'Trained', 'Enabled'],
  assist: ['Supported', 'Prepared', 'Served', 'Arranged'],
  support: ['Advised', 'Maintained', 'Resolved', 'Served'],
  provide: ['Delivered', 'Gave', 'Supplied', 'Offered'],
  maintain: ['Kept', 'Updated', 'Serviced', 'Monitored'],
  perform: ['Carried out', 'Completed', 'Conducted', 'Ran'],
  conduct: ['Ran', 'Led', 'Carried out', 'Held'],
  coordinate: ['Organized', 'Scheduled', 'Arranged', 'Planned'],
  implement: ['Introduced', 'Set up', 'Rolled out', 'Launched'],
  design: ['Drew', 'Planned', 'Created', 'Shaped'],
  improve: ['Raised', 'Sped up', 'Strengthened', 'Simplified'],
  increase: ['Raised', 'Grew', 'Doubled', 'Expanded'],
  reduce: ['Cut', 'Lowered', 'Shortened', 'Trimmed'],
  ensure: ['Checked', 'Secured', 'Kept', 'Verified'],
  use: ['Applied', 'Worked in', 'Built with', 'Ran'],
  utilize: ['Used', 'Applied', 'Ran', 'Built with'],
  train: ['Coached', 'Taught', 'Mentored', 'Onboarded'],
  analyze: ['Examined', 'Measured', 'Modeled', 'Compared'],
  build: ['Developed', 'Created', 'Assembled', 'Set up'],
  handle: ['Resolved', 'Processed', 'Served', 'Ran'],
  organize: ['Arranged', 'Planned', 'Hosted', 'Scheduled'],
  prepare: ['Drafted', 'Compiled', 'Wrote', 'Arranged'],
  write: ['Drafted', 'Edited', 'Published', 'Prepared'],
  teach: ['Instructed', 'Guided', 'Lectured', 'Coached'],
  serve: ['Advised', 'Looked after', 'Hosted', 'Helped'],
  oversee: ['Led', 'Supervised', 'Directed', 'Ran'],
  supervise: ['Led', 'Coached', 'Oversaw', 'Directed'],
};

/** What else a bullet may open with; general verbs where none is known. */
export function alternativesFor(verb: string): readonly string[] {
  return ALTERNATIVES[verb] ?? ['Led', 'Built', 'Improved', 'Completed'];
}
