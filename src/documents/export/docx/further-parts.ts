import { SIGNS } from '../../look/look-fields.ts';
import type { Outline } from '../outline.ts';
import type { Sheet } from './sheet.ts';
import { inRegion, twips, WORD } from './style-part.ts';
import { element, escaped, xmlPart } from './xml.ts';

/* The parts of a document beside its text and its styles. */

/** How far a bullet and the text after it stand in, as shares of the size. */
const BULLET_AT = 0.15;
const TEXT_AT = 1.06;

/** One kind of list: a bullet. */
export function numberingPart({ look }: Outline, { type }: Sheet): string {
  const level = element(
    'w:lvl',
    { 'w:ilvl': 0 },
    element('w:start', { 'w:val': 1 }),
    element('w:numFmt', { 'w:val': 'bullet' }),
    element('w:pStyle', { 'w:val': 'ListBullet' }),
    element('w:lvlText', { 'w:val': SIGNS[look?.bulletSign ?? 'dot'] }),
    element('w:lvlJc', { 'w:val': 'left' }),
    element(
      'w:pPr',
      {},
      element('w:ind', {
        'w:left': twips(type * TEXT_AT),
        'w:hanging': twips(type * (TEXT_AT - BULLET_AT)),
      }),
    ),
  );
  return xmlPart(
    element(
      'w:numbering',
      { 'xmlns:w': WORD },
      element(
        'w:abstractNum',
        { 'w:abstractNumId': 0 },
        element('w:multiLevelType', { 'w:val': 'singleLevel' }),
        level,
      ),
      element('w:num', { 'w:numId': 1 }, element('w:abstractNumId', { 'w:val': 0 })),
    ),
  );
}

export function settingsPart({ language }: Outline, carriesFonts: boolean): string {
  const compatibility = element('w:compatSetting', {
    'w:name': 'compatibilityMode',
    'w:uri': 'http://schemas.microsoft.com/office/word',
    'w:val': 15,
  });
  return xmlPart(
    element(
      'w:settings',
      { 'xmlns:w': WORD },
      carriesFonts && '<w:embedTrueTypeFonts/>',
      element('w:defaultTabStop', { 'w:val': 720 }),
      element('w:characterSpacingControl', { 'w:val': 'doNotCompress' }),
      element('w:compat', {}, compatibility),
      element('w:themeFontLang', { 'w:val': inRegion(language) }),
    ),
  );
}

/**
 * "Ana Silva · 2/3": the numbers are fields, which Word counts anew; nothing where somebody wants none. The first page has
 * none in any case: whether others follow it, only the program that opens the file knows.
 */
export function footerPart({ author, look }: Outline): string {
  const run = (content: string) => element('w:r', {}, content);
  const field = (name: string) =>
    run('<w:fldChar w:fldCharType="begin"/>') +
    run(`<w:instrText xml:space="preserve"> ${name} </w:instrText>`) +
    run('<w:fldChar w:fldCharType="separate"/>') +
    run('<w:t>2</w:t>') +
    run('<w:fldChar w:fldCharType="end"/>');
  const named = author === '' ? '' : `${author} · `;
  return xmlPart(
    element(
      'w:ftr',
      { 'xmlns:w': WORD },
      element(
        'w:p',
        {},
        element('w:pPr', {}, element('w:pStyle', { 'w:val': 'Footer' })),
        look?.pageNumbers !== 'off' &&
          [
            named && run(`<w:t xml:space="preserve">${escaped(named)}</w:t>`),
            field('PAGE'),
            run('<w:t>/</w:t>'),
            field('NUMPAGES'),
          ].join(''),
      ),
    ),
  );
}

/** Title, author, language and the moment of the last change. */
export function propertiesPart({ title, author, language, updatedAt }: Outline): string {
  const moment = `${updatedAt.toISOString().slice(0, 19)}Z`;
  const at = (name: string) => element(`dcterms:${name}`, { 'xsi:type': 'dcterms:W3CDTF' }, moment);
  return xmlPart(
    element(
      'cp:coreProperties',
      {
        'xmlns:cp': 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties',
        'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
        'xmlns:dcterms': 'http://purl.org/dc/terms/',
        'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      },
      element('dc:title', {}, escaped(title)),
      element('dc:creator', {}, escaped(author)),
      element('cp:lastModifiedBy', {}, escaped(author)),
      at('created'),
      at('modified'),
      element('dc:language', {}, inRegion(language)),
    ),
  );
}
