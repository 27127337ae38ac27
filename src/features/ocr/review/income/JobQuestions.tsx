import Card from '@mui/material/Card';
import { useIntl } from 'react-intl';

import { useFormatDay } from '#platform/i18n/useFormatDay.ts';

import { fieldValueOf, type Job } from '../paystubIncome.ts';
import { FrequencyQuestion } from './FrequencyQuestion.tsx';
import { messages } from './incomeMessages.ts';
import { JobFactsFields } from './JobFactsFields.tsx';
import { groupByQuestion } from './questions.ts';

/** Questions that no paystub answers, asked once per job. */
export function JobQuestions({ jobs }: { jobs: readonly Job[] }) {
  const intl = useIntl();
  const formatDay = useFormatDay();
  return jobs.map((job) => {
    const questions = groupByQuestion(job);
    const { employer } = job;
    return (
      <Card key={job.paystubs[0].paystub.paystubId}>
        {questions.map((held) => {
          const day = formatDay(fieldValueOf(held[0].paystub, 'payDate'), 'long') ?? '';
          const legend =
            employer === ''
              ? intl.formatMessage(messages.often)
              : questions.length > 1
                ? intl.formatMessage(messages.oftenOf, { employer, day })
                : intl.formatMessage(messages.oftenAt, { employer });
          return <FrequencyQuestion key={held[0].paystub.paystubId} paystubs={held} legend={legend} />;
        })}
        <JobFactsFields job={job} />
      </Card>
    );
  });
}
