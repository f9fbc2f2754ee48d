import { concepts } from '#documents/ads/skills/concepts.ts';
import { readAd } from '#documents/ads/read-ad.ts';
import { addUp, KINDS, scoreOf, share, sumOf } from './score.ts';
import { labelledAds } from './truth.ts';
import { createHash } from 'node:crypto';
const rate = Number(process.argv[2] ?? 40), seed = process.argv[3] ?? 'a';
const all = concepts() as any[];
for (let at = all.length - 1; at >= 0; at -= 1) {
  const h = createHash('md5').update(seed + all[at].name).digest().readUInt32BE(0) % 100;
  if (h < rate) all.splice(at, 1);
}
import { adWords } from '#documents/ads/words/all-words.ts';
const wrate = Number(process.env.W ?? 0);
const thin = (list: string, key: string) => list.split('|').filter((e) => createHash('md5').update(seed + key + e).digest().readUInt32BE(0) % 100 >= wrate).join('|');
for (const w of Object.values(adWords) as any[]) {
  for (const k of ['soft', 'general', 'aside', 'degrees', 'certificates', 'applying', 'nice', 'niceAhead', 'must', 'workplaces']) w[k] = thin(w[k], k);
  for (const k of Object.keys(w.headings)) w.headings[k] = thin(w.headings[k], k);
}
const by: Record<string, any> = {}; const tot: any[] = [];
const verbose = process.argv[4];
for (const half of ['development', 'spent', 'fresh'] as const) {
  for (const ad of await labelledAds(half)) {
    const r = readAd(ad.text); const s = scoreOf(ad, r);
    tot.push(s.asked); (by[ad.truth.language] ??= []).push(s.asked);
    if (verbose) for (const m of s.misses) if (m.strength !== 'mentioned') { const i = ad.text.toLowerCase().indexOf(m.words.toLowerCase()); const line = ad.text.slice(ad.text.lastIndexOf('\n', i) + 1, (ad.text.indexOf('\n', i) + 1 || ad.text.length + 1) - 1); const q = m.side === 'wrong' ? r.requirements.find((x) => x.words === m.words && x.kind === m.kind) : undefined; const nu = r.notUnderstood.some((n) => n.words.toLowerCase().includes(m.words.toLowerCase()) || m.words.toLowerCase().includes(n.words.toLowerCase())); console.log(ad.name, m.side, m.strength, m.kind + ':', JSON.stringify(m.words), q ? (q.understood ? 'known ' + (q.concept ?? '') : 'open') : nu ? 'LISTED' : '', '||', line.slice(0, 200)); }
  }
}
const p = (t: any) => `${(share(t.found, t.labels) * 100).toFixed(1)}/${(share(t.right, t.read) * 100).toFixed(1)}`;
const sum = addUp(tot);
console.log('together', p(sumOf(KINDS.map((k) => sum[k]))), KINDS.map((k) => `${k} ${p(sum[k])}`).join(' '), Object.entries(by).map(([l, t]) => { const a = addUp(t); return `${l} ${p(sumOf(KINDS.map((k) => a[k])))}`; }).join(' '));
