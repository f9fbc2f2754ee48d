import { expect, it } from 'vitest';
import { fallbackFonts, isBidirectional, eastAsianOrder } from './scripts.ts';

it('fallback fonts are named only for scripts that occur', () => {
  expect(fallbackFonts('Ana Silva, Ευαγγελία, Юлия, Nguyễn, 4 → 12 ✓ © ≥', 'en')).toEqual([]);
  expect(fallbackFonts('שלום ➜ مرحبا', 'en')).toEqual([
    'Noto Sans Hebrew',
    'Noto Naskh Arabic',
    'Noto Sans Symbols',
    'Noto Sans Symbols 2',
  ]);
  expect(fallbackFonts('प्रिया शर्मा', 'en')).toEqual(['Noto Sans Devanagari']);
  expect(fallbackFonts('กิตติพงษ์ ศรีสุวรรณ', 'en')).toEqual(['Sarabun']);
  expect(fallbackFonts('林佳穎', 'zh')).toEqual(['Noto Sans T Chinese']);
});

it('pictures come from one font where they are shown as pictures, from the signs where they are signs', () => {
  expect(fallbackFonts('🚀 ☎️', 'en')[0]).toBe('Noto Emoji');
  expect(fallbackFonts('☎ ✉', 'en')[0]).toBe('Noto Sans Symbols');
});

it('signs that only the fonts of East Asia have are set in one of them', () => {
  expect(fallbackFonts('21 ℃', 'en')).toContain('Noto Sans Japanese');
  expect(fallbackFonts('使用 21 ℃', 'zh')).not.toContain('Noto Sans Japanese');
});

it('direction matters where a text or its language runs from right to left', () => {
  expect(isBidirectional('Ana Silva', 'en')).toBe(false);
  expect(isBidirectional('Ana שלום', 'en')).toBe(true);
  expect(isBidirectional('Ana', 'ar')).toBe(true);
});

it('a text without characters of East Asia needs none of its fonts', () => {
  expect(eastAsianOrder('Ana Silva → Ελένη, Юлия, प्रिया', 'ja')).toEqual([]);
});

it.each([
  ['负责增长团队的产品经理', 'simplified'],
  ['負責成長團隊的產品經理', 'traditional'],
  ['ㄓㄨㄧㄣ', 'traditional'],
  ['プロダクトマネージャーとして成長を担当', 'japanese'],
  ['渡辺', 'japanese'],
  ['東京大学', 'japanese'],
  ['성장 팀의 프로덕트 매니저', 'korean'],
  ['李明', 'simplified'],
  ['，', 'simplified'],
])('the characters of %s tell that they are %s', (text, tradition) => {
  expect(eastAsianOrder(text, 'en')[0]).toBe(tradition);
});

it("the document's language decides where it speaks of one tradition", () => {
  expect(eastAsianOrder('李明', 'ja')[0]).toBe('japanese');
  expect(eastAsianOrder('李明', 'ko')[0]).toBe('korean');
  expect(eastAsianOrder('渡辺', 'zh')[0]).toBe('simplified');
  expect(eastAsianOrder('陳怡君', 'zh')[0]).toBe('traditional');
});

it('one foreign name does not turn a document into a foreign one', () => {
  expect(eastAsianOrder('曾在パナソニック负责增长团队的产品与数据分析工作', 'en')[0]).toBe('simplified');
  expect(eastAsianOrder('株式会社サムスン（삼성）で開発を担当', 'en')).toEqual([
    'japanese',
    'korean',
    'simplified',
  ]);
});

it('others follow only for characters that the first may lack', () => {
  expect(eastAsianOrder('負責成長團隊，以研究說服。', 'en')).toEqual(['traditional']);
  expect(eastAsianOrder('システム開発（設計）を担当。', 'ja')).toEqual(['japanese']);
  expect(eastAsianOrder('開発を担当, 张伟', 'ja')).toEqual(['japanese', 'simplified']);
  expect(eastAsianOrder('𠮷野家', 'en').toSorted()).toEqual([
    'japanese',
    'korean',
    'simplified',
    'traditional',
  ]);
});
