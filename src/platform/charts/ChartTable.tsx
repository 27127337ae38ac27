import { styled } from '@mui/material/styles';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

import type { ChartData } from './chartData.ts';
import { NumericTable } from './NumericTable.tsx';
import { RangeSwatch } from './RangeSwatch.tsx';
import { SeriesSwatch } from './SeriesSwatch.tsx';

interface Props {
  title: string;
  data: ChartData;
}

export function ChartTable({ title, data: { series, rows, xName, chosen, range, formatValue } }: Props) {
  return (
    <FiguresTable aria-label={title}>
      <TableHead role="rowgroup">
        <TableRow role="row">
          <TableCell scope="col" role="columnheader">
            {xName}
          </TableCell>
          {series.map(({ key, name }, index) => (
            <TableCell key={key} scope="col" role="columnheader">
              <SeriesSwatch index={index} /> {name}
            </TableCell>
          ))}
          {range !== undefined && (
            <TableCell scope="col" role="columnheader">
              <RangeSwatch /> {range.name}
            </TableCell>
          )}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {rows.map(({ x, label, values, cells, range: around }) => (
          <TableRow key={x} role="row" className={x === chosen?.x ? 'chosen' : undefined}>
            <TableCell component="th" scope="row" role="rowheader">
              {label}
            </TableCell>
            {series.map(({ key, name }, index) => (
              <TableCell key={key} role="cell" data-column={name}>
                {cells?.[index] ?? formatValue(values[index] ?? 0)}
              </TableCell>
            ))}
            {range !== undefined && (
              <TableCell role="cell" data-column={range.name} className="range">
                {around === undefined ? '' : (around.text ?? range.format(around))}
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </FiguresTable>
  );
}

const FiguresTable = styled(NumericTable)({
  '& thead th': { minWidth: '6.5rem', overflowWrap: 'anywhere' },
  '& thead svg': { display: 'block', margin: '0 0 4px auto' },
  // Ranges ("$1 to $2") may wrap onto two lines; other cells may not. When rows are stacked on a narrow screen, every cell may wrap.
  '@container (min-width: 15rem)': { '& td:not(.range)': { whiteSpace: 'nowrap' } },
  '& .chosen > *': { background: 'var(--sand-soft)', fontWeight: 650, printColorAdjust: 'exact' },
  // The first column stays in place while the other columns scroll sideways. Below 17rem (large text) it would leave no room for them, so
  // it scrolls along.
  '@container (min-width: 17rem) and (max-width: 36rem)': {
    '& th:first-of-type': {
      position: 'sticky',
      left: 0,
      paddingRight: 8,
      background: 'var(--card)',
      boxShadow: 'inset -1px 0 var(--line)',
    },
    '& .chosen > th:first-of-type': { background: 'var(--sand-soft)' },
  },
});
