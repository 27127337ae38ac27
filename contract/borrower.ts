/** The borrower API, relative to `bases.borrower`. Names are the specification's, misspellings included. */
import type { DateOnly, Listed, Money } from './call.ts';

/** The signed-in profile. A `userId` that contains 00000000 is invalid. */
export interface Profile {
  userId: string;
  userIdentifier: string;
  firstName: string;
  lastName: string;
  email: string;
  emailAddress: string;
  hireDate: DateOnly | null;
  branchId: string | null;
  branchIdentifier: string | null;
  customerIdentifier: string;
}

/** The server's view of the session. Asking sets the XSRF-TOKEN cookie. */
export interface Account {
  isSignedIn: boolean;
  email: string | null;
}

export interface LoanContact {
  firstName: string;
  lastName: string;
  emailAddress: string;
  role: 'BORROWER' | 'CO_BORROWER' | 'LOAN_OFFICER';
}

export interface Property {
  streetAddress: string;
  city: string;
  state: string;
  zipCode: string;
}

/** A servicing record. A null amount means not known, which is not the same as zero. */
export interface LoanServicing {
  loanNumber: string;
  dmiLoanNumber: string | null;
  encompassLoanNumber: string | null;
  firstName: string;
  lastName: string;
  emailAddress: string | null;
  /** Mailing address. */
  streetAddress: string;
  city: string;
  state: string;
  zipCode: string;
  bankCode: string | null;
  investorCode: string | null;
  newServicerEffectiveDate: DateOnly | null;
  newServicerFirstPaymentDueDate: DateOnly | null;
  newServicer: string | null;
  newServicerAddress: string | null;
  newServicerLocation: string | null;
  newServicerPhone: string | null;
  newServicerURL: string | null;
  /** Negative when overdue. */
  daysUntilDueDate: number | null;
  /** The oldest installment that is not paid. */
  dueDate: DateOnly | null;
  dateUntilDueDate: DateOnly | null;
  principalInterestAmount: Money | null;
  taxInsuranceAmount: Money | null;
  miscellaneousInsurance: Money | null;
  /** Subtracted from the monthly payment. */
  subsidyPayment: Money | null;
  regularMonthlyPayment: Money | null;
  totalFeesAndCharges: Money | null;
  lateCharges: Money | null;
  delinquentPayment: Money | null;
  /** What would be charged if the payment came late. */
  lateChargeAmount: Money | null;
  feePaid: Money | null;
  totalAmountDue: Money | null;
  /** Added, optional: the first installment's due date, while it is still unpaid. */
  firstPaymentDueDate?: DateOnly | null;
  /** Added, optional: who takes the payments. Without it a record with a DMI number is subserviced by DMI. */
  servicedBy?: 'LENDER' | 'DMI' | 'SPECIAL_SERVICING' | null;
}

export interface Loan {
  loanIdentifier: string;
  loanNumber: string;
  contacts: LoanContact[];
  property: Property;
  /** Empty until the loan is boarded; otherwise the first one counts. */
  loanServicings: LoanServicing[];
}

export interface BorrowerCalls {
  'GET BorrowerLoan/all': { response: Loan[] };
  'POST BorrowerLoan/delete': Listed;
  'POST BorrowerLoan/verifyandaddloan': Listed;
  'POST BorrowerLoan/mailingaddress': Listed;
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
  'GET sharedLoanScenerios': Listed;
  'GET api/HomeValuation/contactowner/details': Listed;
  'GET api/HomeValuation/loandetails': Listed;
  'GET api/HomeValuation/rates': Listed;
  'GET api/HomeValuation/homeEquity': Listed;
  'POST api/HomeValuation/question-email': Listed;
  'GET api/ocr/validateContactBasicInfo': Listed;
  'GET api/ocr/getPaystubs': Listed;
  'GET api/ocr/getDocumentDetails': Listed;
  'GET api/ocr/download': Listed;
  'PUT api/ocr/aimcheck/update-parsed-data': Listed;
  'POST api/ocr/create-aimcheck': Listed;
  'POST api/ocr/upload-multiple': Listed;
}
