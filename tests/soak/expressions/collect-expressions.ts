import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** An expression as it stands in the product's source. */
export type FoundExpression = { file: string; line: number; expression: RegExp };

/** Every expression that is written down in the product: literals, and `new RegExp` of one text without parts. */
export function collectExpressions(): FoundExpression[] {
  return globSync('src/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .sort()
    .flatMap(expressionsIn);
}

function expressionsIn(file: string): FoundExpression[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: FoundExpression[] = [];
  const look = (node: ts.Node): void => {
    const expression = expressionOf(node);
    if (expression) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ file, line: line + 1, expression });
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

function expressionOf(node: ts.Node): RegExp | undefined {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return new RegExp(node.text.slice(1, end), node.text.slice(end + 1));
  }
  if (!ts.isNewExpression(node) || node.expression.getText() !== 'RegExp') return undefined;
  const [pattern, flags] = node.arguments ?? [];
  const raw = pattern && ts.isTaggedTemplateExpression(pattern) ? pattern.template : pattern;
  if (!raw || !ts.isStringLiteralLike(raw)) return undefined;
  const isRaw = pattern !== raw;
  const text = isRaw ? raw.getText().slice(1, -1) : raw.text;
  return new RegExp(text, flags && ts.isStringLiteralLike(flags) ? flags.text : '');
}

/** The expressions that the modules of documents put together from parts when they are loaded, each told by its source. */
export async function composedExpressions(): Promise<FoundExpression[]> {
  const found = new Map<string, FoundExpression>();
  const original = globalThis.RegExp;
  let loading = '';
  globalThis.RegExp = new Proxy(original, {
    construct(target, given: [string | RegExp, string?], by: NewableFunction) {
      const expression: RegExp = Reflect.construct(target, given, by);
      // Packages bound what they look at, such as telephone numbers of at most 250 signs.
      const isOurs = !new Error().stack?.includes('node_modules/libphonenumber');
      if (isOurs) found.set(String(expression), { file: loading, line: 0, expression });
      return expression;
    },
  });
  try {
    for (const file of globSync('src/documents/**/*.ts').sort()) {
      if (/\.test\.ts$|\/testing\/|\/server\/|\.d\.ts$|worker/.test(file)) continue;
      loading = file;
      await import(/* @vite-ignore */ join(process.cwd(), file));
    }
  } finally {
    globalThis.RegExp = original;
  }
  return [...found.values()];
}
