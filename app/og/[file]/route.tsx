import { getMessages } from 'next-intl/server';
import { ImageResponse } from 'next/og';
import { SocialImage } from '@/app/SocialImage';
import { socialImages, socialImageSize } from '@/lib/seo/pageMetadata';
import { cutInter } from '@/scripts/fonts/cutInter';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Inter in one weight, because `ImageResponse` does not support variable fonts. */
const fonts = Promise.all(
  (['latin', 'latin-ext'] as const).map(async (subset) => ({
    name: `Inter ${subset}`,
    data: await cutInter(subset, 600, 'sfnt'),
  })),
);

export const generateStaticParams = () => socialImages.map(({ file }) => ({ file }));

export const GET = async (_: Request, { params }: RouteContext<'/og/[file]'>) => {
  const { file } = await params;
  const image = socialImages.find((each) => each.file === file);
  if (!image) throw new RangeError(`There is no social image "${file}"`);
  const messages = await getMessages({ locale: image.locale });
  return new ImageResponse(<SocialImage view={image.view} messages={messages} />, {
    ...socialImageSize,
    fonts: await fonts,
  });
};
