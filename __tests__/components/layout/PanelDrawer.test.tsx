import { act } from '@testing-library/react';
import { renderInRun } from '@/__tests__/components/page';
import { PanelDrawer } from '@/components/layout/PanelDrawer';

it('the drawer closes when the window becomes wide enough for the panel', () => {
  const wide = Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  jest.spyOn(window, 'matchMedia').mockReturnValue(wide);
  const onClose = jest.fn();
  renderInRun('main', '/', <PanelDrawer onClose={onClose} />);
  expect(onClose).not.toHaveBeenCalled();
  Object.assign(wide, { matches: true });
  act(() => void wide.dispatchEvent(new Event('change')));
  expect(onClose).toHaveBeenCalled();
});
