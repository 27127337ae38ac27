/** Seeds the loan officers: 40 at eight branches. Their NMLS ids begin with zeros, which no real id does. */
import { sql } from 'kysely';

import type { Seed } from '../../base/db/database.ts';
import { insertAll } from '../../base/db/insertAll.ts';
import type { LoanTable } from '../loans/tables.ts';
import type { LoanOfficerTable } from '../officers/tables.ts';
import { uuidFromName, itemInCycle } from './seededBorrower.ts';

/** Five officers per branch. The last word is the last name. */
const BRANCHES = [
  { branch: 'Cleveland West', areaCode: '216', names: ['Jo Marsh', 'Daniel Kim', 'Tasha Bell', 'Erik Nyström', 'Aisha Rahman'] },
  {
    branch: 'Columbus',
    areaCode: '614',
    names: ['Paulo Batista', 'Claire Novak', 'Ray Okonjo', "Siobhán O'Dowd", 'Hank Pruitt'],
  },
  { branch: 'Ann Arbor', areaCode: '734', names: ['Linh Tran', 'Bea Castellano', 'Victor Amadi', 'Peg Lawson', 'Sanjay Iyer'] },
  { branch: 'Burlington', areaCode: '802', names: ['Amelie Roy', 'Tobias Falk', 'June Whitaker', 'Marcus Hale', 'Noor Haddad'] },
  { branch: 'Asheville', areaCode: '828', names: ['Ana Ferreira', 'Russ Delaney', 'Kofi Mensah', 'Dale Hutchins', 'Mina Park'] },
  {
    branch: 'Round Rock',
    areaCode: '512',
    names: ['Lucía Ocampo', 'Grant Tillman', 'Yara Nassar', 'Beth Sorensen', 'Ivan Petrov'],
  },
  { branch: 'Boise', areaCode: '208', names: ['Carla Jimenez', 'Wade Kessler', 'Hana Sato', 'Fiona Gallagher', 'Abel Tesfaye'] },
  { branch: 'Spokane', areaCode: '509', names: ['Daniel Kim', 'Rosa Quintero', 'Neil Abbott', 'Tuyet Le', 'Simone Archer'] },
] as const;

/** Values that are missing for some officers, by index, so that pages without them can be seen. */
const MISSING_OFFICER_VALUES: Readonly<Record<number, Partial<LoanOfficerTable>>> = {
  7: { phone: null },
  12: { phone: null },
  14: { phone: null, branch: null },
  27: { branch: null },
};

export const seededOfficers: readonly LoanOfficerTable[] = BRANCHES.flatMap(({ branch, areaCode, names }, office) =>
  names.map((name, seat) => {
    const place = office * names.length + seat;
    const cut = name.lastIndexOf(' ');
    const email = emailOf(name, place);
    return {
      user_identifier: uuidFromName(`officer ${email}`),
      first_name: name.slice(0, cut),
      last_name: name.slice(cut + 1),
      email,
      nmls_id: String(place + 1).padStart(7, '0'),
      branch,
      phone: `${areaCode}55501${71 + seat}`,
      ...MISSING_OFFICER_VALUES[place],
    };
  }),
);

/** Builds the email address from unaccented letters. The second officer of the same name gets a number. */
function emailOf(name: string, place: number): string {
  const plain = name
    .normalize('NFD')
    .replace(/[^a-zA-Z ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '.');
  const isSecond = BRANCHES.flatMap(({ names }) => [...names] as string[]).indexOf(name) < place;
  return `${plain}${isSecond ? '2' : ''}@ccm.example`;
}

/** @throws Error when no seeded officer has this email address */
export function requireSeededOfficer(email: string): LoanOfficerTable {
  const officer = seededOfficers.find((one) => one.email === email);
  if (officer === undefined) throw new Error(`No seeded officer has the address ${email}`);
  return officer;
}

/** Loans in special servicing have no officer, and neither do a few others. */
const hasOfficer = ({ loan_number, serviced_by }: Pick<LoanTable, 'loan_number' | 'serviced_by'>): boolean =>
  serviced_by !== 'SPECIAL_SERVICING' && !loan_number.endsWith('99');

/** Must run after the loans are seeded. It also updates loans of older data folders, which were seeded before officers existed. */
export const seedOfficers: Seed = async (transaction) => {
  await insertAll(transaction, 'loan_officer', seededOfficers);
  const loans = await transaction.selectFrom('loan').select(['loan_identifier', 'loan_number', 'serviced_by']).execute();
  const theirs = loans.filter(hasOfficer).map(({ loan_identifier, loan_number }) => ({
    loan_identifier,
    officer_identifier: itemInCycle(seededOfficers, Number(loan_number.slice(-4))).user_identifier,
  }));
  await sql`
    update loan set officer_identifier = theirs.officer_identifier
    from json_to_recordset(${JSON.stringify(theirs)}) as theirs (loan_identifier uuid, officer_identifier uuid)
    where theirs.loan_identifier = loan.loan_identifier`.execute(transaction);
};
