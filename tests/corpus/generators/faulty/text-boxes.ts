import { writerTabs } from '../layouts/odt.ts';
import { escapeHtml } from '../layouts/html-parts.ts';
import type { Sheet } from '../sheet.ts';

/** Contact and skills stand in text boxes beside the text. */
export function textBoxes(sheet: Sheet): string {
  const box = (y: string, lines: readonly string[]) =>
    `<draw:frame draw:name="${y}" text:anchor-type="paragraph" svg:x="11cm" svg:y="${y}" svg:width="6cm" svg:height="3cm"><draw:text-box>${lines.map((line) => `<text:p text:style-name="Body">${escapeHtml(line)}</text:p>`).join('')}</draw:text-box></draw:frame>`;
  const skills = sheet.sections.flatMap((section) =>
    section.body === 'groups' ? [section.heading, ...section.groups.flatMap(({ items }) => items)] : [],
  );
  const contact = [sheet.phone, sheet.email, sheet.location, ...sheet.links];
  const bare: Sheet = {
    ...sheet,
    email: '',
    phone: '',
    location: '',
    links: [],
    sections: sheet.sections.filter(({ kind }) => kind !== 'skills'),
  };
  const anchor = '<text:p text:style-name="Title">';
  return writerTabs(bare).replace(anchor, `${anchor}${box('0cm', contact)}${box('4cm', skills)}`);
}
