/** Writes about documents that a loan officer requested and about paystubs, mostly from a mailed link. */
import { fireEvent, screen } from '@testing-library/react';

import { aDocument, aRequest, aTask } from './backends/docuSafe.ts';
import {
  anAgencyRequest,
  anAimCheck,
  anIncomeCheck,
  anIncomeDocument,
  storeContactTicket,
  incomeStep,
  TOKEN,
} from './backends/income.ts';
import { aField, aPaystub, aReadIncomeDocument, fieldsOf, PAYSTUB_VALUES } from './backends/incomeDocuments.ts';
import { clickInDialog, clickButton, type UserEvents, type Write } from './everyFault.ts';

/** Messages about a paystub on the page; the messages in toasts below name their subject. */
const PAPER_MESSAGES = {
  refused: /That did not work, and nothing was changed/,
  unknownOutcome: /We could not find out whether that worked\. This page shows what we know/,
};
const REMOVAL_MESSAGES = {
  refused: /The file was not removed, and nothing was changed/,
  unknownOutcome: /We could not find out whether the file was removed/,
};
const REQUEST_MESSAGES = {
  refused: /Your document request was not updated, and nothing was changed/,
  unknownOutcome: /We could not find out whether your document request was updated/,
};
const OTHER_BORROWER_MESSAGES = {
  refused: /Your choice about the other borrower was not saved, and nothing was changed/,
  unknownOutcome: /We could not find out whether your choice about the other borrower was saved/,
};

const LINK = 't'.repeat(60);
const TYPES = {
  documentTypes: [{ documentType: 'paystub', name: 'Paystub' }],
  limits: { fileBytes: 26_214_400, filesAtOnce: 20, documents: 200, totalBytes: 1_073_741_824, mediaTypes: ['application/pdf'] },
};
const docuSafe = (whose: string, ...requests: object[]) => ({
  'GET /api/borrower/api/DocuSafe/list': TYPES,
  [`GET /api/borrower/api/DocuSafe/getFollowUpTasks/${whose}`]: requests,
  [`GET /api/borrower/api/DocuSafe/getcontact/*/${whose}`]: {
    officer: aRequest().officer,
    kind: 'followUp',
    expiresOn: '2026-12-18',
  },
});
const ACTION = 'POST /api/borrower/api/DocuSafe/uploadFollowUpTaskDocument';
const SENT_TASK = aTask({ state: 'uploaded', documents: [aDocument()], documentCount: 1 });

const dismissFile = async (user: UserEvents) => {
  const before = screen.queryByRole('button', { name: /^(Cancel|Dismiss) stub\.pdf/ });
  if (before !== null) await user.click(before);
};
/** Chooses a file, after removing the one that was chosen before. */
const sendFile = (label: string) => async (user: UserEvents) => {
  await dismissFile(user);
  await user.upload(
    await screen.findByLabelText(label, { selector: 'input' }),
    new File(['%PDF-1.7 stub'], 'stub.pdf', { type: 'application/pdf' }),
  );
};
const upload = {
  refused: /This file was not sent|We can take no more files right now/,
  unknownOutcome: /We got no answer\. We will try this file again by ourselves/,
  reasons: { '429 in 5 minutes': /This one goes on by itself in about 5 minutes/ },
  cleanUp: dismissFile,
};
const removeDocument = async (user: UserEvents) => {
  await clickButton('Remove')(user);
  await clickInDialog(user, 'Remove');
};

/** Income page of a visitor who has already confirmed their identity. */
const income = (check: object, paper = aReadIncomeDocument()) => ({
  isVisitor: true as const,
  before: storeContactTicket,
  reads: {
    [`GET /api/borrower/api/ocr/getPaystubs/${TOKEN}`]: check,
    'GET /api/borrower/api/ocr/getDocumentDetails/paper-1': paper,
    'GET /api/borrower/api/ocr/download/paper-1/page/*': null,
  },
});
const summary = { ...income(anIncomeCheck({ papers: [anIncomeDocument()] })), address: incomeStep('documents-summary') };
const change = {
  contractKey: 'PUT api/ocr/aimcheck/update-parsed-data',
  request: 'PUT /api/borrower/api/ocr/aimcheck/update-parsed-data',
  ...PAPER_MESSAGES,
};
const documentWithDoubt = aReadIncomeDocument({
  paystubs: [aPaystub({ fields: fieldsOf(PAYSTUB_VALUES, [aField('hours', '30.00', { doubt: 'contradiction' })]) })],
});
const documentWithFinding = aReadIncomeDocument({ paystubs: [aPaystub({ findings: ['otherPerson'] })] });
const twoPaystubs = aReadIncomeDocument({ paystubs: [aPaystub(), aPaystub({ paystubId: 'stub-2' })] });

export const linkWrites: Record<string, Write> = {
  'a document': {
    ...upload,
    contractKey: 'POST api/DocuSafe/uploadFollowUpTaskDocument',
    request: ACTION,
    address: '/document-requests',
    reads: docuSafe('mine', aRequest()),
    click: sendFile('Choose files: Bank statement'),
    success: { body: SENT_TASK, says: /The file was sent/ },
  },
  'a document by a link': {
    ...upload,
    contractKey: 'POST api/DocuSafe/uploadFollowUpTaskDocument',
    request: ACTION,
    isVisitor: true,
    address: `/public-pages/document-requests/owen.marsh%40ccm.example/${LINK}`,
    reads: docuSafe(LINK, aRequest()),
    click: sendFile('Choose files: Bank statement'),
    success: { body: SENT_TASK, says: /The file was sent/ },
  },
  'removing a document': {
    isInToast: true,
    contractKey: 'POST api/DocuSafe/uploadFollowUpTaskDocument',
    request: ACTION,
    address: '/document-requests',
    reads: docuSafe('mine', aRequest({ toldAtUtc: '2026-11-18T15:00:00.000Z', tasks: [SENT_TASK] })),
    click: removeDocument,
    ...REQUEST_MESSAGES,
  },
  'removing a document by a link': {
    isInToast: true,
    contractKey: 'POST api/DocuSafe/uploadFollowUpTaskDocument',
    request: ACTION,
    isVisitor: true,
    address: `/public-pages/document-requests/owen.marsh%40ccm.example/${LINK}`,
    reads: docuSafe(LINK, aRequest({ toldAtUtc: '2026-11-18T15:00:00.000Z', tasks: [SENT_TASK] })),
    click: removeDocument,
    ...REQUEST_MESSAGES,
  },
  '“I don’t have this now”': {
    isInToast: true,
    contractKey: 'POST api/DocuSafe/uploadFollowUpTaskDocument',
    request: ACTION,
    address: '/document-requests',
    reads: docuSafe('mine', aRequest()),
    click: clickButton('I don’t have this now'),
    ...REQUEST_MESSAGES,
  },
  '“everything is in”': {
    contractKey: 'POST api/DocuSafe/sendDocumentsUploadedEmail',
    request: 'POST /api/borrower/api/DocuSafe/sendDocumentsUploadedEmail',
    isVisitor: true,
    address: `/public-pages/send-documents/owen.marsh%40ccm.example/upload?id=${LINK}`,
    reads: docuSafe(LINK, aRequest({ kind: 'sending', purpose: 'servicing', property: null, dueDate: null, tasks: [SENT_TASK] })),
    click: clickButton('Tell Owen Marsh that everything is in'),
    refused: /The email was not sent\. Your files are safe with us/,
    unknownOutcome:
      /We could not find out whether the email was sent\. Your files are safe with us\. Try again: Owen Marsh gets only one/,
  },
  'a paystub': {
    ...upload,
    ...income(anIncomeCheck()),
    contractKey: 'POST api/ocr/upload-multiple',
    request: 'POST /api/borrower/api/ocr/upload-multiple',
    address: incomeStep('documents-upload'),
    click: sendFile('Choose files: Your paystubs'),
  },
  'reading a paper again': {
    ...change,
    ...income(anIncomeCheck({ papers: [anIncomeDocument({ reading: 'failed', paystubCount: 0 })] })),
    address: incomeStep('documents-upload'),
    click: clickButton('Read it again'),
  },
  'removing a paper': {
    isInToast: true,
    ...change,
    ...REMOVAL_MESSAGES,
    ...income(anIncomeCheck({ papers: [anIncomeDocument()] })),
    address: incomeStep('documents-upload'),
    click: removeDocument,
  },
  'that a paper is a paystub': {
    ...change,
    ...income(anIncomeCheck({ papers: [anIncomeDocument({ reading: 'unsure', paystubCount: 0 })] })),
    address: incomeStep('documents-upload'),
    click: clickButton('Yes, it is a paystub'),
  },
  'a value of a paystub': {
    ...change,
    ...summary,
    prepare: async (user) => user.click(await screen.findByRole('button', { name: 'Edit: Hours' })),
    click: async (user) => {
      const again = screen.queryByRole('button', { name: 'Try again: Hours' });
      if (again !== null) return user.click(again);
      const hours = screen.getByLabelText('Hours', { selector: 'input' });
      fireEvent.change(hours, { target: { value: '75' } });
      return fireEvent.keyDown(hours, { key: 'Enter' });
    },
    refused: /This was not saved\. What you typed is still here/,
    unknownOutcome: /We could not find out whether this was saved\. What you typed is still here/,
    expectInputKept: () => expect(screen.getByLabelText('Hours', { selector: 'input' })).toHaveValue('75'),
  },
  'that a marked value is right': {
    ...change,
    ...summary,
    ...income(anIncomeCheck({ papers: [anIncomeDocument()] }), documentWithDoubt),
    click: clickButton('It is right'),
  },
  'that the name on a paystub is mine': {
    ...change,
    ...summary,
    ...income(anIncomeCheck({ papers: [anIncomeDocument()] }), documentWithFinding),
    click: clickButton('Yes, that is my name'),
  },
  'leaving a paystub out': {
    ...change,
    ...summary,
    ...income(anIncomeCheck({ papers: [anIncomeDocument({ paystubCount: 2 })] }), twoPaystubs),
    click: async (user) => user.click((await screen.findAllByText('Leave this paystub out', { selector: 'button' }))[0]!),
  },
  'how often one is paid': {
    ...change,
    ...summary,
    click: async (user) => {
      const again = screen.queryByText('Try again', { selector: 'button' });
      await user.click(again ?? (await screen.findByRole('radio', { name: /^Every week/ })));
    },
    refused: /Your answer was not saved/,
    unknownOutcome: /We could not find out whether your answer was saved/,
  },
  'typing a paystub in': {
    ...change,
    ...summary,
    ...income(
      anIncomeCheck({ papers: [anIncomeDocument({ paystubCount: 0 })] }),
      aReadIncomeDocument({ paystubs: [], paystubCount: 0 }),
    ),
    click: clickButton('It is a paystub, I will type it in'),
  },
  'who else is on the application': {
    isInToast: true,
    ...summary,
    ...income(
      anIncomeCheck({
        papers: [anIncomeDocument()],
        additionalBorrower: { firstName: 'Jo', emailHint: 'j•••@example.com', state: 'asked' },
      }),
    ),
    contractKey: 'PUT skipAdditionalBorrower',
    request: 'PUT /api/agency/skipAdditionalBorrower',
    click: clickButton(/^Invite Jo/),
    ...OTHER_BORROWER_MESSAGES,
  },
  'the check of an income': {
    ...summary,
    contractKey: 'POST api/ocr/create-aimcheck',
    request: 'POST /api/borrower/api/ocr/create-aimcheck',
    click: clickButton('This is right, check my income'),
    refused: /The check could not begin\. Nothing was started/,
    unknownOutcome: /We have no answer yet, so we ask again/,
    // The page retries these by itself until it gets a clear response; `reviewCheck.test.tsx` tests that.
    skippedFaults: ['404 page', '500 words', '204 none', '200 {}', '200 cut', 'dropped'],
    isKeyed: true,
  },
  'consent to send the income': {
    ...income(anIncomeCheck({ papers: [anIncomeDocument()], aimCheck: anAimCheck({ state: 'passed' }) })),
    address: incomeStep('documents-summary'),
    contractKey: 'POST sendRequestToFreddieMac',
    request: 'POST /api/agency/sendRequestToFreddieMac',
    prepare: async (user) => user.click(await screen.findByRole('checkbox', { name: /^I agree/ })),
    click: clickButton('Send my income to Freddie Mac'),
    refused: /Nothing was saved or sent/,
    unknownOutcome: /We could not find out whether your income was sent\. Press the button again: it is sent only once/,
    isKeyed: true,
    expectInputKept: () => expect(screen.getByRole('checkbox', { name: /^I agree/ })).toBeChecked(),
    success: { body: anAgencyRequest(), says: /Your income was sent/ },
  },
};
