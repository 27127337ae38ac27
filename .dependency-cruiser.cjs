/** The architecture, a sentence a rule. Run by `__tests__/architecture.test.ts`. */
const only = (name, where, what) => ({ name, severity: 'error', from: { path: '^src/', pathNot: where }, to: { path: what } });

module.exports = {
  forbidden: [
    { name: 'every-import-resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: { pathNot: '^(src/domain/|node_modules/moment/)' },
    },
    {
      name: 'platform-knows-no-mortgage',
      severity: 'error',
      from: { path: '^src/platform/' },
      to: { path: '^src/(lending|features|app)/' },
    },
    {
      name: 'lending-knows-no-feature',
      severity: 'error',
      from: { path: '^src/lending/' },
      to: { path: '^src/(features|app)/' },
    },
    { name: 'features-know-no-app', severity: 'error', from: { path: '^src/features/' }, to: { path: '^src/app/' } },
    {
      name: 'features-meet-only-in-data',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: ['^src/features/$1/', '^src/features/([^/]+)/\\1Api\\.ts$'] },
    },
    {
      name: 'contract-is-types-only',
      severity: 'error',
      from: {},
      to: { path: '^contract/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'portal-and-sandbox-share-only-the-contract',
      severity: 'error',
      from: { path: '^(src|contract)/' },
      to: { path: '^sandbox/' },
    },
    {
      name: 'sandbox-and-portal-share-only-the-contract',
      severity: 'error',
      from: { path: '^(sandbox|contract)/' },
      to: { path: '^src/' },
    },
    only('apis-are-made-in-platform-api', '^(src/platform/api/)', '@reduxjs/toolkit/.*query/react/.*'),
    only('identity-has-one-seam', '^src/platform/session/', '^node_modules/(redux-oidc|oidc-client|oidc-client-ts)/'),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
};
