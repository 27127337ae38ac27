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
    <table>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{xName}</th>
          {series.map(({ key, name }, index) => (
            <th key={key} scope="col">
              <SeriesSwatch index={index} /> {name}
            </th>
          ))}
          {range !== undefined && (
            <th scope="col">
              <RangeSwatch /> {range.name}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ x, label, values, cells, range: around }) => (
          <tr key={x} className={x === chosen?.x ? 'chart-chosen-row' : undefined}>
            <th scope="row">{label}</th>
            {series.map(({ key }, index) => (
              <td key={key}>{cells?.[index] ?? formatValue(values[index] ?? 0)}</td>
            ))}
            {range !== undefined && (
              <td className="chart-table-range">{around === undefined ? '' : (around.words ?? range.format(around))}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
