import { addDays } from './time/dates.ts';
import { centsOf } from './money.ts';
import type { OrUnknown } from './unreadable.ts';

/**
 * Days after the due date by whose end a payment must arrive to avoid a late charge (uniform note). Used when the lender names no day
 * itself.
 */
const GRACE_DAYS = 15;
/** A payment due within this many days is "due soon". */
export const DUE_SOON_DAYS = 10;
/** When the next due date is more than this many days away, the loan counts as paid ahead. */
const PAID_AHEAD_DAYS = 31;

/** Fields of a servicing record that decide a loan's standing, such as due, overdue or transferred. */
export interface LoanStatusFields {
  dueDate: string | null;
  daysUntilDueDate: number | null;
  /** Last day without a late charge, as the lender gives it. */
  dateUntilDueDate?: string | null;
  totalAmountDue: string | null;
  lateCharges: string | null;
  dmiLoanNumber: string | null;
  newServicer: string | null;
  newServicerEffectiveDate: string | null;
  firstPaymentDueDate?: string | null;
  servicedBy?: OrUnknown<'LENDER' | 'DMI' | 'SPECIAL_SERVICING'> | null;
}

export type LoanStatus =
  | 'notBoarded'
  | 'transferred'
  | 'dmi'
  | 'specialServicing'
  | 'overdue'
  | 'overdueCharged'
  | 'dueToday'
  | 'dueSoon'
  | 'due'
  | 'paidAhead'
  | 'nothingDue'
  /** The amount owed or the servicer is unknown, so the loan is shown neither as due nor as paid. */
  | 'unclear';

export const isServicedElsewhere = (standing: LoanStatus): standing is 'transferred' | 'dmi' | 'specialServicing' =>
  standing === 'transferred' || standing === 'dmi' || standing === 'specialServicing';

export interface LoanStatusDetails {
  status: LoanStatus;
  /** True when the borrower can pay on this portal now. */
  isPayable: boolean;
  isFirstPayment: boolean;
  /** True while a transfer to a new servicer is announced but not in effect; until then this portal still takes the payment. */
  isTransferPending: boolean;
  /** Last day on which a payment is on time, `YYYY-MM-DD`; null without a due date. */
  lastTimelyDay: string | null;
}

/** The lender's current day, derived from the due date and the lender's count of days until it; null without that count. */
export const lenderToday = ({
  dueDate,
  daysUntilDueDate,
}: Pick<LoanStatusFields, 'dueDate' | 'daysUntilDueDate'>): string | null =>
  daysUntilDueDate === null ? null : addDays(dueDate, -daysUntilDueDate);

/** Determines a loan's standing from its servicing record. An undefined record means that the loan is not boarded yet. */
export function getLoanStatus(record: LoanStatusFields | undefined): LoanStatusDetails {
  if (record === undefined) return { ...NOT_BOARDED, isFirstPayment: false, lastTimelyDay: null };
  return {
    ...computeStatus(record),
    isFirstPayment: typeof record.firstPaymentDueDate === 'string' && record.firstPaymentDueDate === record.dueDate,
    lastTimelyDay: lastTimelyDay(record),
  };
}

/** Last day without a late charge. A day before the due date must be a mistake, so it is ignored. */
const lastTimelyDay = ({ dueDate, dateUntilDueDate: own = null }: LoanStatusFields): string | null =>
  own !== null && dueDate !== null && own >= dueDate ? own : addDays(dueDate, GRACE_DAYS);

const NOT_BOARDED = { status: 'notBoarded', isPayable: false, isTransferPending: false } as const;

/** Computes only what sorting needs: the list sorts up to a thousand loans, so dates are parsed only when the result depends on them. */
function computeStatus(record: LoanStatusFields): Pick<LoanStatusDetails, 'status' | 'isPayable' | 'isTransferPending'> {
  const effective = record.newServicer === null ? null : record.newServicerEffectiveDate;
  const moved = effective !== null && isTransferInEffect(effective, record);
  const status = moved ? 'transferred' : (otherServicerStatus(record) ?? dueStatus(record));
  return {
    status,
    isPayable:
      !['transferred', 'dmi', 'specialServicing', 'nothingDue', 'unclear'].includes(status) &&
      (centsOf(record.totalAmountDue) ?? 0) > 0,
    isTransferPending: effective !== null && !moved,
  };
}

function isTransferInEffect(day: string, record: LoanStatusFields): boolean {
  const today = lenderToday(record);
  return today === null || day <= today; // Dates as `YYYY-MM-DD` compare correctly as strings.
}

function otherServicerStatus({ servicedBy, dmiLoanNumber }: LoanStatusFields): LoanStatus | null {
  if (servicedBy === 'unknown') return 'unclear';
  if (servicedBy === 'SPECIAL_SERVICING') return 'specialServicing';
  if (servicedBy === 'DMI' || (servicedBy === undefined && dmiLoanNumber !== null)) return 'dmi';
  return null;
}

function dueStatus({ daysUntilDueDate: days, totalAmountDue, lateCharges }: LoanStatusFields): LoanStatus {
  const cents = centsOf(totalAmountDue);
  if (cents === null) return 'unclear';
  if (cents <= 0) return 'nothingDue';
  if (days === null) return 'due';
  if (days < 0) return (centsOf(lateCharges) ?? 0) > 0 ? 'overdueCharged' : 'overdue';
  if (days === 0) return 'dueToday';
  if (days <= DUE_SOON_DAYS) return 'dueSoon';
  return days > PAID_AHEAD_DAYS ? 'paidAhead' : 'due';
}

/** Sort key, most urgent first: loans that can be paid here by days until due, then all others. */
export function urgencySortKey(record: LoanStatusFields | undefined): number {
  if (record === undefined) return 40_000;
  const days = record.daysUntilDueDate ?? 10_000;
  return computeStatus(record).isPayable ? days : 20_000 + days;
}
