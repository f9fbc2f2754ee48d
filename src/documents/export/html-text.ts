import type { LinkedText } from '../text/links.ts';
import type { WrittenLine } from '../text/written.ts';
import type { Outline, OutlinePart } from './outline.ts';
import { factsInOrder } from './plain-text.ts';
import { shownHeading } from './shown.ts';

/*
 * A document as the text of a page in the web, for whoever cannot read its pages: headings, paragraphs and lists in the
 * order of reading. What a person wrote is text: every sign that would mean something is written out.
 */

const BETWEEN = ' · ';

/** The text as HTML that stands below a heading of the first level. */
export function htmlText(outline: Outline): string {
  const parts = outline.parts.map((part) => htmlOf(part, outline)).filter((html) => html !== '');
  // Of a line with several scripts the reader's browser knows the direction.
  return `<div lang="${inHtml(outline.language)}" dir="auto">\n${parts.join('\n')}\n</div>\n`;
}

function htmlOf(part: OutlinePart, outline: Outline): string {
  switch (part.role) {
    case 'name':
      return element('h2', inHtml(part.text));
    case 'heading':
      return element('h3', inHtml(shownHeading(part, outline.design)));
    case 'entry':
      return part.text && element(part.within === 'section' ? 'h4' : 'h5', inHtml(part.text));
    case 'section':
      return '';
    case 'contact':
      return element('p', part.items.map(linked).join(BETWEEN));
    case 'facts':
      return element('p', inHtml(factsInOrder(part.facts).join(BETWEEN)));
    case 'link':
      return element('p', linked(part.link));
    case 'paragraph':
      return element('p', part.lines.map(written).join('<br>'));
    case 'list':
      return element('ul', part.items.map((item) => `<li>${written(item)}</li>`).join(''));
    case 'tags':
      return element('p', inHtml((part.name && `${part.name}: `) + part.tags.join(', ')));
    case 'recipient':
      return element('p', part.lines.map(inHtml).join('<br>'));
    default:
      return element('p', inHtml(part.text));
  }
}

function element(name: string, content: string): string {
  return content === '' ? '' : `<${name}>${content}</${name}>`;
}

function linked({ text, href }: LinkedText): string {
  if (href === undefined) return inHtml(text);
  return `<a href="${inHtml(href)}" rel="noopener noreferrer nofollow">${inHtml(text)}</a>`;
}

function written(line: WrittenLine): string {
  if (typeof line === 'string') return inHtml(line);
  return line
    .map(({ text, href, bold, italic }) => {
      const words = linked({ text, ...(href !== undefined && { href }) });
      const slanted = italic ? element('em', words) : words;
      return bold ? element('strong', slanted) : slanted;
    })
    .join('');
}

/** Text as it may stand in an element or a quoted attribute. */
function inHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
