import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { inRun, renderPage, setAddress } from '@/__tests__/components/renderPage';
import { useIsIdle, usePage } from '@/components/run/runContext';
import { StartButton } from '@/components/run/StartButton';

/** Called when the button starts the run. */
let start: jest.SpyInstance;

const Button = () => {
  const actions = usePage();
  useState(() => {
    start = jest.spyOn(actions, 'start');
  });
  const isIdle = useIsIdle();
  return <StartButton label={isIdle ? 'Start' : 'System is Working'} unavailable={!isIdle} />;
};

const renderButton = (address = '/') => {
  setAddress(address);
  renderPage(inRun('main', <Button />));
  return screen.getByRole('button');
};

describe('StartButton', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each([
    ['mouse', (button: HTMLElement) => userEvent.click(button)],
    ['keyboard', () => userEvent.keyboard('{Tab}{Enter}')],
  ])('starts by %s', async (_, press) => {
    const button = renderButton();
    expect(button).toHaveAccessibleName('Start');
    await press(button);
    expect(button).toHaveAccessibleName('System is Working');
  });

  it('keeps the focus after a press, and ignores further presses', async () => {
    const button = renderButton();
    await userEvent.click(button);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.keyboard(' ');
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('says when the run will start by itself', () => {
    jest.useFakeTimers({ now: Date.UTC(2026, 10, 23, 19) });
    const button = renderButton('/?since=2026-11-23T19:00:05Z');
    expect(button).toHaveAccessibleName('Starts in 0:05');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    act(() => button.click());
    act(() => jest.advanceTimersByTime(4_000));
    expect(button).toHaveAccessibleName('Starts in 0:01');
    act(() => jest.advanceTimersByTime(1_250));
    expect(button).toHaveAccessibleName('System is Working');
  });
});
