import { splitNames, treatmentsByName, type NamesByTreatment, type Treatment } from './treatments.ts';

/** The place of a value that no field contains: an action, or the whole state. */
export const TOP_LEVEL = 'topLevel';

/**
 * Rules for field names that mean different things in different places. A place is the containing field; for an action's payload, the
 * action type.
 */
const PLACES_BY_FIELD: Record<string, NamesByTreatment> = {
  code: { keep: 'error body intent pay/paymentRefused session/signInFailed redux-oidc/SILENT_RENEW_ERROR' },
  email: { asIs: 'support' },
  id: {
    account: `
      accounts method account getFundingAccount getFundingAccounts changeFundingAccount removeFundingAccount keepFundingAccount
      accounts/removalAsked createFundingAccount`,
    handle: 'providedTags borrowerApi/invalidateTags paymentApi/invalidateTags',
  },
  // redux-persist puts the name of a state slice into its actions.
  key: { handle: TOP_LEVEL },
  message: { text: 'error intent pay/paymentRefused toastrs @ReduxToastr/toastr/ADD' },
  name: {
    asIs: 'brand',
    keep: 'documentTypes error fields[] servicer timings',
    file: 'upload sent uploads uploads/uploadChanged pages uploads/pagesAdded',
  },
  nmlsId: { asIs: 'brand' },
  payment: { keep: 'bases' },
  // The location of a comparable sale, worded by the lender.
  place: { keep: 'comparables' },
  phone: { asIs: 'support servicer' },
  reference: { asIs: 'portal' },
  state: { secret: 'user' },
  title: { text: 'toastrs @ReduxToastr/toastr/ADD', keep: 'toastWords video' },
  // Values read from an income document are in the list `fields`.
  value: { keep: 'estimate history', secret: 'fields[]' },
};

export const TREATMENT_BY_FIELD_AND_PLACE: ReadonlyMap<string, ReadonlyMap<string, Treatment>> = new Map(
  Object.entries(PLACES_BY_FIELD).map(([name, places]) => [name, treatmentsByName([places])]),
);

/**
 * Rules for texts and numbers outside of a field: an endpoint's argument or response, by endpoint name; an action's payload, by action
 * type; and list elements.
 */
export const VALUE_TREATMENT_BY_PLACE: ReadonlyMap<string, Treatment> = treatmentsByName([
  {
    keep: `
      getPrivacyPreference getSigningKeys docuSafe/kindChosen features/installed frame/frameOpened loans/listLengthened
      loans/addingRefused homeValuation/tableToggled rateDrop/waitingFound preferences/appearanceChosen preferences/languageChosen
      privacy/appliesToChosen privacy/signalRead`,
    loan: `
      getLoan findServicer getLoanContact loanExists removeLoan loans/removalAsked loans/removalEnded loans/addressCancelRequested
      loans/calendarRequested loans/calendarMade loans/calendarFailed homeValuation/homeChosen pay/loanNumberEntered`,
    account: 'accounts/removalEnded',
    document: `
      docuSafe/withdrawalAsked docuSafe/withdrawalConfirmed docuSafe/withdrawalEnded docuSafe/withdrawalLeft
      ocr/removalAsked ocr/removalEnded ocr/paystubConfirmed uploads/sentWithdrawn`,
    id: `
      getUnshownPayments docuSafe/allInSaid docuSafe/dontHaveAnswered docuSafe/dontHaveSaid docuSafe/moreFilesWanted
      docuSafe/tellingRefused ocr/paystubUnfolded ocr/paystubExpanded rateDrop/cancelAsked rateDrop/cancelLeft
      rateDrop/cancelConfirmed rateDrop/changeRequested uploads/cancelRequested uploads/sendRequested uploads/uploadSent
      @ReduxToastr/toastr/REMOVE`,
    subject: `
      pay/anotherAsked pay/paymentDropped pay/paymentNotReceived pay/paymentSucceeded pay/paymentUnanswerable pay/paymentUnknown
      pay/rightRenewed`,
    cacheKey: `
      ocr/requestSent ocr/requestTaken ocr/valueMisread ocr/requestProblemDropped ocr/requestForgotten
      uploads/listShown uploads/listHidden`,
  },
]);

/** How a field is redacted: its name, its value, and the place name for what the value contains. */
export interface FieldRule {
  key: Treatment;
  /** Undefined if there is no rule; then the value is redacted. */
  value: Treatment | undefined;
  inner: string;
}

/** Objects whose keys are data, by place. List elements do not match, because their place name ends in `[]`. */
export const MAP_RULE_BY_PLACE: ReadonlyMap<string, FieldRule> = new Map<string, FieldRule>(
  Object.entries({
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
  }),
);

/** Places where names and addresses belong to a loan officer. */
export const OFFICER_PLACES: readonly string[] = ['officer', 'sender', 'getLoanContact', 'searchOfficers'];

/** Field paths of the identifiers that belong to the same loan when they occur in one object. */
export const LOAN_IDENTIFIER_PATHS: readonly (readonly string[])[] = splitNames(
  `loanIdentifier loanNumber dmiLoanNumber encompassLoanNumber mrcLoanNumber
  servicing.loanNumber loan.loanIdentifier alert.mrcLoanNumber`,
).map((path) => path.split('.'));
