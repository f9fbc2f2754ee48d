import type { LetterData } from '#documents/letter/schema.ts';
import type { ResumeDocument } from './resume-documents.ts';
import { hostileLetter, longLetter, typicalLetter, untouchedLetter } from './sample-letters.ts';

export type LetterDocument = Omit<ResumeDocument, 'data'> & { data: () => LetterData };

const exact = (name: string, data: () => LetterData): LetterDocument => ({
  name,
  data,
  exactness: 'as written',
});

/** The documents that every letter design is proved with. */
export const letterDocuments: readonly LetterDocument[] = [
  { ...exact('typical', typicalLetter), pages: 1 },
  { ...exact('short', shortLetter), pages: 1 },
  exact('untouched', untouchedLetter),
  { ...exact('two pages', twoPageLetter), pages: 2 },
  exact('long', longLetter),
  exact('accented', accentedLetter),
  exact('Greek and Cyrillic', greekAndCyrillicLetter),
  // Lines end between any two characters, and readers put a blank there.
  { name: 'Chinese', data: chineseLetter, exactness: 'but for blanks' },
  exact('smallest type, narrowest margins', () => withSettings({ fontSize: 8, margins: 0.4, spacing: 1 })),
  exact('widest spacing', () => withSettings({ spacing: 2.5 })),
  {
    // An address longer than the line that is left for it is broken by every reader.
    name: 'largest type, widest margins',
    data: () => withSettings({ fontSize: 16, margins: 2, spacing: 2.5 }),
    exactness: 'but for blanks',
  },
  { name: 'hostile', data: hostileLetter, exactness: 'but for blanks' },
  exact('typical on US Letter', () => withSettings({ paper: 'letter' })),
];

function withSettings(settings: Partial<LetterData['settings']>): LetterData {
  const letter = typicalLetter();
  return { ...letter, settings: { ...letter.settings, ...settings } };
}

/** Four lines to somebody known. */
function shortLetter(): LetterData {
  const letter = typicalLetter();
  return {
    ...letter,
    recipient: { ...letter.recipient, companyAddress: '', city: '', state: '', zipCode: '' },
    content: {
      opening: 'Dear Marta,',
      body: 'Here is the resume you asked for. I could begin on the first of the month.',
      closing: '',
      signature: 'Yours,',
    },
  };
}

/** A letter that needs a second page at its usual settings. */
export function twoPageLetter(): LetterData {
  const letter = typicalLetter();
  const years = [2021, 2022, 2023, 2024, 2025, 2026].map(
    (year) =>
      `In ${year} my team and I took over one more part of the platform. We first wrote down what it promised to whom, then measured whether it did, and only then changed it. I should be glad to tell you what went wrong in ${year} as well, since that is what I learned most from.`,
  );
  const body = [letter.content.body, ...years].join('\n\n');
  return { ...letter, content: { ...letter.content, body } };
}

/** Latin letters with every kind of mark. */
function accentedLetter(): LetterData {
  const letter = typicalLetter();
  return {
    ...letter,
    personalInfo: { ...letter.personalInfo, fullName: 'Nguyễn Żółkiewska', city: 'Gdańsk', state: 'Pomorze' },
    recipient: {
      ...letter.recipient,
      hiringManagerName: 'Šárka Dvořáková',
      company: 'Þjóðbókasafn Ísafjörður',
      position: 'Kỹ sư trưởng',
      city: 'Příbram',
      state: 'Čechy',
    },
    content: {
      opening: 'Vážená paní Dvořáková,',
      body: 'Zażółć gęślą jaźń przy [Company].\n\nMười năm kinh nghiệm với hệ thống thanh toán:\n- giảm thời gian phản hồi\n- dẫn dắt đội ngũ mười hai người\n- Pijamalı hasta yağız şoföre çabucak güvendi',
      closing: 'Îți mulțumesc pentru timpul acordat și țin legătura.',
      signature: 'S pozdravem,',
    },
  };
}

function greekAndCyrillicLetter(): LetterData {
  const letter = typicalLetter();
  return {
    ...letter,
    personalInfo: { ...letter.personalInfo, fullName: 'Ελένη Παπαδοπούλου', city: 'Θεσσαλονίκη', state: '' },
    recipient: {
      ...letter.recipient,
      hiringManagerName: 'Наталія Щербаківська',
      company: 'Бюро «Південний міст»',
      position: 'Головна інженерка',
      city: 'Київ',
      state: '',
    },
    content: {
      opening: 'Шановна пані Щербаківська!',
      body: 'Съешь же ещё этих мягких французских булок, да выпей чаю.\n\nΞεκινώ πάντα από τους ανθρώπους που θα τα χρησιμοποιήσουν:\n- μείωσα τον χρόνο αναμονής\n- скоротила витрати сталі на чверть\n- обучила девять инженеров',
      closing: 'З нетерпінням чекаю на Вашу відповідь.',
      signature: 'Με εκτίμηση,',
    },
  };
}

function chineseLetter(): LetterData {
  const letter = typicalLetter();
  return {
    ...letter,
    personalInfo: {
      ...letter.personalInfo,
      fullName: '王晓雯',
      address: '世纪大道20号',
      city: '上海',
      state: '',
    },
    recipient: {
      ...letter.recipient,
      hiringManagerName: '陈立',
      company: '青禾电商平台',
      position: '产品经理',
      companyAddress: '文三路90号',
      city: '杭州',
      state: '',
    },
    content: {
      opening: '尊敬的陈经理：',
      body: '我想应聘[Company]的[Position]一职。过去八年里，我一直负责支付与会员产品，从第一次用户访谈到上线后的每一个数字都亲自参与。\n\n在上一份工作中：\n- 开户审核的平均时间从三天缩短到四小时\n- 首年服务商户1.2万家\n- 欺诈损失率下降35%',
      closing: '感谢您抽出时间阅读这封信，期待与您面谈。',
      signature: '此致敬礼',
    },
  };
}
