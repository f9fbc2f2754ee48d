import { textAt, writtenPdf } from '../../parser/file/testing/written-pdf.ts';

/*
 * A PDF laid out as LinkedIn saves a profile: on US Letter a dark rail with contact, top skills, languages and
 * certifications, and a column with name, headline, place and the sections; employers in 12 points, posts in 11.5, dates
 * and places in 10.5, and "Page 1 of 2" at the foot.
 */

type Entry = { text: string; size: number; gap: number };

const [RAIL, COLUMN] = [22, 223.5];
const said = (text: string, size = 10.5, gap = 6): Entry => ({ text, size, gap });

const RAIL_LINES: readonly Entry[] = [
  said('Contact', 13, 0),
  said('+351 912 345 678 (Mobile)', 10.5, 8),
  said('ana.silva@example.com', 10.5, 3),
  said('www.linkedin.com/in/ana-', 10.5, 8),
  said('silva-bridges (LinkedIn)', 10.5, 2),
  said('ana.example/work (Portfolio)', 10.5, 2),
  said('Top Skills', 13, 18),
  said('Structural Design', 10.5, 8),
  said('Project Management', 10.5, 3),
  said('AutoCAD', 10.5, 3),
  said('Languages', 13, 18),
  said('Portuguese (Native or Bilingual)', 10.5, 8),
  said('English (Full Professional)', 10.5, 3),
  said('Certifications', 13, 18),
  said('Chartered Engineer', 10.5, 8),
  said('Site Safety Level 2', 10.5, 3),
];

const FIRST_PAGE: readonly Entry[] = [
  said('Ana Silva', 26, 0),
  said('Structural engineer for bridges and tunnels', 12, 8),
  said('Porto, Portugal', 12, 4),
  said('Summary', 15.75, 22),
  said('Structural engineer with ten years on bridges, most of them', 12, 10),
  said('over water, and two on tunnels.', 12, 3),
  said('Experience', 15.75, 24),
  said('Pontes SA', 12, 10),
  said('Lead Structural Engineer', 11.5, 4),
  said('May 2019 - Present (4 years 2 months)', 10.5, 4),
  said('Porto, Portugal', 10.5, 4),
  said('Led a team of nine on the new crossing of the Douro, from its first', 10.5, 10),
  said('sketch to the day it was opened.', 10.5, 3),
  said('Tunnel Works Ltd', 12, 18),
  said('4 years 4 months', 10.5, 4),
  said('Senior Engineer', 11.5, 8),
  said('January 2017 - April 2019 (2 years 4 months)', 10.5, 4),
  said('London, United Kingdom', 10.5, 4),
  said('Checked the linings of three tunnels since 2017 (4 tunnels) by CAD/CAM', 10.5, 10),
  said('and drawings (internal)', 10.5, 3),
  said('Graduate Engineer', 11.5, 12),
  said('January 2015 - December 2016 (2 years)', 10.5, 4),
  said('London, United Kingdom', 10.5, 4),
];

const SECOND_PAGE: readonly Entry[] = [
  said('Obras Lda', 12, 0),
  said('Junior Engineer', 11.5, 4),
  said('June 2014 - August 2014 (3 months)', 10.5, 4),
  said('Education', 15.75, 24),
  said('University of Porto', 12, 10),
  said("Master's degree, Civil Engineering · (2012 - 2014)", 10.5, 4),
  said('University of Coimbra', 12, 14),
  said("Bachelor's degree, Civil Engineering · (2009 - 2012)", 10.5, 4),
];

function column(left: number, lines: readonly Entry[]): string {
  let baseline = 740;
  return lines
    .map(({ text, size, gap }) => {
      baseline -= size + gap;
      return textAt(left, baseline, text, size);
    })
    .join('');
}

const RECT = '0.16 0.24 0.29 rg 0 0 201 792 re f ';
const foot = (page: number) => textAt(508, 20, `Page ${page} of 2`, 9);

export function linkedInProfile(): Uint8Array {
  const size = [612, 792] as const;
  return writtenPdf(
    [
      { size, content: `${RECT}1 g ${column(RAIL, RAIL_LINES)}0 g ${column(COLUMN, FIRST_PAGE)}${foot(1)}` },
      { size, content: `${RECT}0 g ${column(COLUMN, SECOND_PAGE)}${foot(2)}` },
    ],
    '/Info << /Producer (Apache FOP Version 2.3) /Author (LinkedIn) /Title (Resume) >>',
  );
}
