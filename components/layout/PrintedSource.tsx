import { styled } from '@mui/material/styles';
import { Rosette } from '@/components/notice/Rosette';
import { usePage, useSession } from '@/components/run/runContext';
import { usePageLink } from '@/components/run/pageLink';
import { DemoLabel } from '@/components/ui/DemoLabel';
import { usePrinting } from '@/components/ui/usePrinting';
import { hideContact } from '@/lib/parameters/isContact';
import { urlOf, withValues } from '@/lib/parameters/link';
import { printedLink } from '@/lib/parameters/printedLink';

const Source = styled('div')({
  display: 'none',
  '@media print': { display: 'block', overflowWrap: 'anywhere', breakInside: 'avoid' },
  figure: { float: 'right', width: '3cm' },
});

/**
 * The way back to what is printed: the seed with its rosette, and the address, with the printed
 * moment, so that it shows the same trades. Marked Demo, because the text came with the link.
 * Contact details are hidden.
 */
export const PrintedSource = () => {
  const session = useSession();
  const link = usePageLink();
  const { getMoment, getSpeed } = usePage();
  const isPrinting = usePrinting();
  if (session === null) return null;
  const moment = isPrinting ? getMoment() : null;
  const printed = withValues(link, {
    ...moment,
    paused: moment === null ? undefined : true,
    speed: getSpeed(),
    // Paper is read later than a day after a common start.
    since: null,
  });
  return (
    <Source translate="no" data-testid="printed-source">
      <DemoLabel />
      {isPrinting && <Rosette seed={session.values.seed} />}
      <code>seed</code> <bdi translate="no">{hideContact(session.values.seed)}</bdi>
      <br />
      <bdi translate="no">{printedLink(urlOf(printed))}</bdi>
    </Source>
  );
};
