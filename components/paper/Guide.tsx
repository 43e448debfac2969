import { styled } from '@mui/material/styles';
import { useLocale, useTranslations } from 'next-intl';
import { usePageLink } from '@/components/run/pageLink';
import { useLoadedSession, useView } from '@/components/run/runContext';
import { DemoLabel } from '@/components/ui/DemoLabel';
import { lessonResearch } from '@/lib/config/tradingFigures';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { urlOf, withValues } from '@/lib/parameters/link';
import { plain } from '@/lib/parameters/linkChanges';
import { printedLink } from '@/lib/parameters/printedLink';
import { Sheet } from './Sheet';

const Text = styled('div')({
  fontSize: '9pt',
  lineHeight: 1.25,
  '&& > h3': { margin: '4pt 0 1pt' },
  li: { marginBottom: '2pt' },
  dl: { display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: '2pt 10pt', margin: 0 },
  dt: { fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
  dd: { margin: 0 },
  bdi: { overflowWrap: 'anywhere' },
});

/** Links to the run of this page, before Start, and to the lesson. */
const ClassLinks = () => {
  const { amount, trades } = useLoadedSession().values;
  const link = withValues(plain(usePageLink()), { amount, trades });
  return (
    <ul translate="no">
      {[null, 1].map((lesson) => (
        <li key={lesson}>
          <DemoLabel />
          <bdi translate="no">{printedLink(urlOf(withValues(link, { lesson })))}</bdi>
        </li>
      ))}
    </ul>
  );
};

/** Offers to judge: two honest, two fraudulent. */
const offers = [
  ['guideOffer1', 'guideVerdict1'],
  ['guideOffer2', 'guideVerdict2'],
  ['guideOffer3', 'guideVerdict3'],
  ['guideOffer4', 'guideVerdict4'],
] as const;

/** A printed guide for teachers who use the lesson with a class. */
export const Guide = () => {
  const t = useLoadedTranslations('paper');
  const tLesson = useLoadedTranslations('lesson');
  const tPage = useTranslations();
  const button = useView() === 'main' ? tPage('start') : tPage('alternate.startTrading');
  const duration = new Intl.NumberFormat(useLocale(), {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'short',
  });
  const parts = [
    [5, t('guideBefore')],
    [5, t('guideOpen', { button })],
    [15, t('guideSteps')],
    [15, t('guideSheet')],
    [5, t('guideAfter')],
  ] as const;
  return (
    <Sheet title={tLesson('printGuide')} isAlone>
      <Text>
        <h3>{t('guideAim')}</h3>
        <p>{t('guideAimText')}</p>
        <h3>{t('guideWhom')}</h3>
        <p>{t('guideWhomText')}</p>
        <h3>{t('guideNeed')}</h3>
        <p>{t('guideNeedText')}</p>
        <h3>{t('guideTime')}</h3>
        <dl>
          {parts.map(([minutes, text]) => (
            <div key={text} style={{ display: 'contents' }}>
              <dt>{duration.format(minutes)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p>{t('guideOlder')}</p>
        <h3>{t('guideOffers')}</h3>
        <ol>
          {offers.map(([offer, verdict]) => (
            <li key={offer}>
              {`${t(offer)} `}
              <b>{t(verdict)}</b>
            </li>
          ))}
        </ol>
        <p>{t('guideOffersText')}</p>
        <h3>{t('guideLinks')}</h3>
        <p>{t('guideLinksText')}</p>
        <ClassLinks />
        <h3>{t('guideRules')}</h3>
        <ul>
          <li>{t('guideRuleWord')}</li>
          <li>{t('guideRuleReal')}</li>
          <li>{t('guideRuleSearch')}</li>
          <li>{t('guideRuleNames')}</li>
          <li>{t('guideRuleMoney')}</li>
        </ul>
        <h3>{t('guideLost')}</h3>
        <p>{t('guideLostText')}</p>
        <h3>{t('guideLater')}</h3>
        <p>
          {`${t('guideLaterText')} `}
          <span translate="no">{lessonResearch}</span>
        </p>
      </Text>
    </Sheet>
  );
};
