import Box from '@mui/material/Box';

const width = 300;
const height = 100;

/** The profits as a line, the newest at the right. */
export const ProfitChart = ({ profits, label }: { profits: number[]; label: string }) => {
  const highest = Math.max(...profits, 1);
  const points = profits
    .toReversed()
    .map((profit, i) => `${(i * width) / 9},${height - (profit / highest) * height}`);
  return (
    <Box component="svg" role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`}>
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth="2" />
    </Box>
  );
};
