import type { FieldList } from './decisions.ts';

/** Fields of all bases: money, dates, errors and how they are paged. */
export const sharedFields: FieldList = {
  keep: `
    amount dueDate effectiveDate firstPaymentDueDate hireDate termMonths rate apr points loanAmount
    kind type status state role reason purpose source product hours website event
    fromIndex toIndex totalResultsCount hasMoreResults statusCode language promotional exists`,
  asIs: 'errorId',
  person: 'firstName lastName given_name family_name',
  loan: 'loanIdentifier loanNumber mrcLoanNumber dmiLoanNumber encompassLoanNumber',
  address: 'streetAddress street addressLine1 property',
  city: 'city addressCity',
  zip: 'zipCode zip addressZip1',
  email: 'email emailAddress',
  phone: 'phone',
  id: 'userId userIdentifier userIdentifer customerIdentifier sub id key reference requestId queryId transactionIdentifier',
  path: 'url',
  text: 'errors text authorizationText',
  words: 'message title name',
  inside: 'fields method officer person loan receipt account error',
  // A code of OAuth's has the same name as the reason for a refusal, which its place tells: see `places`.
  secret: 'code token',
};

/** What the payment API alone has. The last four digits of a number stay, as on a receipt. */
export const paymentFields: FieldList = {
  keep: `
    addressState accountHolderType accountSubtype paymentMethodType lastFour loanNumberLastFour expiryDate
    receivedAtUtc receivedOn creditedOn paidAt protectedThrough writtenAtUtc updatedAtUtc mailTo action`,
  person: 'accountHolderName cardHolderName',
  email: 'borrowerEmail loEmail receiptEmailHint',
  phone: 'loPhone',
  bank: 'issuerName',
  account: 'fundingAccountId',
  id: 'feePaymentIdentifier',
  inside: 'accounts list servicing servicer transfer fee nextPayment',
  secret: `
    accountNumber abaRoutingNumber cardNumber cardCVV cardCvvNumber cardExpDate
    verificationTicket feeToken ssn humanCheck challenge parameters signature solution`,
};

/** Loans, officers and the account. A servicer is a company, so its address and phone number are nobody's. */
export const loanFields: FieldList = {
  keep: `
    bankCode investorCode newServicer newServicerAddress newServicerLocation newServicerURL
    newServicerEffectiveDate newServicerFirstPaymentDueDate daysUntilDueDate dateUntilDueDate
    principalInterestAmount taxInsuranceAmount miscellaneousInsurance subsidyPayment regularMonthlyPayment totalFeesAndCharges
    lateCharges delinquentPayment lateChargeAmount feePaid totalAmountDue servicedBy creditedIfPaidNow isSignedIn`,
  asIs: 'newServicerPhone',
  branch: 'branch branchId branchIdentifier',
  id: 'nmlsId',
  inside: 'contacts loanServicings recentPayments newMailingAddress mailingAddress replaces present',
  secret: 'ssnLast4',
  picture: 'photoUrl',
};

/** Rate drop alerts, shared scenarios, home values and privacy choices. */
export const adviceFields: FieldList = {
  keep: `
    targetInterestRate propertyUsage propertyType mortgageType currentInterestRate currentMonthlyPayment remainingLoanBalance
    targetMonthlySavings setAtUtc cancelledAtUtc checkedAtUtc reachedOn isMine
    credits cashToClose principalAndInterest taxesAndInsurance mortgageInsurance mortgageInsuranceMonths preparedAt expiresAt
    questionLength low high on soldOn price squareFeet bedrooms bathrooms balance asOf noEstimate originalValue firstDueOn
    quotedOn assumptions payment sentAtUtc
    choice isAllowed since until by isForEveryone overriddenYes of isSignalOn appliesTo optOutOfAll signal`,
  person: 'jointBorrowers sentTo',
  email: 'copyTo',
  id: 'userPreferenceId loanOfficer changeId undo',
  words: 'question',
  inside: `
    alert phoneConsent lastChecked reached ratesToday scenarios amountNeeded place estimate bought history comparables liens
    agreed rates choices preference value`,
};

/** Papers and incomes. What is read from a paper is never in the state. */
export const paperFields: FieldList = {
  keep: `
    fileBytes filesAtOnce totalBytes mediaTypes mediaType documentType expiresOn sizeBytes mayBeWithdrawn wanted documentCount
    mayBeUnavailable askedAtUtc toldAtUtc writtenAtDate writtenAtTime timeSince
    expiresAtUtc expiresInSeconds reading secondsLeft paystubCount toCheckCount startedAtUtc isFailureTold consentedAtUtc agreedAtUtc
    wording page x y width height confidence doubt isEdited isConfirmed payFrequency suggestedFrequency findings isNameConfirmed
    isLeftOut startedOn warnings change field`,
  file: 'fileName',
  // A digest tells whether somebody has a known file.
  document: 'documentId sha256 removed',
  email: 'loanOfficerEmail emailHint',
  id: 'taskId aimCheckId paystubId',
  words: 'why sentBackReason',
  inside: `
    documentTypes limits documents tasks notes sender papers additionalBorrower aimCheck agencyRequest pages paystubs job consent`,
  secret: 'contactId ticket read priorYearGross monthlyIncome',
};

/** The identity provider. Its addresses are public. */
export const identityFields: FieldList = {
  keep: `
    issuer authorization_endpoint token_endpoint jwks_uri userinfo_endpoint end_session_endpoint revocation_endpoint
    check_session_iframe authorization_response_iss_parameter_supported token_type expires_in scope`,
  inside: 'keys',
  secret: 'access_token id_token refresh_token password algorithm nonce salt cost keyLength keyPrefix counter derivedKey time',
};

/** A report of a problem, and what the lender answers to it. */
export const reportFields: FieldList = {
  keep: `
    timestamp currentStateIndex nextActionId stagedActionIds skippedActionIds is screen schema savedAt builtAt
    at level ms takenOut browser system timeZone isOnline scale settings route outcome keptUntil`,
  asIs: 'version commit correlationId',
  path: 'address',
  text: 'words',
  email: 'answerTo',
  inside: `
    portal actionsById computedStates committedState monitorState payload meta release environment runtimeDocument screens calls
    console timings`,
};
