import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { click, hideErrors, open } from '@/__tests__/components/page';
import GlobalError from '@/app/global-error';
import { MainView } from '@/components/main/MainView';
import messages from '@/messages/en.json';

const view = <MainView names={['Anna']} />;

const removeRandomness = () =>
  jest.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
    throw new Error('no randomness');
  });

describe('a page in a browser without randomness', () => {
  it('has its notice and a message, and can be tried again', async () => {
    hideErrors();
    const draw = removeRandomness();
    await open('/', view);
    expect(screen.getByTestId('simulation-notice')).toHaveTextContent(/^Simulation\./);
    expect(screen.getByRole('alert')).toHaveTextContent('or has failed to load.');
    draw.mockRestore();
    await click('Try again');
    expect(screen.getByTestId('display-name')).toHaveTextContent('Anna');
  });

  it('opens if its link has a seed', async () => {
    removeRandomness();
    await open('/?seed=a', view);
    expect(screen.getByTestId('display-name')).toHaveTextContent('Anna');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('the last resort has the words of the English page', () => {
  const page = renderToStaticMarkup(<GlobalError />);
  expect(page).toContain(`<strong>${messages.notice.text}</strong>`);
  expect(page).toMatch(new RegExp(`<a href="">${messages.page.reload}</a>`));
});
