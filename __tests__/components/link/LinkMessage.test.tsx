import { screen, within } from '@testing-library/react';
import { click, open } from '@/__tests__/components/page';
import { MainView } from '@/components/main/MainView';

it('the message about the link has the number of values, and shows them when asked to', async () => {
  await open('/?name=bank.com&amount=1e9&trades=7&currency=<b>', <MainView names={['Anna']} />);
  const message = screen.getByTestId('link-notice');
  expect(message).toHaveTextContent(/^3 values of the link were replaced/);
  await click('Show');
  const dialog = screen.getByRole('dialog', { name: '3 values of the link were replaced' });
  const rows = within(dialog).getAllByRole('row');
  const texts = [
    /^ParameterGivenShown$/,
    /^Currency<b>USD$/,
    /^Name.*bank\.comDemoAnna$/,
    /^Starting profit−\u2060\$1,000,000,000 to \$1,000,000,0001e9\$[\d,]+ simulated$/,
  ];
  expect(rows).toHaveLength(4);
  texts.forEach((text, index) => expect(rows[index]).toHaveTextContent(text));
  await click('Close');
  await click('Dismiss');
  expect(screen.queryByTestId('link-notice')).toBeNull();
});
