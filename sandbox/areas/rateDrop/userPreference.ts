import type { Kysely } from 'kysely';

import type { RateDropAlert, UserPreference } from '#contract/borrower/rateDrop.ts';
import type { Database } from '../../base/db/database.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { toMoney, toPercent } from '../../base/wire/formats.ts';
import { listLoans } from '../../lender/loans/listedLoans.ts';
import { propertyAddressOf } from '../../lender/loans/mailingAddress.ts';
import { toLoanOfficer } from '../../lender/officers/officers.ts';
import { toQuotedRate } from '../../lender/rates/rates.ts';
import type { RateAlertTable } from './tables.ts';

/** Converts alerts and adds the loan, if it is on the borrower's list, and the loan officer of each. */
export async function toUserPreferences(
  { database }: Pick<Sandbox, 'database'>,
  borrowerId: string,
  alerts: readonly RateAlertTable[],
): Promise<UserPreference[]> {
  if (alerts.length === 0) return [];
  const needsLoans = alerts.some(({ loan_identifier }) => loan_identifier !== null);
  const loans = new Map(
    (needsLoans ? await listLoans(database, borrowerId) : []).map(({ loan }) => [loan.loan_identifier, loan]),
  );
  const officers = new Map((await officersOf(database, alerts)).map((officer) => [officer.user_identifier, officer]));
  return alerts.map((alert) => {
    const loan = loans.get(alert.loan_identifier ?? '');
    const officer = officers.get(alert.officer_identifier ?? '');
    return {
      userPreferenceId: alert.alert_id,
      alert: toAlert(alert),
      state: alert.state,
      setAtUtc: alert.set_at.toISOString(),
      updatedAtUtc: alert.updated_at.toISOString(),
      cancelledAtUtc: alert.cancelled_at?.toISOString() ?? null,
      loan: loan
        ? {
            loanIdentifier: loan.loan_identifier,
            property: propertyAddressOf(loan),
          }
        : null,
      officer: officer ? toLoanOfficer(officer) : null,
      lastChecked:
        alert.checked_at === null || alert.checked_rate === null || alert.checked_apr === null
          ? null
          : {
              ...toQuotedRate({ rate: alert.checked_rate, apr: alert.checked_apr }),
              checkedAtUtc: alert.checked_at.toISOString(),
            },
      reached:
        alert.reached_on === null || alert.reached_rate === null || alert.reached_apr === null
          ? null
          : { ...toQuotedRate({ rate: alert.reached_rate, apr: alert.reached_apr }), reachedOn: alert.reached_on },
    };
  });
}

const officersOf = (database: Kysely<Database>, alerts: readonly RateAlertTable[]) => {
  const identifiers = alerts.flatMap(({ officer_identifier }) => officer_identifier ?? []);
  return identifiers.length === 0
    ? []
    : database.selectFrom('loan_officer').selectAll().where('user_identifier', 'in', identifiers).execute();
};

function toAlert(alert: RateAlertTable): RateDropAlert {
  const anyAlert = {
    targetInterestRate: toPercent(alert.target_rate),
    propertyUsage: alert.property_usage,
    propertyType: alert.property_type,
    mortgageType: alert.mortgage_type,
    loanOfficer: alert.officer_identifier,
    firstName: alert.first_name,
    lastName: alert.last_name,
    email: alert.email,
    phone: alert.phone,
    phoneConsent: alert.phone_consent && { version: alert.phone_consent.version, text: alert.phone_consent.text },
  };
  if (alert.purpose === 'purchase') return { purpose: 'purchase', ...anyAlert };
  return {
    purpose: 'refinance',
    mrcLoanNumber: alert.mrc_loan_number,
    currentInterestRate: toPercent(alert.current_rate ?? 0),
    currentMonthlyPayment: toMoney(alert.current_payment_cents ?? 0),
    remainingLoanBalance: toMoney(alert.balance_cents ?? 0),
    targetMonthlySavings: toMoney(alert.target_savings_cents ?? 0),
    ...anyAlert,
  };
}
