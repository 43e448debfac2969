import { ImageResponse } from 'next/og';
import { logoDataUrl, logoSvg } from '@/components/ui/logoSvg';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Edge in pixels, and whether the background fills the whole square. */
const pngs = {
  'icon-192.png': { size: 192, maskable: false },
  'icon-512.png': { size: 512, maskable: false },
  'maskable-512.png': { size: 512, maskable: true },
  'apple-touch-icon.png': { size: 180, maskable: true },
} as const;

export const generateStaticParams = () =>
  [...Object.keys(pngs), 'icon.svg', 'favicon.ico'].map((file) => ({ file }));

const drawPng = (size: number, maskable: boolean) =>
  new ImageResponse(<img src={logoDataUrl(maskable)} alt="" width={size} height={size} />, {
    width: size,
    height: size,
  });

/** An ICO file: a directory with one entry, followed by a PNG of 32 by 32 pixels. */
const drawIco = async () => {
  const png = await drawPng(32, false).arrayBuffer();
  const directory = new DataView(new ArrayBuffer(22));
  directory.setUint16(2, 1, true); // type: icon
  directory.setUint16(4, 1, true); // number of images
  directory.setUint8(6, 32);
  directory.setUint8(7, 32);
  directory.setUint16(10, 1, true); // colour planes
  directory.setUint16(12, 32, true); // bits per pixel
  directory.setUint32(14, png.byteLength, true);
  directory.setUint32(18, directory.byteLength, true);
  return new Response(new Blob([directory, png]));
};

/** The product's logo, in every format that browsers and systems request. */
export const GET = async (_: Request, { params }: RouteContext<'/logo/[file]'>) => {
  const { file } = await params;
  if (file === 'icon.svg') return new Response(logoSvg(false));
  if (file === 'favicon.ico') return drawIco();
  const { size, maskable } = pngs[file as keyof typeof pngs];
  return drawPng(size, maskable);
};
