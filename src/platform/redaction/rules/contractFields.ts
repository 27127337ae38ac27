/** What becomes of the fields of the contract: written by `npm run contract` from what their schemas say. */
import type { FieldList } from './treatments.ts';

export const contractFields: FieldList = {
  secret: `abaRoutingNumber access_token accountNumber algorithm cardCVV cardCvvNumber cardExpDate cardNumber challenge
    contactId cost counter derivedKey feeToken humanCheck id_token keyLength keyPrefix monthlyIncome nonce
    parameters password priorYearGross read refresh_token salt signature solution ssn ssnLast4 ticket time token
    value verificationTicket`,
  words: `message name question sentBackReason title why`,
  picture: `photoUrl`,
  person: `accountHolderName cardHolderName family_name firstName given_name jointBorrowers lastName sentTo`,
  email: `answerTo borrowerEmail copyTo email emailAddress emailHint loEmail loanOfficerEmail receiptEmailHint`,
  phone: `loPhone phone`,
  address: `addressLine1 property street streetAddress`,
  city: `addressCity city`,
  zip: `addressZip1 zip zipCode`,
  loan: `dmiLoanNumber encompassLoanNumber loanIdentifier loanNumber mrcLoanNumber`,
  account: `fundingAccountId`,
  bank: `issuerName`,
  branch: `branch branchId branchIdentifier`,
  document: `documentId removed sha256`,
  file: `fileName`,
  id: `aimCheckId changeId customerIdentifier feePaymentIdentifier id key loanOfficer nmlsId paystubId queryId
    reference replaces requestId sub taskId transactionIdentifier undo userId userIdentifer userIdentifier
    userPreferenceId`,
  path: `address url`,
  text: `authorizationText errors text words`,
  keep: `accountHolderType accountSubtype action addressState agreedAtUtc amount appliesTo apr asOf askedAtUtc
    assumptions at authorization_endpoint authorization_response_iss_parameter_supported balance bankCode
    bathrooms bedrooms browser builtAt by cancelledAtUtc cashToClose change check_session_iframe checkedAtUtc
    choice code confidence consentedAtUtc creditedIfPaidNow creditedOn credits currentInterestRate
    currentMonthlyPayment currentStateIndex dateUntilDueDate daysUntilDueDate delinquentPayment documentCount
    documentType documents doubt dueDate effectiveDate end_session_endpoint event exists expiresAt expiresAtUtc
    expiresInSeconds expiresOn expires_in expiryDate feePaid field fileBytes filesAtOnce findings firstDueOn
    firstPaymentDueDate fromIndex hasMoreResults height high hireDate hours investorCode is isAllowed isConfirmed
    isEdited isFailureTold isForEveryone isLeftOut isMine isNameConfirmed isOnline isSignalOn isSignedIn issuer
    jwks_uri keptUntil kind language lastFour lateChargeAmount lateCharges level loanAmount loanNumberLastFour
    low mailTo mayBeUnavailable mayBeWithdrawn mediaType mediaTypes method miscellaneousInsurance
    mortgageInsurance mortgageInsuranceMonths mortgageType ms newServicer newServicerAddress
    newServicerEffectiveDate newServicerFirstPaymentDueDate newServicerLocation newServicerURL nextActionId
    noEstimate of on optOutOfAll originalValue outcome overriddenYes page paidAt payFrequency payment
    paymentMethodType paystubCount place points preparedAt price principalAndInterest principalInterestAmount
    product promotional propertyType propertyUsage protectedThrough purpose questionLength quotedOn rate
    reachedOn reading reason receivedAtUtc receivedOn regularMonthlyPayment remainingLoanBalance
    revocation_endpoint role route savedAt scale schema scope screen secondsLeft sentAtUtc servicedBy setAtUtc
    settings signal since sizeBytes skippedActionIds soldOn source squareFeet stagedActionIds startedAtUtc
    startedOn state status statusCode subsidyPayment suggestedFrequency system takenOut targetInterestRate
    targetMonthlySavings taxInsuranceAmount taxesAndInsurance termMonths timeSince timeZone timestamp
    toCheckCount toIndex token_endpoint token_type toldAtUtc totalAmountDue totalBytes totalFeesAndCharges
    totalResultsCount type until updatedAtUtc userinfo_endpoint version wanted warnings website width wording
    writtenAtDate writtenAtTime writtenAtUtc x y`,
  asIs: `commit correlationId errorId newServicerPhone`,
  inside: `account accounts actionsById additionalBorrower agencyRequest agreed aimCheck alert amountNeeded bought calls
    choices committedState comparables computedStates consent console contacts documentTypes environment error
    estimate fee fields history job keys lastChecked liens limits list loan loanServicings mailingAddress meta
    monitorState newMailingAddress nextPayment notes officer pages papers payload paystubs person phoneConsent
    portal preference present rates ratesToday reached receipt recentPayments release runtimeDocument scenarios
    screens sender servicer servicing tasks timings transfer`,
};
