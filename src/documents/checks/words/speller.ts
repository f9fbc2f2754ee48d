import nspell from 'nspell';
import type { Speller } from '../check-input.ts';
import { britishEntries, tradeWords } from './data/further-words.ts';
import { misspellings } from './misspellings.ts';
import { formsOfVerb, otherSpellings } from './spelling-variants.ts';
import { actionVerbForms } from './verbs.ts';

/* A speller of English with the words of trades and resumes. */

/** Words of resumes that general dictionaries lack, in small letters: of trades, of offices, of foreign kitchens. */
const WORDS = `
onboard onboarded onboarding offboard offboarding upsell upsold upselling upskill upskilled upskilling reskill reskilling rebrand
rebranded rebranding rollout rollouts workstream workstreams timeframe timeframes timeline timelines healthcare telehealth
telemedicine wellbeing signup signups kickoff kickoffs standup standups offsite onsite nearshore offshoring nearshoring
stakeholder stakeholders takeaway takeaways touchpoint touchpoints sprints retrospectives backlogs roadmap roadmaps
roadmapping wireframe wireframes wireframed wireframing storyboarded storyboarding infographic infographics
copywriter copywriters copywriting copyedit copyedited copyediting proofreading ghostwrote ghostwriting ghostwriter
fundraise fundraised fundraiser fundraising grantwriting nonprofit nonprofits underserved underrepresented
multidisciplinary interdisciplinary interprofessional multilingual multicultural multinational multistate multisite multiyear multichannel
omnichannel crossfunctional cofounded cofounder cofounders coauthor coauthored coauthors coworker coworkers
deliverable deliverables actionable scalable scalability replicable sustainably holistically proactively
collaboratively cadenced pipelined templated parallelized prioritization reprioritized deprioritized strategize strategized
strategizing incentivize incentivized monetize monetized operationalize operationalized operationalizing contextualize
productize productized gamify gamified gamification digitization digitalization digitalized ideate ideated ideation
geospatial geotechnical photogrammetry lidar biostatistics bioinformatics biomarker biomarkers biologics pharmacovigilance
pharmacokinetics immunoassay immunoassays immunohistochemistry cytometry chromatography spectrometry spectroscopy crispr
transfected transfection genotyping phenotyping sequencer sequencers plasmid plasmids proteomics genomics metabolomics
transcriptomics metagenomics assay assays assayed titrate titrated titrating titration venipuncture phlebotomy phlebotomist
phlebotomists catheterization tracheostomy ventilators intubation intubated perioperative preoperative postoperative
intraoperative postpartum antepartum neonatal perinatal periodontal orthodontic orthodontics endodontic prosthodontic
sonography sonographer sonographers echocardiogram echocardiograms electrocardiogram electrocardiograms radiographer
radiographers mammography angiography telemetry triage triaged triaging precept precepted precepting preceptor
preceptors preceptorship caregiver caregivers caregiving ambulation ambulated charted charting intake hospice
palliative geriatric geriatrics pediatric pediatrics paediatric gerontology comorbidities comorbidity hemodialysis
dialysis oncology oncologic hematology nephrology neurology cardiothoracic orthopedic orthopedics orthopaedic formulary
formularies compounding prescriber prescribers deidentified reimbursements copay copays credentialing
paralegal paralegals subpoena subpoenas subpoenaed redline redlined redlining deposition depositions litigated ediscovery
ebilling docketing docketed notarized conveyancing escrow chargeback chargebacks payables receivables accruals accrual
prepaids reconciliations amortization capex opex ebitda payrolls timesheet timesheets underwriter underwriters underwriting
bookkeeping bookkeeper bookkeepers audited auditable reinsurance annuities securitization derivatives collateralized
fintech proptech edtech insurtech regtech martech adtech ecommerce
prospecting upsells crosssell crossselling presales aftersales retargeting retargeted geotargeting geotargeted
influencer influencers hashtag hashtags podcast podcasts podcasting webinar webinars livestream livestreams livestreamed
newsletter newsletters landing clickthrough backlink backlinks backlinking keyword keywords microsite microsites
merchandise merchandised merchandiser merchandisers merchandising planogram planograms replenishment shrinkage
endcap endcaps stockroom stockrooms backroom restock restocked restocking palletize palletized palletizing pallet pallets
forklift forklifts palletizer kitting backhaul drayage intermodal crossdock crossdocking crossdocked
flatbed flatbeds reefer reefers telematics dispatcher dispatchers freight freights deadhead preventative
apprenticeship apprenticeships journeyman journeymen journeywoman foreperson millwright millwrights pipefitter pipefitters
pipefitting steamfitter ironworker ironworkers drywall drywalled drywalling drywaller rebar rebars formwork scaffolding
subcontractor subcontractors subcontracted conduit conduits switchgear busbar busbars subpanel ductwork refrigerant
refrigerants chiller chillers brazed brazing soldered deburr deburred deburring machinist machinists toolpath toolpaths
toolmaker fixturing calipers micrometers micrometer lathe lathes metrology retrofits retrofitted retrofitting
commissioning decommissioning mechatronics hydraulics pneumatics weldment weldments beveled spooled turnarounds
sous vide mise garde manger commis patissier patisserie boulangerie charcuterie sommelier sommeliers maitre barista
baristas bartend bartended bartending bartender bartenders busser bussers bussing prepped prepping plated plating
garnished saute sauteed sauteing julienned brunoise butchered butchering foodservice catered banquets expedited
concierge valet housekeeper housekeepers housekeeping turndown upscale
counselor counselors counselling psychosocial psychotherapy psychoeducation psychoeducational behavioral caseload
caseloads casework caseworker caseworkers biopsychosocial neurodivergent neurodiverse paraprofessional paraprofessionals
paraeducator paraeducators schoolers preschool preschooler preschoolers prekindergarten homeschool homeschooled homeroom pedagogy
pedagogies pedagogical scaffolded differentiated phonics phonemic numeracy syllabi rubrics rubric proctored proctoring
makerspace makerspaces afterschool extracurricular cocurricular practicum practicums capstone capstones
dissertations postdoc postdocs postdoctoral monograph monographs palaeography paleography archivist archivists
recruiter recruiters headcount headcounts headhunter headhunting backfill backfilled backfills sourcer sourcers sourcing
teambuilding townhall townhalls facilitations facilitative upline downline multitask multitasked multitasking
dashboards dashboarding datasets dataset metadata dataviz scraping webscraping ingest ingested ingestion lakehouse
microservice microservices serverless containerize containerized containerization dockerized refactor refactored
refactoring refactors frontend backend fullstack middleware firmware codebase codebases repo repos repositories hackathon
hackathons chatbot chatbots localhost uptime downtime runbook runbooks playbook playbooks postmortem postmortems
observability telemetries autoscaling autoscaled sharded sharding idempotent tokenization hyperparameter hyperparameters
backpropagation embeddings finetuned finetuning deduplicate deduplicated deduplication parallelization profiler
virtualized virtualization hypervisor hypervisors sysadmin sysadmins helpdesk servicedesk ticketing reimaged reimaging
geofencing pentest pentesting pentests phishing malware ransomware firewalls cybersecurity infosec hardened
bilingual trilingual biliterate fluency teleconference teleconferencing videoconferencing videographer videographers
videography cinematographer cinematography storyboard storyboards typesetting letterpress risograph signage wayfinding
branding rebrands moodboard moodboards logotype logotypes vectorized colorist colorway colorways patternmaking
sitewide companywide statewide countywide districtwide schoolwide hospitalwide citywide firmwide storewide plantwide
enterprisewide nationwide worldwide campuswide agencywide departmentwide organizationwide systemwide teamwide
walkthrough walkthroughs checklists signoff signoffs buyout buyouts payout payouts turnaround throughput setpoint setpoints
landscaper landscapers landscaping hardscape hardscapes hardscaping arborist arborists xeriscape greenhouse irrigated
mulched mulching esthetician estheticians cosmetology cosmetologist balayage microblading microdermabrasion
rideshare rideshares carpool carpooled airframe airframes avionics powerplant propulsion preflight flightline
conops deconfliction wargaming sergeant bivouac detainee detainees rucksack materiel
`;

/** All of them. */
const resumeVocabulary: readonly string[] = WORDS.trim().split(/\s+/);

/** A Hunspell dictionary: rules of forming words, and the words. */
export type Dictionary = { aff: string; dic: string };

/** Parts that make a word we know of one that the dictionary knows. */
const PREFIX =
  /^(?:re|un|non|pre|post|multi|micro|macro|cyber|geo|bio|neuro|cardio|electro|co|sub|inter|intra|over|under|super|hyper|auto|tele|anti|counter|cross|e|photo|thermo|hydro|psycho|socio|immuno|radio|nano|mini|mega|ultra|semi|trans|para|pseudo|eco|agro|info|tech|web)-?(?=\p{L}{5})/u;
const SUFFIX = /(?<=\p{L}{5})(?:s|’s|'s|ability|isation|ization|ness|less|wise|like|free|wide)$/u;

/** Words that are often half of a compound. */
const PAIRING = new Set(
  `back base board body book brand care case chain class code copy craft data desk down down fast field fire firm first
  flow food foot form free frame front full gate grade ground group hand hard head health high hold home hospital house
  keep land lead life light line lines list load long mark market master mill multi note over page paper part play
  point post pack power press print proof rail road room sale sales school self ship shop shops show side sight site
  skill smith soft sound stack staff stage stand stock store stream style table talk team tech test text ticket time
  times tool tools town track trade trial wall ware wash watch water ways well wheel wide will wood word words work
  works worker workers world yard year`.split(/\s+/),
);

/** Spelling of English, American and British, with the words of trades. */
export function createSpeller({ aff, dic }: Dictionary): Speller {
  // One list: a second one added to nspell spoils its rules of compounds.
  const dictionary = nspell(aff, `${dic.trimEnd()}\n${britishEntries.trim().split(/\s+/).join('\n')}\n`);
  const further = new Set([...tradeWords.trim().split(/\s+/), ...resumeVocabulary, ...actionVerbForms]);

  const isWord = (word: string): boolean => further.has(word.toLowerCase()) || dictionary.correct(word);
  const isName = (word: string): boolean => dictionary.correct(word.charAt(0).toUpperCase() + word.slice(1));

  function knows(word: string): boolean {
    const plain = word.replace(/’/g, "'");
    if (misspellings.has(plain.toLowerCase())) return false;
    if (isWord(plain) || isWord(plain.toLowerCase()) || isName(plain)) return true;
    const small = plain.toLowerCase();
    const [root, stem] = [small.replace(PREFIX, ''), small.replace(SUFFIX, '')];
    if ([root, stem].some((part) => part !== small && isWord(part))) return true;
    if (otherSpellings(small).some(isWord) || formsOfVerb(small).some(isWord)) return true;
    return isCompound(small);
  }

  /** "timeframe": two words, one of which often makes such a pair ("liftting" is not "lift" and "ting"). */
  function isCompound(word: string): boolean {
    for (let at = 4; at <= word.length - 4; at += 1) {
      const parts = [word.slice(0, at), word.slice(at)];
      if (parts.some((part) => PAIRING.has(part)) && parts.every((part) => dictionary.correct(part)))
        return true;
    }
    return false;
  }

  return { knows };
}
