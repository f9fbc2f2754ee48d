import type { Sheet, SheetEntry, SheetSection } from '../sheet.ts';

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** How a layout sets what the words leave open. */
export type HtmlLook = {
  entry: (entry: SheetEntry) => string;
  /** Between skills that stand in one line; a list where absent. */
  between?: string;
  /** Whether headings are typed in capitals rather than set so. */
  capitals?: boolean;
};

export const line = (className: string, text: string) =>
  text === '' ? '' : `<div class="${className}">${escapeHtml(text)}</div>`;

export function bulletList(points: readonly string[]): string {
  if (points.length === 0) return '';
  return `<ul>${points.map((point) => `<li>${escapeHtml(point)}</li>`).join('')}</ul>`;
}

/** What is said under the head of an entry. */
export function entryBody({ text, points, roles }: SheetEntry): string {
  const said = text === '' ? '' : `<p>${escapeHtml(text)}</p>`;
  const held = roles.map(
    (role) =>
      `<div class="row"><div class="role">${escapeHtml(role.title)}</div><div class="dates">${escapeHtml(role.dates)}</div></div>` +
      (role.text ? `<p>${escapeHtml(role.text)}</p>` : '') +
      bulletList(role.points),
  );
  return said + bulletList(points) + held.join('');
}

/** Title at the left, dates at the right, as most people have it. */
export function datesRight(entry: SheetEntry): string {
  const dates = [entry.place, entry.dates].filter(Boolean).join(' | ');
  return (
    `<div class="entry"><div class="row"><div class="head">${escapeHtml(entry.head)}</div><div class="dates">${escapeHtml(dates)}</div></div>` +
    `${line('sub', entry.sub)}${entryBody(entry)}</div>`
  );
}

/** Dates on a line of their own, under the title or over it. */
export function datesBelow(entry: SheetEntry): string {
  const dates = [entry.dates, entry.place].filter(Boolean).join(' | ');
  return `<div class="entry">${line('head', entry.head)}${line('sub', entry.sub)}${line('dates', dates)}${entryBody(entry)}</div>`;
}

export function datesAbove(entry: SheetEntry): string {
  const dates = [entry.dates, entry.place].filter(Boolean).join(', ');
  return `<div class="entry">${line('dates', dates)}${line('head', entry.head)}${line('sub', entry.sub)}${entryBody(entry)}</div>`;
}

/** Dates in a column before the entry. */
export function datesLeft(entry: SheetEntry): string {
  const dates = `<div class="dates">${escapeHtml(entry.dates)}</div>`;
  const rest = `${line('head', entry.head)}${line('sub', entry.sub)}${line('place', entry.place)}${entryBody(entry)}`;
  return `<div class="entry left">${dates}<div class="rest">${rest}</div></div>`;
}

/** Everything in one line, dates in brackets at its end. */
export function datesInLine(entry: SheetEntry): string {
  const dates = entry.dates ? ` (${entry.dates})` : '';
  const sub = entry.sub ? `, ${entry.sub}` : '';
  return `<div class="entry"><div><b>${escapeHtml(entry.head)}</b>${escapeHtml(sub + dates)}</div>${line('place', entry.place)}${entryBody(entry)}</div>`;
}

export function sectionHtml(section: SheetSection, look: HtmlLook): string {
  const words = look.capitals ? section.heading.toLocaleUpperCase() : section.heading;
  const heading = words === '' ? '' : `<h2>${escapeHtml(words)}</h2>`;
  return `<section class="${section.kind}">${heading}${bodyHtml(section, look)}</section>`;
}

function bodyHtml(section: SheetSection, look: HtmlLook): string {
  switch (section.body) {
    case 'text':
      return `<p>${escapeHtml(section.text)}</p>`;
    case 'entries':
      return section.entries.map(look.entry).join('');
    case 'groups':
      return section.groups
        .map(({ group, items }) => {
          if (look.between !== undefined) {
            const name = group === '' ? '' : `<b>${escapeHtml(group)}:</b> `;
            return `<p>${name}${escapeHtml(items.join(look.between))}</p>`;
          }
          return `${line('group', group)}${bulletList(items)}`;
        })
        .join('');
    case 'pairs':
      if (look.between !== undefined) {
        const pairs = section.pairs.map(([name, level]) => `${name} (${level})`);
        return `<p>${escapeHtml(pairs.join(look.between))}</p>`;
      }
      return section.pairs
        .map(
          ([name, level]) =>
            `<div class="pair"><span>${escapeHtml(name)}</span> <i>${escapeHtml(level)}</i></div>`,
        )
        .join('');
  }
}

export function htmlPage(sheet: Sheet, style: string, body: string): string {
  const base =
    '*{box-sizing:border-box}body{margin:0;line-height:1.35}h1,h2,p,ul{margin:0}ul{padding-left:16px}.row{display:flex;justify-content:space-between;gap:12px}.entry{break-inside:avoid-page;margin-bottom:8px}.dates{white-space:nowrap}';
  return `<!doctype html><html lang="${sheet.language}"><head><meta charset="utf-8"><title>${escapeHtml(sheet.name)}</title><style>${base}${style}</style></head><body>${body}</body></html>`;
}

const SIDE = new Set(['skills', 'languages', 'certificates', 'interests', 'references']);

/** What goes beside the main text in designs of two columns. */
export function besides(sheet: Sheet): { side: readonly SheetSection[]; main: readonly SheetSection[] } {
  return {
    side: sheet.sections.filter(({ kind }) => SIDE.has(kind)),
    main: sheet.sections.filter(({ kind }) => !SIDE.has(kind)),
  };
}

/** Address, phone, email, links and what else stands at the head. */
export function contactPieces(sheet: Sheet): readonly string[] {
  const personal = sheet.personal.map(([label, value]) => `${label}: ${value}`);
  return [sheet.location, sheet.phone, sheet.email, ...sheet.links, ...personal];
}
