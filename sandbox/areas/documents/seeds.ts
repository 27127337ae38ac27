/** Seeds document requests in every state, for accounts and for mailed links, and a history of 10,000 documents. */
import { open, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { sql, type Insertable, type Transaction } from 'kysely';

import type { DocumentState } from '#contract/borrower/docuSafe.ts';
import { addDays } from '../../base/clock/calendar.ts';
import { DAY_MS, HOUR_MS, lenderDay } from '../../base/clock/clock.ts';
import type { Database, Seed } from '../../base/db/database.ts';
import { insertAll } from '../../base/db/insertAll.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { documentFolder } from '../../lender/documents/documentFiles.ts';
import { requireSeededOfficer } from '../../lender/seeds/officers.ts';
import {
  MANY_DOCUMENTS_BORROWER_EMAIL,
  DOCUMENTS_BORROWER_EMAIL,
  DOCUMENTS_LOAN_NUMBER,
  DOCUMENTS_CO_BORROWER_EMAIL,
} from '../../lender/seeds/documentBorrowers.ts';
import { borrowerIdOf, uuidFromName } from '../../lender/seeds/seededBorrower.ts';
import { requestLinkPath } from './requestLinks.ts';
import type { DocumentRequestTable, DocumentTaskTable } from './tables.ts';

/** Content of all seeded documents: a PDF with one blank page. */
const BLANK_PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj
xref
0 4
0000000000 65535 f 
0000000009 00000 n 
0000000052 00000 n 
0000000101 00000 n 
trailer<</Size 4/Root 1 0 R>>
startxref
164
%%EOF
`;
const BLANK_PDF_ID = uuidFromName('seeded paper');
const HISTORY_DOCUMENT_COUNT = 10_000;

/** Writes the file that all seeded documents share. */
export async function writeSeededDocument(sandbox: Sandbox): Promise<void> {
  const folder = await documentFolder(sandbox);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = await open(join(folder, BLANK_PDF_ID), 'w', 0o600);
  await file.writeFile(BLANK_PDF);
  await file.close();
}

interface SeededTask extends Partial<DocumentTaskTable> {
  document_type: string;
  title: string;
  why: string;
  sent?: { name: string; state: DocumentState; hoursAgo: number }[];
}

interface SeededRequest {
  email: string;
  firstName: string;
  lastName: string;
  officer: string;
  kind: 'followUp' | 'preApproval';
  purpose: DocumentRequestTable['purpose'];
  loanNumber?: string;
  daysAgo: number;
  dueInDays: number | null;
  note?: { message: string; hoursAgo: number };
  tasks: SeededTask[];
}

const PAYSTUBS_TASK: SeededTask = {
  document_type: 'paystub',
  title: 'Your two most recent paystubs',
  why: 'The whole page, with the year-to-date column. They show what you earn now.',
  wanted: 2,
};
const BANK_STATEMENT_TASK: SeededTask = {
  document_type: 'bankStatement',
  title: 'Bank statement for last month',
  why: 'Every page, even blank ones. It shows that you have the money to close.',
};
const PHOTO_ID_TASK: SeededTask = {
  document_type: 'identification',
  title: 'Photo ID',
  why: 'A driver’s license or passport that has not expired. Federal law asks us to check who you are.',
};

const ACCOUNT_REQUESTS: readonly SeededRequest[] = [
  {
    email: DOCUMENTS_BORROWER_EMAIL,
    firstName: 'Imani',
    lastName: 'Castellan',
    officer: 'jo.marsh@ccm.example',
    kind: 'followUp',
    purpose: 'refinance',
    loanNumber: DOCUMENTS_LOAN_NUMBER,
    daysAgo: 3,
    dueInDays: 8,
    note: { message: 'These are all I need before I can lock your rate.', hoursAgo: 2 },
    tasks: [
      { ...PAYSTUBS_TASK, sent: [{ name: 'paystub-first.pdf', state: 'received', hoursAgo: 26 }] },
      BANK_STATEMENT_TASK,
      {
        document_type: 'insurance',
        title: 'Homeowners insurance',
        why: 'The declarations page of the policy that you have now.',
        decision: 'accepted',
        sent: [{ name: 'policy-declarations.pdf', state: 'accepted', hoursAgo: 50 }],
      },
      {
        ...PHOTO_ID_TASK,
        decision: 'sentBack',
        reason: 'The bottom edge is cut off, so we can’t read the expiration date. Please send the whole card.',
        sent: [{ name: 'license.pdf', state: 'sentBack', hoursAgo: 30 }],
      },
      {
        document_type: 'taxReturn',
        title: 'Tax return for last year',
        why: 'All pages, with the schedules. They show income that is not on a paystub.',
        sent: [{ name: 'form-1040.pdf', state: 'received', hoursAgo: 27 }],
      },
      {
        document_type: 'giftLetter',
        title: 'Gift letter',
        why: 'If somebody gives you money for closing, a letter from them that says it is no loan.',
      },
    ],
  },
  {
    email: DOCUMENTS_CO_BORROWER_EMAIL,
    firstName: 'Teodor',
    lastName: 'Castellan',
    officer: 'jo.marsh@ccm.example',
    kind: 'followUp',
    purpose: 'refinance',
    loanNumber: DOCUMENTS_LOAN_NUMBER,
    daysAgo: 3,
    dueInDays: 8,
    tasks: [{ ...PAYSTUBS_TASK, sent: [{ name: 'partner-paystub.pdf', state: 'received', hoursAgo: 20 }] }],
  },
  {
    email: MANY_DOCUMENTS_BORROWER_EMAIL,
    firstName: 'Auden',
    lastName: 'Pell',
    officer: 'amelie.roy@ccm.example',
    kind: 'followUp',
    purpose: 'servicing',
    daysAgo: 400,
    dueInDays: null,
    tasks: [
      { document_type: 'other', title: 'Receipts of the renovation', why: 'What the draws were spent on.', decision: 'accepted' },
    ],
  },
];

const LINK_REQUESTS: readonly (SeededRequest & { what: string })[] = [
  {
    what: 'Documents asked for by a mailed link',
    email: 'docs.asked@example.com',
    firstName: 'Odalys',
    lastName: 'Brandt',
    officer: 'ray.okonjo@ccm.example',
    kind: 'followUp',
    purpose: 'purchase',
    daysAgo: 1,
    dueInDays: 9,
    note: { message: 'The sooner these are in, the sooner we can set a closing date.', hoursAgo: 5 },
    tasks: [PAYSTUBS_TASK, BANK_STATEMENT_TASK],
  },
  {
    what: 'Documents asked for, whose link has expired',
    email: 'docs.late@example.com',
    firstName: 'Bram',
    lastName: 'Osei',
    officer: 'ray.okonjo@ccm.example',
    kind: 'followUp',
    purpose: 'purchase',
    daysAgo: 45,
    dueInDays: -30,
    tasks: [BANK_STATEMENT_TASK],
  },
  {
    what: 'Documents for a pre-approval',
    email: 'docs.preapproval@example.com',
    firstName: 'Keziah',
    lastName: 'Lund',
    officer: 'linh.tran@ccm.example',
    kind: 'preApproval',
    purpose: 'purchase',
    daysAgo: 2,
    dueInDays: 12,
    note: { message: 'With these I can tell you how much you could borrow.', hoursAgo: 30 },
    tasks: [
      PAYSTUBS_TASK,
      { ...PHOTO_ID_TASK, sent: [{ name: 'passport.pdf', state: 'received', hoursAgo: 10 }] },
      {
        document_type: 'w2',
        title: 'W-2 forms for the last two years',
        why: 'One from each employer. They show how steady your income is.',
        wanted: 2,
        decision: 'sentBack',
        reason: 'One of the two years is missing.',
        sent: [{ name: 'w2.pdf', state: 'sentBack', hoursAgo: 20 }],
      },
    ],
  },
];

const requestIdOf = ({ email }: { email: string }): string => uuidFromName(`document request ${email}`);

export const seedDocumentRequests: Seed = async (transaction, now) => {
  const accounts = await transaction.selectFrom('borrower').select('borrower_id').execute();
  const hasAccount = ({ email }: { email: string }) => accounts.some(({ borrower_id }) => borrower_id === borrowerIdOf(email));
  // Data folders that are older than these seeded borrowers do not have their accounts, so their requests are skipped.
  const requests: readonly SeededRequest[] = [...ACCOUNT_REQUESTS.filter(hasAccount), ...LINK_REQUESTS];
  const ago = (hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);

  await insertAll(
    transaction,
    'document_contact',
    requests.map((request) => ({
      contact_identifier: uuidFromName(`contact ${request.email}`),
      borrower_id: hasAccount(request) ? borrowerIdOf(request.email) : null,
      first_name: request.firstName,
      last_name: request.lastName,
      email: request.email,
    })),
  );
  await insertAll(
    transaction,
    'document_request',
    requests.map((request) => ({
      request_identifier: requestIdOf(request),
      contact_identifier: uuidFromName(`contact ${request.email}`),
      officer_identifier: requireSeededOfficer(request.officer).user_identifier,
      kind: request.kind,
      purpose: request.purpose,
      loan_identifier: request.loanNumber === undefined ? null : uuidFromName(`loan ${request.loanNumber}`),
      asked_at: new Date(now.getTime() - request.daysAgo * DAY_MS),
      due_date: request.dueInDays === null ? null : addDays(lenderDay(now), request.dueInDays),
      round: 1,
      told_round: 0,
      told_at: null,
      mailed_for: null,
    })),
  );
  const tasks = requests.flatMap((request) =>
    request.tasks.map(({ sent = [], ...task }, position) => ({
      owner: hasAccount(request) ? borrowerIdOf(request.email) : uuidFromName(`contact ${request.email}`),
      sent,
      row: {
        task_identifier: taskIdOf(request.email, position),
        request_identifier: requestIdOf(request),
        position,
        wanted: 1,
        decision: null,
        reason: null,
        unavailable_at: task.document_type === 'giftLetter' ? ago(40) : null,
        ...task,
      } satisfies DocumentTaskTable,
    })),
  );
  await insertAll(
    transaction,
    'document_task',
    tasks.map(({ row }) => row),
  );
  await insertAll(
    transaction,
    'document_note',
    requests.flatMap((request) =>
      request.note === undefined
        ? []
        : {
            note_identifier: uuidFromName(`document note ${request.email}`),
            request_identifier: requestIdOf(request),
            message: request.note.message,
            written_at: ago(request.note.hoursAgo),
          },
    ),
  );
  await insertAll(
    transaction,
    'document',
    tasks.flatMap(({ owner, row, sent }) =>
      sent.map(({ name, state, hoursAgo }): Insertable<Database['document']> => ({
        document_id: uuidFromName(`document ${row.task_identifier} ${name}`),
        owner_identifier: owner,
        task_identifier: row.task_identifier,
        file_name: name,
        state,
        sent_at: ago(hoursAgo),
        ...seededDocumentColumns,
      })),
    ),
  );
  if (hasAccount({ email: MANY_DOCUMENTS_BORROWER_EMAIL })) await seedDocumentHistory(transaction, now);
};

const taskIdOf = (email: string, position: number): string => uuidFromName(`document task ${email} ${position}`);
const seededDocumentColumns = {
  content_id: BLANK_PDF_ID,
  media_type: 'application/pdf',
  size_bytes: Buffer.byteLength(BLANK_PDF),
  digest: '',
};

/** Inserts everything in one statement, because inserting row by row would take seconds. */
async function seedDocumentHistory(transaction: Transaction<Database>, now: Date): Promise<void> {
  await sql`
    insert into document
      (document_id, content_id, owner_identifier, task_identifier, state, file_name, media_type, size_bytes, digest, sent_at)
    select
      md5('history ' || place)::uuid, ${seededDocumentColumns.content_id}::uuid, ${borrowerIdOf(MANY_DOCUMENTS_BORROWER_EMAIL)}::uuid,
      ${taskIdOf(MANY_DOCUMENTS_BORROWER_EMAIL, 0)}::uuid, 'accepted', 'receipt-' || lpad(place::text, 5, '0') || '.pdf',
      ${seededDocumentColumns.media_type}, ${seededDocumentColumns.size_bytes}, '', ${now}::timestamptz - place * interval '50 minutes'
    from generate_series(1, ${HISTORY_DOCUMENT_COUNT}) as place`.execute(transaction);
}

/** Returns the links of the seeded requests for the console. Data folders that are older than these seeds have none. */
export async function seededRequestLinks(
  sandbox: Pick<Sandbox, 'database' | 'limits'>,
): Promise<{ what: string; path: string }[]> {
  const requests = await sandbox.database.selectFrom('document_request').selectAll().execute();
  const links: { what: string; path: string }[] = [];
  for (const { what, kind, officer, email } of LINK_REQUESTS) {
    const request = requests.find(({ request_identifier }) => request_identifier === requestIdOf({ email }));
    if (request === undefined) continue;
    links.push({
      what,
      path: await requestLinkPath(sandbox, { ...request, kind }, { email: officer }, lenderDay(request.asked_at)),
    });
  }
  return [...links, { what: 'Documents to a loan officer, without being asked', path: UNSOLICITED_UPLOAD_PATH }];
}

const UNSOLICITED_UPLOAD_PATH = `/public-pages/send-documents/${encodeURIComponent('jo.marsh@ccm.example')}/upload`;
