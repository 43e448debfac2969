import { act, render } from '@testing-library/react';
import { inPage } from '@/__tests__/components/page';
import { PanelDrawer } from '@/components/layout/PanelDrawer';

it('the drawer closes when the window becomes wide enough for the panel', () => {
  const wide = Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  jest.spyOn(window, 'matchMedia').mockReturnValue(wide);
  const onClose = jest.fn();
  render(inPage(<PanelDrawer onClose={onClose} />));
  expect(onClose).not.toHaveBeenCalled();
  Object.assign(wide, { matches: true });
  act(() => void wide.dispatchEvent(new Event('change')));
  expect(onClose).toHaveBeenCalled();
});
