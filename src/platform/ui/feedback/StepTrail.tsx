import { FormattedMessage, useIntl } from 'react-intl';

import { messages } from './stepMessages.ts';

interface Props {
  /** The steps' names, in order. */
  steps: readonly string[];
  /** Which one is shown, from 0. */
  current: number;
}

/** The current step of a flow, in words and as a line of named steps. */
export function StepTrail({ steps, current }: Props) {
  const intl = useIntl();
  return (
    <div className="step-trail no-print">
      <p>
        <FormattedMessage
          {...messages.stepOf}
          values={{ current: current + 1, total: steps.length, name: steps[current] ?? '' }}
        />
      </p>
      <ol aria-label={intl.formatMessage(messages.steps)}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={index < current ? 'step-done' : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            <span>{step}</span>
            {index < current && (
              <span className="visually-hidden">
                <FormattedMessage {...messages.stepDone} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
