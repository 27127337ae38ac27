import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { Notice } from '#platform/ui/feedback/Notice.tsx';

import type { FollowUpTask, Whose } from '../docuSafeApi.ts';
import { DontHave } from './DontHave.tsx';
import { messages } from './requestMessages.ts';
import { SendFiles } from './SendFiles.tsx';
import { SentDocuments } from './SentDocuments.tsx';
import { TaskStatus } from './TaskStatus.tsx';

interface Props {
  task: FollowUpTask;
  /** Its place in the request, from 1. */
  number: number;
  whose: Whose;
  /** It is the first that waits for something. */
  isNext: boolean;
}

/** One kind of paper that is asked for: what and why, what was sent, and the ways to send more. */
export function TaskCard({ task, number, whose, isNext }: Props) {
  const id = useId();
  const { title, why, state, sentBackReason } = task;
  return (
    <section className="card document-task" aria-labelledby={id}>
      <div>
        <h3 id={id}>
          <FormattedMessage {...messages.numbered} values={{ number, title }} />
        </h3>
        {why !== '' && <p className="muted">{why}</p>}
      </div>
      <TaskStatus task={task} />
      {sentBackReason !== null && (
        <Notice tone="attention" still title={<FormattedMessage {...messages.again} />}>
          <p>{sentBackReason}</p>
        </Notice>
      )}
      <SentDocuments task={task} whose={whose} />
      <div role="status" className="document-said">
        {state === 'unavailable' && (
          <p className="muted">
            <FormattedMessage {...messages.saidUnavailable} />
          </p>
        )}
      </div>
      {state !== 'accepted' && <SendFiles task={task} whose={whose} isNext={isNext} />}
      <DontHave task={task} whose={whose} />
    </section>
  );
}
