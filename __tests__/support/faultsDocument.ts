import { faultNames } from './faultyLender.ts';

/** Error messages by their code in the table. `O+` and `X` are shown with links to sign in again and to email support. */
export const MESSAGES: Record<string, string> = {
  L: 'The lender says no.',
  O: 'Something went wrong on our side. Nothing was lost. Please try again.',
  'O+': 'Something went wrong on our side. Nothing was lost. Please try again. If it goes on, sign out and back in, or write to us.',
  X: 'Your session has expired. Sign out and back in to continue. If that does not help, write to us.',
  N: 'We could not find what you asked for. It may have moved, or the link may be incomplete.',
  W: 'That was too many tries in a short time. Please try again in 5 minutes.',
  w: 'That was too many tries in a short time. Please try again in 60 seconds.',
  S: 'Something went wrong',
  U: 'We can’t reach CCM right now. Nothing was lost. Please try again in a moment.',
  T: 'This is taking too long. Please try again in a moment.',
};

const LEGEND: [string, string][] = [
  ['✓', 'an answer'],
  ...Object.entries(MESSAGES).map(([code, sentence]): [string, string] => [
    code,
    code === 'L' ? 'the first of the lender’s own `errors`' : `“${sentence}”`,
  ]),
  ['…', 'no end yet: after ten seconds the page says that it takes longer, and offers to cancel'],
  ['×2', 'sent twice, the same under the same key; everything else but an upload is sent once'],
  ['→', 'the person is led to sign in'],
  ['·', 'a write may say that nothing was done; without it the outcome is open, and is asked about or said to be open'],
];

/** Every symbol in the table is one UTF-16 unit wide. */
const widthOf = (text: string) => text.length;
function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_cell, at) => Math.max(3, ...rows.map((row) => widthOf(row[at]!))));
  const lineOf = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell + ' '.repeat(widths[at]! - widthOf(cell))).join(' | ')} |`;
  const [head, ...body] = rows;
  return [lineOf(head!), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(lineOf)].join('\n');
}

export const faultsDocument = (
  rows: readonly [name: string, who: string, cells: readonly string[]][],
  exceptions: readonly [why: string, names: readonly string[], faults: readonly string[]][],
): string => `# What becomes of a failed call

Made by \`npm run faults\`, and checked by the suite (\`__tests__/contract/faults.test.ts\`). Every call of the portal is answered in every wrong way: for somebody who is signed in, and for a visitor who has a link, a ticket or nothing. A read is drawn in two places at once and in a third one later. A screen may have better words than these; screens have tables of their own.

${tableOf([['sign', 'means'], ...LEGEND])}

The faults: "words" has the lender's \`errors\`, "empty" no body, "page" a gateway's HTML, "odd" JSON without \`errors\`. "401 once" is followed by a good answer; with "session over" nothing can be renewed. "reset" stands for a connection that drops before or after the lender has done it: the portal cannot tell, so it never says that nothing was done.

${tableOf([['call', 'by', ...faultNames], ...rows.map(([name, who, cells]) => [name, who, ...cells])])}

## Where a call differs, and why

${exceptions
  .map(([why, names, faults]) => `- ${why} ${[...new Set(names)].map((name) => `\`${name}\``).join(', ')}: ${faults.join(', ')}.`)
  .join('\n')}
`;
