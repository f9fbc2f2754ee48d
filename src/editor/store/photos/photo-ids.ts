const LENGTH = 64;
/** Begins where such letters begin, so that no letter is looked at more than twice. */
const HEXADECIMAL = /(?<![0-9a-f])[0-9a-f]{64,}/g;

/** Every id of a photo that may stand in a text. */
export function* photoIdsIn(text: string): Generator<string> {
  for (const [letters] of text.matchAll(HEXADECIMAL))
    for (let at = 0; at + LENGTH <= letters.length; at += LENGTH) yield letters.slice(at, at + LENGTH);
}
