import { readdirSync } from 'node:fs';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

/** Forbids imports by pattern, each with the reason that is shown. */
const forbid = (...patterns) => ({ '@typescript-eslint/no-restricted-imports': ['error', { patterns }] });

const NO_SERVER_CODE = {
  regex: '\\.server\\.ts$',
  allowTypeImports: true,
  message: 'Server code must not reach the browser; only its types may.',
};
const NO_ZOD = {
  regex: '^(zod|@hono/zod-openapi)$|schema\\.ts$|contract\\.ts$',
  allowTypeImports: true,
  message: 'Zod costs 93 KB in the browser: import types only.',
};
const upwards = (regex, message) => ({ regex, message });
const LAYERS = ['main', 'features', 'editor', 'money', 'documents', 'ui', 'platform'];

/** What one layer must not import: by the name of another layer, or by a path that leads out of its folder. */
function layer(name, { mayImport, message, also = [] }) {
  const ownOnly = name === 'features';
  const others = LAYERS.filter((other) => (other !== name || ownOnly) && !mayImport.includes(other));
  const folders = ownOnly ? [...LAYERS, ...readdirSync('src/features')] : LAYERS;
  const patterns = [
    upwards(`^#(${others.join('|')})/`, message),
    upwards(
      `^(\\.\\./)+(${folders.join('|')})/`,
      'A path that leads into another layer names it: #documents/...',
    ),
    ...also,
  ];
  return [
    { files: [`src/${name}/**`], rules: forbid(...patterns) },
    {
      files: [`src/${name}/**/*.tsx`, `src/${name}/**/use-*.ts`],
      rules: forbid(...patterns, NO_SERVER_CODE, NO_ZOD),
    },
  ];
}

export default tseslint.config(
  {
    ignores: [
      'build/',
      'node_modules/',
      'data/',
      '.react-router/',
      'coverage/',
      'test-results/',
      'playwright-report/',
    ],
  },
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  // A promise nobody waits for loses its error; the rest is checked where people's data goes through.
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/only-throw-error': ['error', { allowThrowingUnknown: true }],
    },
  },
  {
    files: ['src/**/*.ts', 'src/**/*.tsx'],
    ignores: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'error',
      '@typescript-eslint/no-unsafe-assignment': 'error',
      '@typescript-eslint/no-unsafe-call': 'error',
      '@typescript-eslint/no-unsafe-member-access': 'error',
      '@typescript-eslint/no-unsafe-return': 'error',
      '@typescript-eslint/no-base-to-string': 'error',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true, allowNullish: true },
      ],
    },
  },
  {
    // What is longer is more than one idea. Tables and texts are as long as what they list.
    files: [
      'src/**/*.ts',
      'src/**/*.tsx',
      'scripts/**/*.ts',
      'bench/**/*.ts',
      'e2e/**/*.ts',
      'tests/**/*.ts',
      'tests/**/*.tsx',
    ],
    ignores: [
      '**/data/**',
      '**/content/**',
      'src/documents/export/docx/measures.ts',
      // People of the corpus and their resumes.
      'tests/corpus/generators/people/**',
      'tests/corpus/generators/judged.ts',
      'tests/factories/script-resumes.ts',
    ],
    rules: {
      'max-lines': ['error', { max: 250 }],
    },
  },
  {
    files: ['src/**/*.ts', 'src/**/*.tsx', 'scripts/**/*.ts'],
    ignores: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', '**/data/**', '**/content/**'],
    rules: {
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['scripts/**', 'bench/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['scripts/**/*.mjs', '*.js'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
  },
  {
    files: ['src/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      ...jsxA11y.flatConfigs.recommended.rules,
    },
  },
  // A text of a megabyte must not freeze a thread: no expression takes longer than in proportion to its text.
  {
    files: ['src/**/*.ts', 'src/**/*.tsx'],
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    plugins: { regexp },
    rules: {
      // Putting a run of marks in order takes the square of its length.
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='normalize']",
          message: 'Use normalForm (documents/text/clean.ts): it bounds the marks on a letter first.',
        },
      ],
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false }],
    },
  },
  // Imports run one way: main -> features -> editor -> money, documents, ui, platform.
  ...layer('documents', {
    mayImport: [],
    message: 'Documents are pure: they know nothing of the product around them.',
    also: [
      upwards(
        '^(react|react-dom|react-router|hono|drizzle-orm|pg)(/|$)|^@hono/',
        'Documents are pure: no React, HTTP or SQL.',
      ),
    ],
  }),
  {
    files: ['src/documents/**'],
    ignores: ['src/documents/render/server/**', '**/*.test.ts', '**/testing/**'],
    rules: {
      'no-restricted-globals': ['error', { name: 'process', message: 'Documents are pure: no processes.' }],
      'import-x/no-nodejs-modules': ['error'],
    },
    plugins: { 'import-x': importX },
  },
  ...layer('ui', { mayImport: [], message: 'Controls know nothing of what they are used for.' }),
  ...layer('platform', {
    mayImport: ['documents', 'ui'],
    message: 'The platform does not know what stands on it.',
  }),
  ...layer('money', {
    mayImport: ['platform'],
    message: 'Plans and access are told to features; they know none of them.',
  }),
  ...layer('editor', {
    mayImport: ['money', 'documents', 'ui', 'platform'],
    message: 'The editor does not know the features that use it.',
  }),
  ...layer('features', {
    mayImport: ['editor', 'money', 'documents', 'ui', 'platform'],
    message: 'Features do not know each other; main composes them.',
  }),
  {
    files: ['src/**/*.ts', 'src/**/*.tsx'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx'] })],
    },
    rules: { 'import-x/no-cycle': ['error', { ignoreExternal: true }] },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
);
