import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

export function Facts({ facts }: { facts: readonly (readonly [name: MessageDescriptor, value: ReactNode])[] }) {
  return (
    <dl className="replay-facts">
      {facts.map(([name, value]) => (
        <div key={name.id}>
          <dt>
            <FormattedMessage {...name} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
