/*
 * Words of job titles, folded, in English, German, French, Spanish, Portuguese, Italian and Dutch. German words
 * are also found at the end of compounds: "Projektleiterin".
 */

import { POLISH_TITLE_MODIFIERS, POLISH_TITLES } from './polish.ts';
import { RUSSIAN_TITLE_MODIFIERS, RUSSIAN_TITLES } from './russian.ts';

/** What somebody is. */
export const TITLE_NOUNS = new Set([
  ...POLISH_TITLES,
  ...RUSSIAN_TITLES,
  ...`engineer developer programmer architect manager director analyst designer consultant specialist coordinator
  administrator assistant associate officer executive president supervisor lead leader head chief technician
  representative advisor adviser accountant auditor controller bookkeeper nurse physician doctor surgeon therapist
  pharmacist dentist veterinarian paramedic caregiver aide teacher instructor professor lecturer tutor trainer coach
  educator principal dean researcher scientist fellow postdoc writer editor journalist copywriter author reporter
  producer photographer videographer artist illustrator animator stylist chef cook baker barista bartender waiter
  waitress server host hostess cashier clerk secretary receptionist typist operator driver pilot mechanic
  electrician plumber carpenter welder machinist builder foreman contractor inspector surveyor planner scheduler
  buyer purchaser merchandiser salesperson salesman saleswoman seller agent broker dealer trader banker teller
  underwriter actuary economist statistician lawyer attorney paralegal counsel solicitor judge clerk librarian
  archivist curator translator interpreter recruiter headhunter strategist marketer evangelist advocate ambassador
  founder cofounder owner partner entrepreneur freelancer freelance intern internship trainee apprentice volunteer
  student graduate worker laborer labourer employee staff crew member guard officer soldier sergeant captain
  lieutenant commander firefighter police detective counselor counsellor psychologist psychiatrist
  nutritionist dietitian hygienist phlebotomist sonographer radiographer midwife matron caretaker janitor cleaner
  housekeeper gardener landscaper farmer sommelier steward stewardess attendant concierge superintendent custodian
  tester qa sdet devops sre dba webmaster sysadmin scrum owner ceo cto cfo coo cio ciso cmo cpo cro vp svp evp avp
  gm md pm ba ta ra rn lpn cna pa president chairman chairwoman chair chairperson treasurer trustee governor
  contributor maintainer moderator liaison expert professional practitioner generalist buyer picker packer
  stocker loader handler machinist assembler fabricator installer repairer expeditor dispatcher estimator
  drafter draughtsman modeler modeller colorist compositor composer musician singer dancer actor actress model
  umpire referee lifeguard athlete nanny babysitter au-pair tutor proctor grader reader columnist blogger
  influencer publicist spokesperson lobbyist politician diplomat consul ambassador minister pastor chaplain priest
  missionary historian biologist chemist physicist mathematician geologist astronomer ecologist botanist zoologist
  microbiologist biochemist epidemiologist pathologist toxicologist immunologist neurologist cardiologist
  radiologist anesthesiologist oncologist pediatrician optometrist optician audiologist chiropractor
  anthropologist sociologist archaeologist linguist geographer cartographer hydrologist meteorologist metallurgist
  biostatistician informaticist technologist hacker pentester investigator examiner appraiser adjuster assessor
  collector processor verifier transcriptionist coder biller typesetter printer bookbinder proofreader
  carer keyholder porter courier handyman roofer bricklayer joiner fitter decorator plasterer butcher florist dishwasher
  busser usher deckhand childminder headteacher registrar physiotherapist valuer auctioneer groundskeeper undertaker
  stylist cosmetologist barber hairdresser esthetician manicurist masseuse tailor seamstress dressmaker jeweler
  ingenieur ingenieurin entwickler entwicklerin programmierer architektin leiter leiterin teamleiter berater
  beraterin referent referentin sachbearbeiter sachbearbeiterin assistent assistentin assistenz kaufmann kauffrau
  kaufleute fachkraft verkaufer verkauferin vertriebler techniker technikerin mechaniker mechatroniker
  elektroniker elektriker meister geselle lehrling auszubildender auszubildende azubi praktikant praktikantin
  werkstudent werkstudentin trainee volontar volontarin mitarbeiter mitarbeiterin hilfskraft angestellter
  angestellte lehrer lehrerin dozent dozentin professorin arzt arztin pfleger pflegerin krankenschwester
  krankenpfleger pflegefachkraft pflegefachfrau pflegefachmann erzieher erzieherin therapeut therapeutin apotheker
  apothekerin redakteur redakteurin journalistin gestalter gestalterin designerin geschaftsfuhrer
  geschaftsfuhrerin vorstand bereichsleiter abteilungsleiter projektleiter projektmanager bauleiter filialleiter
  einkaufer buchhalter buchhalterin steuerberater rechtsanwalt rechtsanwaltin jurist juristin koch kochin kellner
  kellnerin fahrer lagerist fachinformatiker fachinformatikerin informatiker informatikerin systemadministrator
  administratorin wissenschaftler wissenschaftlerin forscher doktorand doktorandin produktmanager zivildienst
  zivildienstleistender tatigkeit selbststandig freiberufler freiberuflich aushilfe managerin direktor direktorin
  ingenieure ingenieur developpeur developpeuse programmeur concepteur conceptrice architecte chef cheffe directeur
  directrice responsable charge chargee gestionnaire analyste consultant consultante conseiller conseillere
  assistante secretaire comptable auditeur auditrice controleur controleuse technicien technicienne ouvrier
  ouvriere operateur operatrice mecanicien electricien vendeur vendeuse commercial commerciale acheteur acheteuse
  caissier caissiere serveur serveuse cuisinier cuisiniere infirmier infirmiere medecin aide-soignant
  aide-soignante pharmacien professeur enseignant enseignante formateur formatrice educateur educatrice stagiaire
  apprenti apprentie alternant alternante redacteur redactrice graphiste chercheur chercheuse doctorant doctorante
  juriste avocat avocate notaire banquier courtier agent agente employe employee hote hotesse livreur chauffeur
  magasinier preparateur gerant gerante fondateur fondatrice president presidente benevole animateur animatrice
  coordinateur coordinatrice adjoint adjointe superviseur
  ingeniero ingeniera desarrollador desarrolladora programador programadora arquitecto arquitecta gerente jefe jefa
  encargado encargada responsable directora analista disenador disenadora consultor consultora especialista
  coordinador coordinadora administrador administradora administrativo administrativa asistente auxiliar ayudante
  contador contadora contable tecnico tecnica operario operaria mecanico electricista vendedor vendedora
  dependiente dependienta comercial cajero cajera camarero camarera cocinero cocinera enfermero enfermera medico
  medica profesor profesora maestro maestra docente becario becaria practicante pasante redactor redactora
  periodista investigador investigadora abogado abogada conductor repartidor recepcionista secretaria supervisor
  supervisora fundador fundadora presidenta voluntario voluntaria lider socio socia
  engenheiro engenheira desenvolvedor desenvolvedora arquiteto arquiteta chefe diretor diretora designer
  coordenador coordenadora assistente estagiario estagiaria professora pesquisador pesquisadora advogado advogada
  enfermeira enfermeiro atendente vendedora operador operadora supervisora gestor gestora lider bolsista monitor
  contabilista jornalista fundadora socio motorista cozinheiro garcom caixa trainee
  ingegnere sviluppatore sviluppatrice programmatore programmatrice architetto responsabile direttore direttrice
  analista progettista consulente specialista coordinatore coordinatrice amministratore impiegato impiegata
  assistente contabile ragioniere revisore tecnico operaio operaia meccanico elettricista venditore venditrice
  commesso commessa cassiere cassiera cameriere cameriera cuoco cuoca infermiere infermiera medico insegnante
  docente professore professoressa tirocinante stagista apprendista redattore redattrice giornalista ricercatore
  ricercatrice avvocato segretaria segretario fondatore fondatrice titolare addetto addetta capo magazziniere
  dottorando dottoranda collaboratore collaboratrice educatore educatrice
  ontwikkelaar ingenieur architect beheerder medewerker medewerkster adviseur manager directeur hoofd leidinggevende
  teamleider projectleider coordinator specialist assistent assistente administrateur boekhouder verkoper
  verkoopster verpleegkundige verzorgende arts docent leraar lerares leerkracht stagiair stagiaire onderzoeker
  redacteur journalist vormgever kok chauffeur monteur elektricien timmerman kassier kassamedewerker eigenaar
  oprichter vrijwilliger zzp jurist advocaat secretaresse receptionist begeleider bijbaan promovendus`.split(
    /\s+/,
  ),
]);

/** What qualifies such a word, and seldom stands in a company's name. */
export const TITLE_MODIFIERS = new Set([
  ...POLISH_TITLE_MODIFIERS,
  ...RUSSIAN_TITLE_MODIFIERS,
  ...`senior sr junior jr lead principal staff chief head deputy vice acting interim assistant associate executive
  entry-level mid-level graduate trainee temporary part-time full-time freelance self-employed visiting adjunct
  research teaching software frontend front-end backend back-end fullstack full-stack web mobile data
  machine product project program programme account sales marketing customer client business operations quality
  site field technical human resources talent financial administrative legal compliance clinical registered
  licensed certified co-founder ii iii iv leitender leitende stellvertretender stellvertretende wissenschaftlicher
  wissenschaftliche studentische freier freie freiberuflicher selbstandiger adjoint titulaire jefe sous`.split(
    /\s+/,
  ),
]);

/** Ends of German compounds, and of words that name a person by what they do. */
export const TITLE_ENDINGS =
  /(?:leiter|leiterin|entwickler|entwicklerin|ingenieur|ingenieurin|manager|managerin|berater|beraterin|assistent|assistentin|assistenz|techniker|technikerin|mechaniker|mechanikerin|mitarbeiter|mitarbeiterin|kaufmann|kauffrau|fachkraft|helfer|helferin|pfleger|pflegerin|schwester|lehrer|lehrerin|student|studentin|praktikant|praktikantin|arzt|arztin|verkaufer|verkauferin|fuhrer|fuhrerin|verwalter|verwalterin|referent|referentin|arbeiter|arbeiterin|spezialist|spezialistin|informatiker|informatikerin|elektroniker|gestalter|gestalterin|trainer|trainerin|therapeut|therapeutin|medewerker|ontwikkelaar|beheerder|adviseur|leider|kundige|monteur|chef|chauffeur|verzorgende|begeleider|adviseur|consulent|buchhalter|buchhalterin|schlosser|schlosserin|fahrer|fahrerin|meister|meisterin|koch|kochin|backer|backerin|tischler|tischlerin|zeichner|zeichnerin|redakteur|redakteurin|anwalt|anwaltin|ologist|praktikum)$/u;
