import { watchEarlyPresses } from '@/components/run/earlyPress';
import { setAddress } from '@/__tests__/components/renderPage';

describe('watchEarlyPresses', () => {
  beforeAll(() => watchEarlyPresses());

  it('remembers the first press on Start', () => {
    document.body.innerHTML = '<button data-start><b>Start</b></button><button>Other</button>';
    document.querySelectorAll('button')[1]?.click();
    expect(window.startPressedAt).toBeUndefined();
    document.querySelector('b')?.click();
    const first = window.startPressedAt;
    expect(first).toBeGreaterThan(0);
    document.querySelector('b')?.click();
    expect(window.startPressedAt).toBe(first);
    expect(document.documentElement).toHaveAttribute('data-start-pressed');
    delete window.startPressedAt;
  });

  it('lets a language link take the query along, unless it has one', () => {
    setAddress('/?name=Anna');
    document.body.innerHTML =
      '<a hreflang="de" href="#de"></a><a hreflang="pl" href="?a=b#pl"></a>';
    document.querySelectorAll('a').forEach((link) => link.click());
    const searches = [...document.querySelectorAll('a')].map((link) => link.search);
    expect(searches).toEqual(['?name=Anna', '?a=b']);
    window.startPressedAt = 1;
    document.querySelectorAll('a').forEach((link) => {
      link.search = '';
      link.click();
      expect(link.search).toBe('?name=Anna&running=');
    });
    delete window.startPressedAt;
  });
});
