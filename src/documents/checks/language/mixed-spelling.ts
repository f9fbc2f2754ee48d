import type { Source } from '#documents/parser/parsed-resume.ts';
import { quoted } from '../bullets/resume-bullets.ts';
import type { Check } from '../check.ts';
import { ownWords } from '../words/resume-texts.ts';

/* The check for American and British spelling side by side, and the words that tell them apart. */

/** Which English a spelling belongs to. */
type English = 'US' | 'UK';

/** American and British spellings of the same words; the endings in brackets go with both. */
const PAIRS = `
color/colour(s,ed,ing,ful) favor/favour(s,ed,ing,ite,able) honor/honour(s,ed,ing) labor/labour(s,ed,ing) behavior/behaviour(s,al)
neighbor/neighbour(s,hood,hoods,ing) flavor/flavour(s,ed) endeavor/endeavour(s,ed) humor/humour rumor/rumour(s) harbor/harbour(s) savor/savour
center/centre(s,d) theater/theatre(s) fiber/fibre(s) liter/litre(s) kilometer/kilometre(s) caliber/calibre
analyze/analyse(d,s) analyzing/analysing catalyze/catalyse(d,s) paralyze/paralyse(d)
organize/organise(d,s) organizing/organising organization/organisation(s,al) optimize/optimise(d,s) optimizing/optimising
optimization/optimisation(s) realize/realise(d,s) recognize/recognise(d,s) specialize/specialise(d,s) specializing/specialising
standardize/standardise(d,s) minimize/minimise(d,s) maximize/maximise(d,s) prioritize/prioritise(d,s) prioritizing/prioritising
summarize/summarise(d,s) utilize/utilise(d,s) finalize/finalise(d,s) customize/customise(d,s) modernize/modernise(d,s)
centralize/centralise(d,s) digitize/digitise(d,s) authorize/authorise(d,s) categorize/categorise(d,s) computerize/computerise(d)
revitalize/revitalise(d) stabilize/stabilise(d) visualize/visualise(d) visualization/visualisation(s) harmonize/harmonise(d)
traveled/travelled traveling/travelling traveler/traveller(s) modeled/modelled modeling/modelling labeled/labelled labeling/labelling
canceled/cancelled counseled/counselled counseling/counselling counselor/counsellor(s) channeled/channelled fueled/fuelled
leveled/levelled signaled/signalled jewelry/jewellery fulfill/fulfil(s) enrollment/enrolment(s) skillful/skilful installment/instalment(s)
defense/defence offense/offence pretense/pretence
gray/grey catalog/catalogue(s) cataloged/catalogued cataloging/cataloguing
pediatric/paediatric(s) orthopedic/orthopaedic(s) anesthesia/anaesthesia anesthetic/anaesthetic(s) hematology/haematology
gynecology/gynaecology leukemia/leukaemia aluminum/aluminium maneuver/manoeuvre(s) plow/plough(ed) tire/tyre(s) pajamas/pyjamas
program/programme(s) check/cheque(s) artifact/artefact(s) aging/ageing mold/mould(s) curb/kerb(s) skeptical/sceptical draft/draught(s)`;

/** American words that are right in Britain too, in a meaning of their own or as a second spelling: they show nothing. */
const BOTH =
  /^(?:program|check|tire|mold|curb|draft|gray|fulfill|center(?:d|ed)?|liter|harbor|catalog|artifact|aging|fiber|\p{L}+iz(?:e[ds]?|ing|ations?|ational))s?$/u;

const variants = new Map<string, { english: English; other: string }>();
for (const [, american = '', british = '', endings = ''] of PAIRS.matchAll(
  /(?<!\p{L})(\p{L}+)\/(\p{L}+)(?:\(([^)]*)\))?/gu,
)) {
  for (const ending of ['', ...endings.split(',').filter(Boolean)]) {
    variants.set(american + ending, { english: 'US', other: british + ending });
    variants.set(british + ending, { english: 'UK', other: american + ending });
  }
}

/** Whose spelling a word has, and how the other side writes it; undefined where both write it so. */
function variantOf(word: string): { english: English; other: string; sure: boolean } | undefined {
  const variant = variants.get(word);
  return variant && { ...variant, sure: variant.english === 'UK' || !BOTH.test(word) };
}

type Used = { word: string; english: English; other: string; sure: boolean; place: Source };

/** American and British spelling side by side. Names are spelled as they are, so capitals are left alone. */
export const mixedSpelling: Check = {
  id: 'language/mixed-spelling',
  group: 'language',
  area: 'document',
  severity: 'low',
  why: 'Either is right; both in one document look like parts copied from elsewhere.',
  applies: ({ resume }) => resume.language === 'en' && ownWords(resume).length > 0,
  find({ resume }) {
    const used = ownWords(resume).flatMap(({ value, source }) => wordsIn(value, source));
    const american = used.filter(({ english, sure }) => english === 'US' && sure);
    const british = used.filter(({ english }) => english === 'UK');
    // "-ize" is right on both sides, and the same word in both forms is not.
    const both = used.filter(({ sure, other }) => !sure && british.some(({ word }) => word === other));
    const ofUs = [...american, ...both];
    if (ofUs.length === 0 || british.length === 0) return [];
    const odd = ofUs.length < british.length ? ofUs : british;
    return [
      {
        title: `American and British spelling are mixed: ${quoted(ofUs.map(({ word }) => word))} and ${quoted(british.map(({ word }) => word))}`,
        suggestion: `Keep to one of them, the one of the country you apply in. To match the others, write ${quoted(odd.map(({ other }) => other))}.`,
        places: odd.map(({ place }) => place),
      },
    ];
  },
};

function wordsIn(text: string, source: Source): Used[] {
  return [...text.matchAll(/\p{L}+/gu)].flatMap(({ 0: written, index }) => {
    const atStart = index === 0;
    if (/^\p{Lu}/u.test(written) && !atStart) return [];
    const word = written.toLowerCase();
    const variant = variantOf(word);
    return variant === undefined ? [] : [{ word, ...variant, place: { ...source, snippet: written } }];
  });
}
