import { replayEarlyPresses, watchEarlyPresses } from '@/components/early/earlyPress';
import { parseLink } from '@/lib/parameters/parseLink';
import { setAddress } from '@/__tests__/components/renderPage';

/** Replays, and waits until that is done. */
const replay = async () => {
  replayEarlyPresses(false);
  await Promise.resolve();
};

const now = new Date().toISOString().slice(0, 19);

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

  it('replays presses on any other button once, and the last choice', async () => {
    document.body.innerHTML =
      '<button name="share"><b>Share</b></button><button popovertarget="panel"></button>' +
      '<select name="period"><option>one</option><option>two</option></select>';
    const [share, menu] = document.querySelectorAll('button');
    const select = document.querySelector('select');
    const choose = (value: string) => {
      if (select) select.value = value;
      select?.dispatchEvent(new Event('change', { bubbles: true }));
    };
    document.querySelector('b')?.click();
    share?.click();
    menu?.click();
    choose('two');
    if (select) select.value = 'one';

    document.documentElement.dataset.live = '';
    const heard = jest.fn((event: Event) => event.target);
    for (const type of ['click', 'change']) document.body.addEventListener(type, heard);
    await replay();
    await replay();
    expect(heard.mock.results.map(({ value }) => value as unknown)).toEqual([share, select]);
    expect(select).toHaveValue('two');

    share?.click();
    heard.mockClear();
    await replay();
    expect(heard).not.toHaveBeenCalled();
    for (const type of ['click', 'change']) document.body.removeEventListener(type, heard);
    delete document.documentElement.dataset.live;
  });

  it('remembers a press that something else stops on its way', async () => {
    document.body.innerHTML = '<button name="share"></button>';
    const share = document.querySelector('button');
    const stop = (event: Event) => event.stopPropagation();
    document.addEventListener('click', stop, true);
    share?.click();
    document.removeEventListener('click', stop, true);
    const heard = jest.fn();
    share?.addEventListener('click', heard);
    await replay();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('does not replay a press that is still on its way', async () => {
    document.body.innerHTML = '<button name="share"></button>';
    const share = document.querySelector('button');
    const heard = jest.fn();
    share?.addEventListener('click', heard);
    const hydrate = () => replayEarlyPresses(false);
    document.body.addEventListener('click', hydrate, true);
    share?.click();
    document.body.removeEventListener('click', hydrate, true);
    await Promise.resolve();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('adds the query to a language link, unless the link has one', () => {
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

  it.each([
    ['/de', '', '?running='],
    ['/de/v', '', '?t=0'],
    ['/v/', '?name=Anna', '?name=Anna&t=0'],
    ['/de/v', '?t=90', '?t=90'],
    ['/de/v', `?since=${now}Z`, `?since=${encodeURIComponent(now)}Z`],
  ])('says in a link to %s that Start was pressed (%#)', (href, query, search) => {
    setAddress(`/${query}`);
    document.body.innerHTML = `<a hreflang="de" href="${href}"></a>`;
    const [link] = document.querySelectorAll('a');
    // jsdom cannot follow links.
    link?.addEventListener('click', (event) => event.preventDefault());
    window.startPressedAt = 1;
    link?.click();
    delete window.startPressedAt;
    expect(link?.search).toBe(search);
    expect(parseLink(search, href === '/de' ? 'main' : 'alternate').rejections).toEqual([]);
  });
});
