import { render, screen } from '@testing-library/react';
import { click, hideErrors, inPage } from '@/__tests__/components/page';
import { page } from '@/components/run/focus';
import { SafeSection } from '@/components/layout/SafeSection';

it('a card that fails says so, renders again when asked to, and leaves the others alone', async () => {
  hideErrors();
  let isBroken = true;
  const Card = () => {
    if (isBroken) throw new Error('A fault of the test');
    return <p>A card</p>;
  };
  render(
    inPage(
      <main ref={page} tabIndex={-1}>
        <SafeSection>
          <Card />
        </SafeSection>
        <SafeSection>
          <p>Another card</p>
        </SafeSection>
      </main>,
    ),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong here.');
  expect(screen.getByText('Another card')).toBeInTheDocument();
  await click('Try again');
  expect(screen.getByRole('alert')).toBeInTheDocument();
  isBroken = false;
  await click('Try again');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(screen.getByText('A card')).toBeInTheDocument();
});
