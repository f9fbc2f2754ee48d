/* What columns of LinkedIn's data export are called, and what is in them. */

/** What the cells of a column are: by it columns are told whose names we do not know. */
export type CellKind = 'words' | 'date' | 'address' | 'email' | 'phone' | 'flag';

/** What a column is called, folded; flags say something about a row and are no words of a resume. */
export type Column = { names: string; kind?: CellKind };

/** What tables of one kind are called, folded, and their columns in LinkedIn's own order. */
export type Table = { names: string; columns: Readonly<Record<string, Column>> };

/* Columns that many tables have. */
export const STARTED = {
  names:
    'started on|beginn|startdatum|begonnen am|beginndatum|date de debut|debut|commence le|fecha de inicio|inicio|data de inicio|iniciado em|data inizio|data di inizio|begonnen op|data rozpoczecia|rozpoczecie|start date|start|begindatum|issued on|ausgestellt am|ausstellungsdatum|date d emission|delivre le|fecha de expedicion|data de emissao|afgegeven op|datum van afgifte|data di rilascio|data wydania',
  kind: 'date',
} as const;
export const FINISHED = {
  names:
    'finished on|ende|enddatum|beendet am|date de fin|fin|termine le|fecha de finalizacion|fecha de fin|finalizacion|data de termino|data de fim|termino|concluido em|einddatum|beeindigd op|data fine|data di fine|data zakonczenia|zakonczenie|end date|end|expires on|gultig bis|ablaufdatum|date d expiration|fecha de vencimiento|fecha de caducidad|data de validade|data de expiracao|verloopt op|vervaldatum|data di scadenza|data waznosci',
  kind: 'date',
} as const;
export const DESCRIPTION = {
  names: 'description|beschreibung|descripcion|descricao|beschrijving|omschrijving|descrizione|opis',
} as const;
export const URL_CELL = { names: 'url|link|adres url|website|enlace', kind: 'address' } as const;
