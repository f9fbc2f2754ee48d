/** Signs that begin an item of a list and nothing else. */
const SIGNS = '•‣⁃∙◦●○◉◎▪▫■□◆◇❖✦✧★☆✓✔✗➢➤➔➜→⇒►▶▸▹»›·⦿⁌⁍➣➥🔹🔸';
/** Signs of symbol fonts that have no name in Unicode: Word's and LaTeX's bullets. */
const PRIVATE = '\uf0b7\uf0a7\uf0d8\uf0fc\uf076\uf0a8\uf06e\uf071\uf02d\uf0e0';
const SIGN = new RegExp(`^([${SIGNS}${PRIVATE}])(?:\\s*)(?=\\S)`, 'u');
/** Signs that are words or figures as well: a blank must follow. */
const SIGN_AND_BLANK = /^([-–—*+~o§¨Øü])\s+(?=\S)/;
const NUMBER = /^(\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)])\s+(?=\p{L})/u;

/** What a line begins with as an item of a list, and the rest. A sign that stands alone is an item to come. */
export function splitBullet(text: string): { bullet: string; rest: string } {
  const alone = text.trim();
  if (new RegExp(`^[${SIGNS}${PRIVATE}]$`, 'u').test(alone)) return { bullet: alone, rest: '' };
  const match = SIGN.exec(text) ?? SIGN_AND_BLANK.exec(text) ?? NUMBER.exec(text);
  if (!match?.[1]) return { bullet: '', rest: text };
  return { bullet: match[1], rest: text.slice(match[0].length) };
}
