import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import { differencesOf, type Difference } from '#replay/steps/differences.ts';
import type { ReportStep } from '#replay/report.ts';

import { detailsMessages as messages } from '../detailsMessages.ts';

const MAX_TEXT_LENGTH = 200;

export function DifferenceTable({ before, step }: { before: ReportStep | undefined; step: ReportStep }) {
  if (before === undefined)
    return (
      <p>
        <FormattedMessage {...messages.first} />
      </p>
    );
  const { list, isIncomplete } = differencesOf(before.state, step.state);
  if (list.length === 0)
    return (
      <p>
        <FormattedMessage {...messages.same} />
      </p>
    );
  return (
    <>
      <table className="replay-differences">
        <thead>
          <tr>
            {[messages.place, messages.before, messages.after].map((name) => (
              <th key={name.id} scope="col">
                <FormattedMessage {...name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map((difference) => (
            <Row key={difference.path.join('\n')} difference={difference} />
          ))}
        </tbody>
      </table>
      {isIncomplete && (
        <Typography color="textSecondary">
          <FormattedMessage {...messages.cut} />
        </Typography>
      )}
    </>
  );
}

function Row({ difference }: { difference: Difference }) {
  const { path } = difference;
  return (
    <tr>
      <th scope="row">{path.length === 0 ? <FormattedMessage {...messages.root} /> : path.join(' › ')}</th>
      <td>{'before' in difference ? <code>{shortText(difference.before, MAX_TEXT_LENGTH)}</code> : <Nothing />}</td>
      <td>{'after' in difference ? <code>{shortText(difference.after, MAX_TEXT_LENGTH)}</code> : <Nothing />}</td>
    </tr>
  );
}

const Nothing = () => (
  <span className="muted">
    <FormattedMessage {...messages.nothing} />
  </span>
);

/** Formats a value as one JSON-like line of at most `most` characters. Stops reading the value once the limit is reached. */
function shortText(value: unknown, most: number): string {
  let text = '';
  const write = (part: unknown): void => {
    if (text.length > most) return;
    if (typeof part !== 'object' || part === null) {
      text += JSON.stringify(typeof part === 'string' ? part.slice(0, most) : (part ?? null));
      return;
    }
    const isList = Array.isArray(part);
    text += isList ? '[' : '{';
    let isFirst = true;
    for (const name of Object.keys(part)) {
      if (text.length > most) break;
      text += (isFirst ? '' : ', ') + (isList ? '' : `${name}: `);
      isFirst = false;
      write(Reflect.get(part, name));
    }
    text += isList ? ']' : '}';
  };
  write(value);
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
