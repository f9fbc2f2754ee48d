import { jobTexts } from '../bullets/resume-bullets.ts';
import type { CheckInput } from '../check-input.ts';
import type { Finding } from '../finding.ts';
import { certainGrammar, certainSlips } from './certain-grammar.ts';

/** Something a grammar checker has to say of a text. */
export type GrammarLint = { rule: string; written: string; message: string; replacements: readonly string[] };

/** A grammar checker; `open-harper.ts` makes one. */
export type GrammarLinter = { lint(text: string): Promise<readonly GrammarLint[]> };

/**
 * The rules that are believed: those that see a wrong word or a wrong preposition in a fixed phrase, or two forms that
 * cannot stand together. Left out is what needs whole sentences (bullets have no subject, so agreement and missing
 * articles are guessed wrong), what is style (dashes, Oxford comma, long sentences, spelled numbers, hyphens), and
 * spelling and names, which the speller knows better.
 */
export const ALLOWED_RULES: readonly string[] = [
  // Wrong prepositions and particles.
  'AccuseOf',
  'AdvantageOf',
  'AspireTo',
  'AwareOf',
  'CapitalizeOn',
  'CommitmentTo',
  'ComprisesOf',
  'DespiteOf',
  'Discuss',
  'ExceptOf',
  'FallBelow',
  'GoodAt',
  'InDetail',
  'InLieuOf',
  'InNeedOf',
  'InspiredBy',
  'InterestedIn',
  'InvestIn',
  'LeadRiseTo',
  'LookForwardTo',
  'LookingForwardTo',
  'PassionateAbout',
  'RelayOnForRely',
  'ResponsibilityFor',
  'ThriveOn',
  'WasComprisedOf',
  'DateBackFrom',
  'PlayAFactor',
  // Words mistaken for each other.
  'AtLeasToLeast',
  'AtLestToLeast',
  'BareInMind',
  'ConvenientStore',
  'CriteriaPhenomena',
  'ExtendOrExtent',
  'LikelyHood',
  'Payed',
  'PeaceOfMind',
  'PiqueInterest',
  'PrincipleToPrincipalRoleNoun',
  'RegimenRegiment',
  'SeamToSeem',
  'ThenThan',
  'TheirToThere',
  'TheWhetherWeather',
  'ToLoseTooLoose',
  'WaistWaste',
  'WroteToRote',
  'PluralWrongWordOfPhrase',
  'FleshOutVsFullFledged',
  'ApartFrom',
  // Forms that cannot stand together.
  'AnA',
  'CorrectNumberSuffix',
  'DoubleModal',
  'HadOf',
  'IsBeenAuxSequence',
  'ModalOf',
  'MoreAdjective',
  'MoreBetter',
  'OneOfTheSingular',
  'QuantifierNumeralConflict',
  'RegularIrregulars',
  'RepeatedWords',
  'SimplePastToPastParticiple',
  'SupposedTo',
  'ToTo',
  'UseToUsedTo',
  'MassNouns',
  'LevelOfDetails',
  'RedundantProgressiveComparative',
];

const allowed = new Set(ALLOWED_RULES);

/**
 * What a grammar checker finds in jobs and summary, on request. It reads a text at a time, so that its findings do not
 * hide each other.
 */
export async function grammarFindings(input: CheckInput, linter: GrammarLinter): Promise<Finding[]> {
  if (input.resume.language !== 'en') return [];
  const texts = [
    ...jobTexts(input).map((text) => ({ ...text, area: 'experience' as const })),
    ...input.resume.summary.map((text) => ({ ...text, area: 'summary' as const })),
  ];
  const findings: Finding[] = [];
  for (const { value, source, area } of texts) {
    const known = certainSlips(value).map(({ written }) => written);
    for (const { rule, written, message, replacements } of await linter.lint(value)) {
      // What is told already, and what would be taken away without a word in its place.
      if (!allowed.has(rule) || replacements.length === 0) continue;
      if (known.some((slip) => slip.includes(written) || written.includes(slip))) continue;
      findings.push({
        check: certainGrammar.id,
        group: certainGrammar.group,
        severity: certainGrammar.severity,
        why: certainGrammar.why,
        area,
        title: `“${written}”: ${message}`,
        suggestion: `Write ${replacements
          .slice(0, 3)
          .map((each) => `“${each}”`)
          .join(' or ')}.`,
        places: [{ ...source, snippet: written }],
      });
    }
  }
  return findings;
}
