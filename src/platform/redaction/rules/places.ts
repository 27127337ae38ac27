import type { Treatment } from './treatments.ts';

/**
 * Rules for field names that mean different things in different places. Each is keyed by the containing field; for an action's payload,
 * by the action type.
 */
export const FIELD_TREATMENTS_BY_PLACE: Record<string, Record<string, Treatment>> = {
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
  // The empty place is an action itself; redux-persist puts the name of a state slice there.
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
  // The location of a comparable sale, worded by the lender.
  place: { comparables: 'keep' },
  phone: { support: 'asIs', servicer: 'asIs' },
  reference: { portal: 'asIs' },
  state: { user: 'secret' },
  title: { toastrs: 'text', '@ReduxToastr/toastr/ADD': 'text', toastWords: 'keep', video: 'keep' },
  // Values read from an income document are in the list `fields`.
  value: { estimate: 'keep', history: 'keep', 'fields[]': 'secret' },
};

/**
 * Rules for texts and numbers outside of a field: an endpoint's argument or response, by endpoint name; an action's payload, by action
 * type; and list elements.
 */
export const VALUE_TREATMENTS_BY_PLACE: Record<string, Treatment> = {
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
  'loans/addressCancelRequested': 'loan',
  'loans/calendarRequested': 'loan',
  'loans/calendarMade': 'loan',
  'loans/calendarFailed': 'loan',
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

/**
 * Objects whose keys are data. Gives the rules for their keys and for bare values, and the place name for nested values. List elements do
 * not match, because their place name ends in `[]`.
 */
export const MAP_TREATMENTS_BY_PLACE: Record<string, { key: Treatment; value: Treatment; inner: string }> = {
  queries: { key: 'cacheKey', value: 'inside', inner: 'query' },
  mutations: { key: 'id', value: 'inside', inner: 'mutation' },
  subscriptions: { key: 'cacheKey', value: 'inside', inner: 'subscribers' },
  subscribers: { key: 'id', value: 'inside', inner: 'subscription' },
  // RTK Query's tags: by type, then by id, with the cache keys that provide them.
  tags: { key: 'handle', value: 'inside', inner: 'tagIds' },
  tagIds: { key: 'handle', value: 'cacheKey', inner: 'tagged' },
  keys: { key: 'cacheKey', value: 'inside', inner: 'providedTags' },
  intents: { key: 'subject', value: 'inside', inner: 'intent' },
  cancellations: { key: 'id', value: 'inside', inner: 'cancellation' },
  list: { key: 'id', value: 'inside', inner: 'upload' },
  missingAtFirst: { key: 'id', value: 'keep', inner: 'isMissing' },
  loadedPages: { key: 'id', value: 'keep', inner: 'from' },
  withdrawals: { key: 'document', value: 'inside', inner: 'withdrawal' },
  dontHave: { key: 'id', value: 'inside', inner: 'press' },
  completionReports: { key: 'id', value: 'inside', inner: 'press' },
  changes: { key: 'keep', value: 'inside', inner: 'change' },
  // Income check requests are keyed by action and document or paystub; pictures and job facts by paystub.
  requests: { key: 'cacheKey', value: 'inside', inner: 'requested' },
  pictures: { key: 'id', value: 'inside', inner: 'picture' },
  jobFacts: { key: 'id', value: 'keep', inner: 'isOpen' },
  // Errors of a rejected form, keyed by input.
  fields: { key: 'keep', value: 'text', inner: 'fieldErrors' },
};

export const QUERY_PARAMETERS: Record<string, Treatment> = {
  loan: 'loan',
  loanNumber: 'loan',
  ref: 'id',
  userPreferenceId: 'id',
  id: 'account',
  step: 'handle',
  language: 'handle',
};

/** Places where names and addresses belong to a loan officer. */
export const OFFICER_PLACES: readonly string[] = ['officer', 'sender', 'getLoanContact', 'searchOfficers'];

/** Field paths of the identifiers that belong to the same loan when they occur in one object. */
export const LOAN_IDENTIFIER_PATHS: readonly (readonly string[])[] = [
  ['loanIdentifier'],
  ['loanNumber'],
  ['dmiLoanNumber'],
  ['encompassLoanNumber'],
  ['mrcLoanNumber'],
  ['servicing', 'loanNumber'],
  ['loan', 'loanIdentifier'],
  ['alert', 'mrcLoanNumber'],
];
