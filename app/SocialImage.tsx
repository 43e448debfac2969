import { Logo } from '@/components/layout/Logo';
import { brand } from '@/lib/config/brand';
import { alternateColours, mainColours, noticeColours } from '@/lib/config/colours';
import type { View } from '@/lib/config/views';
import type { PageMessages } from '@/lib/i18n/appConfig';

/** Heights of the bars, in pixels: made up, like all figures on the site. */
const bars = [90, 150, 70, 190, 120, 230, 160, 210, 100, 260];

const column = { display: 'flex', flexDirection: 'column' } as const;

/** The social preview of a page: the notice, the title, and made-up bars, without amounts. */
export const SocialImage = ({ view, messages }: { view: View; messages: PageMessages }) => {
  const { background, text, primary } = view === 'main' ? mainColours : alternateColours;
  const colour = { backgroundColor: background.default, color: text.primary };
  const { main, contrastText } = noticeColours;
  return (
    <div style={{ ...column, ...colour, width: '100%', height: '100%' }}>
      <div
        style={{
          display: 'flex',
          justifyContent: 'center',
          padding: '26px 60px',
          backgroundColor: main,
          color: contrastText,
          fontSize: 34,
          textAlign: 'center',
          textWrap: 'balance',
        }}
      >
        {messages.notice.text}
      </div>
      <div style={{ display: 'flex', flex: 1, alignItems: 'center', padding: '0 80px', gap: 60 }}>
        <div style={{ ...column, width: 560 }}>
          <div style={{ display: 'flex', alignItems: 'center', gap: 16, fontSize: 36 }}>
            <Logo size={56} />
            {brand.name}
          </div>
          <div style={{ fontSize: 48, lineHeight: 1.15, marginTop: 8 }}>
            {view === 'main' ? messages.page.mainTitle : messages.metadata.alternateTitle}
          </div>
        </div>
        <div style={{ display: 'flex', flex: 1, alignItems: 'flex-end', gap: 12 }}>
          {bars.map((height) => (
            <div key={height} style={{ width: 28, height, backgroundColor: primary.main }} />
          ))}
        </div>
      </div>
    </div>
  );
};
