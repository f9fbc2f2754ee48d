/* English verbs of work, and which form of which verb a word can be. */

/**
 * English verbs that say what somebody did at work. A star marks those whose base form is as often a noun or an
 * adjective ("design", "lead"): only the words after them tell. After a colon stand the past and, where it differs,
 * the participle; the others are regular.
 */
const VERBS = `
accelerate accept accommodate accompany accomplish account* accredit accrue achieve acquire act* activate adapt address*
adhere adjust administer admit:admitted adopt advance* advertise advise advocate* affix aggregate* aid* align allocate
alert* amend amplify analyze analyse animate* annotate announce answer* anticipate appear apply appoint appraise
apprehend approach* approve arbitrate architect* archive* arrange arrest* articulate ascertain assemble assess assign
assist assume assure attain attend attract audit* augment author* authorize authorise automate award* back* bake
balance* bargain* bathe batch* become:became/become begin:began/begun benchmark* bid*:bid bill* blend* block* board* bolster book*
boost* bottle* brainstorm brand* breed*:bred brief* bring:brought broadcast*:broadcast broaden broker* budget* build*:built
bundle* butcher* buy*:bought calculate calibrate call* calm* campaign* canvass capitalize capitalise capture*
care* carry cast*:cast catalog* catalogue* catch*:caught categorize categorise cater certify chair* challenge* champion*
change* channel* charge* chart* charter* chat*:chatted check* choose:chose/chosen choreograph circulate cite clarify
classify clean* clear* climb* close* coach* coauthor code* collaborate collate collect combine come:came/come command*
commence commend commission* commit:committed communicate compare compete compile complete* comply compose compound*
compress compute conceive conceptualize conceptualise conclude conduct configure confirm connect conserve consider
consolidate construct consult contain contest* contract* contribute control*:controlled convert* convene convey convince
cook* cooperate coordinate co-ordinate copyedit correct* correspond corroborate counsel* count* couple* cover* craft*
create credit* critique* cross-train cultivate curate curb* cure* customize customise cut*:cut cycle* dance* deal*:dealt debate*
debug:debugged decide decipher decommission deconstruct decorate decrease* dedicate deepen defend define defuse
delegate* deliver delve demonstrate deploy derive descale describe design* designate detail* detect determine develop
devise diagnose diagram* dig:dug digitize digitise direct* disassemble disburse discover discuss disinfect dismantle
dispatch* dispense display* disseminate distill distribute diversify divert divide do:did/done document* donate double*
draft* draw*:drew/drawn dress* drill* drive*:drove/driven dry* earn earmark ease* edit educate effect* elaborate* elect* elevate
elicit eliminate embed:embedded embrace* employ empower enable enact encode encourage encrypt end* endorse enforce engage
engineer* engrave enhance enjoy enlarge enlist enrich enroll enrol:enrolled ensure enter entertain enumerate envision
equip:equipped eradicate erect* escalate escort* establish estimate* evacuate evaluate evolve examine exceed
excavate excel:excelled exchange* execute exercise* exhibit* expand expedite experience* experiment* explain explore export*
express* extend extract* fabricate facilitate familiarize fashion* feature* feed*:fed fell*:felled field* fight*:fought figure*
file* fill* film* filter* finalize finalise finance* find*:found finish* fire* fit*:fitted fix* flag*:flagged flatten
focus* fold* follow forage* forecast*:forecast forge* form* formalize formalise format*:formatted formulate fortify forward*
foster* found* frame* free* freelance* fuel* fulfill fulfil:fulfilled function* fund* fundraise furnish further* fuse*
gain* garner gather gauge* generate get:got/gotten give:gave/given go:went/gone govern grade* graft* grant* graph* greet
grind:ground group* grow:grew/grown guarantee* guard* guide* halve hammer* hand* handle* harden harmonize harmonise harness* harvest*
haul* have:had head* heal hear:heard help* hire* hold*:held hone host* house* identify illuminate illustrate immunize impact*
implement import* impose improve improvise inaugurate incorporate increase* incubate index* individualize induce induct
influence* inform infuse initialize initiate inject innovate input*:input inspect inspire install instil:instilled instill
institute* instruct insulate insure integrate intensify interact intercept interface* interpret intervene interview*
intern* introduce invent inventory* invest investigate invigorate invite* invoice* involve irrigate isolate issue* itemize
join judge* justify keep:kept kick* knit:knitted label* land* landscape* laser* launch* launder lay:laid layer* lead*:led
learn lease* leave*:left lecture* lend:lent let*:let level* leverage* liaise license* lift* lighten light*:lit limit* link* liquidate list*
listen litigate load* lobby* localize localise locate lock* lodge* log*:logged lower* machine* maintain make:made
man:manned manage manipulate manufacture map*:mapped mark* market* master* match* maximize maximise measure* mechanize
mediate meet:met memorize mend mentor* merchandise* merge migrate mill* mine* minimize minimise mitigate mix* mobilize
mobilise model* moderate* modernize modernise modify mold mount* monitor* monetize motivate move* mow mulch multiply narrate
navigate negate negotiate net*:netted network* normalize normalise notarize notify number* nurse* nurture observe obtain offer*
officiate offset*:offset onboard* open* operate optimize optimise orchestrate order* organize organise orient* originate outfit*:outfitted
outline* outpace outperform outsell:outsold outsource overcome:overcame/overcome overhaul* oversee:oversaw/overseen own* pack*
package* paint* parallelize pare participate partner* pass* patch* patent* patrol*:patrolled pave pay*:paid perfect* perform permit*:permitted
personalize persuade phase* phone* photograph* pick* pilot* pinpoint pioneer* pitch* place* plan*:planned plane* plant*
plate* play* plaster* plot*:plotted plumb pollinate polish* populate portray position* post* pour practice* practise precept predict prefabricate
prepare prescribe present* preserve press* prevent price* print* prioritize prioritise process* proctor* procure produce* profile*
program*:programmed programme*:programmed progress* project* promote prompt* proofread:proofread propagate propel:propelled propose
prosecute prospect* protect prototype* prove provide provision* prune publicize publicise publish pull* pump* purchase* purify pursue put:put qualify
quadruple* quantify quarry* query* question* quote* raise* rally* rank* rate* ratify reach* reactivate read*:read realign realize
realise rearrange rebalance rebrand rebuild*:rebuilt recall* receive recognize recognise recommend reconcile reconfigure
reconstruct record* recover recruit* rectify recycle redeploy redesign* redevelop redirect redraft redraw:redrew/redrawn reduce
redline reengineer refactor refer:referred refill* refine refinish refocus reform* refresh* refurbish regain register* regulate
rehabilitate rehearse reimagine reinforce reinstate reinvent reject* relate relaunch* release* relieve relocate remedy*
remediate remember remind remodel* remove render renegotiate renew renovate rent* reopen reorganize reorganise repair* repay:repaid
replace replant replenish replicate report* reposition represent reproduce request* rescue* research* reserve* reshape resolve
resource* respond restock restore restrict restructure result* retain retire retool retrain retrieve retrofit*:retrofitted return*
reunite reuse* revamp* reverse* review* revise revitalize revitalise revive revolutionize reward* rewire rewrite*:rewrote/rewritten rework* rig*:rigged ring:rang/rung
rotate route* run*:ran/run safeguard* sample* sand* satisfy save* say:said scale* scan*:scanned schedule* scope* score* scout* screen*
script* sculpt seal* search* season* secure* see:saw/seen seed* segment* select* sell:sold send:sent separate* sequence* serve
service* set*:set settle* sew:sewed/sewn shadow* shape* share* sharpen shave shear:sheared/shorn shelve shift* ship*:shipped
shoot*:shot shop*:shopped shorten show*:showed/shown showcase* shred:shredded sign* simplify simulate site* situate
sketch* slash* smooth* snag*:snagged soften solder* solicit solidify solve sort* source* sow:sowed/sown spark* speak:spoke/spoken spearhead* specialize
specialise specify speed*:sped spend:spent split*:split sponsor* spot*:spotted spread*:spread spur*:spurred stabilize stabilise
stack* staff* stage* stand:stood standardize standardise start* steer stem*:stemmed sterilize sterilise steward* stimulate stock* stop*:stopped
store* strategize streamline strengthen stretch* strip*:stripped structure* study* style* subcontract* submit:submitted
substantiate substitute* succeed suggest summarize summarise supervise supplement* supply* support* surface* surpass survey*
suspend sustain switch* synchronize synthesize synthesise systematize tabulate tackle* tailor* take:took/taken tally* tap*:tapped target* taste* teach:taught
tell:told tend tender* terminate test* testify thin*:thinned throw:threw/thrown tie* tighten tile* tour* trace* track* trade* train* transact
transcribe transfer*:transferred transfuse transform transition* translate transmit:transmitted transplant* transport* travel* treat* triage* trim*:trimmed
triple* troubleshoot:troubleshot tune* turn* tutor* type* typeset:typeset uncover undergo:underwent/undergone undertake:undertook/undertaken
unify unite unlock unload unpack unveil update* upgrade* uphold:upheld upsell:upsold use* utilize utilise vaccinate validate value* verify vet*:vetted
view* visit* visualize visualise voice* volunteer* wash* watch* water* wax* weave:wove/woven weigh weld welcome* widen win*:won wire*
withdraw:withdrew/withdrawn witness* work* wrap*:wrapped write:wrote/written yield*`;

/** A verb with the forms that resumes use. */
export type ActionVerb = {
  base: string;
  past: string;
  participle: string;
  third: string;
  gerund: string;
  /** Whether its base form is as often no verb at all. */
  ambiguous: boolean;
};

const VOWEL = /[aeiou]/;

/** Irregular verbs of one short syllable double their last letter too. */
const DOUBLED = new Set([
  'begin',
  'bid',
  'cut',
  'dig',
  'get',
  'input',
  'let',
  'offset',
  'put',
  'run',
  'set',
  'split',
  'win',
  'typeset',
]);

/** All of them. */
export const actionVerbs: readonly ActionVerb[] = VERBS.trim().split(/\s+/).map(parse);

function parse(entry: string): ActionVerb {
  const [head = '', irregular] = entry.split(':');
  const base = head.replace('*', '');
  const [past = regularPast(base), participle = past] = irregular?.split('/') ?? [];
  return {
    base,
    past,
    participle,
    third: third(base),
    gerund: gerund(base, past),
    ambiguous: head.endsWith('*'),
  };
}

function regularPast(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (base.endsWith('y') && !VOWEL.test(base.at(-2) ?? '')) return `${base.slice(0, -1)}ied`;
  return `${base}ed`;
}

function third(base: string): string {
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) return `${base}es`;
  if (base.endsWith('y') && !VOWEL.test(base.at(-2) ?? '')) return `${base.slice(0, -1)}ies`;
  return `${base}s`;
}

function gerund(base: string, past: string): string {
  const last = base.at(-1) ?? '';
  if (DOUBLED.has(base) || past === `${base}${last}ed`) return `${base}${last}ing`;
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (base.endsWith('e') && !/(?:ee|oe|ye)$/.test(base)) return `${base.slice(0, -1)}ing`;
  return `${base}ing`;
}

type Tense = 'base' | 'past' | 'participle' | 'third' | 'gerund';

/** What a word can be, if it is a form of a verb that we know. */
type VerbForm = { verb: ActionVerb; tense: Tense };

const TENSES = ['base', 'past', 'participle', 'third', 'gerund'] as const;

/** Spellings of other Englishes, where a final consonant is doubled or is not. */
const DOUBLED_L = /^(?:travel|model|label|counsel|channel|fuel|level|program|focus|remodel|refuel)$/;

const forms = new Map<string, VerbForm[]>();
for (const verb of actionVerbs) {
  for (const tense of TENSES) add(verb[tense], { verb, tense });
  if (DOUBLED_L.test(verb.base)) {
    const double = verb.base + (verb.base.at(-1) ?? '');
    add(`${double}ed`, { verb, tense: 'past' });
    add(`${double}ed`, { verb, tense: 'participle' });
    add(`${double}ing`, { verb, tense: 'gerund' });
  }
  if (verb.base === 'forecast') add('forecasted', { verb, tense: 'past' });
  if (verb.base === 'broadcast') add('broadcasted', { verb, tense: 'past' });
}

function add(form: string, entry: VerbForm): void {
  const known = forms.get(form);
  if (known === undefined) forms.set(form, [entry]);
  else known.push(entry);
}

/** Every verb that a word can be a form of; "co-led" and "re-trained" count as what stands after the hyphen. */
export function verbForms(word: string): readonly VerbForm[] {
  const small = word.toLowerCase().replace(/’/g, "'");
  return forms.get(small) ?? forms.get(small.split('-').at(-1) ?? '') ?? [];
}

/** Whether a word is, or by its ending must be, a verb's past: "Zigzagged" is one though no list has it. */
export function looksPast(word: string): boolean {
  return verbForms(word).some(({ tense }) => tense === 'past') || /^\p{L}{2,}(?:-\p{L}+)*ed$/iu.test(word);
}

/** The past of the verb that a gerund or a base form belongs to: "managing" gives "managed". */
export function pastOf(word: string): string | undefined {
  const [form] = verbForms(word).filter(({ tense }) => tense === 'gerund' || tense === 'base');
  return form?.verb.past;
}

/** Every form of every one of them. */
export const actionVerbForms: readonly string[] = actionVerbs.flatMap(
  ({ base, past, participle, third, gerund }) => [base, past, participle, third, gerund],
);
