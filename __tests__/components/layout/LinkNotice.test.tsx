import { act, render, screen, within } from '@testing-library/react';
import { click, inPage, setAddress } from '@/__tests__/components/page';
import { MainView } from '@/components/main/MainView';

it('the alert lists each value that was refused and what is shown instead, until it is dismissed', async () => {
  setAddress('/?name=bank.com&amount=1e9&trades=7&currency=<b>&seed=a');
  render(inPage(<MainView names={['Anna']} />));
  const alert = await screen.findByTestId('link-notice');
  expect(alert).toHaveTextContent('3 values in the link were not used.');
  const items = within(alert).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'name: bank.com · Shown instead: Anna',
    expect.stringMatching(/^amount: 1e9 · Shown instead: \$[\d,]+$/),
    'currency: <b> · Shown instead: USD',
  ]);
  expect(items[2]?.querySelectorAll('bdi')).toHaveLength(2);
  click('Dismiss');
  expect(screen.queryByTestId('link-notice')).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('there is no alert if all values are used', async () => {
  setAddress('/?name=Clara&utm_source=letter');
  render(inPage(<MainView names={['Anna']} />));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByTestId('link-notice')).toBeNull();
});
