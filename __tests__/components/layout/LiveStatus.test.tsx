import { screen } from '@testing-library/react';
import { renderPage } from '@/__tests__/components/renderPage';
import { LiveStatus } from '@/components/layout/LiveStatus';

describe('LiveStatus', () => {
  it('exists before there is anything to announce', () => {
    renderPage(<LiveStatus every={20_000} at={null} text="idle" />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('announces a text at once, then at most every twenty seconds', () => {
    const { rerender } = renderPage(<LiveStatus every={20_000} at={null} text="" />);
    rerender(<LiveStatus every={20_000} at={3_000} text="one" />);
    expect(screen.getByRole('status')).toHaveTextContent('one');
    rerender(<LiveStatus every={20_000} at={22_999} text="two" />);
    expect(screen.getByRole('status')).toHaveTextContent('one');
    rerender(<LiveStatus every={20_000} at={23_000} text="three" />);
    expect(screen.getByRole('status')).toHaveTextContent('three');
    rerender(<LiveStatus every={20_000} at={42_999} text="four" />);
    expect(screen.getByRole('status')).toHaveTextContent('three');
  });
});
