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
          message: 'Use normalForm (documents/text/normal-form.ts): it bounds the marks on a letter first.',
        },
      ],
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false }],
    },
  },
  // Imports run one way: main -> features -> documents, ui, platform.
  {
    files: ['src/documents/**'],
    rules: forbid(
      upwards(
        '^#(main|features|ui|platform)/',
        'Documents are pure: they know nothing of the product around them.',
      ),
      upwards(
        '^(react|react-dom|react-router|hono|drizzle-orm|pg)(/|$)|^@hono/',
        'Documents are pure: no React, HTTP or SQL.',
      ),
    ),
  },
  {
    files: ['src/ui/**'],
    rules: forbid(
      upwards('^#(main|features|platform|documents)/', 'Controls know nothing of what they are used for.'),
      NO_SERVER_CODE,
    ),
  },
  {
    files: ['src/platform/**'],
    rules: forbid(upwards('^#(main|features)/', 'The platform does not know the features that stand on it.')),
  },
  {
    files: ['src/features/**'],
    rules: forbid(upwards('^#(main|features)/', 'Features do not know each other; main composes them.')),
  },
  // What the browser loads.
  {
    files: [
      'src/features/**/*.tsx',
      'src/features/**/use-*.ts',
      'src/platform/**/*.tsx',
      'src/platform/**/use-*.ts',
    ],
    rules: forbid(
      upwards('^#(main|features)/', 'Features do not know each other; main composes them.'),
      NO_SERVER_CODE,
      NO_ZOD,
    ),
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
);
