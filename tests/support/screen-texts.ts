import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** Sources of what people see: everything but the help itself and tests. */
const SOURCES = { include: 'src/**/*.{ts,tsx}', exclude: /\.test\.|\/content\/help\// };
/** Letters that a text with a gap must have for itself, or it would stand for anything. */
const LETTERS_LEAST = 8;

/** Answers whether a text stands in the product's sources as it is: a whole string, a text between tags, a template. */
export function screenTexts(): (text: string) => boolean {
  const whole = new Set<string>();
  const templates: RegExp[] = [];
  for (const file of globSync(SOURCES.include).filter((path) => !SOURCES.exclude.test(path))) {
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node) || ts.isJsxText(node))
        whole.add(node.text.replace(/\s+/g, ' ').trim());
      if (ts.isTemplateExpression(node)) templates.push(...pattern(node));
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kindOf(file)));
  }
  return (text) => whole.has(text) || templates.some((template) => template.test(text));
}

function pattern({ head, templateSpans }: ts.TemplateExpression): RegExp[] {
  const parts = [head.text, ...templateSpans.map(({ literal }) => literal.text)];
  if (parts.join('').replace(/\P{L}/gu, '').length < LETTERS_LEAST) return [];
  return [
    new RegExp(`^${parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('.+')}$`, 'su'),
  ];
}

const kindOf = (file: string) => (file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
