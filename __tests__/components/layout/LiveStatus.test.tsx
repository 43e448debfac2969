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

  it('announces a run that is shown at an earlier time, as rarely', () => {
    const { rerender } = renderPage(<LiveStatus every={20_000} at={90_000} text="late" />);
    rerender(<LiveStatus every={20_000} at={70_001} text="earlier" />);
    expect(screen.getByRole('status')).toHaveTextContent('late');
    rerender(<LiveStatus every={20_000} at={70_000} text="earlier" />);
    expect(screen.getByRole('status')).toHaveTextContent('earlier');
  });
});
