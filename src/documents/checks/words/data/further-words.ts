// Written by scripts/build-word-list.ts; not to be edited by hand.

/**
 * Entries of dictionary-en-gb 3.0.0 that dictionary-en 4.0.0 lacks, with their flags. Copyright 2000-2020 by Kevin
 * Atkinson and others (SCOWL); MIT and BSD licenses, in node_modules/dictionary-en-gb/license.
 */
export const britishEntries = `
Americanisation/MS Americanise/GDS Baeria/M Baeyer/M Christianise Hellenisation/M Hellenise Hellenize's
Koran/MS Koranic Manilas Manilla/M Palaeolithic Paleolithic's Riverside Roumania/M Timour/M Vallejo Villa/M
abetter/SM abridge/DSLG abridgement/MS absinth/M accessorise/DSG acclimatisation/M acclimatise/DSG
accouterments's accoutre/DSG accoutrements acknowledge/DSGL acknowledgement/MS actualisation/M actualise/GDS
adapt/BGVDS adaptor/MS aeon/SM aerofoil/SM aeroplane/SM aetiology/M afterwards age/DSM ageing/SM
aggrandise/GLDS aggrandisement/M agonise/GDS agonising/Y alkalise/DSG alphabetisation/SM alphabetise/ZGDRS
alphabetiser/M aluminium/M ambience/MS amidst amongst amortisation/MS amortise/DSGB amphitheatre/SM anaemia/M
anaemic anaemically anaesthesia/M anaesthesiologist/SM anaesthesiology/M anaesthetic/MS anaesthetisation/M
anaesthetise/GDS anaesthetist/MS analogise/GDS analysable analyse/ADSG analyser/SM anathematise/DSG
anatomise/DSG anglicise/GDS annualised anodise/GDS antagonise/DSG anthologise/DSG anthropomorphise antilabour
apologise/GDS apostatise/GDS appal/S appalled apparel/MS apparelled apparelling appetiser/MS appetising/Y
arbour/MS ardour/MS armour/MDRZGS armoured/U armourer/M armoury/SM arse/DSMG arsehole/SM! artefact/MS
atomise/ZGDRS atomiser/M attitudinise/GDS authorisation/SM authorise/GDS authorised/U automatise/GDS axe/DSMG
backpedal/S backpedalled backpedalling baptise/ZGDRS baptised/U baptiser/M barbarise/DSG barque/SM barrel/SM
barrelled barrelling bastardisation/MS bastardise/GDS baulk/MDGS bedevil/LS bedevilled bedevilling
behaviour/SM behavioural/Y behaviourism/M behaviourist/SM behove/GDS bejewel/S bejewelled bejewelling
belabour/GSD bevel/MS bevelled bevelling/S blame/MGDRS blameable blowsy/RT bowdlerisation/MS bowdlerise/DSG
breathalyse/ZGDRS briar/SM brie/M brutalisation/M brutalise/GDS bureaucratisation/M bureaucratise/GDS
burglarise/GDS burqa/SM bushel/SM bushelled bushelling/S bussing/M caesium/M calibre/SM calisthenics's
callisthenic/S canalisation/M canalise/GDS cancel/S cancelled canceller/SM cancelling cancellous candour/M
cannibalisation/M cannibalise/GDS canonisation/MS canonise/DSG capitalisation/M capitalise/ADSG capsulise/DSG
caramelise/DSG carbonise/GDS carburettor/MS cardiae cardies carol/MS carolled caroller/MS carolling
catalogue/DRSMZG catalogued/U cataloguer/M catalyse/GDS catechise/DSG categorisation/SM categorise/GDS
catheterise/DSG cauterisation/M cauterise/GDS cavil/MS cavilled caviller/MS cavilling/S cent/SM centilitre/MS
centimetre/MS centralisation/CM centralise/CGDS centraliser/MS centre/MGDS centreboard/SM centrefold/SM
centrepiece/SM channel/SM channelisation/M channelise/DSG channelled channelling chaperone/DSMG
characterisation/SM characterise/DSG checker/MS cheque/MZGDRS chequebook/MS chequer/MDG chequerboard/MS
chequers/M chilli/TPMR chilly/S chisel/MS chiselled chiseller/MS chiselling chocolatey circularise/DSG
civilisation/SM civilise/GDS civilised/U clamour/GMDS clangour/M clarinettist/MS coenobite/SM coenobitic
cognisable cognisance/AM cognisant collateralise collectable/MS collectivisation/M collectivise/DSG
colonisation/ACM colonise/CAGSD coloniser/MS colour's colour/AEGDS colourant/SM colouration/EM colourblind/P
colourblindness/M coloured's coloured/U coloureds colourfast/P colourfastness/M colourful/YP colourfulness/M
colouring's colourisation/M colourise/DSG colourist/S colourless/PY colourlessness/M colourway/S
commercialisation/M commercialise/GDS compartmentalisation/M compartmentalise/DSG computerisation/M
computerise/GDS conceptualisation/SM conceptualise/DSG concertise/DSG containerisation/M containerise/DSG
contextualisation contextualise/DSG conventionalise/GDS cosily cosiness/M costumiers costumire cosy/RSMTP
councillor/SM counsel/JMS counselled counselling counsellor/SM crenellate/DSGNX crenellation/M
criminalise/CGDS criticise/ZGDRS criticiser/M crozier/MS cruel/YP crueller cruellest crystallisation/M
crystallise/ADSG cudgel/SM cudgelled cudgelling/S customisation/M customise/DSG decilitre/MS decimalisation
decimetre/MS decriminalisation/M defenceless/YP defencelessness/M demeanour/M democratisation/M
democratise/GDS demonetisation/M demonise/GDS denationalisation dentine/M denuclearise/GDS deodorisation/M
deodorise/DRSZG deodoriser/M departmentalisation/M departmentalise/GDS dependent/IY depressurisation
deputise/DSG desalinisation/M desalinise/GDS descendent destabilisation destabilization's devil/SML devilled
devilling dial/AMS dialled/A dialling/S diarrhoea/M digitisation digitise/GDS dike/GDS discolouration/S
disembowel/SL disembowelled disembowelling dishevel/LS dishevelled dishevelling disorganisation/M distil/S
dolour/M dowel/SM dowelled dowelling downdrafts downdraught/M dramatisation/MS dramatise/DSG draught/SM
draughtily draughtiness/M draughtsman/M draughtsmanship/M draughtsmen draughtswoman/M draughtswomen
draughty/PRT dreamt drily drivel/SM drivelled driveller/SM drivelling dry/ZTGDRSM duel/MS duelled dueller/SM
duelling/S duellist/SM dyke/MGDS economise/DRSZG economiser/M ecu editorialise/DSG elasticise/DSG
embolisation emotionalise/GDS empathise/DSG emphasise/AGDS enamel/SM enamelled enameller/SM enamelling/S
enamour/DGS encyclopaedia/SM encyclopaedic endeavour/MDSG energise/ZGDRS energiser/M enquire/DRSZG
enquiring/Y enquiry/SM enrol/SL enrolled enrolling enrolment/SM enthral/SL enthralled enthralling
enthralment/M epaulette/MS epicentre/MS epitomise/GDS equal/SMY equalisation/M equalise/ZGDRS equaliser/M
equalled/U equalling esophagus's etiologies eulogise/ZGDRS eulogiser/M evangelise/GDS extemporisation/M
extemporise/GDS externalisation/MS externalise/DSG factorisation factorise/GDS faecal faeces/M faggot/SMG
familiarisation/M familiarise/GDS fantasise/GDS favour/ESMDG favourable/U favourably/U favourite/MS
favouritism/M fay/TSM fayre federalisation/M federalise/GDS feminise/DSG fence/CDSMG fencer/SM
fertilisation/M fertilise/DRSZG fertilised/U fertiliser/M fervour/M fib/SM fibre/SM fibreboard/M fibrefill/M
fibreglass/M fictionalisation/SM fictionalise/DSG finalisation/M finalise/DSG flannel/SM flannelled
flannelling flautist/SM flavour/SMDJG flavoured/U flavourful flavouring/M flavourless flavoursome fly/TGBDSM
flyer/SM fogey/SM fontanelle/MS foregather/GDS formalisation/M formalise/GDS fossilisation/M fossilise/GDS
fraternisation/M fraternise/ZGDRS fraterniser/M fuel/AS fuelled/A fuelling/A fulfil/SL fulfilment/M funnel/MS
funnelled funnelling furore/MS galvanisation/M galvanise/DSG gambol/SM gambolled gambolling gemmology/M
generalisation/MS generalise/GDS ghettoise/GDS gigametre/S glamorisation/M glamorise/DSG globalisation/M
globalise/GDS glycerine/M gobbledegook/M goitre/SM gonorrhoea/M gonorrhoeal gormandise/DRSZG gormandiser/M
gravel/SMY gravelled gravelling grey/PMDRTGS greyish greyness/M grovel/GDS groveller/SM groyne/MS gruel/M
gruelling/SY gybe/MGDS gynaecologic gynaecological gynaecologist/SM gynaecology/M haem haematite/M
haematologic haematological haematologist/MS haematology/M haemoglobin/M haemophilia/M haemophiliac/MS
haemorrhage/MGDS haemorrhoid/S hanky/SM harbour/GMDS harmonisation/M harmonise/ZGDRS harmoniser/M
hectometre/MS heme's hemorrhoid's hippy/SM homogenisation/M homogenise/DSG honour/EMDSBG honourableness/M
honourably/E honouree/MS honourer/MS hospitalisation/SM hospitalise/DSG humanisation/CM humanise/CDSG
humaniser/SM humorlessly humour/GSMD humourless/P humourlessness/M hybridisation/M hybridise/DSG
hydrolyse/DSG hypnotise/GDS hypothesis/MDSG hypothesise idealisation/SM idealise/DSG idolisation/M
idolise/GDS immobilisation/M immobilise/ZGDRS immortalise/DSG immunisation/MS immunise/GDS impanel/S
impanelled impanelling imperil/SL imperilled imperilling independent/MS individualisation/M individualise/GDS
industrialisation/M industrialise/DSG inflexion/SM initial/SMY initialisation initialise/DSG initialised/AU
initialled initialling instalment/MS instil/S institutionalisation/M institutionalise/DSG intellectualise/GDS
internalisation/M internalise/GDS internationalisation internationalise/DSG iodise/DSG ionisation/UM
ionise/UDSG ischaemia ischaemic italicisation/M italicise/GDS itemisation/M itemise/GDS jeopardise/GDS
jewel/SM jewelled jeweller/MS jewellery/M jewelling jewelries judgement/SM judgemental judgmentally kaftan/MS
kennel/SM kennelled kennelling kerb/MDSG kilolitre/MS kilometre/MS kindergarten/MRZS kindergartener/M
label/AS labelled/UA labelling/A labour/ZGSMDR labourer/M laboursaving lacklustre lasagne/MS learnt/U
legalisation/M legalise/GDS legitimatise/GDS legitimisation/M legitimise/DSG leukaemia/M level/PSMY levelled
leveller/SM levelling libel/SM libelled libeller/SM libelling libellous liberalisation/MS liberalise/GDS
licence/MS license/GDS licorices likeability/M likeable/P likeableness/M lionisation/M lionise/GDS
liquidise/ZGDRS liquidiser/M liquorice/M lissom lit/U litre/SM live/YZTGDRSJ liveable living/M lobotomise/DSG
localisation/M localise/DSG louvre/MDS lupin/SM lupine lust/MDSG lustre/M lustreless ma/SM macadamise/GDS
magnetisable magnetisation/CM magnetise/CGDS manilla/M manoeuvrability/M manoeuvre/DSMGBJ mantoes
marbleise/GDS marginalisation marginalise/GDS marginalization's marshal/SM marshalled marshalling marvel/MS
marvelled marvelling marvellous/Y mat/SGMDR materialisation/M materialise/DSG maths matres matt/S
maximisation/M maximise/GDS meagre/YP meagreness/M mechanisation/M mechanise/DSG medallist/SM megametre/S
memorialise/DSG memorisation/M memorise/DSG mercerise/GDS mesmerise/ZGDRS mesmeriser/M metabolise/DSG
metal/SM metalled metastasis/MDSG metastasise metre/SM metricise/GDS miaow/SGMD micrometre/MS
militarisation/CM militarise/CDSG millilitre/MS millimetre/MS miniaturisation/M miniaturise/GDS
minimisation/M minimise/DSG misbehaviour/M misdemeanour/MS misjudge/LDSG misjudgement/SM mislabel/S
mislabelled mislabelling mite/MS mitre/DSMG mobilisation/CM mobilisations mobilise/CDSG mobiliser/MS model's
model/AS modelled/A modeller/MS modelling/MS modernisation/M modernise/DRSZG moderniser/M modularisation
moggie moisturise/ZGDRS moisturiser/M mollusc/SM molten molter/MS monetisation/C monetise/CGDS
monopolisation/M monopolise/DRSZG monopoliser/M moralisation/CM moralise/CGDS moraliser/MS motorisation/M
motorise/DSG mould/JSZGMDR moulder/MDG moulding/M mouldy/TR moult/SGMD moustache/DSM multicoloured mum/SM
mynah/MS mythologise/DSG nanometre/S narcotisation/M narcotise/GDS nasalisation/M nasalise/DSG
nationalisation/SM nationalise/CDSG naturalisation/M naturalise/DSG neighbour/SGMDY neighbourhood/MS
neighbourliness/M neutralisation/M neutralise/DRSZG neutraliser/M nit/SM nitre/M nitroglycerine/M
nonsympathiser/M normalisation/M normalise/DSG notarisation notarise/GDS notarization's nought/MS
novelisation/MS novelise/DSG novenae numbskull/SM och ochre/M odour/SMD odourless oecus oedema/MS oesophagi
oesophagus oestradiol oestrogen/MS oestrous oestrus/MS offence/MS okay/MDSG omelette/MS onward/S
optimisation/SM optimise/DRSG organdie/M organisation/ASM organisational/Y organise/AESDG organised/U
organiser/MS orthopaedic/S orthopaedics/M orthopaedist/MS ostracise/GDS outmanoeuvre/DSG overcapitalise/DSG
overemphasis/GMDS overemphasise overgeneralise/DSG oversized overspecialisation/M overspecialise/GDS
oxidisation/M oxidise/ZGDRS oxidiser/M paediatric/S paediatrician/MS paedophile/S paedophilia palaeolithic
palaeontologist/MS palaeontology/M palatalisation/M palatalise/GDS panel/SM panelled panelling/SM
panellist/SM parallelisation parallelised paralyse/DSG paralysing/Y parameterise/D parcel/MS parcelled
parcelling parenthesis/MDSG parenthesise parlour/MS particularisation/M particularise/DSG passivisation
pasteurisation/M pasteurise/ZGDRS pasteurised/U pasteuriser/M patinae patronise/ZGDRS patroniser/M
patronising/Y pauperise/DSG pedal/SM pedalled pedalling peddle/GDS pedestrianisation pedestrianise/GDS
pediatrics's pedlar/MS penalisation/M penalise/DSG pencil/MS pencilled pencilling/S pendant/CMS peril/SM
perilled perilling personalise/CDSG pervs petal/SM petalled philosophise/DRSZG philosophiser/M philtre/MS
phoney/GMDS phonied phonier phoniest phonying photosynthesis/GMDS photosynthesise piastre/MS plagiarise/DRSZG
plagiariser/M plasticise/DSG plough/MDG ploughman/M ploughmen ploughs ploughshare/MS pluralisation/M
pluralise/GDS polarisation/CM polarise/CDSG politicisation/M politicise/CDSG polymerisation/M polymerise/GDS
pommel/SM pommelled pommelling popularisation/M popularise/DSG practice/SMB practise/DSG practised/U
preformative prejudge/LGDS prejudgement/MS pressurisation/M pressurise/CGDS pressuriser/S pressurizer's
pretence/SM pretension/SM preterite/MS prev prioritisation prioritise/DSG prise/AGDS privatisation/SM
privatise/DSG prize/MS professionalisation professionalise/DSG programme/BJDRSMZG programmer/M programming/M
propagandise/GDS proselytise/DRSZG proselytiser/M psychoanalyse/DSG publicise/GDS pulverisation/M
pulverise/DSG pummel/S pummelled pummelling pyjama/S pyjamas/M pyorrhoea/M quantisation quantise quarrel/SM
quarrelled quarreller/MS quarrelling radicalisation/M radicalise/DSG rancour/M randomisation/M randomise/DSG
rationalisation/SM rationalise/DSG ravel/US ravelled/U ravelling/S realisation/SM realise/DSBG realised/U
reauthorise/S reauthorized reauthorizing recapitalisation recognisable/U recognisably/U recognise/DRSGB
recognised/U reconnoitre/GDS redialling regularisation/M regularise/DSG reinitialise relive/DSBG remodelling
remould/SDG reprise/M resale/B respecter/MS revel/MS revelled reveller/SM revelling/S revolutionise/DSG
rhapsodise/GDS rigour/SM ritualised rival/MS rivalled/U rivalling robotise/GDS romanticise/DSG rouble/SM
routinise/GDS rowel/SM rowelled rowelling rubberise/GDS rumour/SMDG rumourmonger/SM sabre/MS saki/M sale/AMS
saleable/U saltpetre/M sanitise/ZGDRS satirise/DSG saviour/MS savour/SGMD savouriness/M savoury/TRSMP
scandalise/DSG sceptic/MS sceptical/Y scepticism/M sceptre/MS schematise/GDS scrutinise/GDS seborrhoea/M
secularisation/M secularise/DSG sensationalise/GDS sensitisation/CM sensitise/CDSG sentimentalisation/M
sentimentalise/GDS septicaemia/M septicaemic sepulchre/MGDS serialisation/SM serialise/GDSB sermonise/GDS
shovel/MS shovelled shovelling shrivel/S shrivelled shrivelling signal/MYS signalisation signalise/GDS
signalization's signalled signaller/MS signalling simonise simonized simonizes simonizing sizeable skilful/YP
skilfulness/M slenderise/DSG sly/Y slyer slyest smoulder/GMDS snivel/SM snivelled sniveller/SM snivelling
snorkel/ZMRS snorkeling's snorkelled snorkelling snowplough/M snowploughs snowplowed snowplowing snowshoe/DSM
socialisation/M socialise/DSG sodomise/GDS solemnisation/M solemnise/DSG soliloquise/DSG sombre/PY
sombreness/M specialisation/MS specialise/GDS speciality/SM spectre/MS spelt spilt spiraea/MS spiral/SMY
spiralled spiralling spirochaete/SM splendour/SM spoilt squirrel/SM squirrelled squirrelling stabilisation/M
stabilise/CDSG stabiliser/MS standardisation/M standardise/DSG stencil/MS stencilled stencilling
sterilisation/MS sterilise/DRSZG steriliser/M stigmatisation/M stigmatise/GDS still/TGPSMDR stilled/I
stilling/I storey/MS stylise/DSG subsidisation/M subsidise/ZGDRS subsidiser/M subtotal/SM subtotalled
subtotalling succour/GMDS sulphate/MS sulphide/MS sulphur/SMDG sulphuric sulphurous summarise/GDS
sweepstake/M swivel/MS swivelled swivelling symbolisation/M symbolise/DSG sympathise/ZGDRS sympathiser/M
synchronisation/MS synchronise/GDS synthesis/GMDS synthesise synthesizer/MS systematisation/M systematise/GDS
tantalisation/M tantalise/ZGDRS tantaliser/M tantalising/Y tassel/MS tasselled tasselling teetotal
teetotaller/MS temporise/ZGDRS temporiser/M tenderise/ZGDRS tenderiser/M terrorise/DSG theatre/SM
theatregoer/MS theorise/DSG thraldom/M throughway/MS till/MDRZGSB tilled/E tiller/ESM tilling/E tinsel/SM
tinselled tinselling titbit/SM total/SMY totalisator/MS totalled totalling towel/SM towelled towelling/SM
toxaemia/M trabeculae trammel/SM trammelled/U trammelling tranquillise/DRSZG tranquilliser/M tranquillity/M
transistorise/DSG traumatise/GDS travel/MS travelled traveller/SM travelling/MS trialled trialling
tricolour/MS trivialisation/M trivialise/GDS trowel/MS trowelled trowelling tsar/MS tularaemia tularemia's
tumbril/SM tumour/SM tunnel/SM tunnelled tunneller/SM tunnelling/S tyrannise/GDS tyre/MS unappetising
unbeknown underutilised unequal/Y unitise/DSG universalise/DSG unlivable unravelling unsalable unsavoury
unshakeable unskillful/Y untraveled updraught/SM uraemia/M uraemic urbanisation/M urbanise/DSG utilisation/M
utilise/GBDS valour/M vandalise/DSG vaporisation/M vaporise/DRSZG vaporiser/M vapour/SM vapoury varicoloured
verbalisation/M verbalise/GDS victimisation/M victimise/GDS victual/SM victualled victualling vigour/M
virtualisation visualisation/SM visualise/DRSZG visualiser/M vitalisation/AM vitalise/CAGSD vocalisation/SM
vocalise/DSG volatilise/DSG vulcanisation/M vulcanise/GDS vulgarisation/M vulgarise/ZGDRS vulgariser/M
watercolour/MS weasel/MYS weaselled weaselling weatherise/DSG westernisation/M westernise/GDS whirr/SMDG
whisky/SM whizz/MDSG wilful/PY wilfulness/M winterise/GDS womanise/DRSZG womaniser/M wool/M woollen/SM
worship/SM worshipped worshipper/MS worshipping yodel/SM yodelled yodeller/MS yodelling`;

/**
 * Terms of @cspell/dict-software-terms 5.4.9 and names of @cspell/dict-companies 3.2.13 that dictionary-en lacks, in
 * small letters. Copyright 2017-2025 Street Side Software; MIT license, in node_modules/@cspell.
 */
export const tradeWords = `
aalto aarch aarhus abab abadbabe abbvie abcba abcd abcde abcdef abcdefg abcdefgh abcdefghi abcdefghij
abcdefghijk abcdefghijkl abcdefghijklm abcdefghijklmn abcdefghijklmno abcdefghijklmnop abcdefghijklmnopq
abcdefghijklmnopqr abcdefghijklmnopqrs abcdefghijklmnopqrst abcdefghijklmnopqrstu abcdefghijklmnopqrstuv
abcdefghijklmnopqrstuvw abcdefghijklmnopqrstuvwx abcdefghijklmnopqrstuvwxy abcdefghijklmnopqrstuvwxyz
abdulaziz abdullah abiomed abios abiosgaming abortable accessor ackermann acos actionlint activemq
activesupport activision activitybar adblock addon addons addr adecco adguard adhoc adminer administrability
adsterra aead aegon aeiouy aetna aeva affero aflac agari agen agentless agilent agricole ahold airbnb
airbrake airgas airwatch aisin akamai alacritty albemarle aldi alertmanager alertname alexnet alfresa algo
algolia algos alibaba alipay alixpartners allcontributors alleghany allegion allergan alliant allianz alloc
allocatables allocs allowlist allowlisted allowlisting allowlists alstom altri altria ambientia amcor ameren
ameriprise amerisourcebergen amphenol amtrack anadarko andersons anheuser anixter anka anonymise anonymiser
anonymisers anonymises anonymising anonymize anonymized anonymizer anonymizers anonymizes anonymizing ansible
ansteel antergos antialias antialiased antialiasing antimalware antisamy anycast apigee apis apparmor
appcenter appdata appender appenders appetize appid appointedd approximant appveyor aprilia aptiv
aquasecurity aramark arbitraries arborescence arccosine arcelormittal architected architecting archwiki
arcsine arctangent argc argentaria argocd argoproj args argv ariakit arial arista arithmatex arity arize
arraylength artifactory arubaos arxiv asammdf asana asaos asbury asciidoc asdf ashland asin assicurazioni
associable assurant astrazeneca asts astype asynchronicity atan atime atlaskit atlassian atmos atob attr
attrs auchan auditability auditable auditpol auth authed authenticatable authn auths authz autoclose
autocomplete autocompleted autocompletes autocompleting autocompletion autoconf autoconfigure autocreate
autocreated autocreates autocreating autocrlf autodesk autodetect autodetected autodetecter autodetecting
autodetects autodiscovery autodocstring autoescape autoescaped autoescaper autoescapes autoescaping autofix
autofixable autofixed autofixer autofixes autofixing autoformat autoformats autoformatted autoformatter
autoformatters autoformatting autogen autogenerate autogenerated autogenerates autolink autolinked
autolinking autoliv autoloader automake automattic automerge automock automocking automocks autonation
autoproxy autosave autosaved autosaves autosaving autoscroll autospy autostart autosuggest autoupdate
autoware autowarefoundation autowire autowired autowiring autozone avalonbay avito aviv aviva avnet avro avsc
awaitable awaitables azdo azurecli azurecr azurerm azuretools azurewebsites baaaaaad baadf bababe backend
backends backfill backfilled backfilling backfills backoff backport backported backporting backports
backreference backreferences backtick backtrace backtraced backtraces backtracing backuper bacula badb
baddcafe badf bahls bahn balancer banco bancorp bancshares bankengruppe bankin bantime baosteel baseaddress
basecamp basedir baseimage basename basenames basenode baseobj basepath baseptr baseurl bashrc bauman
bazaarvoice bazel bcrypt becton beefbabe beihang bemis benchmarker berkley berksfile berkshelf betterem
betterleaks betterleaksignore bicubic bigint bigip bigquery bigtable billiton bing bingen biomet bitand
bitbucket bitcount bitly bitmask bitmasks bitnami bitnamicharts bitor bitrate bitset bitsize bittorrent
bitwise bitxor bjango blackduck blackrock blahblah blankline blockcount blockless blocklint blockquote
blockscope blockstmt blocktype blocktypes blogpost bloomberg bloomreach bluesky blueway bodyparser
boilerplated boilerplates boilerplating bolds bookmarker bookmarklet bookmarklets bool booleans bools boop
bootloader bootp booz borgwarner borked bottomleft bottomright bouygues braceless bradesco brandwatch brasil
brewblox brewfile bridgestone bridgewater broadcom broadridge brotli browseable browserconfig browserstack
bruijn bsize btoa btree btrie buenos bufindex bufsize bugfix bugfixes builddir buildfolder buildkitd
buildkite buildsystem buildtime builtins bundler bundlers bunge bunnings bunnycdn busybox bzfile bzip
bzipfile bzipped cablevision caca cacc cacert cacheability cacheable cacher cafeb cafebabe cafed calc calcs
calendly callables callbackfn callee callout callouts callstack calpine caltech caltex camelcase camelcased
camelize camelized camelizes camelizing camerfirma camunda caniuse canonicalization canonicalizations
canonicalize canonicalized canonicalizes canonicalizing capgemini capitan capnproto captcha captchas caremark
carmax carrefour caskroom castable castai castparts catalent categoryname causely cboe ccache ccloud ccmake
cdatasection cdnjs cefaedfe cegid celanese centene centerpoint centos centrica centurylink ceph cepton cerner
certid certstore certum cfml cgroup cgroups chai chainable chambersign changedir changelist changelists
changelog changelogs changeset changesets charset chatgpt checkov checkstyle chefdk cheffile chefignore
chefspec chemchina cheng childnode childpath chipotle chmod chocolately cholesky chown chpasswd chronosphere
chroot chubb chubu chulalongkorn cinemark cintas ciphertext circleci citrix citro citylink clangd classdef
classlib classname classpath clockify cloneable cloner clothoid clothoids cloudera cloudflare cloudflared
cloudinary cloudkick cloudstack clusterid cmake cmdlet cmdlets cmds cnpg cobertura cobol cockroachdb codebase
codebases codebeamer codeblock codeblocks codec codecentric codecov codecs codefixes codeframe codeid codeium
codelens codemirror codento codeowner codeowners codepage codepath codeql codespace codespaces codestyle
codicon codicons codium coffeescript collectd collibra colno colocate colocated colocation colorizer
colorizers colorref colorscheme colossalai colspan combinable combinables combinator combinatorics combobox
comboboxes comcast comerica commandline commerzbank commithash commitid committish commonjs comodo compal
compat complutense componentization componentize componentmanager composability composable composables
conagra concat concho cond conda config configmaps configs configstore configurability confluentinc
conocophillips const consts containerd containername contributorsrc conventionalcommits convolver cooldown
coord coords copart copypaste copyq coralogix coreos corepack coreutils coroutine coroutines corteva cosmo
couchbase couchdb coursera cpplint cpptools cpuinfo crashlytics crawlable credly criteo crlf cron cronjob
cronjobs crons crontab crossorigin crosssite crowdin csharp csharpier cspell cspellcache csrc csvline csvs
ctag ctags ctime ctor ctors ctrl ctrlc cubemap cubemaps cuberoot cummins curloc curr curtin customdomain
customizability customizable customizables cvalue cvar cvars cvss cyber cybersecurity cybertrust cybozu
cyclomatic cygpath cygwin cyon cypher dabbad dachser daemonize daemonsets daiwa danaher darden darkblue
darmstadt darussalam dasherize dasherized databricks datacenter datacenters datadir datadog datafile
dataloader datanami datang datapoint datasources dateinterval dateobject datetime datetimezone datfile
datorama davita dayjs dazs dbaas dbabe dblog dcopy ddmmyyyy ddos deadbaad deadbabe deadbeaf deadbeef deadc
deadd deaddead deadfa deadfeed deadsnakes deakin dealloc deallocate deallocated deallocating deallocation
deallocations deallocator deallocators dealloced deauthenticate deauthenticated deauthenticates
deauthenticating deauthentication deauthentications debianrcd debounce debounced debounces debouncing
debugbreak debuggability debuggable decafbad decel decl declarator declarators decls decodable decompilation
decompilations decompile decompiled decompiler decompilers decompiling decompressor dedent deduped dedupes
deduping deduplicate deduplicated deduplicates deduplicating deduplication deduplications deepmind deepscale
deepspeed defec defrag defragger defragment defragmentation defragmentations defragmented defragmenter
defragmenting defragments defs deletable delhaize delim delims deloitte demosaic demosaiced demosaicing
demosaics denki dennison deno denormalization denormalizations denormalize denormalized denormalizes
denormalizing denso dentsply denylist denylisted denylisting denylists deobfuscate deobfuscated deobfuscates
deobfuscation deobfuscator deobfuscators deparameterization deparameterizations deparameterize
deparameterized deparameterizes deparameterizing deparametrization deparametrizations deparametrize
deparametrized deparametrizes deparametrizing dependabot deployable deployer deprovision deprovisioned
deprovisioning deprovisions deps dequeueing dequeuing deref dereference dereferenceable dereferenced
dereferences dereferencing deregister deregistered deregisters deregistration desc deserializable
deserialization deserializations deserialize deserialized deserializer deserializers deserializes
deserializing dest destructurable destructurables destructure destructured destructuring detokenization
detokenizations detokenize detokenized detokenizer detokenizers detokenizes detokenizing detune deutsche
deutschland devcontainer devcontainers devel develocity deviceid deviceinfo deviceip devicename devops
devsecops devtool devtools dexcom dexia dezzai dhcp dhparam diags diarization diarize diarized diarizes dicts
digia digicert digitalocean directv direname direnames dirent dirid dirlen dirname dirnames dirpath dirs
discoverability discoverd discretization discretizations discretize discretized discretizes discretizing disp
distrib distributability distro divs dlls dmesg dmidecode dname docblock docid dockerd dockerenv dockerfile
dockerhub dockerize docsearch docstring doctype docusaurus docusign docutil docutils dogstatsd domtar
dongfeng donnelley dosomething dosu dotenvx dotfile dotfiles dotnet doublecircle doublequote douyin downcase
downcased downcases downcasing downlevel downloader downloadfile downloadfolder downloadid downsample
downsampled downsampling doxing doxygen dpad dpdk dprint dragonflybsd drbd driveinfo drivename dropdown
dropdowns droppable dscl dsize dstfile dststream dtor dtors dubbo ducati dupont duvian dvalue dword dylib
dynatrace dyno eapi easings easycla ebay ebgp ebook ebooks ebpf ecolab ecole ecopetrol edeka edubuntu eeprom
egnyte egrep eigrp eindhoven electricite eleuther elfsight elseif elsif emailer emailers embeddable
emojipedia enablement encodable encodedstring endhighlight endian endianness endif endofline endregion
endscroll endtime endunless enel energie enqueueing enqueuer enqueuing entergy entra entraid entryname
entrypoint entrypoints enum enumeratee enums envers environnement envs envvar envvars eols eqeqeq equifax
equinix ericsson errno errorcode errorcodes errored erroring errorlog errorlogs errormessage esignature
eslint eslintconfig eslintignore eslintplugin esmini esnext esquery esri etag etags etcd ethereum ethr
ethtool etsy ettercap euris eval evaluatable eventid eventlog eventqueue evergy eversource evolvability evpn
executables exelon exeter exherbo expedia expeditors expensify experian exploitability expr exprs exps
externalproject extractable extractables exts faas fabra faceb facefeed fallthrough falsy fastenal fastlane
favicon fbadbeef fcstone featureid featurestore fedex feedbabe feedc feedfacecafebeef fenosa fernet fetchable
ffbadd ffmpeg fhcount figma filedata filedir fileext filefolder fileid fileidx fileindex fileinfo fileio
filelen filelog fileoverview filepart filepath filepaths filesystem filesystems filetype filetypes fileutil
fileutils fillcolor findmnt finmeccanica fireblocks firstenergy fiserv fixedmode fixedpoint fixedsize fixme
fizzbuzz flagd flatpak flattr fleetcor flextronics flickr flipkart flowserve fluentd fluor fluxcd folderinfo
foldername foncire fonticons foreach forman formattable fortinet fortive fortran fqdn frac frameborder
framebuffer framerate freebsd freedesktop freelens freeport freespace freiburg freightlinx frenet fresenius
freshworks frontend fsck fsharp fstab fstrim fsync fsynced ftrace fudan fujifilm fullscreen fullstack func
futurice fuzzer fuzzers fvalue gadjah galway gamepad gamestop gannett garmin gartner gasterra gazprom gbit
gcloud gebruder geely gemfile gemfiles genava generale generali genrsa genworth geocode geocoded geojson
georeference georeferenced georeferencing geotrust gerrit getfont getsel getter gettext ghcr ghsas gimsuy
gimu gimuy giphy gitdm githooks github githubusercontent gitignore gitignored gitignores gitkeep gitkraken
gitlab gitleaks gitleaksignore gitlens gitmodules gitops gitpod gitroot gitter glaxosmithkline glencore glibc
globals globalsign globalstrict globbed globbing globstar gmail gmake gmbh gnulocaledir gobain gofore goland
golang goog googleapis googletest goroutine gothenburg gotk goto gradio grafana grainger grammarly graphcool
gravatar gravatars graybar graylog graz greasemonkey gridcell groningen groupadd groupbox groupdel groupe
groupmod grpc gruntwork gruvbox grype gserviceaccount gtest guid guis gunzip gunzipped gunzips guodian
gwangju gzfile gzip gzipfile gzipped gzips hacktoberfest hacky hadolint hallak halp hanesbrands haniel
hannifin hanyang hapag haproxy hardcode hardcoded hardcodes hardcoding hashability hashable hashables
hashbang hashbangs hasher hashicorp hashmap hashmaps hbrush hcloud hcursor hdiutil healthpeak hellosign
helloworld helmfile helmify helvetica heptio heraeus heredoc heriot hesai hetzner hfile hhmmss hicolor hicon
hiddenfolder hipaa hipchat hipercard hkey hmodule hoistable hola holcim hollyfrontier hologic homebrew
homedir homogenous horovod hostentry hostname hostnamectl hotfix hotmail hotswappable hotswappables howmet
howto hpcaitech href hrtime hscroll htaccess html htmlhintrc htop http httpbin httpd httpie https httpsocket
httpurl huadian huaneng huawei huazhong hubspot hugepages hulu humana hutchison hwin hwnd hyperdisk
hyperdisks hyperparameter hyprland iaas iberdrola ibgp icacls ichi icinga icloud icmp iconv idata idealo
idean idec idemitsu idempotence idempotency idempotently ident identicon ideographic idexx ifcfg ifconfig
ifelse ifnot iframe iframes ifttt ifupdown igmp iief iife iifes illumina imagesize imagetools imap imessage
imgix imgur immutables imperva impl importlib imurmurhash inbev inbuffer incrementable incrementor incyte
indentless indexable indexdb indexfile ineos inetutils infiniband infisical inflector influxdb infomaniak
infosys ingalls ingersoll ingester ingredion init initctl initd initdb initializer initializers initramfs
initrd inits injectable inlined inliner inlining innoviz inode inputfield inspec inspectability
installability instana instancedir instanceof instantiable instantiatable instantiation instantiations integr
integreatly integrys intellij intellisense interdependencies interdependency interop interoped interops
interpublic intervalobj intesa invariants invesco investimentos iops iostream iosxr ioutil iowait ipaddr
ipaddress ipconfig ipmi ipnet ipos iproute ipsec ipset ipsum iptables iputils isarray iscallable isdisabled
isempty isobject isovalent isoxe isstr isstring issuehunt issueid istio isundef italia italiane itanium
itausa itemid iter iterable iterables iteratee iteratively iters itochu iubenda ival ixgbe ixgbevf jabil
jagiellonian jama jamstack jarden jardine javadoc javascript javascriptreact jboss jekylling jekyllrb jemmic
jetblue jetbrains jetifier jfrog jiaotong jira jizhong journald joyent jpeg jpegs jpmorgan jpos jruby
jsconfig jsdelivr jsdoc jshint jslint json jsonapi jsonb jsonc jsonp jsonpath jsonrpc jumbotron junit junoos
junos jupyter jval jwhois kabbage kabushiki kafkajs kailuan kairosdb kaisha kalgin kanban kansai karbon
karlsruhe kbps kcps keepalived keio keptn kerberos kevs keychain keychains keycloak keycode keycodes keycorp
keydown keyfile keyfiles keyfn keyframe keyframes keylogger keymenu keyname keyof keyscan keyscans keysight
keyvault khalifa kibana kiewit kimco knative komatsu konami korn kosan kotlinscript kpos kpps kragpur
kramdown kstat kube kubecost kubectl kubelogin kuberhealthy kubernetes kubespec kubuntu kuehne kuma kung
kupivip kurtosis kustomize kuula kval kvcopy kvpair kylin kyung kyverno laddrs lafarge lamoda lancia
landesbank langfuse langs langtrace languageclient languageserver lastfm launchctl launchd launchdarkly
lausanne lazygit lbound lbrace lbracket lbutton ldap leaseweb leds leggett leica leidos leishen lemmata
lennar lenovo lerna letterboxd leucadia leuven levenshtein lexable lexed lexes lexing lexisnexis lgpl lgtm
liatrio libarchive libata libcurl libdir libdirs liberapay libffi libffmpeg libgecode libgranite libgtk
liblzma librato libssl libtool libvirt libxml libxslt lidl lifesciences lightblue lightbulb lightdm lightgrey
lightstep linde linebreak linebreaks linedown lineending lineno linenums linewidth linewidths linkcode
linkedin linkerd linkname linkplain linkref linkspeed linode linter linuxserver listbox listboxes livox lldp
lloyds llvm localeinfo localhost localizability localizable localstorage lockfile locs lodash loginctl
logitech logman logrotate logstash logz lomonosov longdouble longint longpoll lonza lookahead lookaround
lookbehind lookbehinds loongarch loongson loopback lorem lorillard loughborough lovatt lowercased lowercases
lowercasing lpar lparam lpbuffer lpctstr lpdword lptstr lpvoid lpword lresult lsattr lsblk lscpu lsize lsmod
lsof lspci lsscsi lstat lswpar lualine lubuntu lucene luhn lukoil lumibird luminar lumitics lund lunr luns
lvar lvars lvcreate lxdm lxqt lyft lyondellbasell lzip maastricht macos macosx macquarie mada maersk
magiclink magna mahalanobis mahidol mailchimp mailfrom mailgun mailhog mailmap mailparser mailto mailtrap
maintainership makefile mandriva mangeia manjaro manpage manpowergroup manulife mapfn mapfre mariadb
markdownlint markdownlintignore marketaxess markit marquard marshallable marshalling marubeni maruhan masco
mastercard matomo mattermost maxcpus maxdepth maxkb maxptime mbps mbutton mccormick mcdonald mcgill mcgraw
mckesson mclaren mclennan mcmaster mcmoran mdadm mdast mdformat mdns meadwestvaco medco mediawiki
medicalterms medipal medtronic megalinter megatron melanox memcache memdb meminfo memoed memoisation memoise
memoised memoization memoize memoized memoizes memoizing mempool mempools mendeley menubar menubars menuitem
menuitems merb mercari mergeability mergeable merkle messageid messageids messagelist metaprogramming metlife
mettler microbenchmarking micromatch microservice microservices middleware middlewares midjourney migratable
migratables migros milano millis mimetype mindepth minecraft minepart mingw miniconda minification minifier
minify minikube minimap minio minitest minmaxinfo minmetals mipmap mipmapped mipmapper mipmappers mipmapping
mipmaps mirantis misconfiguration misconfigurations misconfigure misconfigured misconstruct misconstructed
mitmproxy mitsui mixin mixins mixpanel mizuho mkdir mkdtemp mkfs mkswap mmddyyyy mmistakes mmyyyy mobis
mockfile mockfn mockfunction mockito mockpath mockserver modifiability modinfo modprobe modstat moller molson
monash mondelez mondiale mondoo mongo mongod mongodb mongodump mongorestore mongosh monit monitorability
monorepo monorepos monospace monospaced mootools moovit motd mouseflow mouseover mousewheel movil mpkts
mrkdwn msdn msedge msgid msglist msgpack msgs msgstr msteams mtime mtls multicast multilog multipass
multipath multiprop multiprotocol multirate multiroot multiselect multitarget multithread multithreaded
multithreading multitouch munge munges musixmatch musl mutator mutators mutex mutexes myer mylan mysql
myvariable nack nacos nagel nagios namespace namespaced namespaces namespacing nano nanos nanyang napatech
narrowable narrowables nasdaq nava navarra navbar naver navistar navtree nbtstat ncurses ndef nederlanden
nemours neovide neovim nestjs netapp netbsd netlify netloc netlocs netmask netstat networkconnectivity
neumorphism neuralink newdir newell newfile newid newmont nexenta nextel nextera nextidx nfile nginx nginxinc
nijmegen nikto nisource nist nitor nkey nobreak nocheck nocode nocomma nocookie nodejs nodemap nodenext
nodeobj nodep nodeptr noempty noeval nofix nofollow nofunc nohoist noindent noinfer noinspection nolazy nolet
nolinebreak nolock nomura nondefault nonstatic nonterminating noop noops nordcloud nordea nordstrom nordvpn
noreply normale nortonlifelock noslash nospace notarray notobject notre novell npmrc nproc ntpd ntpdate
nubity nucor nuget nullable nullables nullif nullish nullsoft nuplan nuscenes nushell nvidia nxos oaktree
oauthlib objectid observables observiq octicons octokit offboard offboarded offboarding offboardings
offboards ohai ohmyzsh oilwell okcancel okta oldfile oledll olly omnicare omnicom omnios omnition onabort
onboarded onboarding onboardings onboards oncomplete onended oneof onerror onex onexit onfailure onfinally
onfulfilled oniguruma onkeydown onkeypress onkeyup onload onloadend onmessage onopen onprogress
onreadystatechange onrejected onstart onstop onsuccess ontimeout onversionchange openai openapi openbase
openbsd opencl opencv opendns opendrive openfga opengl openid openindiana openjdk openldap openllmetry openmp
opennebula opennmt opennn openresty openscenario openshift opensolaris openssh openssl openstack opensuse
openswitch opentelemetry opentofu opentsdb openvino openvpn openvz opscode opsgenie opsign opsigns orderby
orderid oreal orgs orpc osmlab ospf otago otechie otel otelcol otlphttp otsdb ouroboros outbuffer outdir
outfile outreachy outro overridable oxfmt oxfmtrc oxlint oxlintrc oxsecurity ozforex ozon packagecloud padova
pagedata pagefile pagerduty pageview pageviews paginator palantir paludis panner papaki param parameterizable
parameterization parametrizable parametrization parametrized params paren parens parentbased parenthesised
parentnode parentpath paribas parm parseable passband passbands passcode passcodes passwd pata pathname
patreon paulo pausable pauseable pauseables paxos paychex paycom paylocity paypal pbcopy pbkdf pbpaste pbuf
pbuffer pcap pcfiledir pcie pconnection pcregrep pemex penh penske pentair penteston pentoo pepsico
perceptron percona perf perfetto performant perfview perkinelmer permalink permalinks permutate perrigo
personalizations petersburg petrobras petronas petsmart pfile phabricator pharmahandel phnom phorge photonics
phps pidof pidora pingdom pinterest pixar pixelated pixellated pixi pkgadd pkgconfig pkginfo pkgutil pkill
pkts pkunzip pkunzipped pkunzips pkzip pkzipped pkzips plaintext plantuml platformio platt plex plist
pluggable plusplus pnpm podman pohang pojos polarion policyfile politecnico polyfill polyfilled polyline
polylines pompeu pont portainer positionals posix postback postcondition postcss poste postgres postgresql
postgressql postinstall postmarketos postpack postprocess postprocessed postprocessing postprocessor powercfg
powercli poweredby powerpc powershell pprof pragma pragmas pragmata praxair precalc precommit precompilation
precompile precompiled precompiles precompiling precompress precompressed precompressing precompressor
precompressors precompute precomputing preconfigure preconfigured predef prefetch prefetched prefetches
prefetching prefill prefilled prefilling prefills preformat preformatted preinstall preinstalling preinstalls
preload preloaded preloading preloads premultiplied prepended prepending prepends prepopulate prepopulated
prepopulates prepopulating prepopulation prepper preprepare preprocess preprocessed preprocesses
preprocessing preprocessor preprocessors prepublish prerelease prereleases pretexting prettierd prettyprint
prev previdx printenv printf printname printscreen prisma probot processid procfs procid producibility
productization productizations productize productized productizes productizing prog programfiles projectid
prologis promisify promql promxy proselint proselintrc proto protobuf protobufs protos provisionings proxied
proxmox proxying proxyless pseudoclass pseudoclasses pseudocode pseudorandom pseudoterminal pspings ptrace
pubkey publix pubsub pultegroup punycode pushgateway putra pvar pvcreate pwsh pycharm pylance pymdownx
pyright qemu qmake qorvo qualys quanergy quantile quantiles quarkus queryable querystring quesmaorg quickfix
quicksort quickstart quickstarter quickstarters quintiles qunit quotemark quovadis quuuux quuux quux qword
rabbitmq rabobank rackconnect rackspace radiogroup randomizer randomizers randstad raspbian raycast
raycasting raycasts raytheon raytrace raytracing razorpay rbac rbconfig rbenv rbrace rbracket rbutton rclone
rdma reachability readdir readerror readerrorlog readerrorlogs readerrors readfile readline readme readmes
readonly readthedocs readystatechange reaggregation reaktor realloc realogy realtime rebase rebased rebases
rebasing rebrandly recurse recursed recurses recursing recv redbud reddit redeclaration redeclarations
redeclare redeclared redeclares redeclaring redetect redetected redetection redhat redirectable
redistributable reenable reenabled reenables reenabling reenqueue reenqueued reenqueueing reenqueues
refactorings refcount refcounting referenceable referencecounting referencer refetch refetching refname
refnum refval refvalue regeneron regexes regexpp regionality regread rehydrate rehydrated rehydrates reignore
reignoring reimplement reimplemented reimplementing reimplements reinclude reincluded reincluding
reinitialization reinitializations reinitializes reinitializing reldate reldatetime relex reltime remoting
renormalization renormalizations renormalize renormalized renormalizer renormalizers renormalizes
renormalizing reorderable reorderings reparameterization reparameterizations reparameterize reparameterized
reparameterizes reparameterizing reparametrization reparametrizations reparametrize reparametrized
reparametrizes reparametrizing reparse repatch repatched repatchs repl repo reporoot repos repsol repurpose
repurposes repurposing requeue requeued requeueing requeues requeuing reregister reregisteration
reregisterations reregistered reregistering reregisters rerender rerendered rerendering rerenders
rerequestable resizable resmed resnet responsys restructuredtext resync resynchronisation resynchronisations
resynchronise resynchronised resynchronises resynchronising resynchronization resynchronizations
resynchronize resynchronized resynchronizes resynchronizing resyncing resyncs rethrow rethrowable
rethrowables rethrown rethrows retrier retriers retrigger retriggered retriggering retriggers retryable
retrycancel reupload reuploaded reuploading reuploads revolut rewritable richtext ricoh rieure ripgrep rmdir
rmwc roadmap roadmaps roblox robocopy rocketmq rohlig rolldown rootful rootpath rosneft routable routeros
rowid rpar rsize rspec rsync rsyslog rsyslogd rulesdir rulesdirs ruleset rulesets runbook runbooks runc
runnable runnables runtimes rustfix rustfmt ruuvi rxjava rxjs rxscala saas sabic sainsbury samaba samesite
sandboxing sandisk sanmina sanofi sanpaolo santander saud sberbank sbin scaler scapy schein schemafull
schemaless schemas schemastore schemeid schenker schlumberger schwab screenshare scriptlet scriptlets
scrollable scrollback scrollbar scrollbars scrollinfo scrubbable scrypt scss scutil scylladb sddm sdks
seagate seamlessness searchability searchbox secedit secretlint secretlintignore secretlintrc securability
securitylevel seiki sekiyu selinux sematic semconv semibold semilux semmle sempra semver sencha sensedia
serializer serializers serret serverless servicenow servlet servlets setaffinity setenv setfacl setfont
setredraw setsel settext setuptool sftp shaderlab shagang sharded sharding sharedmemory sharpier shas shasum
shellcheckrc shellscript shenhua sherwin shiftleft shiftright shiftrightunsigned shopify shortcode shortcodes
shortcutted shortint shortname shortpress shougang showa shrinkwrap sideeffect signin signoff signout signup
sigs sigv silae silicom singleline singlequote sinnerschrader sinochem sinomach sinon sinopec sirona
sismology sistema sizeof skaffold skel skippable skoda skyworks slackapi slapd slen slevomat slimpay slotid
slugify smalloc smalltalk smania smarkets smartos smartsymbols smarttabs smartystreets smbclient smbd smbios
smbpasswd smishing smithfield smtp smucker snackbar snapchat snapctl snapd snapshotted snapshotter
snapshotting snmp snmpd snmptrapd snyk soapenv societe socketid sockperf sodexo softbank softirq softlayer
softphone softphones solaris solarwinds solita solr somefile somehost sonarjs sonera sourcefile sourcegraph
sourceidx sourcemap sourcemaps sourcetree spacex sparc spdlog speedtest spegel spinlock spirent splunk
spotify sqlcmd sqlite sqlserver sqlservice sqlservr sqrt squashfs squidfunk squigglies srcdir srcfile
srcfolder srcstream sros sshd sssd staat stackdriver stacktrace stacktraces starfield starttime starwood
stateful staticfile staticman statoil statusbar stdcall stderr stdin stdout stdwin steelers stellantis
stimulsoft stmt storagectl strace strategize strategizing streetsidesoftware strimzi stringification
stringified stringifies stringify stringifyable stringifyables strlen struct structs stryker stunnel
stylelint stylelintrc stylesheets subcodes subcommand subcommands subdep subdeps subdir subdirective
subdirectives subdirectories subdirectory subexpressions subfield subfields subfolder subgraph subgraphs
subheader sublicensing submenu submenus submodule submodules subnetwork subnode subnodes subpackage subpath
subpixel subprocess subprocesses subproject subprojects subprotocol subprotocols subq subqueries subquery
subreddit subroute subroutes subrouting subscribable subscribables subscriptable subst substr substrings
subtree subtrees subtype subtyped sudo sudoers sugs suid suisse sumitomo suncor sungkyunkwan sunoco suntrust
supercomputing superfeedr superfences superspace superspaces supertype supervalu surgutneftegas suser susser
suzuken svmon swappable swappables swappiness swedencentral swiftype swimlane swimlanes swisscom swyftx
symantec symlink symlinked symlinking symlinks synnex synology synopsys sysco sysctl syserror sysinternals
syskeydown syslog sysmon sysprep sysroot sysroots systemctl systemd tabbable tabpanel tada taggable
tailorability tailscale tailwindcss tarfile targa tartu tata tbody tchar tcol tdiff teamcity teardown
techdocs techetio technipfmc techradar tekton telecom teledyne teleflex telefonica telegraf telekom telia
telnetd telstra tempdir tempdirs tempfile tempfiles templated templating temporaryfile tencent tenneco
teradyne terex terraform terragrunt tesco tesoro testcase testcases testcontainer testcontainers testenv
testfile testfiles testid testlog testlogs testmessage testmsg testnet testparam testparams testsuite
testsuites testval testvalue testvar tewoo texcoord texcoords textarea textbox textdocument textdocuments
textfield textfile textfiles textmate textron tfoot tfplan tftp thanos thead themeable themeables theming
thenable thermo thrivent throwable throwables thyssenkrupp ticino tickrate tidelift tieto tiktok timeframe
timeframes timeinterval timeseries timeslot timestep timesteps tinto tmbundle tmerc tmlanguage tmos tmpdir
tmpfile tmpstr tmux todo todoist todos tokenization tokenizations tokenize tokenized tokenizer tokenizers
tokenizes tokenizing tokio tongji toolchain toolchains toolset tooltip tooltips toor topleft topright
torchmark touchpad tptr traceback tracebacks tracecontext tracefmt traceidratio tracelog traceloop
traceparent traefik trakt trane transcluded transclusion transcode transcoded transcoder transcodes
transcoding transcodings transdigm translogix transparentize transpilation transpile transpiled transpiler
transpilers travelcenters treeitem treeshake treeshaking treesitter trello trex triager triagers trie trimble
tripadvisor tripleslash trivy trivyignore truetype trufflehog truist truthy tsbs tsbuild tsbuildinfo tsconfig
tsconfigs tsdb tsing tsinghua tsize tslib tslint tsmerge tsserver ttingen tumblr turku tvalue twente twilio
typeahead typecheck typechecked typechecker typechecking typedef typedefs typeid typename typeof
typescriptreact typings typosquatted typosquatting tzid tzinfo tzobj tzutil uber ublox ubound ucoord ucoords
udev ugent ulid ulimit ulong ulta ultradns ultrapar umask umount unaggregated uname unassignable unauth
unauthed unauths uncached uncaptured uncheck unchecking unchecks unclaim uncomment uncommented uncommenting
uncomments uncompress uncompressing uncompressor uncustomized undeclare undecodable undef undeletable
undeleted undraw uneditable unelevated unencoded unencrypted unencrypting unencrypts unescape unescaped
unescapes unescaping unexpect unexport unexported unextracted unfavorite unfixable unflag unflagged
unflattened ungettable unhandled unhighlight unhighlights unicast unicredit unignore unignored unignores
unimported unindent unindented unindents uninitialize uninstallation uninstantiatable uninstrumented uniq
uniqueid uniqueidentifier uniquifier unitedhealth unittest univariate universiteit unixroot unlicense
unmanaged unmangle unmangled unmap unmark unmarshaled unmarshaler unmarshalers unmarshaling unmarshallable
unmerge unmergeable unmerged unmerges unmerging unmock unmocked unmocker unmocking unmodifiable unmodifing
unmount unmountable unmounting unmounts unmunge unmunged unmunging unnest unnested unnesting unnormalize
unnormalized unnormalizer unnormalizing unopinionated unoptimized unpackable unpackage unpackaged
unparenthesized unpause unpaused unpauses unpausing unpend unpended unpending unpends unpersisted unpkg
unprefixed unprocessable unprotect unprotects unpruned unpublish unpublisher unpublishes unqueued unqueueing
unqueues unreference unreferenced unreferences unreferencing unregister unregistering unregisters unrendered
unrepresentable unrestrict unroute unsampled unschedulable unschedulables unschedule unscheduler unscope
unscoped unscopes unselect unselected unselecting unselectings unselects unserializable unsetter unsetting
unshallow unshare unshareable unsort unsortable unsplash unstage unstaged unstash unstashed unstripped
unstyle unstyled unstyles unsubclassable unsubscriptable unsubstituted unswappable unswappables unsynced
untrace untrack untracked untrigger untriggered untruncated untrust untrusted untrusts untyped unum
unversioned upcase upcased upcases upcasing upcloud updatable updateready updatetimestamp upgradability
uploader upos uppsala upsample upsampled upsampling upsert upstash upstreams urbana urlencoded urls useradd
userdata userid ushort usings util utils uuids uval uword vagrantfile vagrantup vala valarian valeo valero
valgrind validator validators valign vals varco variadic varian varstatement vasona vattenfall vbox vboxdrv
vboxguest vboxmanage vboxsf vcenter vcpkg vcursor vdso vectorization vectorizations vectorize vectorized
vectorizes veertu veikkaus velodyne ventas veolia verdaccio verisec verisign verisk versionchange versioner
veth vfile vgcreate viacomcbs viber victoriametrics vids viewlet viewport vimeo vinci vincit virtio
virtualbox virtualizations virtualize virtualized virtualizer virtualizing virustotal vishing visteon
visualstudio visudo visy vitess vivendi vizcaya vlans vlog vlogs vmclusterlb vminsert vmkernel vmlinuz vmnic
vmselect vmstat vmstorage vmtools vmtoolsd vmware vnet vodafone vornado voxel voxels vsce vscode vscodium
vscroll vsliveshare vsmarketplacebadge vsphere vswitch vulkan vuln vultr vxlan vyatta vyos wabtec wacom
wageningen wagent waitfor waituntil walkthrough walkthroughs waseda wasm watchr wayland waypoint waypoints
waze weaviate webapp webdings webdriver webdrivers webex webextensions webfont webhook webindex webindexfile
webjs webkit webpack webserver websocket websockets webview webviews wedos weiqiao wellcare wellknown
wellpoint welltower wesfarmers westlake westpac westrock weyerhaeuser wget whampoa whatsapp whitepaper
whitepapers whitespace whitespaces whoami widgetmanager wikidata wikimedia wiktionary wildberries wilmar
windll windowslogin windstream winnt winrm winrs winsw wireframe wireguard wiremock wisetech wishart wistron
wkhtmltopdf wlroots wontfix woolworths woori wordpress workarea workdir workfolder workgroup worktree
worldgen wparam wpars writedir writefile wrlinux wsman wstring wurttemberg wyndham xargs xbox xcel xcode
xcodebuild xcoord xcoords xdotool xenial xeon xfce xfonts xfwm xiaohongshu xiaomi xilinx xinetd xinit xinput
xinxing xkey xmax xmin xmlcatalog xmllint xmlns xmodmap xpath xpos xproto xserver xstrata xubuntu xval xvfb
xware yakuake yamada yaml yamlfmt yamllint yandex yandexcloud yassir yasuda ycoord ycoords yesno yext ykey
yleisradio ymax ymin yonsei youtube ypos yusen yval yymmdd yyyy yyyymm yyyymmdd yyyymmddhhmmss
yyyymmddhhmmssz zabbix zalando zapier zappos zcoord zcoords zellij zend zendesk zenoss zenserver zensical
zentrale zerodha zeromq zhihu ziggo zillow ziltoid zimmer zipfile zipkin zkey zlib zlog zmax zmin zoetis zoho
zoxide zpool zpools zpos zscaler zuora zuul zval zypper`;
