import { withRun } from '@/lib/parameters/withRun';

describe('withRun', () => {
  it('adds the current seed and keeps all parameters', () => {
    expect(withRun('?name=A%26B&utm_source=mail&trades=x', { seed: 's1', running: false })).toBe(
      '?name=A%26B&utm_source=mail&trades=x&seed=s1',
    );
  });

  it('replaces a rejected seed with the current one', () => {
    expect(withRun('?seed=!&name=A', { seed: 's1', running: false })).toBe('?seed=s1&name=A');
  });

  it('adds the parameter for a started run, once', () => {
    expect(withRun('', { seed: 's1', running: true })).toBe('?seed=s1&running=');
    expect(withRun('?running=yes', { seed: 's1', running: true })).toBe('?running=&seed=s1');
  });

  it('keeps running in a link whose view ignores it', () => {
    expect(withRun('?running', { seed: 's1', running: false })).toBe('?running=&seed=s1');
  });

  it('removes the seed if a new one is wanted', () => {
    expect(withRun('?seed=s1', { seed: null, running: false })).toBe('');
    expect(withRun('?seed=s1&name=A', { seed: null, running: false })).toBe('?name=A');
  });
});
