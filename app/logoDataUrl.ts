import { brand } from '@/lib/config/brand';

const { ground, ink, line } = brand.logo;

/** The product's logo, as the data URL of an SVG image. The icons in `public/logo` show the same. */
export const logoDataUrl = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">` +
    `<rect width="32" height="32" rx="8" fill="${ground}"/>` +
    `<path d="${line}" fill="none" stroke="${ink}" stroke-width="3" stroke-dasharray="4.5 2"/>` +
    `</svg>`,
)}`;
