import { brand } from '@/lib/config/brand';

/**
 * The product's logo as a file.
 *
 * @param maskable whether the ground fills the whole square, for systems that cut their own shape out
 *   of it; the line then keeps within the middle that no shape cuts
 */
export const logoSvg = (maskable: boolean): string => {
  const { ground, ink, line } = brand.logo;
  const corner = maskable ? 0 : 8;
  const place = maskable ? ' transform="translate(4 4) scale(.75)"' : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">` +
    `<rect width="32" height="32" rx="${corner}" fill="${ground}"/>` +
    `<path${place} d="${line}" fill="none" stroke="${ink}" stroke-width="3" stroke-dasharray="4.5 2"/>` +
    `</svg>`
  );
};

/** The same as an address, for pictures that are drawn with it. */
export const logoDataUrl = (maskable: boolean): string =>
  `data:image/svg+xml,${encodeURIComponent(logoSvg(maskable))}`;
