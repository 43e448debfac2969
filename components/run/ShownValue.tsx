import { SimulatedAmount } from '@/components/notice/SimulatedAmount';
import { DemoLabel } from '@/components/ui/DemoLabel';
import { parameters, type ParameterName } from '@/lib/parameters/parameters';

/** The value of a parameter as the page displays it. */
export const ShownValue = ({ name, shown }: { name: ParameterName; shown: string }) => {
  // Translation tools must not change a value from the link.
  const value = <bdi translate="no">{shown}</bdi>;
  const { field, isQuoted } = parameters[name];
  return (
    <>
      {isQuoted && <DemoLabel />}
      {field.kind === 'amount' ? <SimulatedAmount>{value}</SimulatedAmount> : value}
    </>
  );
};
