/**
 * The calls of the borrower API, relative to `bases.borrower`; each area's types stand in its own file beside this one. Names are the
 * specification's, misspellings included.
 */
import type { FileAnswer, FileForm } from '../call.ts';
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
  /** Takes a loan off the caller's list. The loan itself stays, and can be added again. */
  'POST BorrowerLoan/delete': { request: ListedLoan; response: null };
  /** 404 `noMatch` whatever did not match; 409 `alreadyListed`; 429 `tooManyTries`. */
  'POST BorrowerLoan/verifyandaddloan': { request: LoanToAdd; response: Loan };
  /** Answers the loan as it is then; 409 is a `MailingAddressConflict`. */
  'POST BorrowerLoan/mailingaddress': { request: MailingAddressChange; response: Loan };
  /** One loan by number, so that loan numbers stay out of URLs. */
  'POST BorrowerLoan': { request: WhichLoan; response: Loan };
  'GET account': { response: Account };
  'POST account/signout': { response: null };
  'GET account/profile': { response: Profile };
  /**
   * What was asked, by whom, and what is sent: `whose` is the token of a link, which shows its own request, or `mine`, all of the caller's,
   * the newest first. 404 for a link that is not good.
   */
  'GET api/DocuSafe/getFollowUpTasks/{whose}': { response: DocumentRequest[] };
  /** Added: documents of a task from this one on, counted from the newest; fifty at most. */
  'GET api/DocuSafe/getFollowUpTasks/{whose}/{taskId}/{fromIndex}': { response: MoreDocuments };
  /** Kinds of paper, and the limits of what can be sent. Needs no session. */
  'GET api/DocuSafe/list': { response: DocumentTypes };
  /** Who wants to send papers to an officer. The answer is a sealed link's token. 404 for who is no officer; 429 `tooManyTries`. */
  'GET api/DocuSafe/getOrCreateContact/{loanOfficerEmail}/{email}/{firstName}/{lastName}': { response: SenderLink };
  /** Who a mailed link is from. 404 whether it is unknown, altered, another officer's, for something else, or has expired. */
  'GET api/DocuSafe/getcontact/{loanOfficerEmail}/{encryptedContactId}': { response: LinkContact };
  /**
   * One document of one task, once per `Idempotency-Key`: one file, or pictures that are its pages, in order. `contactId` is the link's token,
   * empty for a caller with a session. `taskId` names the task; of a sender who was not asked it is empty, and `documentType` says what it is.
   * `turns`: how far each page is to be turned clockwise, for example "0,90", empty for none. With JSON instead of a form it takes a document
   * back, or says that one is not to be had. Answers the task as it is then.
   */
  'POST api/DocuSafe/uploadFollowUpTaskDocument': {
    form: FileForm<'contactId' | 'taskId' | 'documentType' | 'turns', 'file'>;
    request: TaskAction;
    response: FollowUpTask;
  };
  /** Tells the officer that everything is in, once, however often it is called. */
  'POST api/DocuSafe/sendDocumentsUploadedEmail': { request: WhichRequest; response: UploadReport };
  /** Of the caller, or without a session of the browser, by a cookie. `Sec-GPC: 1` is taken as an opt-out. */
  'GET api/privacypreference': { response: PrivacyPreference };
  /** One choice at a time; sent again, it changes nothing. 401 for a personal choice without a session; 409 is a `PrivacyConflict`. */
  'PUT api/privacypreference': { request: PrivacyChange; response: PrivacyChanged };
  /**
   * An alert of the caller's, once per `Idempotency-Key`. 400 with `fields`, also when the rates are at the target already; 404 when the loan
   * is not on the caller's list; 409 when there are too many.
   */
  'POST RateDrop/userPreferences': { request: AlertToSet; response: UserPreference };
  /**
   * Changes an alert, and sets a canceled one again. `updatedAtUtc`: of the alert that the caller saw. 409 is an `AlertConflict`; none where the
   * alert is as wanted already.
   */
  'PUT RateDrop/userPreferences': { request: AlertChange; response: UserPreference };
  /** The officer of a loan on the caller's list. */
  'GET RateDrop/getLoanContact/{loanIdentifier}': { response: LoanOfficer | null };
  /** 404 when the loan is not on the caller's list, or its rate or balance is not known. */
  'GET RateDrop/getLoanDetailByMrcLoanNumber/{mrcLoanNumber}': { response: RateDropLoanDetail };
  /** The caller's alerts, the newest first; canceled ones for 90 days. */
  'POST RateDrop/getAllUserPreferences': { response: UserPreference[] };
  /** Ten at most, by the beginnings of names and email addresses. Needs no session. */
  'GET RateDrop/searchActiveByNameOrEmail/{nameOrEmail}': { response: LoanOfficer[] };
  /** Ties a lead to the person whom an officer's link was sent to. 404 when the link or the reference is not good. */
  'POST RateDrop/addUserPreferenceContact': { request: LeadOfContact; response: null };
  /**
   * Ties a lead to the caller's account, once; the same caller may ask again. 404 when the reference is unknown, over or somebody else's;
   * 409 `otherEmail` when the lead's address is not the account's and `isMine` does not say that it is the caller's all the same.
   */
  'POST RateDrop/updateUserId': { request: LeadOfCaller; response: UserPreference };
  /** Once per `Idempotency-Key`. 400 with `fields`; 422 `humanCheck`; 429 `tooManyTries`. */
  'POST RateDrop/addRateDropLead': { request: RateDropLead; response: LeadReference };
  /** Answers the alert as it is then; it can be set again by changing it. */
  'POST RateDrop/cancelRateDropAlert': { request: WhichAlert; response: UserPreference };
  /** By the sealed id of a mailed link. 404 whether it is unknown, altered, for something else, or has expired. */
  'GET sharedLoanScenerios/{loanSummaryId}': { response: SharedScenarios };
  /** The report of a home, by its loan. 404 when that is not on the caller's list. */
  'GET api/HomeValuation/contactowner/details/{key}/{value}': { response: ContactOwner };
  'GET api/HomeValuation/loandetails/{key}/{value}': { response: ValuationLoan };
  'GET api/HomeValuation/rates/{key}/{value}': { response: EquityRates };
  'GET api/HomeValuation/homeEquity/{key}/{value}': { response: HomeEquity };
  /** With an `Idempotency-Key`. */
  'POST api/HomeValuation/question-email': { request: ValuationQuestion; response: QuestionSent };
  /**
   * Income: who opens a mailed link is asked for a name and a zip code. 404 `noMatch`, whatever did not match; 404 without a code for a link
   * that is not good; 429 `tooManyTries`. All further calls of `api/ocr` carry `X-Contact-Ticket`: 403 `ticketEnded` without a good one.
   */
  'GET api/ocr/validateContactBasicInfo/{contactId}/{lastName}/{zip}': { response: ContactTicket };
  /** `contactId`: the link's token. 404 for one that is not good, before the ticket is looked at. */
  'GET api/ocr/getPaystubs/{contactId}': { response: IncomeCheck };
  /** Polled while it is `reading`. 404 for a paper of another link. */
  'GET api/ocr/getDocumentDetails/{documentId}': { response: PaperDetails };
  /** A PDF named `paystub-YYYY-MM-DD.pdf` after the pay date, or the day on which it came. */
  'GET api/ocr/download/{documentId}': { response: FileAnswer };
  /** Added, optional: a PNG of one page as it was read, from 1. */
  'GET api/ocr/download/{documentId}/page/{page}': { response: FileAnswer };
  /** 400 with `fields.value` for a value that is none of its kind; 404; 409 `incomeSent` after the agency request, `paperChanged`. */
  'PUT api/ocr/aimcheck/update-parsed-data': { request: PaperChange; response: ChangedPaper };
  /**
   * Starts a check, or answers how that of the same `Idempotency-Key` stands. 409 `incomeChanged`, `incomeSent`, and `notReady` while
   * something has to be answered first; 422 `keyReused`.
   */
  'POST api/ocr/create-aimcheck': { request: NewAimCheck; response: AimCheck };
  /** All of the files or none, once per `Idempotency-Key`. Each picture or PDF is a paper. 409 `incomeSent`. */
  'POST api/ocr/upload-multiple': { form: FileForm<never, 'files'>; response: UploadedDocument[] };
}
