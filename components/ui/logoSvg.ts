import { brand } from '@/lib/config/brand';

/**
 * The product's sign as a file.
 *
 * @param bleeds whether the ground fills the whole square, for systems that cut their own shape out
 *   of it; the line then keeps within the middle that no shape cuts
 */
export const signSvg = (bleeds: boolean): string => {
  const { ground, ink, line } = brand.sign;
  const corner = bleeds ? 0 : 8;
  const place = bleeds ? ' transform="translate(4 4) scale(.75)"' : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">` +
    `<rect width="32" height="32" rx="${corner}" fill="${ground}"/>` +
    `<path${place} d="${line}" fill="none" stroke="${ink}" stroke-width="3" stroke-dasharray="4.5 2"/>` +
    `</svg>`
  );
};

/** The same as an address, for pictures that are drawn with it. */
export const signAddress = (bleeds: boolean): string =>
  `data:image/svg+xml,${encodeURIComponent(signSvg(bleeds))}`;
