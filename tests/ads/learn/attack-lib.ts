import { readAd, readingOf, readByRules } from '#documents/ads/read-ad.ts';
import { plainAd } from '#documents/ads/plain-ad.ts';
import { matchAd } from '#documents/ads/match/match-ad.ts';
import { adReader } from '#documents/ads/ad-reader.ts';
import { hasPhrase, phraseAt } from '#documents/ads/phrase-list.ts';
import { tokensOf } from '#documents/ads/tokens.ts';
import { sharesOfWords } from '#documents/ads/learned/judge.ts';
import { adModel } from '#documents/ads/learned/ad-model.ts';
export { readAd, plainAd, matchAd, readingOf, readByRules, sharesOfWords, adModel };
const resume = { shown: [{ path: 'a', value: 'Python SQL constructor __proto__ hasOwnProperty B2 English driving licence B' }], elsewhere: [{ path: 'b', value: 'Java toString' }], worked: [], today: { year: 2026, month: 1 } } as any;
export function check(name: string, input: string, quiet = false): any {
  const out: string[] = [];
  let text = '', ad: any;
  try {
    text = plainAd(input).text;
    ad = readAd(text);
    matchAd(ad, resume);
  } catch (e: any) { console.log(`!! ${name}: EXC ${e.stack.split('\n').slice(0, 4).join(' | ')}`); return; }
  const place = (what: string, words: string, p: any, trim = false) => {
    if (!(p.from >= 0 && p.to <= text.length && p.from < p.to)) out.push(`${what} place outside ${JSON.stringify(p)} len ${text.length} ${JSON.stringify(words).slice(0, 60)}`);
    else if (text.slice(p.from, p.to) !== words) out.push(`${what} slice!=words ${JSON.stringify(text.slice(p.from, p.to)).slice(0, 80)} vs ${JSON.stringify(words).slice(0, 80)}`);
  };
  const keys = new Set<string>();
  for (const r of ad.requirements) {
    place('req', r.words, r.places[0]);
    for (const p of r.places) if (!(p.from >= 0 && p.to <= text.length && p.from < p.to)) out.push('place outside');
    const ps = new Set(r.places.map((p: any) => `${p.from}-${p.to}`)); if (ps.size !== r.places.length) out.push(`same place twice ${r.words.slice(0, 50)}`);
    if (r.name.trim() === '') out.push('empty name');
    if (r.name.length > 120) out.push(`long name ${r.name.length}: ${r.name.slice(0, 60)}`);
    if (r.words.includes('\n')) out.push(`newline in words ${JSON.stringify(r.words).slice(0,80)}`);
    const k = `${r.kind === 'years' ? 'years' + r.places[0].from : ''}${r.name.toLowerCase()}`;
    if (keys.has(k)) out.push(`twice: ${r.kind} ${r.name.slice(0, 60)}`); keys.add(k);
    if (r.years !== undefined && !(r.years >= 0 && r.years < 60)) out.push(`years ${r.years} ${r.words.slice(0, 50)}`);
    if (!(r.count > 0)) out.push(`count ${r.count}`);
    if (ad.language) {
      const rd: any = adReader(ad.language); const t = tokensOf(r.words);
      const lists = ['fillers', 'general', 'and', 'or', 'must', 'nice', 'aside', 'everyday', 'numbers', 'atLeast'];
      let at = 0, ok = t.length > 0;
      if (r.kind !== 'years' && r.concept === undefined) { while (at < t.length) { const n = Math.max(...lists.map((l) => phraseAt(rd[l], t, at))); if (!n) { ok = false; break; } at += n; } if (ok) out.push(`filler only: ${r.kind} ${r.strength} "${r.words.slice(0, 60)}"`); }
    }
  }
  for (const n of ad.notUnderstood) place('nu', n.words, n.place);
  const nus = ad.notUnderstood.map((n: any) => `${n.place.from}-${n.place.to}`); if (new Set(nus).size !== nus.length) out.push('nu twice');
  for (const k of ['title', 'employer', 'place', 'pay', 'deadline']) if (ad[k]) place(k, ad[k].words, ad[k].place);
  if (ad.language) {
    const rg = readingOf(text, ad.language); const sh = sharesOfWords(readByRules(rg), rg, adModel());
    if (sh.some((s: any) => s && Object.values(s).some((v: any) => !(v >= 0 && v <= 1.0000001)))) out.push('NaN share');
  }
  const counts = new Map<string, number>(); for (const o of out) { const k = o.split(/[:"]/)[0]!; counts.set(k, (counts.get(k) ?? 0) + 1); }
  if (!quiet || out.length) console.log(`${out.length ? '!!' : 'ok'} ${name}: lang ${ad.language} reqs ${ad.requirements.length} nu ${ad.notUnderstood.length}${out.length ? '\n     ' + out.slice(0, 6).join('\n     ') + (out.length > 6 ? `\n     … ${out.length}` : '') : ''}`);
  return ad;
}
export function time(name: string, make: (n: number) => string) {
  const of = (n: number) => { const t = plainAd(make(n)).text.slice(0, n); let best = Infinity; for (let i = 0; i < 3; i++) { const s = performance.now(); readAd(t); best = Math.min(best, performance.now() - s); if (best > 4000) break; } return best; };
  const [a, b, c] = [of(5000), of(10000), of(20000)];
  const flag = c > 300 || (c > 60 && (c / b > 2.5 || b / a > 2.7));
  console.log(`${flag ? '##' : '  '} ${name}: ${[a, b, c].map((x) => x.toFixed(0)).join(' / ')} ms`);
}
