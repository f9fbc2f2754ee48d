/** Misspellings that resumes show again and again, and that no trade uses as a word: each with what is meant. */
const PAIRS = `
abilty:ability abillity:ability absense:absence accademic:academic acceptible:acceptable accesories:accessories
accessable:accessible accidently:accidentally accomadate:accommodate accomodate:accommodate accomodated:accommodated
accomodating:accommodating accomodation:accommodation accompanyed:accompanied accomplishements:accomplishments
accomplishmet:accomplishment accordence:accordance accross:across accountabilty:accountability acheive:achieve
acheived:achieved acheivement:achievement acheivements:achievements acheiving:achieving acheives:achieves
acomplished:accomplished acomplishments:accomplishments acquaintence:acquaintance acquisiton:acquisition
activites:activities activly:actively actualy:actually adapation:adaptation adaptible:adaptable addional:additional
addtional:additional aditional:additional adition:addition adequatly:adequately adherance:adherence
administated:administered administation:administration administraive:administrative adminstration:administration
adminstrative:administrative adminstered:administered advertisment:advertisement advertisments:advertisements
agressive:aggressive agressively:aggressively agreeement:agreement agreemnt:agreement alot:many analisis:analysis
anaylsis:analysis analystical:analytical analitical:analytical analytcal:analytical anayltics:analytics
anaylze:analyze anaylzed:analyzed analyis:analysis annualy:annually anual:annual apparant:apparent
appearence:appearance aplication:application aplications:applications applicaton:application appoitment:appointment
appointement:appointment apointments:appointments appropiate:appropriate appropriatly:appropriately
approximatly:approximately aproximately:approximately aquired:acquired aquire:acquire aquisition:acquisition
architechture:architecture architecure:architecture arguement:argument arrangment:arrangement
arrangments:arrangements asigned:assigned assesment:assessment assesments:assessments assesed:assessed
assignement:assignment assignements:assignments assistent:assistant assistence:assistance assited:assisted
asisted:assisted asist:assist assisstant:assistant associaton:association attendence:attendance attendent:attendant
attension:attention availabilty:availability availible:available avaliable:available avalable:available
basicly:basically begining:beginning beginnning:beginning beleive:believe beneficary:beneficiary benefical:beneficial
benifit:benefit benifits:benefits bookeeper:bookkeeper bookeeping:bookkeeping brocure:brochure brocures:brochures
buisness:business busines:business bussiness:business busness:business calander:calendar calenders:calendars
calibratted:calibrated campain:campaign campains:campaigns campagin:campaign capabilties:capabilities
catagory:category catagories:categories certifed:certified certificaton:certification certifcate:certificate
certifcation:certification challange:challenge challanges:challenges challanging:challenging cheif:chief
cirriculum:curriculum curiculum:curriculum curriculm:curriculum classsified:classified cliant:client cliants:clients
colaborate:collaborate colaborated:collaborated colaboration:collaboration collabrated:collaborated
collaberate:collaborate collaberated:collaborated collaberation:collaboration collabration:collaboration
colleage:colleague collegues:colleagues collegue:colleague colleauges:colleagues comittee:committee
commitee:committee committe:committee comitted:committed commited:committed commiting:committing
commitement:commitment comunicate:communicate comunicated:communicated comunication:communication
communciate:communicate communciation:communication communicaton:communication communcation:communication
communicaiton:communication comunity:community communites:communities comparision:comparison
compatability:compatibility competance:competence competant:competent competative:competitive competetive:competitive
compleated:completed completly:completely compliancy:compliance complience:compliance complaince:compliance
componants:components comprehesive:comprehensive comprehenisve:comprehensive concensus:consensus concious:conscious
condusive:conducive conferance:conference confidencial:confidential confidental:confidential
confidentialy:confidentially conjuction:conjunction consistant:consistent consistantly:consistently
consistenly:consistently constuction:construction contruction:construction construciton:construction
consultent:consultant continously:continuously continous:continuous continuosly:continuously contibuted:contributed
contributer:contributor contribued:contributed contol:control controled:controlled controling:controlling
convience:convince cooridnated:coordinated coordiante:coordinate coordiantion:coordination coodinate:coordinate
coodinated:coordinated coodinator:coordinator coordinater:coordinator cordinate:coordinate cordinated:coordinated
cordinator:coordinator corporat:corporate correspondance:correspondence corespondence:correspondence
counceling:counseling councelor:counselor critcal:critical critera:criteria custmer:customer custmers:customers
cutomer:customer cutomers:customers customter:customer custumer:customer custumers:customers dailey:daily
decison:decision decisons:decisions dedicaton:dedication definately:definitely defintion:definition
delevoped:developed deliever:deliver delievered:delivered delivey:delivery demonstated:demonstrated
demostrated:demonstrated departement:department departements:departments deparment:department deparments:departments
dependance:dependence desgin:design desgined:designed detials:details detal:detail detailled:detailed
devloped:developed developement:development develope:develop developped:developed develpment:development
develpoed:developed develoment:development develped:developed developmet:development devlopment:development
diffrent:different difficut:difficult dilegent:diligent diligance:diligence dilligent:diligent
disatisfied:dissatisfied disbursments:disbursements disapline:discipline discipilne:discipline
distrubution:distribution distibution:distribution distributon:distribution documention:documentation
documenation:documentation documentaion:documentation documentatoin:documentation documnets:documents
ecomonic:economic educaton:education educatonal:educational efficency:efficiency effeciency:efficiency
effecient:efficient effeciently:efficiently efficently:efficiently efficent:efficient effiency:efficiency
effectivly:effectively effectivness:effectiveness efectively:effectively electical:electrical electrial:electrical
elegible:eligible embarass:embarrass emergancy:emergency employe:employee employes:employees emplyees:employees
emploment:employment employement:employment emplyment:employment encouragment:encouragement enviroment:environment
enviromental:environmental enviroments:environments environement:environment enviornment:environment
environmnet:environment envirnment:environment equiped:equipped equiptment:equipment equipement:equipment
equitment:equipment esential:essential establised:established establishement:establishment estabilished:established
estimeted:estimated evalute:evaluate evalutaion:evaluation evalutated:evaluated evaluted:evaluated excede:exceed
exceded:exceeded exceeed:exceed excellance:excellence excelent:excellent excellant:excellent exellent:excellent
excercise:exercise exersise:exercise excutive:executive exectuive:executive executve:executive exeutive:executive
existance:existence expereince:experience expierence:experience experiance:experience experianced:experienced
experince:experience experinced:experienced experiece:experience expirience:experience exprience:experience
expereinced:experienced expediated:expedited expences:expenses explaination:explanation extention:extension
extremly:extremely facilites:facilities facilties:facilities facilitiated:facilitated faciliated:facilitated
facilitatated:facilitated familar:familiar familliar:familiar finacial:financial financal:financial
finanical:financial finantial:financial flexable:flexible flexibilty:flexibility fluant:fluent forcast:forecast
forcasted:forecast forcasting:forecasting foriegn:foreign foward:forward fourty:forty freind:friend freindly:friendly
fufill:fulfill fullfil:fulfill fullfill:fulfill fullfilled:fulfilled fullfillment:fulfillment
functionailty:functionality functionalty:functionality fundamentel:fundamental goverment:government
govermental:governmental governement:government goverance:governance graduted:graduated gradute:graduate
graduat:graduate grammer:grammar guage:gauge guarentee:guarantee guarenteed:guaranteed guidence:guidance
guidlines:guidelines guideliness:guidelines handeled:handled handeling:handling hardworing:hardworking
heirarchy:hierarchy hightlight:highlight hygene:hygiene hygeine:hygiene identifed:identified identifiying:identifying
immediatly:immediately imediate:immediate implemantation:implementation implemention:implementation
implementated:implemented implemetned:implemented implemeted:implemented implimented:implemented impliment:implement
implimentation:implementation implmented:implemented implmentation:implementation implementaion:implementation
importent:important improvment:improvement improvments:improvements improvemnt:improvement improvemnets:improvements
impoved:improved inclding:including includeing:including includng:including increaed:increased incresed:increased
increasd:increased increse:increase independant:independent independantly:independently independantely:independently
indvidual:individual individal:individual infomation:information informaton:information infrastucture:infrastructure
infrastrucure:infrastructure infastructure:infrastructure initative:initiative initatives:initiatives
initated:initiated initialy:initially inititiated:initiated inovation:innovation inovative:innovative
inquries:inquiries inspecton:inspection installaton:installation instaled:installed instruciton:instruction
intergrate:integrate intergrated:integrated intergration:integration intelectual:intellectual
inteligence:intelligence inteligent:intelligent interfacting:interacting internatonal:international
interational:international interpersonel:interpersonal intership:internship interveiw:interview
interveiwed:interviewed intrest:interest intrested:interested intruduced:introduced inventry:inventory
invertory:inventory inventroy:inventory investigatve:investigative invoicng:invoicing iregular:irregular
jewelery:jewelry judgemental:judgmental knowlege:knowledge knowledgable:knowledgeable knowlegable:knowledgeable
knowledgeble:knowledgeable knowedge:knowledge labratory:laboratory laboratry:laboratory laison:liaison liason:liaison
liasion:liaison liased:liaised liasing:liaising langauge:language langauges:languages languge:language
leadsership:leadership leadrship:leadership leadershp:leadership lenght:length lerned:learned liabilty:liability
libary:library lisence:license lisenced:licensed liscense:license liscensed:licensed litterature:literature
logisitics:logistics logisitcs:logistics logistcs:logistics machinary:machinery maintainance:maintenance
maintainence:maintenance maintanance:maintenance maintanence:maintenance maintenence:maintenance mantain:maintain
mantained:maintained maintaned:maintained maintined:maintained maintaing:maintaining maintainted:maintained
managament:management managemnet:management managment:management manageement:management managemnt:management
managerment:management mangement:management mangaed:managed managd:managed mangage:manage mangaged:managed
manging:managing managerail:managerial manufaturing:manufacturing manufacting:manufacturing
manufacuring:manufacturing manufacutring:manufacturing marketting:marketing maketing:marketing markteing:marketing
materal:material mathmatics:mathematics measurment:measurement measurments:measurements medcial:medical
medicaton:medication merchandice:merchandise millenium:millennium millitary:military miltary:military
miscelaneous:miscellaneous mircosoft:Microsoft microsft:Microsoft minumum:minimum moniter:monitor monitered:monitored
monitoing:monitoring montly:monthly monthy:monthly motivaton:motivation neccesary:necessary neccessary:necessary
necesary:necessary necessery:necessary negociate:negotiate negociated:negotiated negotation:negotiation
negotiatons:negotiations negotated:negotiated noticable:noticeable occassion:occasion occassional:occasional
occasionaly:occasionally occured:occurred occuring:occurring occurence:occurrence offical:official ofice:office
oficer:officer operaton:operation operatonal:operational opertaions:operations opertations:operations
operatons:operations oppurtunity:opportunity oppurtunities:opportunities opportunites:opportunities
oportunity:opportunity opportunties:opportunities optomize:optimize optomized:optimized orderes:orders
organisaton:organisation organizaton:organization organizatonal:organizational orginization:organization
orgainzed:organized organzied:organized orginal:original orginized:organized oreinted:oriented orienation:orientation
outstading:outstanding oversaught:oversaw overseed:oversaw oversaww:oversaw paralell:parallel parrallel:parallel
partcipated:participated particapated:participated participaed:participated partnerd:partnered passionatte:passionate
pateints:patients patiant:patient patiants:patients paticular:particular perfomance:performance
performace:performance performence:performance preformance:performance perfomed:performed peformed:performed
peform:perform permanant:permanent permenant:permanent perscription:prescription perscriptions:prescriptions
personel:personnel personell:personnel personnell:personnel pharamcy:pharmacy phamacy:pharmacy
pharmacutical:pharmaceutical pharmeceutical:pharmaceutical phyiscal:physical physcial:physical posession:possession
posibility:possibility positon:position postion:position potental:potential practioner:practitioner
practicioner:practitioner preapred:prepared prefered:preferred preferrably:preferably preparaton:preparation
presance:presence presentaion:presentation presentaions:presentations presentaton:presentation prevelant:prevalent
previouse:previous previosly:previously prioritys:priorities priviledge:privilege privelege:privilege
probelms:problems problmes:problems proccess:process proccessed:processed proccesses:processes proceedures:procedures
procedurs:procedures proceduers:procedures proccedures:procedures proceding:proceeding procesed:processed
processs:process procurment:procurement producation:production productivty:productivity productivy:productivity
proffesional:professional proffessional:professional profesional:professional profesionals:professionals
professinal:professional professionnal:professional profesionalism:professionalism profesor:professor
proffessor:professor proficeincy:proficiency proficency:proficiency proficent:proficient proficiant:proficient
profeciency:proficiency profecient:proficient proficientcy:proficiency programing:programming programmor:programmer
progam:program progams:programs progess:progress prohect:project projct:project projets:projects promted:promoted
promotinal:promotional proposels:proposals prospectve:prospective provded:provided provied:provided
provideing:providing providng:providing publically:publicly publicaton:publication purchace:purchase
purchaced:purchased purchsing:purchasing qaulity:quality qualifed:qualified qualificatons:qualifications
qualitity:quality quaility:quality quanity:quantity quarterley:quarterly questionaire:questionnaire
questionaires:questionnaires questionnare:questionnaire realtionship:relationship realtionships:relationships
realiable:reliable recieve:receive recieved:received recieving:receiving recieves:receives reccomend:recommend
reccomended:recommended reccomendations:recommendations recomend:recommend recomended:recommended
recomendation:recommendation recomendations:recommendations reccommend:recommend reccommended:recommended
reconcilation:reconciliation reconcilliation:reconciliation reconciliaton:reconciliation recruting:recruiting
recruitement:recruitment recruitted:recruited recuritment:recruitment redused:reduced refered:referred
refering:referring referal:referral referals:referrals refernce:reference refernces:references regulary:regularly
regualtions:regulations regulatons:regulations reguarly:regularly rehersal:rehearsal relaible:reliable
relationshp:relationship relationshps:relationships relavant:relevant relevent:relevant relitionship:relationship
remotly:remotely reoccuring:recurring repetoire:repertoire reponsibilities:responsibilities reponsible:responsible
reporing:reporting reprensentative:representative representitive:representative representive:representative
representatve:representative representaive:representative requirment:requirement requirments:requirements
requriements:requirements reserach:research reseach:research reserch:research researh:research resoultion:resolution
resouces:resources resourses:resources responce:response responsability:responsibility
responsabilities:responsibilities responsable:responsible responsiblity:responsibility
responsibilites:responsibilities responsibilties:responsibilities responsibile:responsible
responsibilty:responsibility responsbile:responsible responsibilies:responsibilities restaraunt:restaurant
restaurent:restaurant restraunt:restaurant resturant:restaurant resturants:restaurants restuarant:restaurant
reveiw:review reveiwed:reviewed reveiwing:reviewing revenu:revenue rythm:rhythm saftey:safety saefty:safety
satisfaciton:satisfaction satisfacton:satisfaction satifaction:satisfaction schedual:schedule schedualing:scheduling
scheduals:schedules scheduel:schedule schdule:schedule schduled:scheduled schduling:scheduling scheldule:schedule
secratary:secretary secretarty:secretary secretery:secretary seceretary:secretary securty:security senoir:senior
sensative:sensitive seperate:separate seperated:separated seperately:separately seperation:separation serivce:service
serivces:services servise:service servises:services severl:several shedule:schedule shipement:shipment
significent:significant significantely:significantly signifcant:significant signifcantly:significantly
signficant:significant similiar:similar simultanously:simultaneously simultaneosly:simultaneously sofware:software
softare:software softward:software sotfware:software soluton:solution solutons:solutions specalist:specialist
speacialist:specialist specialst:specialist specifc:specific specificaly:specifically specificly:specifically
spesific:specific speficic:specific sponser:sponsor sponsered:sponsored stategy:strategy stategic:strategic
statagies:strategies statistcs:statistics statisical:statistical strategys:strategies stratagy:strategy
strenghten:strengthen strenghts:strengths strenght:strength streamlinned:streamlined stremline:streamline
stremlined:streamlined stregthen:strengthen studing:studying succede:succeed succeded:succeeded succesful:successful
succesfully:successfully successfull:successful successfuly:successfully sucessful:successful
sucessfully:successfully succesfuly:successfully suceeded:succeeded suceess:success sucess:success succes:success
suficient:sufficient sugested:suggested sumary:summary supercede:supersede superceded:superseded
superivsed:supervised supervized:supervised supervisied:supervised suport:support suported:supported supprt:support
supportted:supported suprise:surprise surpased:surpassed surveilance:surveillance sytem:system sytems:systems
systemes:systems systmes:systems systemetic:systematic teching:teaching technicain:technician techician:technician
technican:technician technolgy:technology techonology:technology technologys:technologies technicall:technical
tecnical:technical tecniques:techniques techinques:techniques techniqes:techniques telphone:telephone
tommorow:tomorrow tomorow:tomorrow thier:their thorougly:thoroughly throught:through troughout:throughout
througout:throughout throughtout:throughout timley:timely trainning:training traning:training trainig:training
transfered:transferred transfering:transferring transcripton:transcription tranportation:transportation
transporation:transportation tranlated:translated troubleshotting:troubleshooting troubleshoting:troubleshooting
troubelshooting:troubleshooting truely:truly tutering:tutoring twelth:twelfth underated:underrated
undergratuate:undergraduate undergradute:undergraduate undestanding:understanding understading:understanding
univeristy:university universtiy:university unversity:university univercity:university untill:until
updateing:updating usefull:useful utilitize:utilize utlized:utilized utilzed:utilized utlize:utilize
utilzing:utilizing vaccum:vacuum vaccuum:vacuum valuble:valuable variaty:variety varios:various vechicle:vehicle
vechicles:vehicles vehical:vehicle vehicals:vehicles verfied:verified verifed:verified verbaly:verbally
versatle:versatile vetran:veteran volenteer:volunteer volunter:volunteer voluntered:volunteered
volunteerd:volunteered volunterring:volunteering warehousse:warehouse warehose:warehouse wharehouse:warehouse
wearhouse:warehouse warrenty:warranty weeekly:weekly weekely:weekly wether:whether wich:which wirting:writing
workin:working writen:written writting:writing yeild:yield yeilded:yielded reserched:researched
reasearched:researched manged:managed mananged:managed coordianted:coordinated coordinatd:coordinated
anaylsed:analysed analized:analyzed analised:analysed acheved:achieved achived:achieved achivement:achievement
achivements:achievements acomplish:accomplish administerd:administered alocated:allocated aplied:applied
apointed:appointed aranged:arranged assembeled:assembled assesing:assessing asisting:assisting atended:attended
autmated:automated automatted:automated bulit:built calcualted:calculated comissioned:commissioned compield:compiled
comleted:completed completeted:completed condcuted:conducted conducetd:conducted configued:configured
contributd:contributed convereted:converted cooperted:cooperated corrdinated:coordinated creatd:created
craeted:created delagated:delegated delivred:delivered delievring:delivering demonstrateed:demonstrated
deployd:deployed derpartment:department determind:determined develeoped:developed desinged:designed
dirrected:directed documentd:documented doumented:documented eliminted:eliminated elimated:eliminated
empoyed:employed enchanced:enhanced enforeced:enforced enginering:engineering ensurred:ensured
estabilshed:established evaulated:evaluated excuted:executed exectued:executed facilited:facilitated
finalzied:finalized foreward:forward formulted:formulated genarated:generated generted:generated hanlded:handled
idenified:identified impelmented:implemented implementd:implemented implented:implemented imporved:improved
improoved:improved incorperated:incorporated inital:initial insepcted:inspected instucted:instructed
intregrated:integrated investiagted:investigated invesigated:investigated invovled:involved lauched:launched
launcehd:launched maintened:maintained mainted:maintained mentord:mentored migated:migrated moderninzed:modernized
monitred:monitored negoitated:negotiated operted:operated optimzed:optimized optmized:optimized orgnized:organized
organizd:organized oversawed:oversaw paticipated:participated preparred:prepared prepaired:prepared
presentd:presented priortized:prioritized prioritzed:prioritized processd:processed produciton:production
programed:programmed proviede:provide publishd:published recommened:recommended reconcilied:reconciled
recruted:recruited recuited:recruited redcued:reduced reduceed:reduced reorganzied:reorganized
representated:represented resposible:responsible restuctured:restructured reviewd:reviewed reviewied:reviewed
scheduld:scheduled schedualed:scheduled schdeuled:scheduled simplfied:simplified spearheded:spearheaded
specalized:specialized strategeic:strategic streamlind:streamlined strenthened:strengthened submited:submitted
succesfull:successful supevised:supervised supervisd:supervised suppported:supported surveyd:surveyed traind:trained
trainned:trained transalted:translated transformd:transformed tuaght:taught upadted:updated udpated:updated
verifyed:verified writed:wrote`;

/** What a misspelled word is meant to be, by the word in small letters. */
export const misspellings: ReadonlyMap<string, string> = new Map(
  PAIRS.trim()
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [wrong = '', right = ''] = pair.split(':');
      return [wrong, right];
    }),
);
