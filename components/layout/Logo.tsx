import { brand } from '@/lib/config/brand';

const { background, ink, line } = brand.logo;

/** The icon (`public/logo/icon.svg`), inline: browsers parse an SVG image as another document. */
export const Logo = ({ size }: { size: number }) => (
  <svg viewBox="0 0 32 32" width={size} height={size} fill="none" aria-hidden="true">
    <rect width="32" height="32" rx="8" fill={background} />
    <path d={line} stroke={ink} strokeWidth="3" strokeDasharray="4.5 2" />
  </svg>
);
