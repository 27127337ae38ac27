import type { NamesByTreatment } from './treatments.ts';

export const portalFields: readonly NamesByTreatment[] = [
  // Fields of the portal's Redux state and actions, and of its request arguments.
  {
    keep: `
      expires authenticateLater expiryNotice renewalProblem ending isFinishing isLeaving isServiceDown isProfileRefused ended signInProblem signInWindow
      endpoint byPerson inThisWindow inToast leaving appearance shownBy toastWords isWhole cause retryAfterSeconds wasSent endsAt
      providerError turns turn isGone isAgain share problem isNew total hasMore unreadable isUnreadable from byLink linkAuth offersSignIn position timeOut
      limit isOpen isBusy hasFailed help isTableShown years drawn
      chosenKinds control isSaving chosenFor isSent isDone
      isBadLink blockedClicks inFlight isUnparsable isSkipAsked isPending lostResponses zoom
      refusals isTold asks isMatch isRenewing open isAsking lost`,
    person: 'givenname',
    loan: 'chosenHome',
    document: 'digest confirmedDocuments',
    cacheKey: 'queue kept shownQueues homeKey requestKey',
    handle: 'slot',
    id: 'tag idempotencyKey renews reopenedTasks refusedReports expandedPaystubs unfoldedPaystubs reopenedCheckId rejectedCheckId sentCheckId',
    subject: 'subject',
    path: 'returnUrl',
    text: 'replaceKey',
    inside: `
      session oidc preferences toastr pay uploads user register intents right sent home found body form lead contact who
      income request inside file method place documents
      loans removal canceling calendar saved before asking view verification requests pictures zoomChoice pageChoice openValues jobFacts otherBorrower
      startedCheck
      frame docuSafe missingAtFirst loadedPages withdrawals dontHave completionReports privacy changes signUp again
      failureReport homeValuation loanSummaries ocr
      rateDrop cancellations canceled editing waiting guest check answered`,
    // `code` is an OAuth authorization code by default. Where it is the code of a refusal, `places` has a rule for it.
    secret: 'sealed bearer code',
  },
  // Fields of the history log of user actions, whose texts come from the portal's own messages.
  {
    keep: 'what isOn isFilled isValid isMissing says count',
    inside: 'mistakes',
  },
  // Fields of the runtime document, which is public.
  {
    keep: `
      bases borrower notification agency authority signUpEndpoint popup accountUrl provider analytics telemetry sources src
      poster label srclang default enabled autoplay tagUrl disclaimer disclosure privacyPolicy terms ccpa cfpb licensing
      privacyChoices prepaidCharges languages landing supportCapture hoursIn embeddedBy captureEndpoint replay actions minutes kilobytes`,
    asIs: 'legalName notices clientId siteKey',
    inside: 'brand support identity video tracks previewThumbnails ads legal rateExample redaction patterns',
  },
];

/** Fields that RTK Query, redux-oidc, redux-persist and react-redux-toastr use in the state and in actions. */
export const libraryFields: NamesByTreatment = {
  keep: `
    endpointName requestStatus startReason startedTimeStamp fulfilledTimeStamp isLoadingUser rehydrated forceRefetch subscribe track
    refetchOnMountOrArgChange refetchOnFocus refetchOnReconnect keepUnusedDataFor pollingInterval skipPollingIfUnfocused
    online focused middlewareRegistered invalidationBehavior reducerPath rejectedWithValue RTK_autoBatch aborted condition direction
    op seq preventDuplicates className`,
  text: 'stack',
  id: 'a11yId',
  // `path` of a state patch contains cache keys among its steps.
  cacheKey: 'queryCacheKey path',
  inside: `
    queries mutations provided subscriptions config data originalArgs arg baseQueryMeta subscriptionOptions pageParams
    providedTags queryDescription patches tags _persist toastrs confirm options value`,
};
