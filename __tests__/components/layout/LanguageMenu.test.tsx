import { fireEvent, screen, within } from '@testing-library/react';
import { inRun, renderPage, setAddress } from '@/__tests__/components/renderPage';
import { LanguageMenu } from '@/components/layout/LanguageMenu';
import { SidePanel } from '@/components/layout/SidePanel';

const open = () => {
  setAddress('/?seed=a&name=Anna');
  renderPage(
    inRun(
      'main',
      <>
        <LanguageMenu />
        <button type="button">Elsewhere</button>
      </>,
    ),
  );
  const menu = within(screen.getByTestId('language-menu')).getByRole<HTMLDetailsElement>('group');
  menu.open = true;
  return { menu, link: within(menu).getByRole('link', { name: 'Deutsch' }) };
};

describe('the menu of languages', () => {
  it('stays open where a press on one of its links takes the focus, and gives it to nothing', () => {
    const { menu, link } = open();
    fireEvent.pointerDown(link);
    fireEvent.blur(within(menu).getByText('English'), { relatedTarget: null });
    expect(menu.open).toBe(true);
    const followed = jest.fn((event: Event) => event.preventDefault());
    link.addEventListener('click', followed);
    fireEvent.click(link);
    expect(followed).toHaveBeenCalledTimes(1);
    expect(link).toHaveAttribute('href', expect.stringMatching(/\/de\?name=Anna&seed=a$/));
  });

  it('closes when the focus goes elsewhere, and at a press elsewhere', () => {
    const { menu } = open();
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    fireEvent.blur(within(menu).getByText('English'), { relatedTarget: elsewhere });
    expect(menu.open).toBe(false);
    menu.open = true;
    fireEvent.pointerDown(elsewhere);
    expect(menu.open).toBe(false);
  });
});

describe('the name', () => {
  it('is copied apart from the word before it', () => {
    setAddress('/?seed=a&name=Anna');
    renderPage(inRun('main', <SidePanel />));
    const name = screen.getByTestId('display-name');
    expect(name).toHaveTextContent(/^Anna$/);
    expect(name.parentElement).toHaveTextContent(/^Demo · Anna$/);
  });
});
