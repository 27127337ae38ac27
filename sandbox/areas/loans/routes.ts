import {
  listedLoanSchema,
  loanSchema,
  loansSchema,
  loanToAddSchema,
  mailingAddressChangeSchema,
  mailingAddressConflictSchema,
  whichLoanSchema,
  type Loan,
  type LoanContact,
  type LoanServicing,
  type RecentPayment,
} from '#contract/borrower/loans.ts';
import { noContent } from '#contract/schema.ts';
import { creditDayOf } from '../../base/clock/bankCalendar.ts';
import { Refusal } from '../../base/http/errors.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { operationSchema, refusalBodySchema, type RoutesPlugin } from '../../base/wire/operation.ts';
import { findLoan, listLoans, removeLoanFromList, type ListedLoan } from '../../lender/loans/listedLoans.ts';
import { propertyAddressOf } from '../../lender/loans/mailingAddress.ts';
import { toLoanServicing } from '../../lender/loans/servicing.ts';
import { toLoanOfficer } from '../../lender/officers/officers.ts';
import { requireCaller } from '../../lender/session/caller.ts';
import { addLoan } from './addLoan.ts';
import { changeMailingAddress, validateAddress } from './mailingAddress.ts';

/**
 * Returns the payments made through the portal, by loan number. The payment area passes this function in, because areas must not import
 * each other.
 */
type RecentPaymentsReader = (
  database: Sandbox['database'],
  borrowerId: string,
  loanNumbers: string[],
) => Promise<ReadonlyMap<string, RecentPayment[]>>;

export function loanRoutes(sandbox: Sandbox, readRecentPayments: RecentPaymentsReader): RoutesPlugin {
  const { database, clock, limits } = sandbox;

  return (app) => {
    app.get(
      '/BorrowerLoan/all',
      operationSchema('borrower', 'Every loan of the signed-in borrower', loansSchema),
      async (request) => {
        const { borrowerId } = await requireCaller(sandbox, request);
        return toLoans(await listLoans(database, borrowerId), borrowerId);
      },
    );

    app.post(
      '/BorrowerLoan',
      operationSchema('borrower', 'One loan, by number or identifier', loanSchema, { body: whichLoanSchema }),
      async (request) => {
        const { borrowerId } = await requireCaller(sandbox, request);
        return toLoanOrNotFound(await findLoan(database, borrowerId, request.body), borrowerId);
      },
    );

    app.post(
      '/BorrowerLoan/verifyandaddloan',
      operationSchema(
        'borrower',
        'Adds a loan to the caller’s list, or gives one neutral refusal',
        loanSchema,
        { body: loanToAddSchema },
        { refusals: { 409: refusalBodySchema('alreadyListed') } },
      ),
      async (request) => {
        const { borrowerId } = await requireCaller(sandbox, request);
        return toLoanOrNotFound(await addLoan(sandbox, borrowerId, request.body), borrowerId);
      },
    );

    app.post(
      '/BorrowerLoan/delete',
      operationSchema('borrower', 'Takes a loan off the caller’s list; the loan stays', noContent, { body: listedLoanSchema }),
      async (request) => {
        const { borrowerId } = await requireCaller(sandbox, request);
        if (!(await removeLoanFromList(database, borrowerId, request.body.loanIdentifier))) throw loanNotFound();
        return null;
      },
    );

    app.post(
      '/BorrowerLoan/mailingaddress',
      operationSchema(
        'borrower',
        'Changes where mail about a loan goes, some banking days from now',
        loanSchema,
        { body: mailingAddressChangeSchema },
        { refusals: { 409: mailingAddressConflictSchema } },
      ),
      async (request) => {
        const { body } = request;
        const { borrowerId, email } = await requireCaller(sandbox, request);
        const which = { loanIdentifier: body.loanIdentifier };
        const owned = await findLoan(database, borrowerId, which);
        if (owned === null) throw loanNotFound();
        const mailingAddress = validateAddress(body.mailingAddress);
        await changeMailingAddress(sandbox, owned, { mailingAddress, replaces: body.replaces, askedBy: email });
        return toLoanOrNotFound(await findLoan(database, borrowerId, which), borrowerId);
      },
    );

    return Promise.resolve();
  };

  async function toLoanOrNotFound(owned: ListedLoan | null, borrowerId: string): Promise<Loan> {
    const [loan] = owned === null ? [] : await toLoans([owned], borrowerId);
    if (!loan) throw loanNotFound();
    return loan;
  }

  async function toLoans(owned: ListedLoan[], borrowerId: string): Promise<Loan[]> {
    const creditedIfPaidNow = creditDayOf(clock.now(), limits.cutOffHour);
    const today = clock.today();
    const payments = await readRecentPayments(
      database,
      borrowerId,
      owned.map(({ loan }) => loan.loan_number),
    );
    return owned.map((one) =>
      toLoan(one, today, { creditedIfPaidNow, recentPayments: payments.get(one.loan.loan_number) ?? [] }),
    );
  }
}

const loanNotFound = (): Refusal => new Refusal(404, 'We could not find that loan among yours.');

function toLoan({ loan, people, officer }: ListedLoan, today: string, more: Partial<LoanServicing>): Loan {
  return {
    loanIdentifier: loan.loan_identifier,
    loanNumber: loan.loan_number,
    contacts: contactsOf(people, officer),
    property: propertyAddressOf(loan),
    loanServicings: [{ ...toLoanServicing(loan, people[0], today), ...more }],
  };
}

/** Lists the people on the loan, then its officer. */
function contactsOf(people: ListedLoan['people'], officer: ListedLoan['officer']): LoanContact[] {
  const borrowers = people.map(({ first_name, last_name, email, role }) => ({
    firstName: first_name,
    lastName: last_name,
    emailAddress: email,
    role,
  }));
  if (officer === null) return borrowers;
  const { userIdentifier: _unused, ...contact } = toLoanOfficer(officer);
  return [...borrowers, { ...contact, role: 'LOAN_OFFICER' }];
}
