import type { MetadataRoute } from 'next';
import { mainColours, noticeColours } from '@/lib/config/colours';
import { publicUrl } from '@/lib/config/site';
import { defaultLocale } from '@/lib/i18n/locales';
import { pageTitle } from '@/lib/seo/pageTitle';
import messages from '@/messages/en.json';

export const dynamic = 'force-static';

const png = (name: string, size: number) => ({
  src: publicUrl(`/logo/${name}.png`),
  sizes: `${size}x${size}`,
  type: 'image/png',
});

export default function manifest(): MetadataRoute.Manifest {
  return {
    // An installed app has no address bar, so its names have to mention the simulation.
    name: pageTitle('main', messages),
    short_name: messages.metadata.shortName,
    description: messages.metadata.description,
    lang: defaultLocale,
    start_url: publicUrl('/'),
    scope: publicUrl('/'),
    display: 'standalone',
    background_color: mainColours.background.default,
    theme_color: noticeColours.main,
    icons: [
      { src: publicUrl('/logo/icon.svg'), sizes: 'any', type: 'image/svg+xml' },
      png('icon-192', 192),
      png('icon-512', 512),
      { ...png('maskable-512', 512), purpose: 'maskable' },
    ],
  };
}
