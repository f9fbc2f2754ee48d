import type { Block, Page, Run, Section } from '../blocks.ts';

/** How a page in HTML looks. */
export type HtmlLook = {
  font: string;
  size: string;
  /** Where things stand at all. */
  plan: 'single' | 'rail-headings' | 'left-bar' | 'right-bar' | 'twin-blocks' | 'banner';
  /** With what columns are made. */
  by: 'grid' | 'flex' | 'float' | 'table' | 'absolute';
  /** How dates come to the right edge. */
  right: 'flex' | 'float' | 'table';
  lists: 'ul' | 'typed';
  colour: string;
  heading: string;
  centred?: boolean;
  icons?: boolean;
  paper?: string;
};

const ICONS = { address: '⌂', phone: '☎', email: '✉', link: '➚', born: '★' };
const IN_BAR = new Set(['skills', 'languages', 'interests', 'certificates']);

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const runHtml = ({ text, bold, italic }: Run) => {
  const inner = escaped(text);
  if (bold) return `<b>${inner}</b>`;
  return italic ? `<i>${inner}</i>` : inner;
};
const runsHtml = (runs: readonly Run[]) => runs.map(runHtml).join('');

export function htmlOf(page: Page, look: HtmlLook): string {
  const head = headHtml(page, look);
  const main = (sections: readonly Section[]) =>
    sections.map((one) => sectionHtml(one, page, look)).join('\n');
  return `<!doctype html><html lang="${page.language}"><head><meta charset="utf-8"><title>CV</title><style>
@page{size:${look.paper ?? 'A4'};margin:16mm 15mm}
body{font:${look.size} ${look.font};margin:0;line-height:1.32;color:#222}
h1{font-size:2em;margin:0}h2{${look.heading}}p{margin:2px 0}ul{margin:2px 0;padding-left:1.3em}
.line{margin:1px 0}.r-flex{display:flex;justify-content:space-between;gap:1em}.r-float .r{float:right}
.r-table{display:table;width:100%}.r-table>*{display:table-cell}.r-table .r{text-align:right;white-space:nowrap}
.r{white-space:nowrap}.rail{display:grid;grid-template-columns:8.5em 1fr;gap:0 1em;margin-bottom:4px}
table.rail{display:table;width:100%}table.rail td{vertical-align:top}.rail td:first-child{width:9em}
.top{text-align:center;letter-spacing:.1em;margin-bottom:8px}.contact{margin:4px 0 8px;overflow-wrap:anywhere}.gap{height:6px}
.foot{position:fixed;bottom:-8mm;right:0;font-size:8pt;color:#777}.tab{display:inline-block;width:3em}
.bar{color:#333}.typed{padding-left:1.1em;text-indent:-1.1em}
</style></head><body${look.centred ? ' class="c"' : ''}>
${page.top ? `<div class="top">${page.top}</div>` : ''}
${planned(page, look, head, main)}
${page.foot ? `<div class="foot">${escaped(page.foot)}</div>` : ''}</body></html>`;
}

function planned(page: Page, look: HtmlLook, head: string, main: (of: readonly Section[]) => string): string {
  const side = page.sections.filter(({ kind }) => IN_BAR.has(kind));
  const rest = page.sections.filter(({ kind }) => !IN_BAR.has(kind));
  switch (look.plan) {
    case 'single':
    case 'rail-headings':
      return head + main(page.sections);
    case 'banner':
      return `<div style="background:${look.colour};color:#fff;padding:14px 18px;margin:-4mm -4mm 8px">${head}</div>${main(page.sections)}`;
    case 'twin-blocks': {
      const pair = side.slice(0, 2);
      const twin = columns(look, main(pair.slice(0, 1)), main(pair.slice(1)), '48%', '48%');
      const [before, after] = [rest.slice(0, -1), [...rest.slice(-1), ...side.slice(2)]];
      return head + main(before) + twin + main(after);
    }
    case 'left-bar':
      return columns(look, contactHtml(page, look) + main(side), nameHtml(page) + main(rest), '30%', '66%');
    case 'right-bar':
      return nameHtml(page) + columns(look, main(rest), contactHtml(page, look) + main(side), '66%', '30%');
  }
}

function columns({ by }: HtmlLook, left: string, right: string, a: string, b: string): string {
  switch (by) {
    case 'grid':
      return `<div style="display:grid;grid-template-columns:${a} ${b};justify-content:space-between"><div>${left}</div><div>${right}</div></div>`;
    case 'flex':
      return `<div style="display:flex;justify-content:space-between"><div style="width:${a}">${left}</div><div style="width:${b}">${right}</div></div>`;
    case 'float':
      return `<div><div style="float:right;width:${b}">${right}</div><div style="float:left;width:${a}">${left}</div><div style="clear:both"></div></div>`;
    case 'table':
      return `<table style="width:100%;border-spacing:0"><tr><td style="vertical-align:top;width:${a};padding-right:3%">${left}</td><td style="vertical-align:top;width:${b}">${right}</td></tr></table>`;
    case 'absolute':
      return `<div style="position:relative"><div style="position:absolute;left:0;top:0;width:${a}">${left}</div><div style="margin-left:${100 - Number.parseInt(b)}%">${right}</div></div>`;
  }
}

const nameHtml = (page: Page) =>
  `<h1>${escaped(page.name)}</h1>${page.headline ? `<div>${escaped(page.headline)}</div>` : ''}`;

function contactHtml(page: Page, look: HtmlLook): string {
  const lines =
    look.icons || look.plan.endsWith('bar')
      ? page.contact.map(
          ({ kind, label, text }) => `${look.icons ? `${ICONS[kind]} ` : label ? `${label}: ` : ''}${text}`,
        )
      : page.contactLines;
  const html = lines.map((one) => `<div>${escaped(one).replaceAll('\t', '<span class="tab"></span>')}</div>`);
  return `<div class="contact">${html.join('')}</div>`;
}

const headHtml = (page: Page, look: HtmlLook) =>
  `<div style="${look.centred ? 'text-align:center' : ''}">${nameHtml(page)}${contactHtml(page, look)}</div>`;

function sectionHtml({ heading, blocks }: Section, page: Page, look: HtmlLook): string {
  const body = blocksHtml(blocks, page, look);
  const title = `<h2>${escaped(heading)}</h2>`;
  if (look.plan !== 'rail-headings') return `<section>${title}${body}</section>`;
  const cells = look.by === 'table';
  return cells
    ? `<table style="width:100%"><tr><td style="width:24%;vertical-align:top">${title}</td><td>${body}</td></tr></table>`
    : `<section style="display:grid;grid-template-columns:24% 74%;gap:2%"><div>${title}</div><div>${body}</div></section>`;
}

function blocksHtml(blocks: readonly Block[], page: Page, look: HtmlLook): string {
  let html = '';
  let list = '';
  const close = () => {
    if (list) html += `<ul>${list}</ul>`;
    list = '';
  };
  for (const block of blocks) {
    if (block.kind === 'bullet' && look.lists === 'ul') {
      const right = block.right ? `<span class="r" style="float:right">${escaped(block.right)}</span>` : '';
      list += `<li${block.level === 2 ? ' style="margin-left:1.2em;list-style:circle"' : ''}>${right}${runsHtml(block.runs)}</li>`;
      continue;
    }
    close();
    html += blockHtml(block, page, look);
  }
  close();
  return html;
}

function blockHtml(block: Block, page: Page, look: HtmlLook): string {
  switch (block.kind) {
    case 'gap':
      return '<div class="gap"></div>';
    case 'text':
      return `<p>${runsHtml(block.runs)}</p>`;
    case 'bullet': {
      const right = block.right ? `<span class="r" style="float:right">${escaped(block.right)}</span>` : '';
      return `<div class="typed" style="margin-left:${block.level - 1}.2em">${right}${page.bullet} ${runsHtml(block.runs)}</div>`;
    }
    case 'line': {
      if (!block.right) return `<div class="line">${runsHtml(block.left)}</div>`;
      const right = `<span class="r">${runsHtml(block.right)}</span>`;
      const left = `<span>${runsHtml(block.left)}</span>`;
      return `<div class="line r-${look.right}">${look.right === 'float' ? right + left : left + right}</div>`;
    }
    case 'rail': {
      const rail = block.rail.map((one) => `<div>${escaped(one)}</div>`).join('');
      const body = blocksHtml(block.body, page, look);
      return look.right === 'table'
        ? `<table class="rail"><tr><td>${rail}</td><td>${body}</td></tr></table>`
        : `<div class="rail"><div>${rail}</div><div>${body}</div></div>`;
    }
  }
}
