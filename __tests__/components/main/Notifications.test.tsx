import { screen } from '@testing-library/react';
import { renderPage } from '@/__tests__/components/renderPage';
import { Notifications } from '@/components/main/Notifications';

describe('Notifications', () => {
  it.each([
    [0, 'Brak powiadomień'],
    [1, '1 powiadomienie'],
    [3, '3 powiadomienia'],
    [10, '10 powiadomień'],
  ])('shows %d, with a label in the language of the page', (count, name) => {
    renderPage(<Notifications count={count} />, 'pl');
    expect(screen.getByTestId('notification-badge')).toHaveTextContent(String(count));
    expect(screen.getByRole('img', { name })).toBeVisible();
  });

  it('shows a dash while the number is not known', () => {
    renderPage(<Notifications count={null} />);
    expect(screen.getByTestId('notification-badge')).toHaveTextContent('–');
  });
});
