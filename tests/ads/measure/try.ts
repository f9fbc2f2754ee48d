import { readAd } from '#documents/ads/read-ad.ts';
import { readFileSync } from 'node:fs';
const t = readFileSync(0, 'utf8');
const r = readAd(t);
console.log(r.language, r.title?.words, '|', r.employer?.words, '|', r.place?.words);
for (const q of r.requirements) console.log(q.kind, q.strength, JSON.stringify(q.words), q.concept ?? '', q.understood ? '' : '?', q.count, q.oneOf ?? '', q.years ?? '');
for (const q of r.notUnderstood) console.log('NOT', JSON.stringify(q.words));
