import type { Theme } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import { PageStyles } from '@/components/styles/PageStyles';
import { styled } from '@/components/styles/styled';
import { darkTheme } from '@/components/ui/theme/darkTheme';
import { lightTheme } from '@/components/ui/theme/lightTheme';
import { ViewTheme } from '@/components/ui/theme/ViewTheme';

const styleOf = (text: string) => getComputedStyle(screen.getByText(text));

it('computes styles once for each theme, however often an element is rendered', () => {
  const compute = jest.fn(({ theme }: { theme: Theme }) => ({ color: theme.palette.text.primary }));
  const Text = styled('p')(compute);
  const page = (theme: typeof lightTheme) => (
    <ViewTheme theme={theme}>
      <Text>One</Text>
      <Text>Two</Text>
    </ViewTheme>
  );
  const { rerender } = render(page(lightTheme));
  rerender(page(lightTheme));
  expect(compute).toHaveBeenCalledTimes(1);
  const light = styleOf('Two').color;
  rerender(page(darkTheme));
  expect(compute).toHaveBeenCalledTimes(2);
  expect(styleOf('Two').color).not.toBe(light);
});

it('adds styles to those of another component, which stay as they are', () => {
  const Base = styled('button')({ display: 'flex', color: 'red' });
  const Derived = styled(Base)({ color: 'blue' });
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
  const Text = styled('span')({ color: 'red' });
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
  const styles = <PageStyles styles={{ '.kept': { color: 'red' } }} />;
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
