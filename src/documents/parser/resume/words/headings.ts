import type { ParsedSectionKind } from '#documents/parser/parsed-resume.ts';

/**
 * Headings of sections as they are written, folded, in English, German, French, Spanish, Portuguese, Italian,
 * Dutch and Polish. `&` and "/" are read as "and".
 */
export const HEADINGS: Readonly<Record<Exclude<ParsedSectionKind, 'unknown'>, string>> = {
  contact: `dane osobowe|dane kontaktowe|dane|
    contact|contact info|contact information|contact details|contact me|personal information|personal info|
    personal details|personal data|personal profile data|personalia|get in touch|reach me|kontakt|kontaktdaten|
    personliche daten|personliche angaben|zur person|angaben zur person|coordonnees|informations personnelles|
    donnees personnelles|etat civil|contacto|datos personales|datos de contacto|informacion personal|
    informacion de contacto|contato|dados pessoais|informacoes pessoais|informacoes de contato|contatti|
    dati personali|informazioni personali|recapiti|contactgegevens|persoonlijke gegevens|persoonsgegevens|gegevens|
    links|profiles|online|social|social media|find me online|web|websites|online profiles|online presence|liens|
    enlaces|bio data|biodata|kontakte|address|adresse`,
  summary: `profil zawodowy|podsumowanie|podsumowanie zawodowe|o mnie|cel zawodowy|
    summary|professional summary|executive summary|career summary|summary of qualifications|
    qualifications summary|qualification summary|summary statement|personal summary|resume summary|profile|
    professional profile|personal profile|career profile|executive profile|about|about me|who i am|bio|biography|
    personal statement|professional statement|statement|objective|career objective|professional objective|
    job objective|employment objective|objectives|career goal|career goals|goal|goals|overview|career overview|
    professional overview|introduction|background|professional background summary|highlights|career highlights|
    key qualifications|qualifications|highlights of qualifications|summary of skills and experience|
    value proposition|tagline|mission|profil|kurzprofil|uber mich|zusammenfassung|berufliches profil|
    personliches profil|qualifikationsprofil|berufsziel|berufliche zielsetzung|karriereziel|zielsetzung|ziel|
    profil professionnel|profil personnel|resume|a propos|a propos de moi|qui suis je|presentation|objectif|
    objectif professionnel|objectifs|synthese|projet professionnel|en bref|perfil|perfil profesional|
    perfil personal|resumen|resumen profesional|extracto|sobre mi|acerca de mi|quien soy|objetivo|
    objetivo profesional|objetivos|presentacion|perfil profissional|resumo|resumo profissional|sobre mim|sobre|
    objetivo profissional|sumario|sumario executivo|apresentacao|sintese|profilo|profilo professionale|
    profilo personale|riepilogo|sommario|su di me|chi sono|obiettivo|obiettivi|obiettivo professionale|
    presentazione|sintesi|profiel|persoonlijk profiel|over mij|samenvatting|doelstelling|doel|wie ben ik`,
  experience: `praca zawodowa|praca|zatrudnienie|dotychczasowe zatrudnienie|doswiadczenie|doswiadczenie zawodowe|przebieg kariery|historia zatrudnienia|praktyki i staze|praktyki|staze|kariera zawodowa|
    experience|work experience|professional experience|employment|employment history|work history|
    career history|job history|professional history|job experience|career experience|working experience|
    industry experience|experiences|work experiences|professional experiences|work and experience|
    professional background|work background|employment background|career|career path|career summary and experience|
    career progression|positions|positions held|appointments|academic appointments|professional appointments|
    employment experience|employment record|employment details|work|jobs|internships|internship|
    internship experience|internship experiences|internships and experience|practical experience|
    practical training|research experience|teaching experience|clinical experience|academic experience|
    legal experience|engineering experience|technical experience|business experience|leadership experience|
    military experience|military service|military history|nursing experience|sales experience|
    management experience|design experience|consulting experience|software experience|development experience|
    it experience|experience highlights|where i ve worked|what i ve done|professional career|
    berufserfahrung|berufserfahrungen|beruflicher werdegang|werdegang|berufliche erfahrung|
    berufliche erfahrungen|arbeitserfahrung|berufspraxis|praktische erfahrung|praktische erfahrungen|praktika|
    praktikum|beruflicher hintergrund|berufliche laufbahn|berufstatigkeit|berufliche tatigkeit|
    berufliche tatigkeiten|beschaftigung|berufliche stationen|stationen|laufbahn|karriere|erfahrung|erfahrungen|
    experience professionnelle|experiences professionnelles|experience pro|parcours professionnel|parcours|
    emplois|historique professionnel|carriere|stages|stage|experiences et stages|
    experiencia|experiencia laboral|experiencia profesional|experiencias|trayectoria|trayectoria profesional|
    trayectoria laboral|historial laboral|historia laboral|empleo|empleos|vida laboral|practicas|
    experiencia profissional|experiencias profissionais|historico profissional|percurso profissional|
    trajetoria profissional|carreira|estagios|atuacao profissional|experiencia de trabalho|
    esperienza|esperienze|esperienza professionale|esperienze professionali|esperienza lavorativa|
    esperienze lavorative|percorso professionale|carriera|impiego|occupazione|tirocini|storia lavorativa|
    werkervaring|ervaring|ervaringen|werk ervaring|loopbaan|arbeidsverleden|professionele ervaring|
    beroepservaring|arbeidservaring|stages en werkervaring|relevante werkervaring|functies`,
  education: `wyksztalcenie|edukacja|studia|nauka|
    education|educational background|education background|academic background|academic history|
    academic qualifications|educational qualifications|educational qualification|academic qualification|
    academic details|academics|academic profile|academic record|academic|education details|educational details|
    educational history|education history|schooling|studies|degrees|degree|university education|
    education and qualifications|formal education|scholastic|coursework|relevant coursework|courses|
    relevant courses|academic credentials|academia|ausbildung|bildung|bildungsweg|bildungsgang|schulbildung|
    studium|hochschulbildung|akademischer werdegang|akademische ausbildung|schulische ausbildung|
    schulischer werdegang|berufsausbildung|bildungshintergrund|hochschulstudium|schule|
    ausbildung und studium|studium und ausbildung|aus und weiterbildung|aus und fortbildung|
    formation|formations|formation academique|parcours academique|parcours scolaire|etudes|diplomes|diplome|
    scolarite|education et formation|cursus|cursus scolaire|cursus universitaire|formation initiale|
    formation et diplomes|diplomes et formations|educacion|formacion|formacion academica|estudios|
    estudios realizados|titulos|titulacion|historial academico|preparacion academica|educacion y formacion|
    formacao|formacao academica|educacao|escolaridade|estudos|habilitacoes|habilitacoes academicas|
    historico academico|istruzione|formazione|istruzione e formazione|studi|titoli di studio|percorso di studi|
    formazione accademica|percorso formativo|titolo di studio|opleiding|opleidingen|onderwijs|studie|
    vooropleiding|scholing`,
  skills: `umiejetnosci|kompetencje|kluczowe umiejetnosci|kluczowe kompetencje|umiejetnosci techniczne|mocne strony|technologie|narzedzia|
    skills|technical skills|key skills|core skills|professional skills|skill set|skillset|skills summary|
    summary of skills|hard skills|soft skills|skills and abilities|skills and competencies|skills and expertise|
    skills and tools|skills and technologies|skills and knowledge|special skills|relevant skills|
    additional skills|other skills|computer skills|it skills|software skills|digital skills|programming skills|
    competencies|core competencies|key competencies|areas of expertise|area of expertise|expertise|
    areas of strength|strengths|key strengths|core strengths|technologies|technology|tech stack|tech skills|
    tech|stack|technical proficiencies|technical proficiency|technical expertise|technical knowledge|
    technical summary|technical background|technical competencies|technical strengths|proficiencies|
    proficiency|tools|tools and technologies|technologies and tools|tools and software|software|
    programming languages|programming|programming languages and tools|capabilities|core qualifications|
    specialties|specialities|specialization|specializations|abilities|knowledge|knowledge and skills|
    computer proficiency|computer knowledge|it proficiency|computer literacy|what i can do|what i do|
    interpersonal skills|personal skills|skill highlights|skills highlights|laboratory skills|lab skills|
    clinical skills|industry knowledge|top skills|languages and technologies|languages and frameworks|
    frameworks|languages and tools|skill|
    kenntnisse|fahigkeiten|kompetenzen|kernkompetenzen|fachkenntnisse|edv kenntnisse|it kenntnisse|edv|
    technische kenntnisse|technische fahigkeiten|qualifikationen|fertigkeiten|starken|
    kenntnisse und fahigkeiten|fahigkeiten und kenntnisse|besondere kenntnisse|weitere kenntnisse|
    computerkenntnisse|softwarekenntnisse|soft skills und kompetenzen|fachliche kompetenzen|
    persoenliche starken|personliche starken|methodenkompetenz|technologien|werkzeuge|
    competences|competences techniques|competences cles|competences professionnelles|savoir faire|savoir etre|
    aptitudes|qualites|atouts|informatique|outils|competences informatiques|logiciels|domaines de competences|
    domaines d expertise|connaissances|competences et outils|competences linguistiques et informatiques|
    habilidades|competencias|aptitudes y habilidades|conocimientos|conocimientos tecnicos|destrezas|
    habilidades tecnicas|informatica|conocimientos informaticos|competencias tecnicas|capacidades|aptitudes|
    fortalezas|herramientas|competencias tecnicas e comportamentais|habilidades e competencias|
    conhecimentos|conhecimentos tecnicos|qualificacoes|aptidoes|competencias profissionais|ferramentas|
    competenze|competenze tecniche|capacita|abilita|conoscenze|competenze informatiche|capacita e competenze|
    competenze professionali|conoscenze informatiche|competenze digitali|punti di forza|strumenti|
    vaardigheden|competenties|kennis|kennis en vaardigheden|technische vaardigheden|computervaardigheden|
    kwaliteiten|eigenschappen|kerncompetenties|it vaardigheden|sterke punten|expertises`,
  projects: `projekty|wybrane projekty|
    projects|project|personal projects|side projects|selected projects|key projects|project experience|
    academic projects|notable projects|open source|open source projects|open source contributions|
    open source work|portfolio|project work|projects and research|research projects|course projects|
    class projects|university projects|technical projects|major projects|student projects|
    design projects|software projects|project highlights|projects undertaken|research|research interests and projects|
    projekte|projekterfahrung|projektarbeiten|ausgewahlte projekte|private projekte|projets|
    projets personnels|projets realises|realisations|proyectos|proyectos personales|proyectos destacados|
    projetos|projetos pessoais|progetti|progetti personali|projecten|persoonlijke projecten`,
  certificates: `certyfikaty|kursy|szkolenia|kursy i szkolenia|szkolenia i certyfikaty|kursy i certyfikaty|uprawnienia|certyfikaty i szkolenia|certyfikaty i uprawnienia|
    certificates|certificate|certifications|certification|licenses|licences|licenses and certifications|licences and tickets|licences and certificates|tickets|licences and certifications|
    certifications and licenses|licensure|licensure and certifications|credentials|professional certifications|
    certificates and licenses|professional development|training|trainings|courses and certificates|
    courses and certifications|training and certifications|certifications and training|professional training|
    continuing education|additional training|workshops|online courses|certified courses|seminars|
    professional qualifications|technical certifications|further training|accreditations|
    zertifikate|zertifizierungen|weiterbildung|weiterbildungen|fortbildung|fortbildungen|lizenzen|schulungen|
    kurse|zusatzqualifikationen|zusatzausbildung|weiterbildung und zertifikate|fuhrerschein|
    certificats|formations complementaires|formation continue|formations et certifications|habilitations|
    certificados|certificaciones|cursos|cursos y certificaciones|formacion complementaria|
    formacion adicional|cursos y talleres|licencias|certificacoes|certificados e cursos|cursos e certificacoes|
    formacao complementar|cursos complementares|cursos extracurriculares|certificazioni|certificati|corsi|
    corsi e certificazioni|corsi di formazione|patenti|certificaten|certificeringen|cursussen|trainingen|
    cursussen en trainingen|bijscholing|diplomas and certificates`,
  languages: `jezyki|jezyki obce|znajomosc jezykow|znajomosc jezykow obcych|
    languages|language|language skills|languages spoken|foreign languages|language proficiency|
    languages known|linguistic skills|language competencies|spoken languages|sprachen|sprachkenntnisse|
    fremdsprachen|fremdsprachenkenntnisse|langues|langues vivantes|competences linguistiques|langue|
    langues etrangeres|idiomas|lenguas|idioma|conocimiento de idiomas|linguas|lingue|lingue straniere|
    conoscenze linguistiche|competenze linguistiche|lingua|talen|talenkennis|taalvaardigheden|taalkennis`,
  awards: `nagrody|wyroznienia|nagrody i wyroznienia|osiagniecia|stypendia|
    awards|award|honors|honours|honors and awards|awards and honors|achievements|accomplishments|
    key achievements|key accomplishments|recognition|awards and recognition|awards and achievements|
    achievements and awards|scholarships|scholarships and awards|fellowships|fellowships and awards|prizes|
    distinctions|academic achievements|academic honors|academic awards|accolades|honors and achievements|
    professional achievements|major achievements|selected achievements|career achievements|
    awards and scholarships|grants|grants and awards|grants and fellowships|honors and scholarships|
    honors and distinctions|awards and accomplishments|patents|
    auszeichnungen|preise|ehrungen|erfolge|stipendien|preise und auszeichnungen|auszeichnungen und preise|
    stipendien und auszeichnungen|distinctions et prix|prix|recompenses|prix et distinctions|bourses|
    premios|reconocimientos|logros|premios y reconocimientos|becas|distinciones|logros destacados|
    premios e reconhecimentos|distincoes|conquistas|reconhecimentos|realizacoes|premiacoes|bolsas|
    premi|riconoscimenti|premi e riconoscimenti|onorificenze|borse di studio|traguardi|prijzen|
    onderscheidingen|prestaties|beurzen`,
  volunteering: `wolontariat|dzialalnosc spoleczna|
    volunteering|volunteer|volunteer experience|volunteer work|volunteering experience|
    voluntary work|voluntary experience|community|community service|community involvement|community engagement|
    social engagement|extracurricular|extracurriculars|extracurricular activities|extra curricular activities|
    extra curricular|activities|leadership|leadership and activities|leadership activities|
    leadership and service|service|volunteer activities|volunteer service|civic engagement|social work|
    activities and leadership|co curricular activities|campus involvement|involvement|public service|
    student activities|organizations|community outreach|outreach|professional service|university service|
    ehrenamt|ehrenamtliches engagement|engagement|ehrenamtliche tatigkeit|ehrenamtliche tatigkeiten|
    soziales engagement|freiwilligenarbeit|gesellschaftliches engagement|benevolat|engagement associatif|
    vie associative|engagements|activites extra professionnelles|activites associatives|voluntariado|
    experiencia de voluntariado|trabajo voluntario|actividades extracurriculares|trabalho voluntario|
    atividades extracurriculares|voluntariado e atividades|volontariato|attivita di volontariato|
    attivita extracurricolari|vrijwilligerswerk|nevenactiviteiten|maatschappelijke activiteiten`,
  publications: `publikacje|wybrane publikacje|
    publications|publication|papers|articles|selected publications|research publications|
    publications and presentations|presentations|conferences|talks|talks and presentations|conference papers|
    conference presentations|books|journal articles|speaking|speaking engagements|writing|
    publications and talks|invited talks|presentations and publications|lectures|peer reviewed publications|
    refereed publications|bibliography|patents and publications|publications and patents|
    veroffentlichungen|publikationen|vortrage|fachartikel|vortrage und veroffentlichungen|articles publies|
    communications|conferences et publications|publicaciones|ponencias|conferencias|articulos|publicacoes|
    artigos|palestras|pubblicazioni|articoli|conferenze|publicaties|lezingen|presentaties`,
  interests: `zainteresowania|hobby|pasje|
    interests|interest|hobbies|hobbies and interests|interests and hobbies|personal interests|
    other interests|passions|activities and interests|interests and activities|leisure activities|hobby|
    leisure|pastimes|outside work|fun facts|interessen|hobbys|freizeit|interessen und hobbys|
    hobbys und interessen|personliche interessen|freizeitaktivitaten|loisirs|centres d interet|
    centre d interet|centres d interets|centre d interets|interets|passe temps|hobbies et interets|loisirs et centres d interet|intereses|
    aficiones|pasatiempos|intereses personales|hobbies e intereses|interesses|hobbies e interesses|
    interesses pessoais|passatempos|interessi|interessi personali|passioni|hobby e interessi|tempo libero|
    hobby s|hobbies en interesses|vrije tijd|hobby's`,
  references: `referencje|
    references|reference|referees|professional references|character references|recommendations|
    testimonials|references available|references available upon request|references available on request|
    references upon request|referenzen|references professionnelles|referencias|referencias laborales|
    referencias profesionales|recomendaciones|referencias profissionais|recomendacoes|referenze|referenties`,
};

/** What may stand before or after a heading's own words without changing what it heads. */
export const HEADING_EXTRAS =
  `additional|further|other|relevant|related|selected|select|notable|key|core|professional|personal|my|our|recent|
  technical|general|previous|prior|past|current|major|main|important|continued|cont|cont d|details|section|
  academic|the|and|formal|overall|list|of|brief|weitere|relevante|sonstige|berufliche|wichtige|meine|mes|autres|
  principales|otras|otros|mis|outras|outros|minhas|altre|altri|mie|overige|relevante|mijn|summary|highlights|
  significant|specific|basic|information|info`
    .split('|')
    .map((word) => word.trim());
