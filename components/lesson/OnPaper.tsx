import { Handout } from './Handout';
import type { FeeProps } from './IfReal';
import type { Printed } from './PrintButtons';
import { Answers, Worksheet } from './Worksheet';

type Props = Omit<FeeProps, 'onFee'> & { what: Printed };

/** What is on paper while the lesson is open. */
export const OnPaper = ({ what, ...props }: Props) => {
  if (what === 'steps') return <Handout {...props} />;
  return what === 'answers' ? <Answers /> : <Worksheet view={what} />;
};
