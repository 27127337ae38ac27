/** Layout and common parts of the console's pages. */
import { useId, type ReactNode } from 'react';

import { HtmlDocument } from '../base/html.tsx';
import { formatInstant } from '../lender/format.ts';

const CONSOLE_STYLE = `
@font-face { font-family: 'Public Sans'; src: url('/oidc/fonts/public-sans.woff2') format('woff2'); font-weight: 100 900; font-display: swap }
:root { color-scheme: light; --paper: #fbfaf6; --card: #fff; --ink: #14262b; --muted: #4c5b5e; --primary: #0b5a4a; --on-primary: #fff; --line: #ddd9cf; --control: #7f8b87; --focus: #1d4ed8 }
@media (prefers-color-scheme: dark) {
  :root { color-scheme: dark; --paper: #0e1a1c; --card: #16262a; --ink: #e8efec; --muted: #a9b7b4; --primary: #7fd1b9; --on-primary: #0e1a1c; --line: #2c3f43; --control: #7e918f; --focus: #9dbbff }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 'Public Sans', system-ui, sans-serif; font-variant-numeric: tabular-nums; overflow-wrap: break-word }
main { max-width: 1168px; margin: 0 auto; padding: 40px 24px 96px }
h1 { font-size: 2.5rem; line-height: 1.15; margin: 0 0 8px; font-weight: 650; letter-spacing: -0.02em }
h2 { font-size: 1.375rem; line-height: 1.25; margin: 56px 0 12px; font-weight: 650; letter-spacing: -0.01em }
p { max-width: 68ch; margin: 0 0 16px } .lead { font-size: 1.125rem; color: var(--muted) } .quiet { color: var(--muted); font-size: 0.875rem }
a { color: var(--primary); text-decoration-thickness: 1px; text-underline-offset: 0.2em } p > a:only-child, td > a, li > a { display: inline-block; min-height: 24px }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
code { font: 0.875rem/1.5 ui-monospace, 'SF Mono', Menlo, Consolas, monospace; overflow-wrap: anywhere }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 20px 24px }
.scroll { overflow-x: auto } table { border-collapse: collapse; width: 100% } th { text-align: left; font-size: 0.875rem; color: var(--muted); font-weight: 500 }
th, td { padding: 12px 16px 12px 0; border-bottom: 1px solid var(--line); vertical-align: top } tr:last-child td { border-bottom: 0 } td:first-child { font-weight: 600 } td:first-child, td code { white-space: nowrap }
.inbox td:first-child { white-space: normal }
form { display: flex; flex-wrap: wrap; gap: 16px; align-items: end } label { display: grid; gap: 6px; min-width: 0; font-weight: 600 }
input, select, button { font: inherit; max-width: 100%; min-height: 48px; border-radius: 10px; border: 1px solid var(--control); background: var(--card); color: var(--ink); padding: 0 14px }
button { background: var(--primary); color: var(--on-primary); border-color: transparent; font-weight: 600; padding: 0 24px; cursor: pointer } button.plain { background: none; color: var(--primary); border-color: var(--control) }
ul.links { list-style: none; padding: 0; margin: 0; display: grid; gap: 12px } ul.links code { display: block; color: var(--muted) } iframe { width: 100%; min-height: 960px; border: 1px solid var(--line); border-radius: 14px; background: #fff }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 0 }
@media (max-width: 767.98px) {
  h1 { font-size: 1.75rem } h2 { margin-top: 40px } main { padding: 24px 16px 64px } .card { padding: 16px }
  .scroll { padding-block: 0; overflow: visible } table, tbody, tr, td { display: block } thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  tr { padding: 12px 0; border-bottom: 1px solid var(--line) } tr:last-child { border: 0 }
  td { display: grid; grid-template-columns: 5.5rem minmax(0, 1fr); gap: 0 8px; padding: 2px 0; border: 0 } td::before { color: var(--muted); font-size: 0.875rem; font-weight: 400; content: attr(data-label) }
  td:first-child { display: block; padding-bottom: 4px } td:first-child::before { content: none }
  td:first-child, td code { white-space: normal }
  form > button, form > label { flex: 1 1 100% }
}
@media (max-width: 359.98px) { td { grid-template-columns: minmax(0, 1fr) } }
@media print { :root { color-scheme: light; --paper: #fff; --card: #fff; --ink: #000; --muted: #333; --primary: #000; --line: #999 } form, iframe { display: none } }
`;

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
