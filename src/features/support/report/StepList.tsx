import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { useFormatMoment } from '#platform/i18n/useFormatMoment.ts';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';

import type { Draft } from './draft.ts';
import { messages } from './messages.ts';
import { groupsOf, type Step } from './steps.ts';
import { TakeOut } from './TakeOut.tsx';

/** The latest show at once; a problem is rarely further back. */
const SHOWN_AT_ONCE = 20;

interface Props {
  /** Oldest first, those that were taken out among them. */
  steps: readonly Step[];
  takenOut: Draft['takenOut'];
  onTakeOut: (step: Step) => void;
  onPutBack: (id: string) => void;
}

/** What happened, in sentences, grouped by page. */
export function StepList({ steps, takenOut, onTakeOut, onPutBack }: Props) {
  const { second } = useFormatMoment();
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const earlier = isWhole ? 0 : Math.max(0, steps.length - SHOWN_AT_ONCE);
  return (
    <div ref={list} tabIndex={-1}>
      {earlier > 0 && (
        <ActionButton
          look="quiet"
          onClick={() => {
            setIsWhole(true);
            list.current?.focus(); // the button goes
          }}
        >
          <FormattedMessage {...messages.earlier} values={{ count: earlier }} />
        </ActionButton>
      )}
      {groupsOf(steps.slice(earlier)).map(({ screen, steps: group }) => (
        <div key={group[0]?.id} className="report-group">
          <h3>
            <code>{screen}</code>
          </h3>
          <ol>
            {group.map((step) => {
              const isOut = takenOut.has(String(step.id));
              const outcome = isOut ? messages.takenOut : step.outcome && messages[step.outcome];
              return (
                <li key={step.id} className={isOut ? 'report-out' : undefined}>
                  <time dateTime={new Date(step.at).toISOString()}>{second(step.at)}</time>
                  <span className="report-sentence">{step.sentence}</span>
                  <span className={`report-outcome report-${step.outcome ?? 'none'}`}>
                    {outcome && <FormattedMessage {...outcome} />}
                  </span>
                  <TakeOut
                    thing={step.sentence}
                    isOut={isOut}
                    onTakeOut={() => onTakeOut(step)}
                    onPutBack={() => onPutBack(String(step.id))}
                  />
                </li>
              );
            })}
          </ol>
        </div>
      ))}
    </div>
  );
}
