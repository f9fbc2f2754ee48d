/** Where text goes: to the page, above or below it, to what describes the file, or nowhere. */
export type Destination =
  | 'body'
  | 'header'
  | 'footer'
  | 'box'
  | 'bullet'
  | 'field'
  | 'fonts'
  | 'colors'
  | 'title'
  | 'author'
  | 'nowhere';

/** The parts that take text elsewhere, by the words that begin them. */
export const PLACES: Readonly<Record<string, Destination>> = {
  header: 'header',
  headerl: 'header',
  headerr: 'header',
  headerf: 'header',
  footer: 'footer',
  footerl: 'footer',
  footerr: 'footer',
  footerf: 'footer',
  listtext: 'bullet',
  pntext: 'bullet',
  fldinst: 'field',
  fonttbl: 'fonts',
  colortbl: 'colors',
  title: 'title',
  author: 'author',
  shptxt: 'box',
  // Parts that hold data, or what stands elsewhere on paper.
  ...Object.fromEntries(
    'stylesheet info pict nonshppict objdata objclass shpinst footnote annotation bkmkstart bkmkend listtable listoverridetable themedata colorschememapping latentstyles datastore generator xmlnstbl rsidtbl mmathPr filetbl revtbl atnid atnauthor tc xe pnseclvl background'
      .split(' ')
      .map((word) => [word, 'nowhere']),
  ),
};

/** Signs that have words of their own. */
export const SIGNS: Readonly<Record<string, string>> = {
  tab: '\t',
  bullet: '•',
  endash: '–',
  emdash: '—',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
};
