/**
 * Builders for all URLs of the portal (specification, section 2). Features use them for links, so that they do not depend on each other.
 */
function withQuery(path: string, query: Record<string, string | undefined>): string {
  const known = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return known.length === 0 ? path : `${path}?${new URLSearchParams(known).toString()}`;
}

const feePath = (token: string) => `/pay/fees/${encodeURIComponent(token)}/mode`;

const incomePath = (token: string, step: string) => `/income-verification-documents-request/${encodeURIComponent(token)}/${step}`;

export const paths = {
  landing: '/',
  app: '/app',
  auth: {
    root: '/auth',
    signUp: '/auth/signup',
    login: '/auth/login',
    callback: '/auth/callback',
    silentRenew: '/auth/silent-renew',
  },
  loans: {
    list: '/loans',
    add: '/loans/add',
    /** The loan picker alone, for embedding. */
    topBar: '/loans/top-bar',
    details: (loanIdentifier: string) => `/loans/${encodeURIComponent(loanIdentifier)}`,
    mailingAddress: (loanIdentifier: string) => `/loans/${encodeURIComponent(loanIdentifier)}/mailing-address`,
    /** @param reference the payment's idempotency key */
    receipt: (loanIdentifier: string, reference: string) =>
      `/loans/${encodeURIComponent(loanIdentifier)}/receipts/${encodeURIComponent(reference)}`,
  },
  pay: {
    start: '/pay',
    /** The start page for a user who opened a page that first needs an identity check or does not know its payment. */
    startFor: (notice: 'check' | 'payment') => withQuery('/pay', { notice }),
    verify: '/pay/verify',
    /** @param loanIdentifier the borrower's own loan; without it, the loan of the identity-check ticket is used */
    details: (loanIdentifier?: string) => withQuery('/pay/details', { loan: loanIdentifier }),
    mode: (loanIdentifier?: string) => withQuery('/pay/mode', { loan: loanIdentifier }),
    review: (loanIdentifier?: string) => withQuery('/pay/mode', { loan: loanIdentifier, step: 'review' }),
    dmi: '/pay/dm',
    specialServicing: '/pay/spservicing',
    newServicer: '/pay/newservicer',
    notFound: '/pay/notfound',
    /** @param reference the payment's idempotency key, which is opaque and useless to anyone not allowed to see the payment */
    success: (reference: string) => withQuery('/pay/success', { ref: reference }),
    fail: (reference: string) => withQuery('/pay/fail', { ref: reference }),
    fees: {
      mode: (token: string) => feePath(token),
      review: (token: string) => withQuery(feePath(token), { step: 'review' }),
      success: (reference: string) => withQuery('/pay/fees/success', { ref: reference }),
      /** @param link the fee's token, for another attempt */
      fail: (reference: string, link: string) => withQuery('/pay/fees/fail', { ref: reference, link }),
      /** @param link the fee's token, because a fee that was not paid through this link can only be found by it */
      paid: (link: string) => withQuery('/pay/fees/paid', { ref: link }),
      cancelled: (link: string) => withQuery('/pay/fees/cancelled', { ref: link }),
      notFound: '/pay/fees/notfound',
    },
  },
  accounts: {
    root: '/accounts',
    list: '/accounts/list',
    addCard: '/accounts/card/add',
    addBank: '/accounts/ach/add',
    editCard: (id: string) => withQuery('/accounts/card/edit', { id }),
    editBank: (id: string) => withQuery('/accounts/ach/edit', { id }),
  },
  rateDrop: {
    root: '/loans/rate-drop',
    /** The route guard needs one of these: a loan of the borrower, one of their alerts, or the encrypted contact from an officer's link. */
    set: (subject: { loanNumber: string } | { userPreferenceId: string }) => withQuery('/loans/rate-drop', subject),
    alerts: '/loans/rate-drop/alerts',
    thankYou: '/loans/rate-drop/rdthankyou',
    noData: '/loans/rate-drop/rdnodata',
    visitors: '/public-pages/rate-drop',
    visitorsThankYou: '/public-pages/rate-drop/thank-you',
  },
  /** Loan scenarios shared by an officer. The same page has two URLs; without an id it tells whom to ask. */
  summaries: { byPath: '/public-pages/loan-summaries', byQuery: '/loan-summaries/loan-summary' },
  /** Documents that an officer requests: the borrower's own, and those behind mailed links. */
  documents: {
    mine: '/document-requests',
    notFound: '/document-requests/page-not-found',
    byLink: '/public-pages/document-requests',
    preApproval: '/public-pages/pre-approval-documents-request',
    /** Prefix; an officer's email address and `upload` follow. */
    send: '/public-pages/send-documents',
    sendTo: (officer: string) => `/public-pages/send-documents/${encodeURIComponent(officer)}/upload`,
  },
  /** Income verification behind a mailed link: the link's token, then a step. */
  income: {
    root: '/income-verification-documents-request',
    verify: (token: string) => incomePath(token, 'verify-information'),
    upload: (token: string) => incomePath(token, 'documents-upload'),
    summary: (token: string) => incomePath(token, 'documents-summary'),
    success: (token: string) => incomePath(token, 'success'),
    wrong: (token: string) => incomePath(token, 'something-went-wrong'),
  },
  /** Home value reports: the borrower's own, where `?loan=` selects one of several homes, or one behind a mailed link. */
  homeValue: {
    own: '/home-valuation-report',
    ofLoan: (loanIdentifier: string) => withQuery('/home-valuation-report', { loan: loanIdentifier }),
    shared: '/public-pages/home-valuation-report',
  },
  /** Prefix of most mailed links. Alone, it is a link that was cut off. */
  publicPages: '/public-pages',
  profile: '/profile',
  /** Privacy preferences: of a signed-in user, and of a browser without an account. */
  privacy: { mine: '/privacy-preferences', visitors: '/privacy-preferences-public' },
  /** Named like their keys in the runtime document. */
  legal: {
    disclaimer: '/legal/disclaimer',
    disclosure: '/legal/disclosure',
    privacyPolicy: '/legal/privacy-policy',
    terms: '/legal/terms',
    ccpa: '/legal/ccpa',
    cfpb: '/legal/cfpb',
    licensing: '/legal/licensing',
  },
  rateInformation: '/legal/rate-information',
  help: '/help',
  /** How to report a problem, for static pages without the application and for deployments without problem reports. */
  reportProblem: '/help#report',
  redirect: '/redirect',
  authorizeUser: '/authorize-user',
  authorizeFor: (returnUrl: string) => withQuery('/authorize-user', { returnUrl }),
  version: '/version',
  unauthorized: '/unauthorized',
  error: '/error',
  serverDown: '/server-down.html',
  /** The same page, with a message that the profile could not be loaded. */
  accountDown: '/server-down.html#account',
} as const;
