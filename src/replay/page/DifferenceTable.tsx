import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import { DataEntries, type OpenNodes } from '#platform/support/DataTree.tsx';
import { differencesOf } from '#replay/steps/differences.ts';
import type { ReportStep } from '#replay/report.ts';

import { detailsMessages as messages } from './detailsMessages.ts';

interface Props {
  /** The step before; undefined at the first one. */
  before: ReportStep | undefined;
  step: ReportStep;
  parts: OpenNodes;
}

/** Shows what a step changed in the state: each changed place with its value before and after. */
export function DifferenceTable({ before, step, parts }: Props) {
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
      <Table sx={{ tableLayout: 'fixed', '& th, & td': { verticalAlign: 'top', overflowWrap: 'anywhere' } }}>
        <TableHead>
          <TableRow>
            {[messages.place, messages.before, messages.after].map((name) => (
              <TableCell key={name.id} scope="col">
                <FormattedMessage {...name} />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {list.map((difference) => {
            const path = difference.path.join('\n');
            return (
              <TableRow key={path}>
                <TableCell component="th" scope="row">
                  {difference.path.length === 0 ? <FormattedMessage {...messages.root} /> : difference.path.join(' › ')}
                </TableCell>
                {(['before', 'after'] as const).map((side) => (
                  <TableCell key={side}>
                    {side in difference ? (
                      <DataEntries value={difference[side]} path={`${side}/${path}`} parts={parts} />
                    ) : (
                      <span className="muted">
                        <FormattedMessage {...messages.nothing} />
                      </span>
                    )}
                  </TableCell>
                ))}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
      {isIncomplete && (
        <Typography color="textSecondary">
          <FormattedMessage {...messages.cut} />
        </Typography>
      )}
    </>
  );
}
