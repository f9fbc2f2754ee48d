import { readFileSync, globSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { KEPT_IN_BROWSER, type KeptItem } from './browser-storage.ts';

/** What gives access to the browser's storages, each with the kind that it reaches. */
const STORAGES = new Map<string, KeptItem['where']>([
  ['localStorage', 'local'],
  ['sessionStorage', 'session'],
  ['indexedDB', 'database'],
  ['caches', 'cache'],
]);
/** Calls whose first argument is a name. */
const NAMING = ['getItem', 'setItem', 'removeItem', 'open', 'delete'];
/** Calls that name nothing. */
const NAMELESS = ['keys', 'match', 'key', 'length'];
/** Where a storage is handed on, and to whom it may be: these name their keys themselves. */
const HANDED_ON = new Map([
  ['src/editor/drafts/device-drafts.ts', 'to the journal and the imports, as a shelf'],
  ['src/editor/device/clear-storage.ts', 'goes through the list itself'],
]);
/** What stands for a local storage that was handed on. */
const SHELF = 'shelf';

type Use = { where: KeptItem['where']; file: string; name: string };

/** Every name under which a source file keeps something in the browser; a use that hides its name is a fault. */
function usesIn(file: string, text: string): { uses: Use[]; faults: string[] } {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const constants = new Map<string, string>();
  const uses: Use[] = [];
  const faults: string[] = [];
  const note = (node: ts.Node, fault: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    faults.push(`${file}:${line + 1}: ${fault}`);
  };
  /** The beginning of a text that is put together, where that is known. */
  const nameOf = (node: ts.Expression | undefined): string | undefined => {
    if (!node) return undefined;
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isIdentifier(node)) return constants.get(node.text);
    if (ts.isTemplateExpression(node)) return node.head.text || nameOf(node.templateSpans[0]?.expression);
    return ts.isBinaryExpression(node) ? nameOf(node.left) : undefined;
  };
  const look = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) {
      const value = nameOf(node.initializer);
      if (value !== undefined) constants.set(node.name.text, value);
    }
    const where = ts.isIdentifier(node) ? STORAGES.get(node.text) : undefined;
    if (where && !ts.isTypeOfExpression(node.parent)) {
      const member =
        ts.isPropertyAccessExpression(node.parent) && node.parent.name !== node ? node.parent : undefined;
      const call = member && ts.isCallExpression(member.parent) ? member.parent : undefined;
      const name = nameOf(call?.arguments[0]);
      const method = member?.name.text ?? '';
      const isKnown = name !== undefined || HANDED_ON.has(file) || NAMELESS.includes(method);
      if (!isKnown && !namesOfShell(file, method))
        note(node, `${node.getText()} with a name that cannot be read`);
      if (name !== undefined && NAMING.includes(method)) uses.push({ where, file, name });
    }
    if (
      ts.isVariableDeclaration(node) &&
      node.name.getText() === 'PREFIX' &&
      text.includes(`${SHELF}.setItem`)
    )
      uses.push({ where: 'local', file, name: nameOf(node.initializer) ?? '' });
    ts.forEachChild(node, look);
  };
  look(source);
  return { uses, faults };
}

/** The service worker's caches carry the build in their name, which stands beside what is constant of it. */
function namesOfShell(file: string, method: string): boolean {
  return file === 'src/main/service-worker/shell.ts' && ['open', 'delete'].includes(method);
}

const isListed = ({ where, file, name }: Use) =>
  KEPT_IN_BROWSER.some(
    (item) =>
      item.where === where &&
      item.files.includes(file) &&
      (item.then ? name.startsWith(item.name) : name === item.name),
  );

function faultsOf(file: string, text: string): string[] {
  const { uses, faults } = usesIn(file, text);
  const unlisted = uses.filter((use) => !isListed(use));
  return [...faults, ...unlisted.map(({ where, name }) => `${file}: ${where} "${name}" is not in the list`)];
}

describe('the list of what the browser keeps', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));

  test('names everything that the source keeps there', () => {
    expect(files.length).toBeGreaterThan(300);
    expect(files.flatMap((file) => faultsOf(file, readFileSync(file, 'utf8')))).toEqual([]);
  });

  test('names no file that keeps nothing', () => {
    const idle = KEPT_IN_BROWSER.flatMap(({ name, files: listed }) =>
      listed.filter((file) => !readFileSync(file, 'utf8').includes(name)).map((file) => `${file}: ${name}`),
    );
    expect(idle).toEqual([]);
  });

  test('says of everything that stays why it does', () => {
    const reasons = KEPT_IN_BROWSER.flatMap(({ atLogout }) =>
      atLogout === 'removed' ? [] : [atLogout.stays],
    );
    expect(reasons.length).toBeGreaterThan(0);
    for (const reason of reasons) expect(reason.length).toBeGreaterThan(10);
  });

  test.each([
    ["localStorage.setItem('something-new', value);", '"something-new" is not in the list'],
    ["const KEY = 'other';\nsessionStorage.getItem(KEY);", '"other" is not in the list'],
    ["window.localStorage.setItem('third', value);", 'cannot be read'],
    ['sessionStorage.setItem(nameOf(person), value);', 'cannot be read'],
    ["localStorage['hidden'] = value;", 'cannot be read'],
    ['const store = localStorage;', 'cannot be read'],
    ["indexedDB.open('second');", '"second" is not in the list'],
    ["caches.open('documents');", '"documents" is not in the list'],
  ])('a key beside it is found: %s', (text, fault) => {
    expect(faultsOf('src/features/new.ts', text).join()).toContain(fault);
  });
});
