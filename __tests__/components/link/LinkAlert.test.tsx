import { screen, within } from '@testing-library/react';
import { click, open } from '@/__tests__/components/page';
import { MainView } from '@/components/main/MainView';

it('the alert about the link lists what was given and is shown instead, until dismissed', async () => {
  await open('/?name=bank.com&amount=1e9&trades=7&currency=<b>', <MainView names={['Anna']} />);
  const alert = screen.getByTestId('link-notice');
  expect(alert).toHaveTextContent('3 link values replaced');
  const items = within(alert).getAllByRole('listitem');
  const texts = [
    /^currency=<b> · Shown instead: USD/,
    /^name=bank\.com · Shown instead: Anna.*no web address/,
    /^amount=1e9 · Shown instead: \$[\d,]+In digits, from −\$1,000,000,000 to/,
  ];
  expect(items).toHaveLength(3);
  texts.forEach((text, index) => expect(items[index]).toHaveTextContent(text));
  await click('Dismiss');
  expect(screen.queryByTestId('link-notice')).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('on phones, first says only how many values there are', async () => {
  const phone = window.matchMedia('(max-width: 599.95px)');
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    return Object.assign(new EventTarget(), { ...phone, matches: query.includes('max-width:599') });
  });
  await open('/?amount=x&trades=-1', <MainView names={['Anna']} />);
  const alert = screen.getByTestId('link-notice');
  expect(alert).toHaveTextContent(/^2 link values replacedShow$/);
  await click('Show');
  expect(within(screen.getByTestId('link-notice')).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
});
