/**
 * The calls of the borrower API, relative to `bases.borrower`; each area's types stand in its own file beside this one. Names are the
 * specification's, misspellings included.
 */
import type { FileAnswer, FileForm, Listed } from '../call.ts';
import type { Account, Profile } from './account.ts';
import type { Loan, LoanToAdd, MailingAddressChange } from './loans.ts';
import type { UploadedDocument } from './ocr.ts';
import type { SharedScenarios } from './scenarios.ts';

export interface BorrowerCalls {
  'GET BorrowerLoan/all': { response: Loan[] };
  /** Takes a loan off the caller's list. The loan itself stays, and can be added again. */
  'POST BorrowerLoan/delete': { request: { loanIdentifier: string }; response: null };
  /** 404 `noMatch` whatever did not match; 409 `alreadyListed`; 429 `tooManyTries`. */
  'POST BorrowerLoan/verifyandaddloan': { request: LoanToAdd; response: Loan };
  /** Answers the loan as it is then; 409 is a `MailingAddressConflict`. */
  'POST BorrowerLoan/mailingaddress': { request: MailingAddressChange; response: Loan };
  /** One loan by number, so that loan numbers stay out of URLs. */
  'POST BorrowerLoan': { request: { loanNumber: string } | { loanIdentifier: string }; response: Loan };
  'GET account': { response: Account };
  'POST account/signout': { response: null };
  'GET account/profile': { response: Profile };
  'GET api/DocuSafe/getFollowUpTasks': Listed;
  'GET api/DocuSafe/list': Listed;
  'GET api/DocuSafe/getOrCreateContact': Listed;
  'GET api/DocuSafe/getcontact': Listed;
  'POST api/DocuSafe/uploadFollowUpTaskDocument': Listed;
  'POST api/DocuSafe/sendDocumentsUploadedEmail': Listed;
  'GET api/privacypreference': Listed;
  'PUT api/privacypreference': Listed;
  'POST RateDrop/userPreferences': Listed;
  'PUT RateDrop/userPreferences': Listed;
  'GET RateDrop/getLoanContact': Listed;
  'GET RateDrop/getLoanDetailByMrcLoanNumber': Listed;
  'POST RateDrop/getAllUserPreferences': Listed;
  'GET RateDrop/searchActiveByNameOrEmail': Listed;
  'POST RateDrop/addUserPreferenceContact': Listed;
  'POST RateDrop/updateUserId': Listed;
  'POST RateDrop/addRateDropLead': Listed;
  'POST RateDrop/cancelRateDropAlert': Listed;
  /** By the sealed id of a mailed link. 404 whether it is unknown, altered, for something else, or has expired. */
  'GET sharedLoanScenerios/{loanSummaryId}': { response: SharedScenarios };
  'GET api/HomeValuation/contactowner/details': Listed;
  'GET api/HomeValuation/loandetails': Listed;
  'GET api/HomeValuation/rates': Listed;
  'GET api/HomeValuation/homeEquity': Listed;
  'POST api/HomeValuation/question-email': Listed;
  'GET api/ocr/validateContactBasicInfo': Listed;
  'GET api/ocr/getPaystubs': Listed;
  'GET api/ocr/getDocumentDetails': Listed;
  'GET api/ocr/download/{documentId}': { response: FileAnswer };
  'PUT api/ocr/aimcheck/update-parsed-data': Listed;
  'POST api/ocr/create-aimcheck': Listed;
  /** All of the files or none, once per `Idempotency-Key`. */
  'POST api/ocr/upload-multiple': { form: FileForm<never, 'files'>; response: UploadedDocument[] };
}
