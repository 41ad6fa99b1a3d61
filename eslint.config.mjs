import next from '@next/eslint-plugin-next'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const config = [
  {
    ignores: [
      '.next/**',
      'lib/generated/**',
      'cli/dist/**',
      'node_modules/**',
      '.data/**',
      'next-env.d.ts',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  next.configs['core-web-vitals'],
  reactHooks.configs.flat['recommended-latest'],
  ...tseslint.configs.strict.map((config) => ({ ...config, files: ['**/*.ts', '**/*.tsx'] })),
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'Identifier[name=/^(?:frontDoor|heldBack|keptAnswers?|oneInProcess|patience|sparing|withStacksSpeltOut|isNotUsed|whoIsMeant|whichLeads|newListeners|errand|outliveReaders)$/]',
          message: 'Use the term that other engineers search for: see docs/glossary.md.',
        },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'crypto', property: 'randomUUID', message: 'Browsers have it on https alone: see newName.' },
      ],
      // Icons come from our own route and are small already; stored pages may name images that we
      // must not fetch.
      '@next/next/no-img-element': 'off',
    },
  },
  { files: ['lib/engine/**', 'tests/unit/engine/**'], rules: { 'no-restricted-syntax': 'off' } },
]

export default config
