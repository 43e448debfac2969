import { withRun } from '@/lib/parameters/withRun';

describe('withRun', () => {
  it('adds the current seed and keeps all parameters', () => {
    expect(withRun('?name=A%26B&utm_source=mail&trades=x', { seed: 's1' })).toBe(
      '?name=A%26B&utm_source=mail&trades=x&seed=s1',
    );
  });

  it('replaces a rejected seed with the current one', () => {
    expect(withRun('?seed=!&name=A', { seed: 's1' })).toBe('?seed=s1&name=A');
  });

  it('adds the parameter for a started run, once', () => {
    expect(withRun('', { seed: 's1', running: true })).toBe('?running=&seed=s1');
    expect(withRun('?running=yes', { seed: 's1', running: true })).toBe('?running=&seed=s1');
  });

  it('keeps running in a link whose view ignores it', () => {
    expect(withRun('?running', { seed: 's1', running: undefined })).toBe('?running=&seed=s1');
  });

  it('removes the seed if a new one is wanted', () => {
    expect(withRun('?seed=s1', { seed: null })).toBe('');
    expect(withRun('?seed=s1&name=A', { seed: null })).toBe('?name=A');
  });

  it('replaces the moment of the link by that of the run, without its defaults', () => {
    const moment = { t: 90_500, rounds: 0, paused: false };
    expect(withRun('?t=5&rounds=3&paused&name=A', moment)).toBe('?t=90.5&name=A');
    expect(withRun('', { t: 1, rounds: 2, paused: true })).toBe('?t=0.001&rounds=2&paused=');
  });

  it('stops at a week, and at 10,000 rounds', () => {
    expect(withRun('', { t: 1e12, rounds: 10_001 })).toBe('?t=604800&rounds=10000');
  });

  it('removes the moment from a link to the beginning', () => {
    expect(withRun('?t=5&rounds=3&paused&speed=2', { t: null, rounds: null, paused: null })).toBe(
      '?speed=2',
    );
  });
});
