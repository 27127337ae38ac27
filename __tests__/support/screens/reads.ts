/** Every request with which screens load data, with a good response to each. */
import { aLoan, aProfile } from '../backends/borrower.ts';
import { aDocument, aRequest, aTask } from '../backends/docuSafe.ts';
import { aFee, aLoanFound, feeOutcomes } from '../backends/guests.ts';
import { aHome, anOwner, aValuedLoan, quotedRates } from '../backends/homeValuation.ts';
import { anIncomeCheck, aPaper } from '../backends/income.ts';
import { aReadPaper } from '../backends/incomePapers.ts';
import { aCustomer, aSavedBank, aSavedCard, succeeded } from '../backends/payment.ts';
import { aPreference as aPrivacyPreference } from '../backends/privacy.ts';
import { aDetail, anOfficer, aPreference } from '../backends/rateDrop.ts';
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

export interface Asked {
  method: string;
  path: string;
  body: unknown;
}

interface Read {
  call: string;
  path: RegExp;
  answer: unknown;
  /** Distinguishes requests that share a method and path. */
  isIt?: (body: unknown) => boolean;
}

const has = (key: string) => (body: unknown) => typeof body === 'object' && body !== null && key in body;
/** @param isFirst whether the request is for the first page of the list */
const listed =
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
  findServicer: { call: 'POST', path: /loan\/findmyloan$/, answer: aLoanFound(), isIt: has('loanIdentifier') },
  findGuestLoan: { call: 'POST', path: /loan\/findmyloan$/, answer: aLoanFound(), isIt: has('verificationTicket') },
  getFee: { call: 'GET', path: /loan\/verify\//, answer: { state: 'due', fee: aFee() } },
  getPaymentOutcome: { call: 'GET', path: /payment\/guestpayment\//, answer: succeeded('key-1').body },
  getFeeOutcome: { call: 'GET', path: /payment\/feepayment\//, answer: feeOutcomes.succeeded('key-1') },
  getFundingAccounts: { call: 'POST', path: /customers\/C-1$/, answer: methodsPage(), isIt: listed(100) },
  getFundingAccountPages: { call: 'POST', path: /customers\/C-1$/, answer: methodsPage(), isIt: listed(50) },
  'getFundingAccountPages, next': { call: 'POST', path: /customers\/C-1$/, answer: methodsPage(), isIt: listed(50, false) },
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
  getLoanDetail: { call: 'GET', path: /getLoanDetailByMrcLoanNumber\//, answer: aDetail() },
  getLoanContact: { call: 'GET', path: /getLoanContact\//, answer: anOfficer() },
  searchOfficers: { call: 'GET', path: /searchActiveByNameOrEmail\//, answer: [anOfficer()] },
  getIncomeCheck: { call: 'GET', path: /getPaystubs\//, answer: anIncomeCheck({ papers: [aPaper()] }) },
  getPaper: { call: 'GET', path: /getDocumentDetails\//, answer: aReadPaper() },
  getPagePicture: { call: 'GET', path: /download\/[^/]+\/page\/1$/, answer: isFile },
  downloadPaper: { call: 'GET', path: /download\/[^/]+$/, answer: isFile },
} satisfies Record<string, Read>;

export type ReadName = keyof typeof READS;
export const readNames = Object.keys(READS) as ReadName[];

export const endpointOf = (read: ReadName): string => read.split(',')[0]!;

const readOf = (name: ReadName): Read => READS[name];

export const isRead = (name: ReadName, { method, path, body }: Asked): boolean => {
  const { call, path: pattern, isIt } = readOf(name);
  return call === method && pattern.test(path) && isIt?.(body) !== false;
};

export const answersFile = (name: ReadName): boolean => readOf(name).answer === isFile;
