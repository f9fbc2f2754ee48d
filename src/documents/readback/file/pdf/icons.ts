import type { Glyph } from '../layout/glyph.ts';

/** Fonts that hold pictograms, which their files often call by letters that they are not. */
const ICON_FONT =
  /awesome|icon|marvosym|martinvogel|glyph|academicons|feather|material|symbols?(?:neu|outlined|rounded)|emoji|simple-?line|entypo|typicons/i;
/** Word's bullets are private too, but they are bullets. */
const BULLET = /[\uf0b7\uf0a7\uf0d8\uf0fc\uf076\uf0a8\uf06e\uf071\uf02d]/;
const PICTOGRAM = /\p{Co}|[\u2600-\u26ff\u2700-\u2704\u2706-\u2712\u{1f300}-\u{1faff}☎✆✉📧📞📍🏠🔗]/u;
/** Signs that begin items of a list, in whatever font. */
const LIST_SIGN = /^[•‣◦∙·●○◉◎▪▫■□◆◇★☆✓✔✗✦✧❖➢➤▶►–—-]$/;

export function isIcon({ text, face }: Glyph): boolean {
  if (LIST_SIGN.test(text)) return false;
  if (ICON_FONT.test(face.name) && !/^\s*$/.test(text)) return true;
  return PICTOGRAM.test(text) && !BULLET.test(text);
}
