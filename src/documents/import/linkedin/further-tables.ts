import { DESCRIPTION, FINISHED, STARTED, type Table, URL_CELL } from './columns.ts';

/** What else somebody has done, and how to reach them: see tables.ts. */
export const FURTHER_TABLES = {
  certifications: {
    names:
      'certifications|zertifikate|zertifizierungen|bescheinigungen|certificats|certificaciones|certificados|certificacoes|certificaten|certificeringen|certificazioni|certyfikaty',
    columns: {
      name: { names: 'name|nom|nombre|nome|naam|nazwa|bezeichnung|titel' },
      url: URL_CELL,
      authority: {
        names:
          'authority|issuer|aussteller|ausstellende organisation|zertifizierungsstelle|organisme|organisme de delivrance|autorite|entidad emisora|autoridad|autoridade|organizacao emissora|entidade emissora|instantie|uitgevende organisatie|autorita|ente|ente certificatore|organizacja wydajaca|organ',
      },
      startedOn: STARTED,
      finishedOn: FINISHED,
      license: {
        names:
          'license number|licence number|lizenznummer|zertifikatsnummer|numero de licence|numero de licencia|numero de la licencia|numero da licenca|licentienummer|numero di licenza|numero licenza|numer licencji|nr licencji',
      },
    },
  },
  projects: {
    names: 'projects|projekte|projets|proyectos|projetos|projecten|progetti|projekty',
    columns: {
      title: { names: 'title|titel|name|titre|titulo|titolo|tytul|nom|nombre|nome|naam|nazwa|projekt' },
      description: DESCRIPTION,
      url: URL_CELL,
      startedOn: STARTED,
      finishedOn: FINISHED,
    },
  },
  honors: {
    names:
      'honors|honors awards|honours|auszeichnungen|auszeichnungen und preise|distinctions|prix et distinctions|reconocimientos|premios|premios y reconocimientos|reconhecimentos|reconhecimentos e premios|onderscheidingen|prijzen|riconoscimenti|riconoscimenti e premi|wyroznienia|nagrody',
    columns: {
      title: { names: 'title|titel|name|titre|titulo|titolo|tytul|nom|nombre|nome|nazwa' },
      description: DESCRIPTION,
      issuedOn: {
        names:
          'issued on|verliehen am|ausgestellt am|datum|date|date d attribution|decerne le|fecha|fecha de concesion|fecha de emision|data|data de emissao|concedido em|uitgereikt op|data di rilascio|data przyznania|wydano',
        kind: 'date',
      },
    },
  },
  volunteering: {
    names:
      'volunteering|volunteer experience|volunteering experience|ehrenamt|ehrenamtliche tatigkeiten|benevolat|experiences de benevolat|voluntariado|experiencia de voluntariado|trabalho voluntario|vrijwilligerswerk|volontariato|esperienze di volontariato|wolontariat',
    columns: {
      company: {
        names:
          'company name|organization|organisation|unternehmen|firmenname|nom de l entreprise|organisme|entreprise|nombre de la empresa|organizacion|nome da empresa|organizacao|bedrijfsnaam|organisatie|nome azienda|organizzazione|nazwa firmy|organizacja',
      },
      role: { names: 'role|rolle|funktion|fonction|aufgabe|funcion|rol|funcao|cargo|functie|ruolo|rola' },
      cause: { names: 'cause|zweck|anliegen|thema|causa|doel|goede doel|cel|sprawa' },
      startedOn: STARTED,
      finishedOn: FINISHED,
      description: DESCRIPTION,
    },
  },
  publications: {
    names:
      'publications|veroffentlichungen|publikationen|publicaciones|publicacoes|publicaties|pubblicazioni|publikacje',
    columns: {
      name: { names: 'name|title|titel|titre|nom|nombre|titulo|nome|titolo|naam|nazwa|tytul' },
      publishedOn: {
        names:
          'published on|veroffentlicht am|erscheinungsdatum|publie le|date de publication|fecha de publicacion|publicado el|publicado em|data de publicacao|gepubliceerd op|publicatiedatum|data di pubblicazione|pubblicato il|data publikacji|opublikowano',
        kind: 'date',
      },
      description: DESCRIPTION,
      publisher: {
        names:
          'publisher|verlag|herausgeber|editeur|editorial|editora|uitgever|uitgeverij|editore|wydawca|wydawnictwo',
      },
      url: URL_CELL,
    },
  },
  courses: {
    names: 'courses|kurse|cours|cursos|cursussen|corsi|kursy',
    columns: {
      name: { names: 'name|kurs|nom|cours|nombre|curso|nome|naam|cursus|corso|nazwa' },
      number: { names: 'number|nummer|kursnummer|numero|numer' },
    },
  },
  organizations: {
    names:
      'organizations|organisations|organisationen|mitgliedschaften|organismes|organizaciones|organizacoes|organisaties|organizzazioni|organizacje',
    columns: {
      name: { names: 'name|nom|nombre|nome|naam|nazwa|organisation' },
      position: { names: 'position|funktion|poste|fonction|cargo|puesto|functie|posizione|stanowisko' },
      description: DESCRIPTION,
      startedOn: STARTED,
      finishedOn: FINISHED,
    },
  },
  patents: {
    names: 'patents|patente|brevets|patentes|patenten|brevetti|patenty',
    columns: {
      title: { names: 'title|titel|titre|titulo|titolo|tytul' },
      description: DESCRIPTION,
      issuer: { names: 'issuer|patent issuer|patentamt|office|emisor|emissor|uitgever|ente|urzad' },
      number: {
        names:
          'patent number|application number|patent or application number|patentnummer|numero|numer patentu',
      },
      url: URL_CELL,
      filedOn: {
        names: 'filed on|angemeldet am|depose le|fecha de presentacion|data de deposito',
        kind: 'date',
      },
      issuedOn: { names: 'issued on|erteilt am|delivre le|fecha de concesion|data de emissao', kind: 'date' },
    },
  },
  testScores: {
    names:
      'test scores|testscores|testergebnisse|prufungsergebnisse|resultats de tests|resultados de examenes|notas de provas',
    columns: {
      name: { names: 'name|nom|nombre|nome|naam|nazwa' },
      testedOn: { names: 'tested on|datum|date|fecha|data', kind: 'date' },
      description: DESCRIPTION,
      score: { names: 'score|ergebnis|punktzahl|note|puntuacion|nota|punteggio|wynik' },
    },
  },
  emails: {
    names:
      'email addresses|e mail adressen|e mail addresses|adresses e mail|direcciones de correo|direcciones de correo electronico|direcciones de email|enderecos de e mail|e mailadressen|indirizzi email|indirizzi e mail|adresy e mail',
    columns: {
      email: {
        names:
          'email address|e mail adresse|adresse e mail|direccion de correo electronico|direccion de correo|direccion de email|endereco de e mail|e mailadres|indirizzo email|indirizzo e mail|adres e mail|email|e mail',
        kind: 'email',
      },
      confirmed: {
        names: 'confirmed|bestatigt|confirme|confirmado|confirmada|bevestigd|confermato|potwierdzony',
        kind: 'flag',
      },
      primary: {
        names: 'primary|primar|principal|principale|primair|primario|hoofdadres|glowny|podstawowy',
        kind: 'flag',
      },
      updatedOn: {
        names:
          'updated on|aktualisiert am|mis a jour le|actualizado el|atualizado em|bijgewerkt op|aggiornato il|zaktualizowano',
        kind: 'flag',
      },
    },
  },
  phones: {
    names:
      'phonenumbers|phone numbers|whatsapp phone numbers|telefonnummern|numeros de telephone|numeros de telefono|numeros de telefone|telefoonnummers|numeri di telefono|numery telefonow',
    columns: {
      extension: { names: 'extension|durchwahl|poste|extensao|ramal|toestelnummer|interno|numer wewnetrzny' },
      number: {
        names:
          'number|phone number|nummer|telefonnummer|numero|numero de telephone|numero de telefono|numero de telefone|telefoonnummer|numero di telefono|numer|numer telefonu',
        kind: 'phone',
      },
      type: { names: 'type|typ|art|tipo|soort|rodzaj|is whatsapp number', kind: 'flag' },
    },
  },
} as const satisfies Readonly<Record<string, Table>>;
