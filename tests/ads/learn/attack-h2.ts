import { check, time, readAd } from './attack-lib.ts';
const HEADS: Record<string,string> = {
en: 'Software Developer\n\nWe are looking for a developer who will join our team and work with us on the things that you and your colleagues have to do. You are the one that we need for this, and you will be with us in the office.\n\nRequirements:\n',
de: 'Entwickler\n\nWir suchen für unser Team einen Entwickler, der mit uns an den Dingen arbeitet, die wir für unsere Kunden machen. Du bist bei uns richtig, wenn du mit den Kollegen gerne an der Lösung und nicht an dem Problem arbeitest.\n\nAnforderungen:\n',
};
const TAIL: Record<string,string> = { en: '\n\n' + 'We are the team that you have to be with and it is of the best for you to join us in the office and with the people. ', de: '\n\n' + 'Wir sind das Team, das für dich und die Kollegen mit der Lösung und nicht mit dem Problem ist. ' };
let share = 0.35;
const wrap = (n: number, body: string, l = 'en') => { const m = Math.floor(n * share); const t = TAIL[l]!; const head = HEADS[l]!; return (head + body).slice(0, n - m) + ('\n\n' + t.trim().repeat(1) + ' ' + (t.trim() + ' ').repeat(Math.ceil(m / t.length))).slice(0, m); };
let seed = 1; const rnd = () => (seed = (seed * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff;
const word = () => Array.from({ length: 3 + Math.floor(rnd() * 6) }, () => 'abcdefghijklmnoprstuwz'[Math.floor(rnd() * 22)]).join('');
const fill = (u: string, l = 'en') => (n: number) => wrap(n, u.repeat(Math.ceil(n / u.length)), l);
const gen = (f: () => string, l = 'en') => (n: number) => { seed = 7; let s = ''; while (s.length < n) s += f(); return wrap(n, s, l); };
const I: Record<string, (n: number) => string> = {
  tailonly: fill('\n'), brackets: fill('('), bracketsWords: fill('(Python '), bracketPairs: fill('(a)'), commas: fill(','), ors: fill('or '), commaWords: fill('Java, '), orWords: fill('Java or '),
  commaRnd: gen(() => word() + ', '), commaRndCap: gen(() => 'X' + word() + ', '), orRnd: gen(() => 'X' + word() + ' or '), lineRnd: gen(() => '- ' + word() + '\n'), lineRndCap: gen(() => '- X' + word() + '\n'), lineRndCap2: gen(() => '- X' + word() + ' ' + word() + '\n'),
  bracketRnd: gen(() => 'X' + word() + ' (' + word().toUpperCase() + ') '), bracketRndL: gen(() => '- X' + word() + ' (' + word().toUpperCase() + ')\n'), certs: fill('certificate (BLS) '), certRnd: gen(() => 'certificate in ' + word() + ' (' + word() + '), '), certLines: gen(() => '- certificate in ' + word() + ' (' + word() + ')\n'), 
  degreesBr: gen(() => '- Degree (' + word() + ', ' + word() + ')\n'), degreeRnd: gen(() => '- degree in ' + word() + ' or ' + word() + '\n'),
  yearsLine: fill('- 3 years of experience\n'), yearsIn: gen(() => '- 3 years of experience in ' + word() + '\n'),
  langs: fill('English, German, French, '), langsLine: fill('- fluent English\n'), langOr: fill('English or German or '),
  oneTok: fill('a'), tokPlus: fill('C+'), hash: fill('#'), digits: fill('1'), digitsSp: fill('1 '), colonLine: fill('Requirements:\n'), colonW: fill('a: b '), semis: fill('Java; '), slashes: fill('Java/'), hyph: fill('a-'), starsLine: fill('* a\n'), dash: fill('– '),
  combA: fill('e\u0301'), emoji: fill('🚀 Python\n'), zwj: fill('👨‍👩‍👧 '), loneW: fill('Java\ud800 '), oneWordLine: fill('Java\n'), javaLines: fill('- Java\n'), nbsp: fill('\u00a0a'),
  proto: fill('- __proto__\n- constructor\n- hasOwnProperty\n- toString\n- valueOf\n'), protoC: fill('constructor, hasOwnProperty, __proto__, toString, '),
  mailA: fill('a@'), mailDots: fill('a.'), phoneD: fill('(0'), phoneDash: fill('0-'), phone: fill('Tel. +49 30 123456, '), names: fill('Contact: Anna Schmidt, '), anna: fill('Anna '), mrs: fill('Mr. '), annaL: fill('Anna Schmidt\n'),
  payd: fill('50.000 € '), ddl2: fill('deadline '), gender2: fill('(m/'), must: fill('must '), need: fill('You need '), know: fill('knowledge of '), sent: fill('You know Java. '), sentRnd: gen(() => 'You have knowledge of ' + word() + '. '), driver: fill('driving licence B, C1, '), licence: fill('licence '), classes: fill('B, C1E, '),
  headings2: fill('Requirements\n- Java\n\nNice to have\n- SQL\n\n'), qs: fill('What we ask? '), greeting: fill('Hi Ana,\n'), bye: fill('Best,\n'), bulletsLine: fill('•\n'), letters: fill('B '), upABr: gen(() => word().toUpperCase() + ' '), upABc: gen(() => word().toUpperCase() + ', '), distinctWords: gen(() => word() + ' '), distinctSent: gen(() => 'X' + word() + ' ' + word() + '. '), distinctLines: gen(() => 'X' + word() + '\n'), blank: gen(() => 'X' + word() + '\n\n'),
  deComma: gen(() => 'X' + word() + ', ', 'de'), deLines: gen(() => '- X' + word() + ' und ' + word() + '\n', 'de'), deHyph: gen(() => '- X' + word() + '- und ' + word() + '\n', 'de'), deHyphC: gen(() => 'X' + word() + '-, ', 'de'), deComp: gen(() => 'kenntnisse' + word() + 'erfahrung ', 'de'), conceptSame: fill('- Java\n- Java programming\n- Java programming language\n- Java development\n'), sqls: fill('- SQL Server\n- SQL\n- MS SQL\n'), acls: fill('- ACLS certificate\n- ACLS\n- Advanced Cardiac Life Support (ACLS)\n'), slashRnd: gen(() => 'X' + word() + '/'), parenNest: fill('(Java (SQL) '), andRnd: gen(() => 'X' + word() + ' and '), knowC: gen(() => 'knowledge of ' + word() + ', '), asWellAs: gen(() => word() + ' as well as '), taskLong: gen(() => 'You use X' + word() + '. '),
};
const only = process.argv[2]; if (process.argv[3]) share = Number(process.argv[3]);
for (let i = 0; i < 4; i++) readAd(I.certLines!(8000));
for (const [k, f] of Object.entries(I)) { if (only && !new RegExp(only).test(k)) continue; const s = performance.now(); time(k, f); check(k, f(20000)); }
