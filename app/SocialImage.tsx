import { logoDataUrl } from '@/components/ui/logoDataUrl';
import { darkTheme } from '@/components/theme/darkTheme';
import { lightTheme } from '@/components/theme/lightTheme';
import { brand } from '@/lib/config/brand';
import type { View } from '@/lib/config/views';
import type { PageMessages } from '@/lib/i18n/catalogue';
import { fingerprintOf, rosettePaths, rosetteRadius } from '@/lib/rosette/rosette';

/** Heights of the bars, in pixels. Made up, like all figures on the site. */
const bars = [90, 150, 70, 190, 120, 230, 160, 210, 100, 260];

/** Edge, in pixels. */
const rosetteSize = 200;

/** The rosette of the brand as the address of an image. */
const rosetteUrl = (colour: string) => {
  const paths = rosettePaths(brand.seed).map((path) => `<path d="${path}"/>`);
  const [from, edge] = [-rosetteRadius, 2 * rosetteRadius];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${from} ${from} ${edge} ${edge}" fill="none" ` +
    `stroke="${colour}" stroke-width=".8">${paths.join('')}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
};

/**
 * The social preview of a page: the notice on top, the brand, the title, the rosette, and a stamped
 * card with made-up bars. Contains no amounts.
 */
export const SocialImage = ({ view, messages }: { view: View; messages: PageMessages }) => {
  const { palette } = view === 'main' ? lightTheme : darkTheme;
  const { word } = messages.notice;
  const title = view === 'main' ? messages.page.mainTitle : messages.page.alternateTitle;
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        backgroundColor: palette.background.default,
        color: palette.text.primary,
      }}
    >
      <div
        style={{
          display: 'flex',
          justifyContent: 'center',
          padding: '26px 60px',
          backgroundColor: palette.notice.main,
          color: palette.notice.contrastText,
          fontSize: 34,
          textAlign: 'center',
        }}
      >
        {messages.notice.text}
      </div>
      <div style={{ display: 'flex', flex: 1, alignItems: 'center', padding: '0 80px' }}>
        <div style={{ display: 'flex', flexDirection: 'column', width: 560 }}>
          <div style={{ display: 'flex', alignItems: 'center', gap: 16, fontSize: 36 }}>
            <img src={logoDataUrl} alt="" width={56} height={56} />
            {brand.name}
          </div>
          <div style={{ fontSize: 48, lineHeight: 1.15, marginTop: 8 }}>{title}</div>
          <div
            style={{
              display: 'flex',
              flexDirection: 'column',
              alignItems: 'center',
              justifyContent: 'center',
              width: rosetteSize,
              height: rosetteSize,
              marginTop: 16,
              fontSize: 17,
            }}
          >
            <img
              src={rosetteUrl(palette.primary.main)}
              alt=""
              width={rosetteSize}
              height={rosetteSize}
              style={{ position: 'absolute' }}
            />
            {word}
            <div style={{ fontSize: 14 }}>{fingerprintOf(brand.seed)}</div>
          </div>
        </div>
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            flex: 1,
            justifyContent: 'space-between',
            height: 400,
            marginLeft: 60,
            padding: '30px 36px',
            borderRadius: view === 'main' ? 24 : 4,
            border: `2px solid ${palette.hairline}`,
            backgroundColor: palette.background.paper,
          }}
        >
          <div
            style={{
              alignSelf: 'flex-start',
              padding: '2px 12px',
              borderRadius: 8,
              backgroundColor: palette.notice.main,
              color: palette.notice.contrastText,
              fontSize: 26,
            }}
          >
            {word}
          </div>
          <div style={{ display: 'flex', alignItems: 'flex-end', justifyContent: 'space-between' }}>
            {bars.map((height, index) => (
              <div
                key={index}
                style={{
                  width: 24,
                  height,
                  borderRadius: 4,
                  backgroundColor: palette.primary.main,
                  opacity: index === bars.length - 1 ? 1 : 0.4,
                }}
              />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
};
