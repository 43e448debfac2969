import { act, screen } from '@testing-library/react';
import { inRun, renderPage, setAddress } from '@/__tests__/components/renderPage';
import { fingerprintOf } from '@/lib/rosette/rosette';
import { PrintedSource } from '@/components/layout/PrintedSource';

const printed = (address: string) => {
  setAddress(address);
  renderPage(inRun('main', <PrintedSource />));
  return screen.getByTestId('printed-source').textContent;
};

describe('what is printed of the link', () => {
  afterEach(() => {
    act(() => void window.dispatchEvent(new Event('afterprint')));
    jest.useRealTimers();
    setAddress('/');
  });

  it('is the seed and the address with it', () => {
    expect(printed('/?seed=lesson-1&utm_source=mail')).toBe(
      'Demo\u00a0·\u00a0seed lesson-1http://localhost/?utm_source=mail&seed=lesson-1',
    );
  });

  it('is an address that shows the printed moment', () => {
    jest.useFakeTimers();
    printed('/?seed=lesson-1&t=60&speed=2');
    act(() => jest.advanceTimersByTime(5_000));
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByTestId('printed-source')).toHaveTextContent(
      /seed=lesson-1&t=70&paused=&speed=2$/,
    );
  });

  it('has the rosette of the seed, which is drawn only then', () => {
    printed('/?seed=lesson-1');
    expect(screen.queryByTestId('seed-rosette')).not.toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByTestId('seed-rosette')).toHaveTextContent(fingerprintOf('lesson-1'));
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByTestId('seed-rosette')).not.toBeInTheDocument();
  });

  it('has no part that says whom to contact', () => {
    expect(printed('/WhatsApp-48512345678/?seed=call-48512345678&x=t.me/anna')).toBe(
      'Demo\u00a0·\u00a0seed …http://localhost/?x=…&seed=…',
    );
  });
});
