import { useTranslations } from 'next-intl';
import { QRCodeSVG } from 'qrcode.react';
import type { Ref } from 'react';

/**
 * The sizes of a code, and the longest link for each: modules have at least three pixels, so that
 * every screen can show them. Codes have 37, 69 and 89 modules, between margins of four.
 */
const sizes = [
  { size: 140, maxLength: 106 },
  { size: 240, maxLength: 425 },
  { size: 291, maxLength: 718 },
] as const;

/** The size of a link's code in pixels; `null` if the link is too long. */
export const qrSizeOf = (url: string): number | null =>
  sizes.find(({ maxLength }) => url.length <= maxLength)?.size ?? null;

type Props = { url: string; size: number; ref: Ref<SVGSVGElement> };

/** Dark on light, even if a browser darkens the page or forces other colours. */
export const QrCode = ({ url, size, ref }: Props) => (
  <QRCodeSVG
    ref={ref}
    value={url}
    level="L"
    title={useTranslations('share')('qr')}
    marginSize={4}
    size={size}
    style={{ colorScheme: 'only light', forcedColorAdjust: 'none' }}
  />
);
