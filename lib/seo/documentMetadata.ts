import type { Metadata } from 'next';
import { publicUrl } from '@/lib/config/site';

/** The metadata that all pages share. */
export const documentMetadata: Metadata = {
  // For hosts that send no headers. Page addresses may contain personal names.
  referrer: 'no-referrer',
  // Keeps browsers from making links of figures that look like phone numbers.
  formatDetection: { telephone: false },
  icons: {
    icon: [
      { url: publicUrl('/favicon.ico'), sizes: '32x32' },
      { url: publicUrl('/logo/icon.svg'), type: 'image/svg+xml', sizes: 'any' },
    ],
    apple: publicUrl('/logo/apple-touch-icon.png'),
  },
};
