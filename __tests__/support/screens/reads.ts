/** Every request with which screens load data, with a good response to each. */
import { aLoan, aProfile } from '../backends/borrower.ts';
import { aDocument, aRequest, aTask } from '../backends/docuSafe.ts';
import { aFee, aLoanFound, feeOutcomes } from '../backends/guests.ts';
import { aHome, anOwner, aValuedLoan, quotedRates } from '../backends/homeValuation.ts';
import { anIncomeCheck, anIncomeDocument } from '../backends/income.ts';
import { aReadIncomeDocument } from '../backends/incomeDocuments.ts';
import { aCustomer, aSavedBank, aSavedCard, succeededOutcome } from '../backends/payment.ts';
import { aPreference as aPrivacyPreference } from '../backends/privacy.ts';
import { aLoanDetail, anOfficer, aPreference } from '../backends/rateDrop.ts';
import { aSummary } from '../backends/scenarios.ts';

export const methodsPage = (hasMoreResults = false) => ({
  accounts: { list: [aSavedCard(), aSavedBank()] },
  totalResultsCount: hasMoreResults ? 60 : 2,
  hasMoreResults,
  url: '',
  fromIndex: 0,
  toIndex: 2,
  queryId: 'q-1',
});

/** A task with more documents than its request includes. */
export const longTask = aTask({ state: 'uploaded', documents: [aDocument()], documentCount: 2 });

export interface RecordedRequest {
  method: string;
  path: string;
  body: unknown;
}

interface Read {
  call: string;
  path: RegExp;
  answer: unknown;
  /** Distinguishes requests that share a method and path. */
  matchesBody?: (body: unknown) => boolean;
}

const hasKey = (key: string) => (body: unknown) => typeof body === 'object' && body !== null && key in body;
/** @param isFirst whether the request is for the first page of the list */
const isPageOf =
  (count: number, isFirst = true) =>
  (body: unknown) => {
    const { fromIndex = 0, toIndex = 0 } = body as { fromIndex?: number; toIndex?: number };
    return toIndex - fromIndex === count && (fromIndex === 0) === isFirst;
  };
const isFile = 'a file';

/** Keyed by the RTK Query endpoint that sends the request. */
export const READS = {
  getProfile: { call: 'GET', path: /account\/profile$/, answer: aProfile() },
  getLoans: { call: 'GET', path: /BorrowerLoan\/all$/, answer: [aLoan()] },
  getLoan: { call: 'POST', path: /borrower\/BorrowerLoan$/, answer: aLoan() },
  findServicer: { call: 'POST', path: /loan\/findmyloan$/, answer: aLoanFound(), matchesBody: hasKey('loanIdentifier') },
  findGuestLoan: { call: 'POST', path: /loan\/findmyloan$/, answer: aLoanFound(), matchesBody: hasKey('verificationTicket') },
  getFee: { call: 'GET', path: /loan\/verify\//, answer: { state: 'due', fee: aFee() } },
  getPaymentOutcome: { call: 'GET', path: /payment\/guestpayment\//, answer: succeededOutcome('key-1').body },
  getFeeOutcome: { call: 'GET', path: /payment\/feepayment\//, answer: feeOutcomes.succeeded('key-1') },
  getFundingAccounts: { call: 'POST', path: /customers\/C-1$/, answer: methodsPage(), matchesBody: isPageOf(100) },
  getFundingAccountPages: { call: 'POST', path: /customers\/C-1$/, answer: methodsPage(), matchesBody: isPageOf(50) },
  'getFundingAccountPages, next': {
    call: 'POST',
    path: /customers\/C-1$/,
    answer: methodsPage(),
    matchesBody: isPageOf(50, false),
  },
  getFundingAccount: { call: 'GET', path: /fundingaccounts\/fa-/, answer: aSavedCard() },
  getCustomer: { call: 'GET', path: /customers\/C-1$/, answer: aCustomer() },
  getLinkContact: {
    call: 'GET',
    path: /getcontact\//,
    answer: { officer: anOfficer(), kind: 'followUp', expiresOn: '2026-12-18' },
  },
  getDocumentRequests: { call: 'GET', path: /getFollowUpTasks\/[^/]+$/, answer: [aRequest({ tasks: [aTask()] })] },
  getMoreDocuments: {
    call: 'GET',
    path: /getFollowUpTasks\/[^/]+\/task-1\/1$/,
    answer: { documents: [aDocument({ documentId: 'document-2', fileName: 'older.pdf' })], hasMoreResults: false },
  },
  getDocumentTypes: {
    call: 'GET',
    path: /DocuSafe\/list$/,
    answer: {
      documentTypes: [{ documentType: 'paystub', name: 'Paystub' }],
      limits: { fileBytes: 1e6, filesAtOnce: 20, documents: 200, totalBytes: 1e9, mediaTypes: ['application/pdf'] },
    },
  },
  getSharedScenarios: { call: 'GET', path: /sharedLoanScenerios\//, answer: aSummary() },
  getPrivacyPreference: { call: 'GET', path: /privacypreference$/, answer: aPrivacyPreference() },
  getHomeEquity: { call: 'GET', path: /HomeValuation\/homeEquity\//, answer: aHome() },
  getValuationLoan: { call: 'GET', path: /HomeValuation\/loandetails\//, answer: aValuedLoan() },
  getEquityRates: { call: 'GET', path: /HomeValuation\/rates\//, answer: quotedRates() },
  getContactOwner: { call: 'GET', path: /HomeValuation\/contactowner\//, answer: anOwner() },
  getAlerts: { call: 'POST', path: /getAllUserPreferences$/, answer: [aPreference()] },
  getLoanDetail: { call: 'GET', path: /getLoanDetailByMrcLoanNumber\//, answer: aLoanDetail() },
  getLoanContact: { call: 'GET', path: /getLoanContact\//, answer: anOfficer() },
  searchOfficers: { call: 'GET', path: /searchActiveByNameOrEmail\//, answer: [anOfficer()] },
  getIncomeCheck: { call: 'GET', path: /getPaystubs\//, answer: anIncomeCheck({ papers: [anIncomeDocument()] }) },
  getPaper: { call: 'GET', path: /getDocumentDetails\//, answer: aReadIncomeDocument() },
  getPagePicture: { call: 'GET', path: /download\/[^/]+\/page\/1$/, answer: isFile },
  downloadPaper: { call: 'GET', path: /download\/[^/]+$/, answer: isFile },
} satisfies Record<string, Read>;

export type ReadName = keyof typeof READS;
export const readNames = Object.keys(READS) as ReadName[];

export const endpointOf = (read: ReadName): string => read.split(',')[0]!;

const readOf = (name: ReadName): Read => READS[name];

export const isRead = (name: ReadName, { method, path, body }: RecordedRequest): boolean => {
  const { call, path: pattern, matchesBody } = readOf(name);
  return call === method && pattern.test(path) && matchesBody?.(body) !== false;
};

export const expectsFile = (name: ReadName): boolean => readOf(name).answer === isFile;
