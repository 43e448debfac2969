import { DemoLabel } from '@/components/figures/DemoLabel';
import { Simulated } from '@/components/figures/Simulated';
import type { ParameterName } from '@/lib/parameters/parameters';

/** The value of a parameter on the page. A name is marked Demo, and an amount is simulated. */
export const ParameterValue = ({ name, text }: { name: ParameterName; text: string }) => {
  const value = <bdi translate="no">{text}</bdi>;
  if (name === 'amount') return <Simulated>{value}</Simulated>;
  return (
    <>
      {name === 'name' && <DemoLabel />}
      {value}
    </>
  );
};
