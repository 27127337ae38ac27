import { screen, within } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';

import { LineChart } from '#platform/charts/LineChart.tsx';

import { renderUi } from '../../support/renderUi.tsx';

const rows = [0, 1, 2, 3, 4].map((year) => ({ x: year, label: `${year} years`, values: [year * 10, 20, 40 - year * 5] }));

function Chart(props: Omit<ComponentProps<typeof LineChart>, 'isTableShown' | 'onTableToggled'>) {
  const [isShown, setIsShown] = useState(false);
  return <LineChart {...props} isTableShown={isShown} onTableToggled={setIsShown} />;
}

const open = (names = ['Up', 'Flat', 'Down']) =>
  renderUi(
    <Chart
      title="Cost over time"
      summary="Up meets Flat after 2 years."
      data={{
        series: names.map((name) => ({ key: name, name })),
        rows,
        xName: 'Years',
        chosen: { x: 3, label: 'Your plan' },
        formatValue: (value) => `$${value}`,
      }}
    />,
  );

const pointsOf = (path: Element) =>
  [...(path.getAttribute('d') ?? '').matchAll(/([\d.]+),([\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

test('the chart has a text alternative and a table with its numbers', async () => {
  const { user } = open();
  expect(screen.getByRole('img', { name: 'Up meets Flat after 2 years.' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Show table', expanded: false }));
  const table = screen.getByRole('table', { name: 'Cost over time' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent.trim()),
  ).toEqual(['Years', 'Up', 'Flat', 'Down']);
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent)),
  ).toEqual(rows.map(({ label, values }) => [label, ...values.map((value) => `$${value}`)]));
  expect(screen.getByRole('region', { name: 'Cost over time, as a table' })).toHaveAttribute('tabindex', '0');

  await user.click(screen.getByRole('button', { name: 'Hide table', expanded: true }));
  expect(screen.queryByRole('table')).toBeNull();
});

test('each line matches its numbers on one scale and has its own dash and mark', () => {
  const { container } = open();
  const lines = [...container.querySelectorAll('.chart-plot .series-line')];
  const drawn = lines.map(pointsOf);
  const { y: zero } = drawn[0]![0]!;
  const perUnit = (drawn[0]![4]!.y - zero) / 40;
  for (const [index, corners] of drawn.entries()) {
    expect(corners).toHaveLength(rows.length);
    for (const [at, { y }] of corners.entries()) expect(y).toBeCloseTo(zero + rows[at]!.values[index]! * perUnit, 1);
  }
  expect(new Set(lines.map((line) => line.getAttribute('stroke-dasharray'))).size).toBe(3);
  const marks = [...container.querySelectorAll('.chart-plot .series')].map((one) =>
    one.querySelector('.series-mark')!.getAttribute('d'),
  );
  expect(new Set(marks).size).toBe(3);
  expect(container.querySelectorAll('.chart-grid').length).toBeLessThanOrEqual(5);
});

test('names are at the line ends, or above the chart when too long', () => {
  const { container, unmount } = open();
  expect([...container.querySelectorAll('.series > text')].map(({ textContent }) => textContent)).toEqual(['Up', 'Flat', 'Down']);
  expect(screen.queryByRole('list', { hidden: true })).toBeNull();
  unmount();
  const long = open(['A name that nobody would ever fit beside a line', 'Flat', 'Down']);
  expect(long.container.querySelectorAll('.series > text')).toHaveLength(0);
  expect(screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'A name that nobody would ever fit beside a line',
    'Flat',
    'Down',
  ]);
});
