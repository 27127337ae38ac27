/** Layout and common parts of the console's pages. */
import { useId, type ReactNode } from 'react';

import { HtmlDocument } from '../base/pages/html.tsx';
import { formatInstant } from '../lender/format.ts';
import { CONSOLE_STYLE } from './consoleStyle.ts';

export const ConsolePage = ({ title, nonce, children }: { title: string; nonce: string; children: ReactNode }) => (
  <HtmlDocument title={title} nonce={nonce} style={CONSOLE_STYLE}>
    <main>{children}</main>
  </HtmlDocument>
);

/** Shows an instant as text in the lender's time zone. */
export const Time = ({ at }: { at: string }) => <time dateTime={at}>{formatInstant(new Date(at))}</time>;

interface TableProps {
  /** Heading above the table, which is also its accessible name. */
  title: string;
  intro?: ReactNode;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/**
 * A table with its heading. A table that is too wide scrolls, with the keyboard, too. On a phone, CSS displays each row as a block with
 * the columns' names. Changing `display` removes a table's implicit ARIA roles, so they are set explicitly.
 */
export function Table({ title, intro, columns, rows }: TableProps) {
  const id = useId();
  return (
    <>
      <h2 id={id}>{title}</h2>
      {intro}
      <div className="card scroll" role="region" aria-labelledby={id} tabIndex={0}>
        <table role="table" aria-labelledby={id}>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((name) => (
                <th key={name} scope="col" role="columnheader">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map(({ key, cells }) => (
              <tr key={key} role="row">
                {columns.map((name, index) => (
                  <td key={name} role="cell" data-label={name}>
                    {cells[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
