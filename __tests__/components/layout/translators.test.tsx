import { act, screen } from '@testing-library/react';
import { load, open, pass, valueOf } from '@/__tests__/components/page';
import { MainView } from '@/components/main/MainView';

it('texts that change survive translators, who replace each of them', async () => {
  await open('/?seed=a&trades=0', <MainView names={['Anna']} />);
  const wrap = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.parentElement?.closest('script, style, noscript, option, svg, .translated'))
        continue;
      const outer = document.createElement('span');
      outer.className = 'translated';
      text.replaceWith(outer);
      outer.appendChild(document.createElement('span')).append(text.data);
    }
  };
  // By their texts, since roles take long to find in a whole page.
  const press = (text: string) => {
    act(() => screen.getByText(text).click());
    return load();
  };
  wrap();
  await press('Start');
  expect(screen.getByText('System is Working', { selector: 'button *' })).toBeInTheDocument();
  pass(30_000);
  wrap();
  pass(30_000);
  expect(screen.queryByText('Try again')).not.toBeInTheDocument();
  await press('What gives it away?');
  for (let step = 1; step <= 6; step += 1) {
    wrap();
    expect(screen.getByTestId('lesson')).toHaveTextContent(`Step ${step} of 6`);
    if (step === 6) continue;
    await press('Show me');
    if (step === 1) {
      wrap();
      pass(10_000);
      const listed = `Trades from No. 1 on${valueOf('trade-count')}`;
      expect(screen.getByTestId('lesson')).toHaveTextContent(listed);
    }
    await press('Next');
  }
  expect(screen.getByText('Done')).toBeInTheDocument();
  await press('Pause');
  expect(screen.getByText('Resume', { selector: 'button *' })).toBeInTheDocument();
  const count = valueOf('trade-count');
  expect(screen.getByTestId('trade-count')).toHaveTextContent(`${count} trades`);
});
