/** Calculates the privacy choices in force from the account, the browser's cookie, and the browser's Global Privacy Control signal. */
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';

import type { DeviceChoice, PrivacyChoice, PrivacyPreference, PrivacyState } from '#contract/borrower/privacy.ts';
import { addDays } from '../../base/clock/calendar.ts';
import { lenderDay } from '../../base/clock/clock.ts';
import type { Database } from '../../base/db/database.ts';
import { CHOICE_NAMES, CHOICE_RULES, currentChoices, DEVICE_CHOICES, isDeviceChoice } from '../../lender/privacy/choices.ts';
import { readDeviceChoice, CHOICES_COOKIE_DAYS } from '../../lender/privacy/deviceChoices.ts';
import type { StoredChoice } from '../../lender/privacy/tables.ts';

export interface Requester {
  request: FastifyRequest;
  /** Null without a session. */
  borrowerId: string | null;
  isSignalOn: boolean;
}

const defaultChoiceState = (choice: PrivacyChoice): PrivacyState => ({
  choice,
  isAllowed: CHOICE_RULES[choice].isAllowedAtFirst,
  since: null,
  until: null,
  by: null,
  isForEveryone: false,
  overriddenYes: null,
  changeId: null,
});

/** Returns the state of every choice that the user may make, in order. */
export async function listChoiceStates(
  database: Kysely<Database>,
  { request, borrowerId, isSignalOn }: Requester,
): Promise<PrivacyState[]> {
  const states =
    borrowerId === null
      ? DEVICE_CHOICES.map((choice) => deviceChoiceState(request, choice))
      : await accountChoiceStates(database, borrowerId, request);
  return states.map((state) => (isSignalOn && isDeviceChoice(state.choice) ? withSignalOverride(state) : state));
}

function deviceChoiceState(request: FastifyRequest, choice: DeviceChoice): PrivacyState {
  const chosen = readDeviceChoice(request, choice);
  if (chosen === undefined) return defaultChoiceState(choice);
  const { isAllowed, at, changeId } = chosen;
  const since = lenderDay(new Date(at));
  return {
    ...defaultChoiceState(choice),
    isAllowed,
    since,
    until: isAllowed ? null : addDays(since, CHOICES_COOKIE_DAYS),
    by: 'person',
    changeId,
  };
}

async function accountChoiceStates(
  database: Kysely<Database>,
  borrowerId: string,
  request: FastifyRequest,
): Promise<PrivacyState[]> {
  const chosen = await currentChoices(database, borrowerId);
  const yesBefore = chosen.get('saleOrSharing')?.is_signal === true ? await lastSaleOptInDay(database, borrowerId) : null;
  return CHOICE_NAMES.map((choice) => {
    const row = chosen.get(choice);
    const state = row === undefined ? defaultChoiceState(choice) : toChoiceState(row, borrowerId, yesBefore);
    if (!isDeviceChoice(choice) || !state.isAllowed) return state;
    // An opt-out made in this browser before signing in stays in force.
    const device = deviceChoiceState(request, choice);
    return device.by !== null && !device.isAllowed ? { ...device, by: 'device' } : state;
  });
}

function toChoiceState(row: StoredChoice, borrowerId: string, yesBefore: string | null): PrivacyState {
  const isOwn = row.made_by === borrowerId;
  return {
    choice: row.choice,
    isAllowed: row.is_allowed,
    since: lenderDay(row.made_at),
    until: row.until_day,
    by: row.is_signal ? 'signal' : isOwn ? 'person' : 'jointBorrower',
    isForEveryone: row.is_for_everyone,
    overriddenYes: row.is_signal ? yesBefore : null,
    changeId: row.change_id,
  };
}

/** Returns the day of the person's last own choice about sale or sharing, if it was an opt-in; otherwise null. */
async function lastSaleOptInDay(database: Kysely<Database>, borrowerId: string): Promise<string | null> {
  const last = await database
    .selectFrom('privacy_choice')
    .select(['is_allowed', 'made_at'])
    .where('borrower_id', '=', borrowerId)
    .where('choice', '=', 'saleOrSharing')
    .where('is_signal', '=', false)
    .where('taken_back_at', 'is', null)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.is_allowed === true ? lenderDay(last.made_at) : null;
}

/** The browser's signal overrides an opt-in, whenever it was given (11 CCR 7025(c)(3)). */
const withSignalOverride = (state: PrivacyState): PrivacyState =>
  state.isAllowed
    ? {
        ...state,
        isAllowed: false,
        since: null,
        until: null,
        by: 'signal',
        overriddenYes: state.by === null ? null : state.since,
      }
    : state.by === null
      ? { ...state, by: 'signal' }
      : state;

export async function readPreference(database: Kysely<Database>, asker: Requester): Promise<PrivacyPreference> {
  const { borrowerId, isSignalOn } = asker;
  return {
    of: borrowerId === null ? 'device' : 'person',
    isSignalOn,
    jointBorrowers: borrowerId === null ? [] : (await listJointBorrowers(database, borrowerId)).map(({ name }) => name),
    choices: await listChoiceStates(database, asker),
  };
}

interface JointBorrower {
  borrowerId: string;
  email: string;
  name: string;
}

/**
 * Returns the other people on loans that the borrower is on and has on their list. Somebody who has not proven that a loan is theirs must
 * not learn anybody's name.
 */
export async function listJointBorrowers(database: Kysely<Database>, borrowerId: string): Promise<JointBorrower[]> {
  const people = await database
    .selectFrom('loan_borrower as mine')
    .innerJoin('loan_list', (join) =>
      join
        .onRef('loan_list.loan_identifier', '=', 'mine.loan_identifier')
        .onRef('loan_list.borrower_id', '=', 'mine.borrower_id'),
    )
    .innerJoin('loan_borrower as other', 'other.loan_identifier', 'mine.loan_identifier')
    .innerJoin('borrower', 'borrower.borrower_id', 'other.borrower_id')
    .select(['borrower.borrower_id', 'borrower.email', 'borrower.first_name', 'borrower.last_name'])
    .distinct()
    .where('mine.borrower_id', '=', borrowerId)
    .where('other.borrower_id', '<>', borrowerId)
    .orderBy('borrower.last_name')
    .orderBy('borrower.first_name')
    .orderBy('borrower.borrower_id')
    .execute();
  return people.map(({ borrower_id, email, first_name, last_name }) => ({
    borrowerId: borrower_id,
    email,
    name: `${first_name} ${last_name}`.trim(),
  }));
}
