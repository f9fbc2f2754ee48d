import { DESCRIPTION, FINISHED, STARTED, type Table } from './columns.ts';

/** Who somebody is, where they worked and learnt, and what they can: see tables.ts. */
export const CAREER_TABLES = {
  profile: {
    names: 'profile|profil|perfil|profiel|profilo',
    columns: {
      firstName: { names: 'first name|vorname|prenom|nombre|nome|voornaam|imie|primeiro nome|given name' },
      lastName: {
        names:
          'last name|nachname|nom|nom de famille|apellido|apellidos|sobrenome|apelido|achternaam|cognome|nazwisko',
      },
      maidenName: {
        names:
          'maiden name|geburtsname|nom de jeune fille|apellido de soltera|nombre de soltera|nome de solteira|nome de solteiro|meisjesnaam|cognome da nubile|nazwisko panienskie|nazwisko rodowe',
      },
      address: { names: 'address|adresse|direccion|endereco|adres|indirizzo|morada' },
      birthDate: {
        names:
          'birth date|geburtsdatum|date de naissance|fecha de nacimiento|data de nascimento|geboortedatum|data di nascita|data urodzenia',
        kind: 'date',
      },
      headline: {
        names:
          'headline|profilslogan|slogan|titre|titre du profil|titular|titulo|kopregel|kop|sommario|titolo|naglowek|profiltitel|titel',
      },
      summary: {
        names:
          'summary|zusammenfassung|resume|extracto|resumo|samenvatting|riepilogo|podsumowanie|info|about',
      },
      industry: { names: 'industry|branche|secteur|sector|setor|bedrijfstak|settore|branza' },
      zipCode: {
        names: 'zip code|postleitzahl|plz|code postal|codigo postal|cep|postcode|cap|kod pocztowy',
      },
      geoLocation: {
        names:
          'geo location|standort|ort|lieu|localisation|ubicacion|localidade|localizacao|locatie|localita|localizzazione|lokalizacja',
      },
      twitter: {
        names:
          'twitter handles|twitter|twitter-konten|comptes twitter|cuentas de twitter|contas do twitter|twitter-accounts|account twitter|konta twitter',
      },
      websites: { names: 'websites|webseiten|sites web|sitios web|sites|siti web|strony internetowe' },
      messengers: {
        names:
          'instant messengers|messenger|instant messenger|messageries instantanees|mensajeria instantanea|mensageiros instantaneos|chatprogramma s|messaggistica istantanea|komunikatory',
      },
    },
  },
  profileSummary: {
    names: 'profile summary|profilzusammenfassung|resume du profil|resumen del perfil|resumo do perfil',
    columns: {
      summary: { names: 'profile summary|profilzusammenfassung|resume du profil|resumen del perfil' },
    },
  },
  positions: {
    names:
      'positions|berufserfahrung|positionen|experience|experiences|postes|puestos|cargos|posiciones|experiencia|posicoes|functies|werkervaring|posizioni|esperienze|stanowiska|doswiadczenie',
    columns: {
      company: {
        names:
          'company name|company|unternehmen|firmenname|unternehmensname|firma|nom de l entreprise|entreprise|nombre de la empresa|empresa|nome da empresa|bedrijfsnaam|bedrijf|nome azienda|nome dell azienda|azienda|nazwa firmy',
      },
      title: {
        names:
          'title|position|titel|jobtitel|bezeichnung|positionsbezeichnung|titre|intitule du poste|poste|cargo|puesto|titulo|functie|functietitel|posizione|qualifica|titolo|stanowisko|tytul',
      },
      description: DESCRIPTION,
      location: {
        names:
          'location|ort|standort|lieu|ubicacion|localidade|localizacao|locatie|plaats|localita|luogo|lokalizacja|miejsce',
      },
      startedOn: STARTED,
      finishedOn: FINISHED,
    },
  },
  education: {
    names:
      'education|ausbildung|bildung|formation|formations|educacion|formacion|formacao|formacao academica|educacao|opleiding|opleidingen|istruzione|formazione|wyksztalcenie|edukacja',
    columns: {
      school: {
        names:
          'school name|school|schule|name der schule|hochschule|ausbildungsstatte|nom de l ecole|ecole|etablissement|nombre de la institucion|institucion|centro educativo|nome da instituicao|instituicao|instituicao de ensino|nome da instituicao de ensino|naam school|naam onderwijsinstelling|school naam|onderwijsinstelling|nome scuola|istituto|scuola|nome dell istituto|nazwa uczelni|uczelnia|nazwa szkoly|szkola',
      },
      startDate: STARTED,
      endDate: FINISHED,
      notes: {
        names:
          'notes|notizen|anmerkungen|remarques|notas|observacoes|notities|opmerkingen|note|notatki|uwagi',
      },
      degree: {
        names:
          'degree name|degree|abschluss|name des abschlusses|diplome|nom du diplome|titulo|titulacion|nombre del titulo|grau|diploma|nome do diploma|graad|naam diploma|titolo di studio|titolo|laurea|nazwa stopnia|stopien|tytul',
      },
      activities: {
        names:
          'activities|aktivitaten|aktivitaten und verbande|activites|actividades|atividades|activiteiten|attivita|aktywnosci|dzialalnosc',
      },
    },
  },
  skills: {
    names:
      'skills|kenntnisse|fahigkeiten|competences|aptitudes|habilidades|competencias|vaardigheden|competenze|umiejetnosci',
    columns: {
      name: {
        names:
          'name|skill|kenntnis|nom|nombre|nome|naam|nazwa|bezeichnung|competence|aptitud|competencia|vaardigheid|competenza|umiejetnosc',
      },
    },
  },
  languages: {
    names: 'languages|sprachen|langues|idiomas|linguas|talen|lingue|jezyki',
    columns: {
      name: { names: 'name|language|sprache|nom|langue|nombre|idioma|nome|naam|taal|lingua|nazwa|jezyk' },
      proficiency: {
        names:
          'proficiency|level|sprachniveau|niveau|kenntnisstand|niveau de maitrise|competence|nivel|nivel de competencia|proficiencia|fluencia|nivel de proficiencia|taalvaardigheid|vaardigheid|livello|conoscenza|competenza|poziom|bieglosc|znajomosc',
      },
    },
  },
} as const satisfies Readonly<Record<string, Table>>;
