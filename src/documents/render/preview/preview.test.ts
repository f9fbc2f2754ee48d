import { afterAll, beforeAll, expect, test } from 'vitest';
import { RenderFailedError } from '../engine-errors.ts';
import type { Compiler } from '../engine.ts';
import { createNativeCompiler } from '../server/native-compiler.server.ts';
import { FIXTURE_FONTS, fixtureJob, fixtureTemplates } from '../testing/fixture-job.ts';
import { attribute, parseSvg, type SvgElement, visit } from './svg-tree.ts';

const LETTER = `
#let d = json("/data.json")
#set page(paper: "us-letter", background: place(left + top, rect(width: 1cm, height: 100%, fill: red)))
#set text(font: "Inter", fallback: false)
#for l in d.links { link(l)[#l] }
#rect(fill: gradient.conic(red, blue)) #box(clip: true, radius: 3pt, width: 1cm)[clipped text]
#text(fill: gradient.linear(red, blue))[gradient text]
#pagebreak()
second
`;
const IMAGE = "#image(bytes(\"<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>\"), alt: \"x\")";
const templates = fixtureTemplates({ 'letter.typ': LETTER });
const links = [
  'javascript:alert(1)',
  'https://example.com/?a=1&b="2"',
  'data:text/html,<script>1</script>',
  'app:name',
];
let compiler: Compiler;
let pages: string[];

function elementsOf(page: string): SvgElement[] {
  const elements: SvgElement[] = [];
  visit(parseSvg(page).root, (element) => elements.push(element));
  return elements;
}
const values = (attributes: string): string[] =>
  Array.from(attributes.matchAll(/="([^"]*)"/g), ([, value = '']) => value);

beforeAll(() => {
  compiler = createNativeCompiler({ templates: templates.root, fonts: FIXTURE_FONTS });
  pages = compiler.svg({ ...fixtureJob(), entry: 'letter', model: { links } }).pages;
});
afterAll(templates.remove);

test('every page is a complete SVG document of the size of the paper', () => {
  expect(pages).toHaveLength(2);
  for (const page of pages) {
    expect(page).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="612" height="792" /);
    expect(page).toMatch(/<\/svg>$/);
  }
  const [a4 = ''] = compiler.svg(fixtureJob()).pages;
  expect(attribute(parseSvg(a4).root, 'viewBox')).toBe('0 0 595.276 841.89');
});

test('a page holds drawing only: no script, style, link, text layer or address', () => {
  const drawn = new Set([
    'svg',
    'defs',
    'g',
    'path',
    'use',
    'rect',
    'clipPath',
    'stop',
    'pattern',
    'linearGradient',
  ]);
  for (const page of pages) {
    for (const { name, attributes, text } of elementsOf(page)) {
      expect(drawn).toContain(name);
      expect(text).toBe('');
      expect(attributes).not.toMatch(/ (on\w*|style|class|xlink:\w+)=/);
      for (const value of values(attributes)) {
        if (value !== 'http://www.w3.org/2000/svg') expect(value).not.toContain(':');
      }
    }
  }
});

test('a page defines what it refers to, and nothing that it does not', () => {
  for (const page of pages) {
    const elements = elementsOf(page);
    const defined = elements.map((element) => attribute(element, 'id')).filter((id) => id !== undefined);
    const written = elements.flatMap(({ attributes }) => values(attributes));
    const used = written.flatMap((value) => /^(?:url\()?#(s[0-9a-z]+)\)?$/.exec(value)?.[1] ?? []);
    expect(new Set(used)).toEqual(new Set(defined));
    expect(new Set(defined).size).toBe(defined.length);
  }
});

test('what is drawn stays: the stripe, the gradient and the clip of page one, the text of page two', () => {
  expect(pages[0]).toContain('<path d="M 0 0 L 0 792 L 28.346457 792');
  expect(pages[0]).toMatch(/<pattern .*clip-path="url\(#/s);
  expect(pages[1]?.match(/<use /g)).toHaveLength('second'.length);
});

test('a page of a few hundred words stays small', () => {
  const words = 'led the design of a billing platform that serves many people each day '.repeat(30);
  const [page = ''] = compiler.svg(fixtureJob({ paragraphs: [words] })).pages;
  expect(page.length).toBeLessThan(60 * words.length);
});

test('what a preview cannot show is refused rather than left out', () => {
  const { root, remove } = fixtureTemplates({ 'resume.typ': IMAGE });
  const faulty = createNativeCompiler({ templates: root, fonts: FIXTURE_FONTS });
  expect(() => faulty.svg(fixtureJob())).toThrow(RenderFailedError);
  remove();
});
