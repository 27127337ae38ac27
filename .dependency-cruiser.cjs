/** The architecture, a sentence a rule. Run by `__tests__/architecture.test.ts`. */
const only = (name, where, what) => ({ name, severity: 'error', from: { path: '^src/', pathNot: where }, to: { path: what } });

const payment = '^sandbox/areas/payment/';

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
      name: 'nobody-knows-the-replay',
      severity: 'error',
      from: { path: '^(src|contract)/', pathNot: '^src/replay(/|\\.tsx$|Screen\\.tsx$)' },
      to: { path: '^src/replay/' },
    },
    {
      name: 'contract-stands-alone',
      severity: 'error',
      from: { path: '^contract/' },
      to: { pathNot: '^(contract/|node_modules/valibot/)' },
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
    // The sandbox: start → console → areas → lender → base, and areas apart from each other.
    {
      name: 'sandbox-console-knows-no-start',
      severity: 'error',
      from: { path: '^sandbox/console/' },
      to: { path: '^sandbox/start/' },
    },
    {
      name: 'sandbox-areas-know-no-console',
      severity: 'error',
      from: { path: '^sandbox/areas/' },
      to: { path: '^sandbox/(start|console)/' },
    },
    {
      name: 'sandbox-areas-stand-apart',
      severity: 'error',
      from: { path: '^sandbox/areas/([^/]+)/' },
      to: { path: '^sandbox/areas/', pathNot: '^sandbox/areas/$1/' },
    },
    {
      name: 'sandbox-lender-knows-no-area',
      severity: 'error',
      from: { path: '^sandbox/lender/' },
      to: { path: '^sandbox/(start|console|areas)/' },
    },
    {
      name: 'sandbox-texts-are-only-words',
      severity: 'error',
      from: { path: '^sandbox/lender/texts/(mails|translations)/' },
      to: { pathNot: '^(sandbox/lender/texts/$1|contract)/' },
    },
    {
      name: 'sandbox-base-stands-alone',
      severity: 'error',
      from: { path: '^sandbox/base/' },
      to: { path: '^sandbox/(?!base/)' },
    },
    // Folders of payment: charge → methods → guests, fees → records. The gateway imports none of them.
    {
      name: 'payment-methods-know-no-charge',
      severity: 'error',
      from: { path: `${payment}methods/` },
      to: { path: `${payment}charge/` },
    },
    {
      name: 'payment-guests-and-fees-know-only-the-records',
      severity: 'error',
      from: { path: `${payment}(guests|fees)/` },
      to: { path: payment, pathNot: `${payment}($1|records)/` },
    },
    {
      name: 'payment-records-and-gateway-know-no-room',
      severity: 'error',
      from: { path: `${payment}(records|gateway)/` },
      to: { path: payment, pathNot: `${payment}$1/` },
    },
    {
      name: 'sandbox-html-is-made-in-one-place',
      severity: 'error',
      from: { path: '^sandbox/', pathNot: '^sandbox/base/html\\.tsx$' },
      to: { path: '^node_modules/react-dom/' },
    },
    {
      name: 'sandbox-folders-go-round-in-no-circle',
      severity: 'error',
      scope: 'folder',
      from: { path: '^sandbox/' },
      to: { path: '^sandbox/', circular: true },
    },
    {
      // Rooms of a feature, of the platform and of the rest look one way. Two features may read each other's data.
      name: 'folders-go-round-in-no-circle',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/', pathNot: '^src/features/[^/]+$' },
      to: { path: '^src/', circular: true },
    },
    only('apis-are-made-in-platform-api', '^(src/platform/api/)', '@reduxjs/toolkit/.*query/react/.*'),
    only('secrets-are-found-in-one-place', '^src/platform/redaction/', '^src/platform/redaction/(?!(redactor|secrets)\\.ts$)'),
    only('identity-has-one-seam', '^src/platform/identity/', '^node_modules/(redux-oidc|oidc-client|oidc-client-ts)/'),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
};
