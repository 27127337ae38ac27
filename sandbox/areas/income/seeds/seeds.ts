/** Seeds five links, one in each state: new, documents to review, check failed, sent, expired. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Transaction } from 'kysely';

import type { AimCheckState } from '#contract/borrower/ocr.ts';
import { DAY_MS, HOUR_MS, lenderDay } from '../../../base/clock/clock.ts';
import type { Database, Seed } from '../../../base/db/database.ts';
import { insertAll } from '../../../base/db/insertAll.ts';
import { readSetting } from '../../../base/db/sandboxSettings.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { toMoney } from '../../../base/wire/formats.ts';
import { documentFolder } from '../../../lender/documents/documentFiles.ts';
import { requireSeededOfficer } from '../../../lender/seeds/officers.ts';
import { uuidFromName } from '../../../lender/seeds/seededBorrower.ts';
import { paystubValuesHash, readinessOf } from '../check/readiness.ts';
import { linkPath } from '../link/incomeLinks.ts';
import type { IncomeRequestTable } from '../link/tables.ts';
import { loadIncomeDocuments } from '../documents/incomeDocuments.ts';
import { USUAL_PAYSTUB_FIELDS } from '../documents/values.ts';
import { seededLinks, type SeededLink } from './seededLinks.ts';
import { seededDocuments, type SeededDocument } from './seededDocuments.ts';
import { pdfOf, placesOf, type PrintedValues } from './seededPaystub.ts';

const requestIdOf = ({ email }: { email: string }): string => uuidFromName(`income request ${email}`);
const contactIdOf = ({ email }: { email: string }): string => uuidFromName(`income contact ${email}`);
const paperIdOf = (email: string, { fileName }: SeededDocument): string => uuidFromName(`income paper ${email} ${fileName}`);

export const seedIncome: Seed = async (transaction, now) => {
  const today = lenderDay(now);
  const papers = seededDocuments(today);
  const ago = (hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);
  for (const link of seededLinks) {
    const request: IncomeRequestTable = {
      request_identifier: requestIdOf(link),
      contact_identifier: contactIdOf(link),
      officer_identifier: requireSeededOfficer(link.officer).user_identifier,
      first_name: link.firstName,
      last_name: link.lastName,
      email: link.email,
      zip: link.zip,
      asked_at: new Date(now.getTime() - link.daysAgo * DAY_MS),
      mailed_for: null,
      other_first_name: link.other?.firstName ?? null,
      other_last_name: link.other?.lastName ?? null,
      other_email: link.other?.email ?? null,
      other_zip: link.other?.zip ?? null,
      other_state: link.other === undefined ? null : 'asked',
      other_request: null,
      closed_at: link.isSent ? ago(2) : null,
    };
    await transaction.insertInto('income_request').values(request).execute();
    for (const paper of papers[link.email] ?? []) await seedPaper(transaction, link, paper, ago(30));
    if (link.check !== undefined)
      await seedCheck(transaction, request, { state: link.check, at: ago(3), isSent: link.isSent ?? false });
  }
};

async function seedPaper(
  transaction: Transaction<Database>,
  link: SeededLink,
  paper: SeededDocument,
  sentAt: Date,
): Promise<void> {
  const { printed, marked } = paper;
  const document_id = paperIdOf(link.email, paper);
  const content = pdfOf(printed);
  await transaction
    .insertInto('document')
    .values({
      document_id,
      content_id: document_id,
      owner_identifier: contactIdOf(link),
      task_identifier: null,
      state: 'received',
      file_name: paper.fileName,
      media_type: 'application/pdf',
      size_bytes: content.length,
      digest: createHash('sha256').update(content).digest('hex'),
      sent_at: sentAt,
    })
    .execute();
  await transaction
    .insertInto('income_paper')
    .values({
      document_id,
      request_identifier: requestIdOf(link),
      reading: 'read',
      attempts: 0,
      warnings: '[]',
      pages: JSON.stringify([{ width: 1275, height: 1650 }]), // Size of a letter page as rendered by the reader.
    })
    .execute();
  const paystub_id = uuidFromName(`income paystub ${document_id}`);
  await transaction
    .insertInto('income_paystub')
    .values({
      paystub_id,
      document_id,
      position: 0,
      suggested_frequency: paper.suggestedFrequency,
      pay_frequency: paper.payFrequency,
      is_name_confirmed: false,
      is_left_out: false,
      started_on: null,
      prior_year_gross: null,
    })
    .execute();
  const places = placesOf(printed);
  const names = [...new Set([...USUAL_PAYSTUB_FIELDS, ...(Object.keys(printed) as (keyof PrintedValues)[])])];
  await insertAll(
    transaction,
    'income_value',
    names.map((name) => {
      const mark = marked[name];
      const place = places.get(name);
      return {
        paystub_id,
        name,
        read: mark?.read ?? printed[name as keyof PrintedValues] ?? null,
        confidence: mark === undefined ? 0.97 : 0.55,
        doubt: mark?.doubt ?? null,
        place: place === undefined ? null : JSON.stringify(place),
        is_edited: false,
        edited: null,
        is_confirmed: false,
      };
    }),
  );
}

interface SeededCheck {
  state: AimCheckState;
  at: Date;
  isSent: boolean;
}

async function seedCheck(transaction: Transaction<Database>, request: IncomeRequestTable, { state, at, isSent }: SeededCheck) {
  const asked = { database: transaction, clock: { today: () => lenderDay(at) } };
  const papers = await loadIncomeDocuments(asked, request, { secondsLeft: () => null });
  const aim_check_id = uuidFromName(`aim check ${request.email}`);
  await transaction
    .insertInto('aim_check')
    .values({
      aim_check_id,
      request_identifier: request.request_identifier,
      key: uuidFromName(`aim key ${request.email}`),
      fingerprint: '',
      facts: await paystubValuesHash({ database: transaction }, papers),
      monthly_income: toMoney(readinessOf(papers).monthlyCents ?? 0),
      state,
      started_at: at,
      told_at: null,
    })
    .execute();
  await transaction
    .insertInto('outside.aim_run')
    .values({ key: aim_check_id, passed: state === 'passed', at })
    .execute();
  if (!isSent) return;
  const agency_request_id = uuidFromName(`agency request ${request.email}`);
  await transaction
    .insertInto('agency_request')
    .values({
      request_identifier: request.request_identifier,
      agency_request_id,
      aim_check_id,
      key: uuidFromName(`agency key ${request.email}`),
      fingerprint: '',
      consented_at: at,
      wording: '2026-11',
      sent_at: at,
    })
    .execute();
  await transaction.insertInto('outside.taken_request').values({ agency_request_id, at }).execute();
}

/** Writes the files of the seeded documents that are still in the database. */
export async function writeSeededPaystubs(sandbox: Sandbox): Promise<void> {
  const day = await readSetting(sandbox.database, INCOME_SEEDED_ON_SETTING);
  if (day === null) return;
  const folder = await documentFolder(sandbox);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const rows = await sandbox.database.selectFrom('income_paper').select('document_id').execute();
  for (const [email, papers] of Object.entries(seededDocuments(day))) {
    for (const paper of papers) {
      const id = paperIdOf(email, paper);
      if (rows.some(({ document_id }) => document_id === id))
        await writeFile(join(folder, id), pdfOf(paper.printed), { mode: 0o600 });
    }
  }
}

export const INCOME_SEEDED_ON_SETTING = 'income-seeded-on';

/** A seeded link with the values that its identity check expects. */
interface ListedLink {
  what: string;
  path: string;
  lastName: string;
  zip: string;
}

/** The seeded links, for the sandbox's page of links. Empty for a data folder that was created before these seeds existed. */
export async function seededIncomeLinks(sandbox: Pick<Sandbox, 'database' | 'limits'>): Promise<ListedLink[]> {
  const requests = await sandbox.database.selectFrom('income_request').selectAll().execute();
  const links: ListedLink[] = [];
  for (const link of seededLinks) {
    const request = requests.find(({ request_identifier }) => request_identifier === requestIdOf(link));
    if (request === undefined) continue;
    links.push({ what: link.what, path: await linkPath(sandbox, request), lastName: link.lastName, zip: link.zip });
  }
  return links;
}
