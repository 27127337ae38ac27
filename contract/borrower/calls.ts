/**
 * Calls of the borrower API, relative to `bases.borrower`. The types of each area are in a file of their own in this folder. Names are
 * spelled as in the specification, misspellings included.
 */
import type { FileResponse, FileForm } from '../call.ts';
import type { Account, Profile } from './account.ts';
import type {
  DocumentRequest,
  DocumentTypes,
  FollowUpTask,
  LinkContact,
  MoreDocuments,
  SenderLink,
  TaskAction,
  UploadReport,
  WhichRequest,
} from './docuSafe.ts';
import type { ListedLoan, Loan, LoanToAdd, MailingAddressChange, WhichLoan } from './loans.ts';
import type {
  AimCheck,
  ChangedPaper,
  ContactTicket,
  IncomeCheck,
  NewAimCheck,
  PaperChange,
  PaperDetails,
  UploadedDocument,
} from './ocr.ts';
import type { LoanOfficer } from './officers.ts';
import type { PrivacyChange, PrivacyChanged, PrivacyPreference } from './privacy.ts';
import type {
  AlertChange,
  AlertToSet,
  LeadOfCaller,
  LeadOfContact,
  LeadReference,
  RateDropLead,
  RateDropLoanDetail,
  UserPreference,
  WhichAlert,
} from './rateDrop.ts';
import type { SharedScenarios } from './scenarios.ts';
import type { ContactOwner, EquityRates, HomeEquity, QuestionSent, ValuationLoan, ValuationQuestion } from './valuation.ts';

export interface BorrowerCalls {
  'GET BorrowerLoan/all': { response: Loan[] };
  /** Removes a loan from the caller's list. The loan itself is not deleted and can be added again. */
  'POST BorrowerLoan/delete': { request: ListedLoan; response: null };
  /** 404 `noMatch`, no matter which field did not match; 409 `alreadyListed`; 429 `tooManyTries`. */
  'POST BorrowerLoan/verifyandaddloan': { request: LoanToAdd; response: Loan };
  /** Returns the updated loan. The body of a 409 is a `MailingAddressConflict`. */
  'POST BorrowerLoan/mailingaddress': { request: MailingAddressChange; response: Loan };
  /** Returns one loan. A POST, so that loan numbers stay out of URLs. */
  'POST BorrowerLoan': { request: WhichLoan; response: Loan };
  'GET account': { response: Account };
  'POST account/signout': { response: null };
  'GET account/profile': { response: Profile };
  /**
   * Returns document requests with their tasks and sent documents. `whose` is the token of an emailed link, for that link's request, or
   * `mine`, for all requests of the caller, newest first. 404 when the link is invalid.
   */
  'GET api/DocuSafe/getFollowUpTasks/{whose}': { response: DocumentRequest[] };
  /**
   * Not in the specification. Returns up to fifty further documents of a task, from the zero-based `fromIndex`, counted from the newest.
   */
  'GET api/DocuSafe/getFollowUpTasks/{whose}/{taskId}/{fromIndex}': { response: MoreDocuments };
  /** Returns the document types and upload limits. Needs no session. */
  'GET api/DocuSafe/list': { response: DocumentTypes };
  /**
   * Starts sending documents to an officer without a request. Returns the token of a link. 404 when no officer has the email address; 429
   * `tooManyTries`.
   */
  'GET api/DocuSafe/getOrCreateContact/{loanOfficerEmail}/{email}/{firstName}/{lastName}': { response: SenderLink };
  /**
   * Returns the officer who sent an emailed link. The same 404 whether the link is unknown, altered, another officer's, for another
   * purpose, or expired.
   */
  'GET api/DocuSafe/getcontact/{loanOfficerEmail}/{encryptedContactId}': { response: LinkContact };
  /**
   * Uploads one document of one task; requires `Idempotency-Key`. The form has one file, or several pictures that are its pages in order.
   * `contactId` is the link's token, empty with a session. `taskId` names the task; it is empty for an unrequested document, whose kind
   * `documentType` gives. `turns` lists each page's clockwise rotation in degrees, for example "0,90"; empty means none. A JSON body
   * instead withdraws a document or reports it as unavailable. Returns the updated task.
   */
  'POST api/DocuSafe/uploadFollowUpTaskDocument': {
    form: FileForm<'contactId' | 'taskId' | 'documentType' | 'turns', 'file'>;
    request: TaskAction;
    response: FollowUpTask;
  };
  /** Notifies the officer that all documents are uploaded. Repeated calls send no second email. */
  'POST api/DocuSafe/sendDocumentsUploadedEmail': { request: WhichRequest; response: UploadReport };
  /**
   * Returns the caller's privacy choices; without a session, those of the browser, stored in a cookie. `Sec-GPC: 1` counts as an opt-out.
   */
  'GET api/privacypreference': { response: PrivacyPreference };
  /**
   * Changes one choice at a time; repeating the request changes nothing more. 401 for a personal choice without a session. The body of a
   * 409 is a `PrivacyConflict`.
   */
  'PUT api/privacypreference': { request: PrivacyChange; response: PrivacyChanged };
  /**
   * Creates an alert; requires `Idempotency-Key`. 400 with `fields`, also when the lender's rate is already at the target; 404 when the
   * loan is not on the caller's list; 409 when the caller has too many alerts.
   */
  'POST RateDrop/userPreferences': { request: AlertToSet; response: UserPreference };
  /**
   * Changes an alert, or reactivates a canceled one. `updatedAtUtc` must be that of the alert the caller saw; otherwise 409 with an
   * `AlertConflict`, unless the alert already has the requested values.
   */
  'PUT RateDrop/userPreferences': { request: AlertChange; response: UserPreference };
  /** Returns the officer of a loan on the caller's list; null when the loan has none. */
  'GET RateDrop/getLoanContact/{loanIdentifier}': { response: LoanOfficer | null };
  /** 404 when the loan is not on the caller's list, or when its rate or balance is unknown. */
  'GET RateDrop/getLoanDetailByMrcLoanNumber/{mrcLoanNumber}': { response: RateDropLoanDetail };
  /** Returns the caller's alerts, newest first. Canceled ones are included for 90 days. */
  'POST RateDrop/getAllUserPreferences': { response: UserPreference[] };
  /** Returns at most ten officers whose names or email addresses start with the text. Needs no session. */
  'GET RateDrop/searchActiveByNameOrEmail/{nameOrEmail}': { response: LoanOfficer[] };
  /** Ties a lead to the contact to whom an officer's link was sent. 404 when the link or the reference is invalid. */
  'POST RateDrop/addUserPreferenceContact': { request: LeadOfContact; response: null };
  /**
   * Ties a lead to the caller's account, once; the same caller may repeat it. 404 when the reference is unknown, expired or another
   * user's; 409 `otherEmail` when the lead's email address differs from the account's and `isMine` is missing.
   */
  'POST RateDrop/updateUserId': { request: LeadOfCaller; response: UserPreference };
  /** Requires `Idempotency-Key`. 400 with `fields`; 422 `humanCheck`; 429 `tooManyTries`. */
  'POST RateDrop/addRateDropLead': { request: RateDropLead; response: LeadReference };
  /** Cancels an alert and returns it. A PUT of the alert reactivates it. */
  'POST RateDrop/cancelRateDropAlert': { request: WhichAlert; response: UserPreference };
  /** `loanSummaryId` is the token of an emailed link. The same 404 whether it is unknown, altered, for another purpose, or expired. */
  'GET sharedLoanScenerios/{loanSummaryId}': { response: SharedScenarios };
  /**
   * In these four calls `{key}/{value}` names the home: `loanIdentifier/…` for a loan on the caller's list, or `contactId/…` for the
   * token of an emailed link. 404 when the loan is not listed or the link is invalid.
   */
  'GET api/HomeValuation/contactowner/details/{key}/{value}': { response: ContactOwner };
  'GET api/HomeValuation/loandetails/{key}/{value}': { response: ValuationLoan };
  'GET api/HomeValuation/rates/{key}/{value}': { response: EquityRates };
  'GET api/HomeValuation/homeEquity/{key}/{value}': { response: HomeEquity };
  /** Requires `Idempotency-Key`. */
  'POST api/HomeValuation/question-email': { request: ValuationQuestion; response: QuestionSent };
  /**
   * Checks last name and ZIP code of a user who opened an emailed link, and returns a ticket. 404 `noMatch`, no matter which did not
   * match; 404 without a code when the link is invalid; 429 `tooManyTries`. All other calls of `api/ocr` carry the ticket in
   * `X-Contact-Ticket`; without a valid one they return 403 `ticketEnded`.
   */
  'GET api/ocr/validateContactBasicInfo/{contactId}/{lastName}/{zip}': { response: ContactTicket };
  /** `contactId` is the link's token. 404 when it is invalid; this is checked before the ticket. */
  'GET api/ocr/getPaystubs/{contactId}': { response: IncomeCheck };
  /** The portal polls this call while the document's `reading` state is `reading`. 404 when the document belongs to another link. */
  'GET api/ocr/getDocumentDetails/{documentId}': { response: PaperDetails };
  /** Returns a PDF named `paystub-YYYY-MM-DD.pdf` after the pay date, or after the upload date if the pay date is unknown. */
  'GET api/ocr/download/{documentId}': { response: FileResponse };
  /** Optional, not in the specification. Returns a PNG of one page as it was read; pages count from 1. */
  'GET api/ocr/download/{documentId}/page/{page}': { response: FileResponse };
  /**
   * 400 with `fields.value` when the value is not valid for its field; 404; 409 `incomeSent` after the agency request was sent; 409
   * `paperChanged`.
   */
  'PUT api/ocr/aimcheck/update-parsed-data': { request: PaperChange; response: ChangedPaper };
  /**
   * Starts a check, or returns the state of the check with the same `Idempotency-Key`. 409 `incomeChanged`, `incomeSent`, or `notReady`
   * while a question is still open; 422 `keyReused`.
   */
  'POST api/ocr/create-aimcheck': { request: NewAimCheck; response: AimCheck };
  /** Stores all files or none; requires `Idempotency-Key`. Each picture or PDF becomes one document. 409 `incomeSent`. */
  'POST api/ocr/upload-multiple': { form: FileForm<never, 'files'>; response: UploadedDocument[] };
}
