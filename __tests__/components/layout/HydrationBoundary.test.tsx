import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { inPage, setAddress, valueOf } from '@/__tests__/components/page';
import { HydrationBoundary } from '@/components/layout/HydrationBoundary';
import { MainView } from '@/components/main/MainView';

it('the layout hydrates first, with Start, and the cards later', async () => {
  const onSibling = jest.fn();
  const Sibling = () => {
    useEffect(onSibling, []);
    return null;
  };
  const page = inPage([
    <HydrationBoundary key="sibling">
      <Sibling />
    </HydrationBoundary>,
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
