import { brand } from '@/lib/config/brand';

/**
 * The product's logo as SVG source text.
 *
 * @param maskable whether the background fills the whole square, for systems that crop icons; the
 *   line then stays within the safe zone in the middle
 */
export const logoSvg = (maskable: boolean): string => {
  const { ground, ink, line } = brand.logo;
  const corner = maskable ? 0 : 8;
  const shrink = maskable ? ' transform="translate(4 4) scale(.75)"' : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">` +
    `<rect width="32" height="32" rx="${corner}" fill="${ground}"/>` +
    `<path${shrink} d="${line}" fill="none" stroke="${ink}" stroke-width="3" stroke-dasharray="4.5 2"/>` +
    `</svg>`
  );
};

/** The logo as a data URL. */
export const logoDataUrl = (maskable: boolean): string =>
  `data:image/svg+xml,${encodeURIComponent(logoSvg(maskable))}`;
