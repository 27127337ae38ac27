/** Every address of the portal (specification, section 2), as typed builders. Features link with these and need not know each other. */
const withQuery = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query).toString()}`;

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
  loans: { list: '/loans', details: (loanIdentifier: string) => `/loans/${encodeURIComponent(loanIdentifier)}` },
  pay: {
    start: '/pay',
    details: (loanIdentifier: string) => withQuery('/pay/details', { loan: loanIdentifier }),
    mode: (loanIdentifier: string) => withQuery('/pay/mode', { loan: loanIdentifier }),
    review: (loanIdentifier: string) => withQuery('/pay/mode', { loan: loanIdentifier, step: 'review' }),
    /** @param reference the payment's idempotency key: opaque, and worth nothing without the right to see it. */
    success: (reference: string) => withQuery('/pay/success', { ref: reference }),
    fail: (reference: string) => withQuery('/pay/fail', { ref: reference }),
  },
  accounts: {
    root: '/accounts',
    list: '/accounts/list',
    addCard: '/accounts/card/add',
    addBank: '/accounts/ach/add',
    editCard: (id: string) => withQuery('/accounts/card/edit', { id }),
    editBank: (id: string) => withQuery('/accounts/ach/edit', { id }),
  },
  redirect: '/redirect',
  authorizeUser: '/authorize-user',
  version: '/version',
  unauthorized: '/unauthorized',
  error: '/error',
  serverDown: '/server-down.html',
} as const;
