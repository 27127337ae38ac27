/** The frame of the sandbox's own pages. */
import type { ReactNode } from 'react';

import { Frame } from '../base/pages/html.tsx';
import { CONSOLE_STYLE } from './consoleStyle.ts';

export const ConsolePage = ({ title, nonce, children }: { title: string; nonce: string; children: ReactNode }) => (
  <Frame title={title} nonce={nonce} style={CONSOLE_STYLE}>
    <main>{children}</main>
  </Frame>
);

/** A table that scrolls sideways where there is no room. */
export const Table = ({ columns, children }: { columns: readonly string[]; children: ReactNode }) => (
  <div className="card scroll">
    <table>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
