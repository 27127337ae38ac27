/** Income checks for the console's loan officer page, without any values from paystubs. */
import type { AgencyRequest, AimCheckState } from '#contract/borrower/ocr.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { countAimRuns } from './check/aimService.ts';
import { behaviorOf, type Behavior, type SimulatedService } from './check/simulatedServices.ts';

export interface IncomeConsole {
  behavior: Record<SimulatedService, Behavior>;
  aimRuns: number;
  /** Newest first. */
  requests: {
    requestId: string;
    person: string;
    email: string;
    officer: string;
    askedAt: string;
    papers: number;
    check: AimCheckState | null;
    toldAt: string | null;
    agencyRequest: (Pick<AgencyRequest, 'sentAtUtc' | 'consentedAtUtc'> & { wording: string }) | null;
  }[];
}

const MAX_REQUESTS = 100;

export async function loadIncomeConsole(sandbox: Sandbox): Promise<IncomeConsole> {
  const { database } = sandbox;
  const rows = await database
    .selectFrom('income_request as request')
    .innerJoin('loan_officer as officer', 'officer.user_identifier', 'request.officer_identifier')
    .leftJoin('agency_request as agency', 'agency.request_identifier', 'request.request_identifier')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('aim_check')
          .select(['state', 'told_at'])
          .whereRef('aim_check.request_identifier', '=', 'request.request_identifier')
          .orderBy('position', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select((where) => [
      'request.request_identifier',
      'request.first_name',
      'request.last_name',
      'request.email',
      'request.asked_at',
      'officer.email as officer',
      'newest.state',
      'newest.told_at',
      'agency.sent_at',
      'agency.consented_at',
      'agency.wording',
      where
        .selectFrom('income_paper')
        .whereRef('income_paper.request_identifier', '=', 'request.request_identifier')
        .select(({ fn }) => fn.countAll().as('papers'))
        .as('papers'),
    ])
    .orderBy('request.asked_at', 'desc')
    .limit(MAX_REQUESTS)
    .execute();
  return {
    behavior: { aim: await behaviorOf(sandbox, 'aim'), agency: await behaviorOf(sandbox, 'agency') },
    aimRuns: await countAimRuns(sandbox),
    requests: rows.map((row) => ({
      requestId: row.request_identifier,
      person: `${row.first_name} ${row.last_name}`,
      email: row.email,
      officer: row.officer,
      askedAt: row.asked_at.toISOString(),
      papers: Number(row.papers ?? 0),
      check: row.state,
      toldAt: row.told_at?.toISOString() ?? null,
      agencyRequest:
        row.sent_at === null || row.consented_at === null || row.wording === null
          ? null
          : {
              sentAtUtc: row.sent_at.toISOString(),
              consentedAtUtc: row.consented_at.toISOString(),
              wording: row.wording,
            },
    })),
  };
}
