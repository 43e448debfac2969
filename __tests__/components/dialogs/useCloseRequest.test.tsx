import { act, screen } from '@testing-library/react';
import { click, open } from '@/__tests__/components/page';
import { AlternateView } from '@/components/alternate/AlternateView';
import { MainView } from '@/components/main/MainView';

describe('a close request of the system, such as Back', () => {
  const watchers: { onclose: (() => void) | null }[] = [];
  const goBack = () => act(() => watchers.pop()?.onclose?.());
  beforeEach(() => {
    window.CloseWatcher = class {
      onclose = null;
      constructor() {
        watchers.push(this);
      }
      destroy() {}
    };
  });
  afterEach(() => delete window.CloseWatcher);

  it('closes the lesson', async () => {
    await open('/?seed=a&lesson=2', <MainView names={['Anna']} />);
    expect(screen.getByTestId('lesson')).toBeInTheDocument();
    goBack();
    expect(screen.queryByTestId('lesson')).toBeNull();
  });

  it('closes nothing during the analysis, and stays on the page', async () => {
    await open('/v?seed=a', <AlternateView />);
    await click('Start Trading');
    expect(watchers).toHaveLength(1);
    goBack();
    expect(screen.getByTestId('analysis-overlay')).toBeInTheDocument();
  });
});
