import { useLocale } from 'next-intl';
import type { DialogProps } from '@/components/boundaries/OnDemandDialog';
import { MessagesProvider } from '@/lib/i18n/MessagesProvider';
import { LargeType } from './LargeType';
import { Transport } from './Transport';

/** Turns the view into a presentation: larger type, less around it, and the transport bar. */
export const Presenter = ({ messages }: Pick<DialogProps, 'messages'>) => (
  <MessagesProvider locale={useLocale()} messages={messages}>
    <LargeType />
    <Transport />
  </MessagesProvider>
);
