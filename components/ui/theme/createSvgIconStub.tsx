import type { ReactNode, SVGAttributes } from 'react';
import { styled } from '@/components/styles/styled';

const Svg = styled(
  'svg',
  'Icon',
)({
  flexShrink: 0,
  width: '1em',
  height: '1em',
  fill: 'currentColor',
  fontSize: '1.5rem',
  userSelect: 'none',
  '&[data-size=small]': { fontSize: '1.25rem' },
});

type Props = Omit<SVGAttributes<SVGSVGElement>, 'fontSize'> & { fontSize?: 'small' | 'medium' };

/**
 * Stands in for the function by which MUI's icons become components (see `next.config.ts`). Its
 * `SvgIcon` looks the same, but computes its styles for each icon: docs/decisions/static-styles.md.
 */
const createSvgIconStub = (path: ReactNode) => {
  const Icon = ({ fontSize = 'medium', ...props }: Props) => (
    <Svg aria-hidden="true" focusable="false" viewBox="0 0 24 24" data-size={fontSize} {...props}>
      {path}
    </Svg>
  );
  return Icon;
};

export default createSvgIconStub;
