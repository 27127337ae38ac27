import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import type { AllIncome } from '#domain/income.ts';
import { formatCents } from '#domain/money.ts';
import { formatWholeDollars } from '#domain/wholeDollars.ts';
import { Amount } from '#platform/ui/layout/Amount.tsx';

import './income.css';
import { messages } from './incomeMessages.ts';
import { JobMethod, JobReasons } from './JobWords.tsx';
import type { Missing } from './missing.ts';
import { MissingList } from './MissingList.tsx';

interface Props {
  /** Null while something is missing. */
  income: AllIncome | null;
  missing: readonly Missing[];
  /** Back to the paystubs, where there is none that counts. */
  uploadAddress: string;
}

/** What it comes to a month, how, and why; or what is missing. */
export function IncomePanel({ income, missing, uploadAddress }: Props) {
  const titleId = useId();
  return (
    <section className="card" aria-labelledby={titleId}>
      <div className="two-columns income-panel">
        <div>
          <h2 id={titleId} className="income-title">
            <FormattedMessage {...messages.title} />
          </h2>
          {income === null ? (
            <>
              <p>
                <FormattedMessage {...messages.missingTitle} />
              </p>
              <MissingList missing={missing} uploadAddress={uploadAddress} />
            </>
          ) : (
            <>
              <p>
                <Amount cents={income.monthly} size="due" />
              </p>
              {income.jobs.map(({ employer, income: job }) => (
                <p key={employer} className="income-method">
                  {income.jobs.length > 1 && (
                    <span className="line muted small">
                      <FormattedMessage {...messages.job} values={{ employer, amount: formatCents(job.monthly) }} />
                    </span>
                  )}
                  <JobMethod income={job} />
                </p>
              ))}
              <p className="muted">
                <FormattedMessage {...messages.year} values={{ amount: formatWholeDollars(income.annual) }} />
              </p>
            </>
          )}
        </div>
        <div className="stack">
          {income?.jobs.map(({ employer, income: job }) => (
            <div key={employer} className="stack">
              {income.jobs.length > 1 && <h3>{employer}</h3>}
              <JobReasons income={job} hasParts={job.overtime > 0 || job.bonus > 0} />
            </div>
          ))}
          <p className="small muted">
            <FormattedMessage {...messages.preliminary} /> <FormattedMessage {...messages.seen} />
          </p>
        </div>
      </div>
    </section>
  );
}
