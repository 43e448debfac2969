import { brand } from '@/lib/config/brand';
import { colours, noticeColours } from '@/lib/config/colours';
import type { View } from '@/lib/config/views';
import type { PageMessages } from '@/lib/i18n/appConfig';

type Props = { view: View; messages: PageMessages };

const { ground, ink, line: trend } = brand.logo;

/** The logo as the data URL of an SVG image. The icons in `public/logo` show the same. */
const logoUrl = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">` +
    `<rect width="32" height="32" rx="8" fill="${ground}"/>` +
    `<path d="${trend}" fill="none" stroke="${ink}" stroke-width="3" stroke-dasharray="4.5 2"/>` +
    `</svg>`,
)}`;

/** Heights of the bars, in pixels. Made up, like all figures on the site. */
const bars = [90, 150, 70, 190, 120, 230, 160, 210, 100, 260];

/**
 * The social preview of a page: the notice on top, the brand, the title, and a stamped card
 * with made-up bars. Contains no amounts.
 */
export const SocialImage = ({ view, messages }: Props) => {
  const { background, card, text, accent, line } = colours[view];
  const { word } = messages.notice;
  const title = view === 'main' ? messages.page.mainTitle : messages.page.alternateTitle;
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        backgroundColor: background,
        color: text,
      }}
    >
      <div
        style={{
          display: 'flex',
          justifyContent: 'center',
          padding: '26px 60px',
          backgroundColor: noticeColours.main,
          color: noticeColours.contrastText,
          fontSize: 34,
          textAlign: 'center',
        }}
      >
        {messages.notice.text}
      </div>
      <div style={{ display: 'flex', flex: 1, alignItems: 'center', padding: '0 80px' }}>
        <div style={{ display: 'flex', flexDirection: 'column', width: 560 }}>
          <div style={{ display: 'flex', alignItems: 'center', gap: 16, fontSize: 36 }}>
            <img src={logoUrl} alt="" width={56} height={56} />
            {brand.name}
          </div>
          <div style={{ fontSize: 48, lineHeight: 1.15, marginTop: 8 }}>{title}</div>
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
            border: `2px solid ${line}`,
            backgroundColor: card,
          }}
        >
          <div
            style={{
              alignSelf: 'flex-start',
              padding: '2px 12px',
              borderRadius: 8,
              backgroundColor: noticeColours.main,
              color: noticeColours.contrastText,
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
                  backgroundColor: accent,
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
