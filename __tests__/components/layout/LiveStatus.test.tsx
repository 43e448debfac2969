import { screen } from '@testing-library/react';
import { renderPage } from '@/__tests__/components/renderPage';
import { LiveStatus } from '@/components/layout/LiveStatus';

describe('LiveStatus', () => {
  it('is there before there is anything to say', () => {
    renderPage(<LiveStatus at={null} text="idle" />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says what there is to say at once, then at most every twenty seconds', () => {
    const { rerender } = renderPage(<LiveStatus at={null} text="" />);
    rerender(<LiveStatus at={3_000} text="one" />);
    expect(screen.getByRole('status')).toHaveTextContent('one');
    rerender(<LiveStatus at={22_999} text="two" />);
    expect(screen.getByRole('status')).toHaveTextContent('one');
    rerender(<LiveStatus at={23_000} text="three" />);
    expect(screen.getByRole('status')).toHaveTextContent('three');
    rerender(<LiveStatus at={42_999} text="four" />);
    expect(screen.getByRole('status')).toHaveTextContent('three');
  });
});
