import { emptyValues } from '#documents/fields.ts';
import { JOB } from '#documents/resume/fields.ts';
import { PERSON } from '#documents/resume/person-fields.ts';
import { emptyResume } from '#documents/resume/empty.ts';
import type { ResumeData } from '#documents/resume/schema.ts';

/** A surname of sixty letters without a place to break. */
export const LONG_SURNAME = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis';
/** A skill of three hundred characters without a blank. */
export const LONG_SKILL = 'unbreakable0'.repeat(25);

/** Text that would be markup, code or damage if anything but the typesetter's text ever saw it. */
export const HOSTILE_LINES = [
  '#set page(fill: red) #panic("evaluated") #read("/etc/passwd") #include "x.typ"',
  '$x^2$ *bold* _italic_ `code` @reference <label> = heading + item / term: x',
  'back\\slash \\n \\u{41} "double" \'single\' ]}) {[( // comment /* block */ --- -- ... ~',
  '<script>alert(1)</script> &amp; <b>bold</b> <!-- comment -->',
  'C++ C# F# .NET 100% 50$ a_b a*b a^b [link](x) ![img](y) https://a.example/b_(c)',
];

/** A resume of texts that try to be something else, of extreme lengths, and of damaged characters. */
export function hostileResume(): ResumeData {
  const empty = emptyResume();
  return {
    ...empty,
    personalInfo: {
      ...emptyValues(PERSON),
      firstName: 'Ada #1 "$*"',
      lastName: LONG_SURNAME,
      title: 'Head of ]}) & <b>R\\D</b> @ *Acme*',
      email: 'ada+#$*_@example.com',
      phone: '+1 (555) 010-0199 ext. #12',
      location: 'S\u0000ão\u0007 Pau\u00adlo',
      links: [
        { label: 'x', url: 'javascript:alert(1)' },
        { label: '', url: `https://example.com/${'a'.repeat(200)}?b=c&d=#e` },
      ],
    },
    summary: HOSTILE_LINES.join('\n'),
    employment: [
      {
        ...emptyValues(JOB),
        id: '1',
        position: '= Not a heading',
        company: '- not a bullet',
        location: '#location',
        startDate: '2020-01',
        endDate: '2021-02',
        current: false,
        description: `- ${HOSTILE_LINES.join('\n- ')}\n-5% churn\n- ends with a hyphen-\n- half \ud83d a character`,
      },
      {
        ...emptyValues(JOB),
        id: '2',
        position: 'pre- and post-war re-enactment front-end/back-end e-mail C-suite 3-in-1',
        company:
          'A company whose name is long enough to wrap onto a second line in every design there is, Incorporated',
        location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Wales',
        startDate: '2018-01',
        endDate: '2020-01',
        current: false,
        description: 'w'.repeat(700),
      },
    ],
    skills: ['#skill', '*', LONG_SKILL, 'a, b', 'end-'],
  };
}
