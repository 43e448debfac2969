import { logoDataUrl } from '@/components/ui/logoSvg';
import { darkTheme } from '@/components/ui/theme/darkTheme';
import { lightTheme } from '@/components/ui/theme/lightTheme';
import { brand } from '@/lib/config/brand';
import type { View } from '@/lib/config/views';
import type { PageMessages } from '@/lib/i18n/catalogue';

/** Heights of the bars, in pixels; made up, like all figures of the product. */
const bars = [90, 150, 70, 190, 120, 230, 160, 210, 100, 260];

/** The social preview of a page: the notice on top, the brand, the title, and made-up bars. */
export const SocialImage = ({ view, messages }: { view: View; messages: PageMessages }) => {
  const { palette } = view === 'main' ? lightTheme : darkTheme;
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
            <img src={logoDataUrl(false)} alt="" width={56} height={56} />
            {brand.name}
          </div>
          <div style={{ fontSize: 60, lineHeight: 1.15, marginTop: 12 }}>{title}</div>
        </div>
        <div
          style={{
            display: 'flex',
            flex: 1,
            alignItems: 'flex-end',
            justifyContent: 'space-between',
            height: 340,
            marginLeft: 60,
            padding: 30,
            borderRadius: view === 'main' ? 24 : 4,
            border: `2px solid ${palette.divider}`,
            backgroundColor: palette.background.paper,
          }}
        >
          {bars.map((height, place) => (
            <div key={place} style={{ width: 24, height, backgroundColor: palette.primary.main }} />
          ))}
        </div>
      </div>
    </div>
  );
};
