import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@/__tests__/components/renderPage';
import { Bars } from '@/components/charts/Bars';
import type { Chart, Series } from '@/components/charts/chart';
import { ChartCard } from '@/components/charts/ChartCard';
import { StepLine } from '@/components/charts/StepLine';

const chart: Chart = {
  label: 'Three values',
  column: 'Value',
  values: [3, 10, 6],
  first: 23,
  slots: 10,
  ticks: [0, 4, 8, 12],
  format: (value) => `<${value}>`,
  formatTick: (value) => `${value} m`,
  isJump: false,
  draw: Bars,
};

const card = (changes?: Partial<Chart>) => (
  <ChartCard testId="card" title="Depths" subheader="A note" chart={{ ...chart, ...changes }} />
);

const plot = () => screen.getByRole('application', { name: 'Depths. Read values with arrow keys' });
const reading = () => screen.queryByTestId('chart-reading')?.textContent ?? null;

describe('a chart', () => {
  it('has a name, a note, labels of its axis, and the serial number of the last bar', () => {
    renderPage(card());
    expect(screen.getByRole('img', { name: 'Three values' })).toBeInTheDocument();
    expect(screen.getByText('A note')).toBeVisible();
    for (const label of ['0 m', '4 m', '8 m', '12 m', '25']) {
      expect(screen.getByText(label)).toBeInTheDocument();
    }
    expect(screen.queryByText('24')).not.toBeInTheDocument();
  });

  it('is read by keys, one value at a time, and says each to screen readers', async () => {
    renderPage(card());
    const user = userEvent.setup();
    act(() => plot().focus());
    expect(reading()).toBeNull();
    const heard: unknown[] = [];
    for (const key of ['ArrowLeft', 'ArrowLeft', 'Home', 'ArrowLeft', 'ArrowRight', 'End']) {
      await user.keyboard(`{${key}}`);
      expect(screen.getByRole('status').textContent).toBe(reading());
      heard.push(reading());
    }
    expect(heard).toEqual(
      ['25 · <6>', '24 · <10>', '23 · <3>', '23 · <3>', '24 · <10>', '25 · <6>'].map(
        (text) => `No.\u00a0${text}`,
      ),
    );
    expect(screen.getByText('A note')).not.toBeVisible();
  });

  it('begins with the first value when read to the right', async () => {
    renderPage(card());
    act(() => plot().focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(reading()).toBe('No.\u00a023 · <3>');
  });

  it('shows its note again after Escape, and after the focus has left', async () => {
    renderPage(card());
    for (const leave of ['{Escape}', '{Tab}']) {
      act(() => plot().focus());
      await userEvent.keyboard('{Home}');
      expect(reading()).not.toBeNull();
      await userEvent.keyboard(leave);
      expect(reading()).toBeNull();
      expect(screen.getByText('A note')).toBeVisible();
      expect(screen.queryByRole('status')?.textContent ?? '').toBe('');
    }
  });

  it('leaves Escape, other keys and those of the browser to others', async () => {
    const heard: string[] = [];
    renderPage(<div onKeyDown={({ key }) => heard.push(key)}>{card()}</div>);
    act(() => plot().focus());
    await userEvent.keyboard('{Escape}a{Alt>}{ArrowLeft}{/Alt}{Home}{Escape}');
    expect(heard).toEqual(['Escape', 'a', 'Alt', 'ArrowLeft']);
    expect(reading()).toBeNull();
  });

  it('stays with its trade while others arrive, until that leaves', async () => {
    const { rerender } = renderPage(card());
    act(() => plot().focus());
    await userEvent.keyboard('{Home}{ArrowRight}');
    rerender(card({ values: [10, 6, 8], first: 24 }));
    expect(reading()).toBe('No.\u00a024 · <10>');
    rerender(card({ values: [6, 8, 9], first: 25 }));
    expect(reading()).toBeNull();
  });

  it('follows a pointer without announcing anything', async () => {
    renderPage(card());
    plot().getBoundingClientRect = () => ({ left: 100, width: 200 }) as DOMRect;
    const user = userEvent.setup();
    for (const [clientX, text] of [
      [125, '24 · <10>'],
      [290, '25 · <6>'],
      [90, '23 · <3>'],
    ] as const) {
      await user.pointer({ target: plot(), coords: { clientX } });
      expect(reading()).toBe(`No.\u00a0${text}`);
    }
    expect(screen.queryByRole('status')?.textContent ?? '').toBe('');
    await user.pointer({ target: document.body });
    expect(reading()).toBeNull();
  });

  it('keeps what a finger has touched when it is lifted, but not when the page scrolls', async () => {
    renderPage(card());
    plot().getBoundingClientRect = () => ({ left: 100, width: 200 }) as DOMRect;
    const user = userEvent.setup();
    await user.pointer({ keys: '[TouchA]', target: plot(), coords: { clientX: 125 } });
    expect(reading()).toBe('No.\u00a024 · <10>');
    fireEvent.pointerCancel(plot());
    expect(reading()).toBeNull();
  });

  it('draws nothing again when the reading moves', async () => {
    let drawn = 0;
    const draw = ({ values }: Series) => {
      drawn += 1;
      return <text>{values.length}</text>;
    };
    renderPage(card({ draw }));
    expect(drawn).toBe(1);
    act(() => plot().focus());
    await userEvent.keyboard('{Home}{ArrowRight}');
    expect(reading()).not.toBeNull();
    expect(drawn).toBe(1);
  });

  it('is a table for whoever wants one', async () => {
    renderPage(card());
    const toggle = screen.getByRole('button', { name: 'Table, Depths' });
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    const region = screen.getByRole('region', { name: 'Depths' });
    expect(region).toHaveAttribute('tabindex', '0');
    const rows = within(region).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'NumberValue',
      '25<6>simulated',
      '24<10>simulated',
      '23<3>simulated',
    ]);
    await userEvent.click(toggle);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(plot()).toBeInTheDocument();
  });

  it('has nothing to read while it has no values', () => {
    renderPage(card({ values: [] }));
    expect(screen.queryByRole('application')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText('12 m')).toBeInTheDocument();
  });
});

describe('a step line', () => {
  const line = (values: readonly number[]) =>
    card({ draw: StepLine, values, slots: 4, tag: values.at(-1) });

  it('has a tag with its last value, and its first and last serial number', () => {
    renderPage(line([3, 10, 6]));
    expect(screen.getByText('6 m').tagName).toBe('B');
    expect(screen.getByText('23')).toBeInTheDocument();
    expect(screen.getByText('25')).toBeInTheDocument();
    expect(screen.queryByText('24')).not.toBeInTheDocument();
  });

  it('is a step for a single value', () => {
    renderPage(line([6]));
    expect(document.querySelector('svg')?.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
    expect(screen.getAllByText('23')).toHaveLength(1);
  });
});
