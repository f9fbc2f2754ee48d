/** Somebody, and all by which they can be reached. */
export type Person = {
  email: string;
  phone: string;
  /** What stands in its field: with an extension, or with another number. */
  typedPhone: string;
  other: string;
  link: string;
  /** What stands in its field: copied from elsewhere, or with where it was copied from. */
  typedLink: string;
  street: string;
  town: string;
};

/** Who writes: each design has somebody else, with a number and addresses as their country writes them. */
const PEOPLE: readonly Person[] = [
  [
    'zoe.quintero@correo.example',
    '+34 612 07 34 58',
    'https://www.linkedin.com/in/zoequintero',
    'Calle Zurbano 47',
    'Zafrilla',
  ],
  ['Ragnhild@Fjordpost.example', '+47 912 34 567', 'github.com/ragnhild-q', 'Zeppelinveien 88', 'Vestvågøy'],
  [
    'j.okwuosa+cv@lagosmail.example',
    '+234 803 555 0192',
    'https://okwuosa.example/',
    '14B Adeyemi Close',
    'Ikorodu',
  ],
  [
    'quynh_trang@thuviet.example',
    '090 765 43 21',
    'https://gitlab.com/quynhtrang',
    '77 Ngõ Quỳnh',
    'Quỳnh Lưu',
  ],
  [
    'b.smythe@brightonpost.example',
    '+44 (0)7911 123 486',
    'http://smythe.example/work?x=1',
    '221b Quaggy Road',
    'Lewisham',
  ],
  [
    'kenji-z@postbox.example',
    '(415) 555-0173',
    'https://www.xing.com/profile/KenjiZ',
    '9001 Quartz Hill Blvd',
    'Zephyr Cove',
  ],
].map(([email = '', phone = '', link = '', street = '', town = ''], index) => {
  const other = `21 77 ${30 + index} 99`;
  const typedPhone = [`${phone} ext 7`, `${phone} oder ${other}`, `Mobile ${phone} Home ${other}`][index % 3];
  return {
    ...{ email, phone, typedPhone: typedPhone ?? phone, other, link, street, town },
    typedLink: index % 2 === 0 ? `${bareOf(link)}?utm_source=share` : `https://m.${bareOf(link)}/#about`,
  };
});

/** A link without what says how it is fetched, and what was asked with it. */
export function bareOf(link: string): string {
  return link
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\?.*$/, '')
    .replace(/\/$/, '');
}

export const personOf = (index: number): Person => {
  const person = PEOPLE[index % PEOPLE.length];
  if (!person) throw new Error('there is nobody');
  return person;
};
