import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { QuietButton } from '@/components/ui/buttons';
import { DemoLabel } from '@/components/ui/DemoLabel';
import { useSession, useView } from '@/components/run/runContext';
import { showValues } from '@/components/run/showValues';
import { parameters } from '@/lib/parameters/parameters';
import { ToastHead, ToastScroller, toastSpace, Toast } from '@/components/ui/Toast';
import { ShareButton } from './ShareButton';

/** Lists the values of the link that were replaced or changed. */
export const LinkNotice = () => {
  const view = useView();
  const session = useSession();
  const t = useTranslations('link');
  const [dismissed, setDismissed] = useState(false);
  if (dismissed || session === null || session.rejections.length === 0) return null;
  const { rejections } = session;
  const shown = showValues(session, view);

  const dismiss = () => {
    setDismissed(true);
    document.getElementById('content')?.focus();
  };

  return (
    <Toast role="status" aria-label={t('label')} data-testid="link-notice">
      {toastSpace}
      <ToastHead>
        <h2>{t('intro', { count: rejections.length })}</h2>
        <QuietButton type="button" onClick={dismiss}>
          {t('dismiss')}
        </QuietButton>
      </ToastHead>
      {/* Focusable, so that it can be scrolled with the keyboard. */}
      <ToastScroller tabIndex={0} role="group" aria-label={t('label')}>
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('given')}</th>
              <th scope="col">{t('shown')}</th>
            </tr>
          </thead>
          <tbody>
            {rejections.map(({ parameter, given }) => (
              <tr key={parameter}>
                <th scope="row">
                  <code translate="no">{parameter}</code>
                </th>
                <td>
                  <DemoLabel />
                  <bdi>{given}</bdi>
                </td>
                <td>
                  {parameters[parameter].isQuoted && <DemoLabel />}
                  <bdi>{shown[parameter] ?? '–'}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ToastScroller>
      <ShareButton variant="text" />
    </Toast>
  );
};
