import { withRun } from '@/lib/parameters/withRun';

describe('withRun', () => {
  it('adds the seed on screen and keeps all that was there', () => {
    expect(withRun('?name=A%26B&utm_source=mail&trades=x', { seed: 's1', running: false })).toBe(
      '?name=A%26B&utm_source=mail&trades=x&seed=s1',
    );
  });

  it('puts the seed on screen in the place of one that was not used', () => {
    expect(withRun('?seed=!&name=A', { seed: 's1', running: false })).toBe('?seed=s1&name=A');
  });

  it('says that the run has been started, once', () => {
    expect(withRun('', { seed: 's1', running: true })).toBe('?seed=s1&running=');
    expect(withRun('?running=yes', { seed: 's1', running: true })).toBe('?running=&seed=s1');
  });

  it('keeps running in a link whose view ignores it', () => {
    expect(withRun('?running', { seed: 's1', running: false })).toBe('?running=&seed=s1');
  });

  it('leaves the seed out for a new one', () => {
    expect(withRun('?seed=s1', { seed: null, running: false })).toBe('');
    expect(withRun('?seed=s1&name=A', { seed: null, running: false })).toBe('?name=A');
  });
});
