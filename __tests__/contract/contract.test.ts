/** @jest-environment node */
import {
  CONTRACT_INTERFACES,
  parseCalls,
  contractFiles,
  contractText,
  disallowedStatements,
  routesUsed,
  routesUsedIn,
  type CallName,
} from './readContract.ts';

/** All calls of the specification, section 7, by the portal function that makes them. */
const SPECIFIED: Record<CallName, string[]> = {
  paymentCall: [
    'GET customers/{customerIdentifier}',
    'POST customers/{customerIdentifier}',
    'GET customers/{customerIdentifier}/fundingaccounts/{id}',
    'PUT customers/{customerIdentifier}/fundingaccounts/{id}',
    'DELETE customers/{customerIdentifier}/fundingaccounts/{id}',
    'POST guestpayment',
    'POST feepayment',
    'POST fundingaccounts',
    'POST loan/findmyloan',
    'POST loan/loanexists',
    'POST loan/verifyidentity',
    'GET loan/verify/{token}',
  ],
  borrowerCall: [
    'GET BorrowerLoan/all',
    'POST BorrowerLoan/delete',
    'POST BorrowerLoan/verifyandaddloan',
    'POST BorrowerLoan/mailingaddress',
    'POST BorrowerLoan',
    'GET account',
    'POST account/signout',
    'GET account/profile',
    'GET api/DocuSafe/getFollowUpTasks/{whose}',
    'GET api/DocuSafe/list',
    'GET api/DocuSafe/getOrCreateContact/{loanOfficerEmail}/{email}/{firstName}/{lastName}',
    'GET api/DocuSafe/getcontact/{loanOfficerEmail}/{encryptedContactId}',
    'POST api/DocuSafe/uploadFollowUpTaskDocument',
    'POST api/DocuSafe/sendDocumentsUploadedEmail',
    'GET api/privacypreference',
    'PUT api/privacypreference',
    'POST RateDrop/userPreferences',
    'PUT RateDrop/userPreferences',
    'GET RateDrop/getLoanContact/{loanIdentifier}',
    'GET RateDrop/getLoanDetailByMrcLoanNumber/{mrcLoanNumber}',
    'POST RateDrop/getAllUserPreferences',
    'GET RateDrop/searchActiveByNameOrEmail/{nameOrEmail}',
    'POST RateDrop/addUserPreferenceContact',
    'POST RateDrop/updateUserId',
    'POST RateDrop/addRateDropLead',
    'POST RateDrop/cancelRateDropAlert',
    'GET sharedLoanScenerios/{loanSummaryId}',
    'GET api/HomeValuation/contactowner/details/{key}/{value}',
    'GET api/HomeValuation/loandetails/{key}/{value}',
    'GET api/HomeValuation/rates/{key}/{value}',
    'GET api/HomeValuation/homeEquity/{key}/{value}',
    'POST api/HomeValuation/question-email',
    'GET api/ocr/validateContactBasicInfo/{contactId}/{lastName}/{zip}',
    'GET api/ocr/getPaystubs/{contactId}',
    'GET api/ocr/getDocumentDetails/{documentId}',
    'GET api/ocr/download/{documentId}',
    'PUT api/ocr/aimcheck/update-parsed-data',
    'POST api/ocr/create-aimcheck',
    'POST api/ocr/upload-multiple',
  ],
  notificationCall: ['POST notification/AimCheckFailure'],
  agencyCall: ['POST sendRequestToFreddieMac', 'PUT skipAdditionalBorrower'],
};

/**
 * Calls that the contract adds to the specification: outcome of an idempotency key after a lost response, the next part of a long list,
 * and the picture of a document's page.
 */
const ADDED: Record<CallName, string[]> = {
  paymentCall: ['GET guestpayment/{key}', 'GET feepayment/{key}', 'GET fundingaccounts/{key}'],
  borrowerCall: [
    'GET api/DocuSafe/getFollowUpTasks/{whose}/{taskId}/{fromIndex}',
    'GET api/ocr/download/{documentId}/page/{page}',
  ],
  notificationCall: [],
  agencyCall: [],
};

const names = Object.keys(CONTRACT_INTERFACES) as CallName[];
const contractOf = (name: CallName) => {
  const [file, interfaceName] = CONTRACT_INTERFACES[name];
  return parseCalls(contractText(file), interfaceName);
};

test.each(names)('%s contains exactly the specified calls and the listed additions', (name) => {
  const listed = contractOf(name).map(({ route }) => route);
  expect([...listed].sort()).toEqual([...SPECIFIED[name], ...ADDED[name]].sort());
  expect(new Set(listed).size).toBe(listed.length);
});

test('a missing, misspelled or extra call in the contract is detected', () => {
  const routes = (text: string) => parseCalls(text, 'BorrowerCalls').map(({ route }) => route);
  const text = contractText('borrower/calls.ts');
  const specified = [...SPECIFIED.borrowerCall, ...ADDED.borrowerCall].sort();
  expect(routes(text).sort()).toEqual(specified);
  for (const doctored of [
    text.replace("'GET api/privacypreference': { response: PrivacyPreference };", ''),
    text.replace('sharedLoanScenerios', 'sharedLoanScenarios'),
    text.replace("'GET api/privacypreference'", "'GET api/privacypreference': { response: string };\n  'GET everything'"),
  ]) {
    expect(doctored).not.toBe(text);
    expect(routes(doctored).sort()).not.toEqual(specified);
  }
});

test.each(contractFiles().filter((name) => name !== 'schema.ts'))('%s contains only schemas and their types', (name) => {
  expect(disallowedStatements(contractText(name))).toEqual([]);
});

test.each([
  'export const parse = (text: string) => text;',
  'export const schema = object({ at: Date.now() });',
  'export const schema = object({ at: now() }).entries;',
  'export let count = 1;',
  'export function parse() {}',
  'export enum Kind { A }',
  'export class Call {}',
  "import { x } from 'axios';",
  "import * as v from 'valibot';",
  "import './call.ts';",
  "export * from './call.ts';",
  'export default {};',
  'object({});',
])('the statement %s is not allowed in a contract file', (statement) => {
  const innocent = "import { object } from 'valibot'; interface A { a: string } const facts = { a: text }; ";
  expect(disallowedStatements(`${innocent}\nexport const schema = object({ ...facts, b: codes(['c']) });\n${statement}`)).toEqual(
    [statement],
  );
});

test('every call of the portal uses a route of its base', () => {
  const used = routesUsed();
  expect(used.length).toBeGreaterThan(8);
  const unknown = used.filter(({ call, route }) => !contractOf(call).some((line) => line.route === route));
  expect(unknown).toEqual([]);
});

test('a call with an unknown or dynamic route is detected', () => {
  const text = "const a = paymentCall('POST guestpayments'); const b = <p>{borrowerCall(route, {})}</p>; other('POST x');";
  expect(routesUsedIn('a.tsx', text)).toEqual([
    { file: 'a.tsx', call: 'paymentCall', route: 'POST guestpayments' },
    { file: 'a.tsx', call: 'borrowerCall', route: null },
  ]);
});
