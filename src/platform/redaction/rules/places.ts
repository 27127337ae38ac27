import type { Decision } from './decisions.ts';

/** Fields whose name means different things: by the field that they stand in. An action's payload stands in the action's type. */
export const PLACED: Record<string, Record<string, Decision>> = {
  code: {
    error: 'keep',
    body: 'keep',
    intent: 'keep',
    'pay/paymentRefused': 'keep',
    'session/signInFailed': 'keep',
    'redux-oidc/SILENT_RENEW_ERROR': 'keep',
  },
  email: { support: 'asIs' },
  id: {
    accounts: 'account',
    method: 'account',
    account: 'account',
    getFundingAccount: 'account',
    getFundingAccounts: 'account',
    changeFundingAccount: 'account',
    removeFundingAccount: 'account',
    keepFundingAccount: 'account',
    'accounts/removalAsked': 'account',
    createFundingAccount: 'account',
    providedTags: 'handle',
    'borrowerApi/invalidateTags': 'handle',
    'paymentApi/invalidateTags': 'handle',
  },
  // Of an action itself: what redux-persist calls a part of the state.
  key: { '': 'handle' },
  message: { error: 'text', intent: 'text', 'pay/paymentRefused': 'text', toastrs: 'text', '@ReduxToastr/toastr/ADD': 'text' },
  name: {
    brand: 'asIs',
    documentTypes: 'keep',
    error: 'keep',
    'fields[]': 'keep',
    upload: 'file',
    sent: 'file',
    servicer: 'keep',
    timings: 'keep',
    uploads: 'file',
    'uploads/uploadChanged': 'file',
    pages: 'file',
    'uploads/pagesAdded': 'file',
  },
  nmlsId: { brand: 'asIs' },
  payment: { bases: 'keep' },
  // Where a sale was, in words of the lender's.
  place: { comparables: 'keep' },
  phone: { support: 'asIs', servicer: 'asIs' },
  reference: { portal: 'asIs' },
  state: { user: 'secret' },
  title: { toastrs: 'text', '@ReduxToastr/toastr/ADD': 'text', toastWords: 'keep', video: 'keep' },
  // A value that was read from a paper stands in `fields`.
  value: { estimate: 'keep', history: 'keep', 'fields[]': 'secret' },
};

/**
 * What a text or number is that stands by itself: a call's argument or answer, by the name of its endpoint, an action's payload, by its type,
 * and an element of a list.
 */
export const BARE: Record<string, Decision> = {
  getLoan: 'loan',
  findServicer: 'loan',
  getLoanContact: 'loan',
  loanExists: 'loan',
  removeLoan: 'loan',
  getUnshownPayments: 'id',
  getPrivacyPreference: 'keep',
  getSigningKeys: 'keep',
  'accounts/removalEnded': 'account',
  'docuSafe/allInSaid': 'id',
  'docuSafe/dontHaveAnswered': 'id',
  'docuSafe/dontHaveSaid': 'id',
  'docuSafe/kindChosen': 'keep',
  'docuSafe/moreFilesWanted': 'id',
  'docuSafe/tellingRefused': 'id',
  'docuSafe/withdrawalAsked': 'document',
  'docuSafe/withdrawalConfirmed': 'document',
  'docuSafe/withdrawalEnded': 'document',
  'docuSafe/withdrawalLeft': 'document',
  'features/installed': 'keep',
  'frame/frameOpened': 'keep',
  'loans/listLengthened': 'keep',
  'loans/removalAsked': 'loan',
  'loans/removalEnded': 'loan',
  'loans/addingRefused': 'keep',
  'loans/calendarChanged': 'keep',
  'homeValuation/homeChosen': 'loan',
  'homeValuation/tableToggled': 'keep',
  'ocr/requestSent': 'cacheKey',
  'ocr/requestTaken': 'cacheKey',
  'ocr/valueMisread': 'cacheKey',
  'ocr/requestProblemDropped': 'cacheKey',
  'ocr/requestForgotten': 'cacheKey',
  'ocr/removalAsked': 'document',
  'ocr/removalEnded': 'document',
  'ocr/paystubConfirmed': 'document',
  'ocr/paystubUnfolded': 'id',
  'ocr/paystubExpanded': 'id',
  'rateDrop/cancelAsked': 'id',
  'rateDrop/cancelLeft': 'id',
  'rateDrop/cancelConfirmed': 'id',
  'rateDrop/changeRequested': 'id',
  'rateDrop/waitingFound': 'keep',
  'pay/anotherAsked': 'subject',
  'pay/loanNumberEntered': 'loan',
  'pay/paymentDropped': 'subject',
  'pay/paymentNotReceived': 'subject',
  'pay/paymentSucceeded': 'subject',
  'pay/paymentUnanswerable': 'subject',
  'pay/paymentUnknown': 'subject',
  'pay/rightRenewed': 'subject',
  'preferences/appearanceChosen': 'keep',
  'preferences/languageChosen': 'keep',
  'privacy/appliesToChosen': 'keep',
  'privacy/signalRead': 'keep',
  'uploads/cancelRequested': 'id',
  'uploads/sendRequested': 'id',
  'uploads/uploadSent': 'id',
  'uploads/listShown': 'cacheKey',
  'uploads/listHidden': 'cacheKey',
  'uploads/sentWithdrawn': 'document',
  '@ReduxToastr/toastr/REMOVE': 'id',
};

/** Objects whose keys are data, unless they are elements of a list, which stand in `name[]`: what the keys are, what their values are where these are bare, and where the values stand. */
export const MAPS: Record<string, { key: Decision; value: Decision; inner: string }> = {
  queries: { key: 'cacheKey', value: 'inside', inner: 'query' },
  mutations: { key: 'id', value: 'inside', inner: 'mutation' },
  subscriptions: { key: 'cacheKey', value: 'inside', inner: 'subscribers' },
  subscribers: { key: 'id', value: 'inside', inner: 'subscription' },
  // RTK Query's tags: by type, then by id, then the keys of what provides them.
  tags: { key: 'handle', value: 'inside', inner: 'tagIds' },
  tagIds: { key: 'handle', value: 'cacheKey', inner: 'tagged' },
  keys: { key: 'cacheKey', value: 'inside', inner: 'providedTags' },
  intents: { key: 'subject', value: 'inside', inner: 'intent' },
  cancellations: { key: 'id', value: 'inside', inner: 'cancellation' },
  list: { key: 'id', value: 'inside', inner: 'upload' },
  missingAtFirst: { key: 'id', value: 'keep', inner: 'isMissing' },
  furtherParts: { key: 'id', value: 'keep', inner: 'from' },
  withdrawals: { key: 'document', value: 'inside', inner: 'withdrawal' },
  dontHave: { key: 'id', value: 'inside', inner: 'press' },
  allInReports: { key: 'id', value: 'inside', inner: 'press' },
  changes: { key: 'keep', value: 'inside', inner: 'change' },
  // Of an income check: by what was pressed and the paper or paystub, and by paystub.
  requests: { key: 'cacheKey', value: 'inside', inner: 'requested' },
  pictures: { key: 'id', value: 'inside', inner: 'picture' },
  jobFacts: { key: 'id', value: 'keep', inner: 'isOpen' },
  // Of a refusal: the words for each input.
  fields: { key: 'keep', value: 'text', inner: 'fieldErrors' },
};

/** Parameters of the portal's addresses. */
export const QUERY_PARAMETERS: Record<string, Decision> = {
  loan: 'loan',
  loanNumber: 'loan',
  ref: 'id',
  userPreferenceId: 'id',
  id: 'account',
  step: 'handle',
  language: 'handle',
};

/** Whose names and addresses are an officer's. */
export const OFFICERS: readonly string[] = ['officer', 'sender', 'getLoanContact', 'searchOfficers'];

/** Where the names of one loan stand side by side. */
export const LOAN_NAMES: readonly (readonly string[])[] = [
  ['loanIdentifier'],
  ['loanNumber'],
  ['dmiLoanNumber'],
  ['encompassLoanNumber'],
  ['mrcLoanNumber'],
  ['servicing', 'loanNumber'],
  ['loan', 'loanIdentifier'],
  ['alert', 'mrcLoanNumber'],
];
