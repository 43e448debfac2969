import { DemoLabel } from '@/components/figures/DemoLabel';
import { Simulated } from '@/components/figures/Simulated';
import type { ParameterName } from '@/lib/parameters/parameters';

/** The value of a parameter on the page. A name is marked Demo, and an amount is simulated. */
export const ParameterValue = ({ name, text }: { name: ParameterName; text: string }) => {
  if (name === 'name') {
    return (
      <>
        <DemoLabel />
        <bdi translate="no">{text}</bdi>
      </>
    );
  }
  const value = <span translate="no">{text}</span>;
  return name === 'amount' ? <Simulated>{value}</Simulated> : value;
};
