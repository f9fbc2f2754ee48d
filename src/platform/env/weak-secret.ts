/** Least that guessing a secret must take, in bits; 32 random digits have 106. */
const LEAST_BITS = 72;
/** What people type where a random value belongs. */
const TYPED = [
  'qwertyuiop|asdfghjkl|zxcvbnm|qwertzuiop|yxcvbnm|azertyuiop|qsdfghjklm|wxcvbn|1q2w3e4r5t|deadbeef|cafebabe',
  'password|passphrase|passwort|secret|changeme|change|replace|default|example|foothold|production|development',
  'application|random|string|characters?|letmein|please|insert|enter|your|here|this|with|must|admin|test|token|key',
].join('|');

/**
 * Whether a secret can be guessed: rough, and on the side of whoever took a random one. What is repeated, counted up or
 * down, or a word that stands in for a secret, counts as one character each time.
 */
export function isWeakSecret(secret: string): boolean {
  const said = withoutRuns(secret.toLowerCase().replace(new RegExp(TYPED, 'g'), '_'));
  const count = newCharacters(said);
  return count * Math.log2(new Set(said).size) < LEAST_BITS;
}

/** `aaaa`, `abcd` and `4321`, however long, become one character. */
function withoutRuns(text: string): string {
  let kept = '';
  for (let at = 0; at < text.length;) {
    const length = runAt(text, at);
    kept += text.charAt(at);
    at += length >= 4 ? length : 1;
  }
  return kept;
}

/** How many characters from there on are the same, or each the one after or before the last. */
function runAt(text: string, start: number): number {
  const step = text.charCodeAt(start + 1) - text.charCodeAt(start);
  if (!(Math.abs(step) <= 1)) return 1;
  let end = start + 1;
  while (text.charCodeAt(end) - text.charCodeAt(end - 1) === step) end += 1;
  return end - start;
}

/** How many characters there are when those that repeat four or more from before count as one. */
function newCharacters(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length;) {
    let length = 4;
    while (at + length <= text.length && text.slice(0, at).includes(text.slice(at, at + length))) length += 1;
    at += length > 4 ? length - 1 : 1;
    count += 1;
  }
  return count;
}
