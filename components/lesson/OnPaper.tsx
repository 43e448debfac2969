import { Answers } from './Answers';
import { Guide } from './Guide';
import { Handout } from './Handout';
import type { FeeProps } from './IfReal';
import type { Printed } from './PrintButtons';
import { Worksheet } from './Worksheet';

type Props = Omit<FeeProps, 'onFee'> & {
  what: Printed;
  /** Those of the pupils. */
  seeds: readonly string[];
};

/** What is on paper while the lesson is open. */
export const OnPaper = ({ what, seeds, ...props }: Props) => {
  switch (what) {
    case 'steps':
    case 'large':
      return <Handout isLarge={what === 'large'} {...props} />;
    case 'guide':
      return <Guide />;
    case 'answers':
      return <Answers seeds={seeds} />;
    case 'main':
    case 'alternate':
      return seeds.map((seed) => <Worksheet key={seed} view={what} seed={seed} />);
  }
};
