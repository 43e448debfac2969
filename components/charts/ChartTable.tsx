import { useTranslations } from 'next-intl';
import type { Chart } from './chart';

/** The values of a chart, newest first. The box can be focused, so that keys can scroll it. */
export const ChartTable = ({ title, chart }: { title: string; chart: Chart }) => (
  <div data-part="plot" role="region" aria-label={title} tabIndex={0} style={{ overflow: 'auto' }}>
    <table style={{ width: '100%', textAlign: 'end' }}>
      <thead>
        <tr>
          <th scope="col">{useTranslations('list')('serial')}</th>
          <th scope="col">{chart.column}</th>
        </tr>
      </thead>
      <tbody>
        {chart.values
          .map((value, index) => (
            <tr key={chart.first + index}>
              <td>{chart.first + index}</td>
              <td>{chart.format(value)}</td>
            </tr>
          ))
          .reverse()}
      </tbody>
    </table>
  </div>
);
