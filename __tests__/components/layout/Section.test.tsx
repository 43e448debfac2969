import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { click, hideErrors, inPage, setAddress, valueOf } from '@/__tests__/components/page';
import { Section } from '@/components/layout/Section';
import { MainView } from '@/components/main/MainView';

it('a section that fails says so, renders again when asked to, and leaves the others alone', async () => {
  hideErrors();
  let isBroken = true;
  const Cards = () => {
    if (isBroken) throw new Error('A fault of the test');
    return <p>The cards</p>;
  };
  render(
    inPage([
      <Section key="broken">
        <Cards />
      </Section>,
      <Section key="whole">Another section</Section>,
    ]),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong here.');
  expect(screen.getByText('Another section')).toBeInTheDocument();
  await click('Try again');
  expect(screen.getByRole('alert')).toBeInTheDocument();
  isBroken = false;
  await click('Try again');
  expect(screen.getByText('The cards')).toBeInTheDocument();
});

it('the header hydrates first, with Start, and the cards later', async () => {
  const onSibling = jest.fn();
  const Sibling = () => {
    useEffect(onSibling, []);
    return null;
  };
  const page = inPage([
    <Section key="sibling">
      <Sibling />
    </Section>,
    <MainView key="view" names={['Anna']} />,
  ]);
  setAddress('/?seed=a&running');
  document.body.innerHTML = renderToString(page);
  const start = document.querySelector('[data-start]');
  // As in a browser: React schedules its work, and no `act` collects it.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  const root = hydrateRoot(document.body, page);

  while (start?.ariaDisabled !== 'true') await jest.advanceTimersToNextTimerAsync();
  expect(onSibling).not.toHaveBeenCalled();
  expect(valueOf('profit')).toBe('');

  while (valueOf('profit') === '') await jest.advanceTimersToNextTimerAsync();
  expect(onSibling).toHaveBeenCalled();
  root.unmount();
});
