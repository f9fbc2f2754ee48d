/** Degrees, the higher the later. */
const DEGREES = ['school', 'associate', 'bachelor', 'master', 'doctorate'] as const;

export type Degree = (typeof DEGREES)[number];

/** Each as it is written, where letters alone could be something else only as written. */
const FORMS: readonly (readonly [Degree, RegExp])[] = [
  [
    'school',
    /\b(?:high school(?: diploma)?|GED|secondary school|A-levels|GCSEs?|Abitur|baccalauréat|bachillerato|ensino médio)\b/iu,
  ],
  ['associate', /\bassociate(?:['’]s|s)? (?:degree|of)\b|\bA\.?A\.?S\.?\b(?= |,|$)/u],
  [
    'bachelor',
    /\b(?:[Bb]achelor(?:['’]?s)?(?: degree| of| in|$|,)|undergraduate degree|college degree|four-year degree|university degree|licence (?:en|de)|[Ll]icenciatura|[Gg]rado en|[Gg]raduação|B\.?S\.?c?\.?(?= in\b|,| |$|\/)|B\.?A\.?(?= in\b|,|$|\/)|BBA|B\.?Tech|B\.?Eng|BSN|BFA)/u,
  ],
  [
    'master',
    /\b(?:[Mm]aster(?:['’]?s(?= |,|$)| degree| of (?=\p{Lu})| in (?=\p{Lu}))|graduate degree|M\.?S\.?c?\.?(?= in\b|,|$|\/)|M\.?A\.?(?= in\b|,|$|\/)|MBA|M\.?Tech|M\.?Eng|MSN|MFA|MPH|MEd|M\.Ed\.|MSW|MLIS|[Mm]aestría|[Mm]estrado|Diplom(?:-\p{L}+)?)\b/u,
  ],
  [
    'doctorate',
    /\b(?:Ph\.?D\.?|[Dd]octorate|[Dd]octoral degree|[Dd]octor of|Dr\. (?:rer|phil|med)|M\.D\.|J\.D\.|JD(?= from|,|$)|Pharm\.?D|DNP|EdD|[Pp]romotion in|[Dd]octorado|[Dd]outorado)/u,
  ],
];

/** The lowest degree that a text names: "Bachelor's or Master's" asks for the former. */
export function degreeIn(text: string): { degree: Degree; written: string } | undefined {
  for (const [degree, form] of FORMS) {
    const written = form.exec(text)?.[0].replace(/(?<![\s,])[\s,]+$/u, '');
    if (written !== undefined) return { degree, written };
  }
  return undefined;
}

/** Whether somebody with the one has what asks for the other. */
export const reaches = (has: Degree, asked: Degree): boolean =>
  DEGREES.indexOf(has) >= DEGREES.indexOf(asked);
