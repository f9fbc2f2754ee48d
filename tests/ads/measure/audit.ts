/* how right are open and missed spans? */
import { concepts } from '#documents/ads/skills/concepts.ts';
import { readAd } from '#documents/ads/read-ad.ts';
import { scoreOf } from './score.ts';
import { labelledAds } from './truth.ts';
import { createHash } from 'node:crypto';
const all = concepts() as any[];
for (let at = all.length - 1; at >= 0; at -= 1) if (createHash('md5').update('a' + all[at].name).digest().readUInt32BE(0) % 100 < 55) all.splice(at, 1);
const t: Record<string, [number, number]> = {};
const add = (k: string, ok: boolean) => { const x = (t[k] ??= [0, 0]); x[ok ? 0 : 1] += 1; };
for (const half of ['development', 'spent', 'fresh'] as const) for (const ad of await labelledAds(half)) {
  const r = readAd(ad.text);
  const n = r.notUnderstood.map((x) => ({ kind: 'skill' as const, words: x.words, places: [x.place], strength: 'must' as const, count: 1, understood: false }));
  for (const [name, list] of [['open', r.requirements.filter((q) => !q.understood)], ['known', r.requirements.filter((q) => q.understood && q.strength !== 'mentioned')], ['missed', n]] as const)
    for (const q of list) { const s = scoreOf(ad, { ...r, requirements: [q] }); if (s.all[q.kind].read === 0) { add(name + ' soft ' + ad.truth.language, true); continue; } const ok = s.all[q.kind].right > 0; const w = q.words.split(/\s+/).length; add(`${name} ${name === 'known' ? q.kind : 'words ' + (w > 8 ? '9+' : w)}`, ok); add(`${name} ${ad.truth.language}`, ok); if (process.argv[2] === name) console.log(ok ? 'RIGHT' : 'wrong', ad.name, JSON.stringify(q.words)); }
}
for (const [k, [a, b]] of Object.entries(t).sort()) console.log(k, a, b, (a / (a + b) * 100).toFixed(0) + '%');
