import '#platform/ui/layout/stackingTable.css';

import type { ChartData } from './chartData.ts';
import { RangeSwatch } from './RangeSwatch.tsx';
import { SeriesSwatch } from './SeriesSwatch.tsx';

interface Props {
  title: string;
  data: ChartData;
}

/** The numbers of a chart, in rows. */
export function ChartTable({ title, data: { series, rows, xName, chosen, range, formatValue } }: Props) {
  return (
    <table className="stacking-table" role="table">
      <caption className="visually-hidden">{title}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            {xName}
          </th>
          {series.map(({ key, name }, index) => (
            <th key={key} scope="col" role="columnheader">
              <SeriesSwatch index={index} /> {name}
            </th>
          ))}
          {range !== undefined && (
            <th scope="col" role="columnheader">
              <RangeSwatch /> {range.name}
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ x, label, values, cells, range: around }) => (
          <tr key={x} role="row" className={x === chosen?.x ? 'chart-chosen-row' : undefined}>
            <th scope="row" role="rowheader">
              {label}
            </th>
            {series.map(({ key, name }, index) => (
              <td key={key} role="cell" data-column={name}>
                {cells?.[index] ?? formatValue(values[index] ?? 0)}
              </td>
            ))}
            {range !== undefined && (
              <td role="cell" data-column={range.name} className="chart-table-range">
                {around === undefined ? '' : (around.words ?? range.format(around))}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
