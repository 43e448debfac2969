import { screen, within } from '@testing-library/react';
import { click, open } from '@/__tests__/components/page';
import { MainView } from '@/components/main/MainView';

it('the alert about the link has the number of values first, and the values when asked for', async () => {
  await open('/?name=bank.com&amount=1e9&trades=7&currency=<b>', <MainView names={['Anna']} />);
  const alert = screen.getByTestId('link-notice');
  expect(alert).toHaveTextContent(/^3 values of the link replaced$/);
  await click('Show');
  const toggle = within(alert).getByRole('button', { name: 'Hide', expanded: true });
  const texts = [
    /^Currencycurrency“<b>” → USD$/,
    /^Namename“bank\.com” → DemoAnna.*no contact details/,
    /^Starting profitamount“1e9” → \$[\d,]+ simulated−\u2060\$1,000,000,000 to/,
  ];
  const values = within(alert).getAllByRole('listitem');
  expect(values).toHaveLength(3);
  texts.forEach((text, index) => expect(values[index]).toHaveTextContent(text));
  expect(within(alert).getAllByRole('img', { name: 'Shown instead' })).toHaveLength(3);
  const dismiss = within(alert).getByRole('button', { name: 'Dismiss' });
  expect(toggle.compareDocumentPosition(dismiss)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await click('Hide');
  expect(within(alert).queryByRole('list')).toBeNull();
  await click('Dismiss');
  expect(screen.queryByTestId('link-notice')).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});
