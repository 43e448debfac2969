import type { Theme } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import { PageStyles } from '@/components/styles/PageStyles';
import { styled } from '@/components/styles/styled';
import { darkTheme } from '@/components/ui/theme/darkTheme';
import { lightTheme } from '@/components/ui/theme/lightTheme';
import { ViewTheme } from '@/components/ui/theme/ViewTheme';

const styleOf = (text: string) => getComputedStyle(screen.getByText(text));

it('computes styles once, however often an element is rendered', () => {
  const compute = jest.fn(({ theme }: { theme: Theme }) => ({ color: theme.palette.text.primary }));
  const Text = styled('p', 'Once')(compute);
  const page = (
    <ViewTheme theme={darkTheme}>
      <Text>One</Text>
      <Text>Two</Text>
    </ViewTheme>
  );
  const { rerender } = render(page);
  rerender(page);
  expect(compute).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Two')).toHaveStyle({ color: darkTheme.palette.text.primary });
});

it('adds styles to those of another component, which stay as they are', () => {
  const Base = styled('button', 'Base')({ display: 'flex', color: 'red' });
  const Derived = styled(Base, 'Derived')({ color: 'blue' });
  render(
    <>
      <Derived type="submit">Derived</Derived>
      <Base>Base</Base>
    </>,
  );
  expect(screen.getByText('Derived')).toHaveAttribute('type', 'submit');
  expect(styleOf('Derived').display).toBe('flex');
  expect(styleOf('Derived').color).toBe('rgb(0, 0, 255)');
  expect(styleOf('Base').color).toBe('rgb(255, 0, 0)');
});

it('passes on what it is given: another element, a class, a reference', () => {
  const Text = styled('span', 'Given')({ color: 'red' });
  const elements: (Element | null)[] = [];
  render(
    <Text as="h1" className="given" ref={(element) => void elements.push(element)}>
      Heading
    </Text>,
  );
  const heading = screen.getByRole('heading', { name: 'Heading' });
  expect(heading).toHaveClass('given');
  expect(heading).not.toHaveAttribute('as');
  expect(elements).toEqual([heading]);
  expect(styleOf('Heading').color).toBe('rgb(255, 0, 0)');
});

it('keeps styles of the page that have been rendered once', () => {
  const styles = <PageStyles name="kept" styles={{ '.kept': { color: 'red' } }} />;
  const page = (
    <ViewTheme theme={lightTheme}>
      {styles}
      <p className="kept">Kept</p>
    </ViewTheme>
  );
  const { rerender } = render(page);
  const count = document.styleSheets.length;
  rerender(
    <ViewTheme theme={lightTheme}>
      <p className="kept">Kept</p>
    </ViewTheme>,
  );
  expect(styleOf('Kept').color).toBe('rgb(255, 0, 0)');
  rerender(page);
  expect(document.styleSheets).toHaveLength(count);
});
