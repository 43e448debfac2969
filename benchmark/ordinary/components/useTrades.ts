import { useEffect, useState } from 'react';
import { v4 as uuid } from 'uuid';

export type Trade = { number: number; uuid: string; profit: number };

const between = (low: number, high: number) => low + Math.random() * (high - low);

/** Adds a trade every two to four seconds once it has been started. */
export const useTrades = () => {
  const [running, setRunning] = useState(false);
  const [total, setTotal] = useState(0);
  const [trades, setTrades] = useState<Trade[]>([]);

  useEffect(() => {
    setTotal(between(2_000, 17_000));
  }, []);

  useEffect(() => {
    if (!running) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => {
          const profit = between(2, 12);
          setTotal((before) => before + profit);
          setTrades((before) =>
            [{ number: (before[0]?.number ?? 0) + 1, uuid: uuid(), profit }, ...before].slice(
              0,
              10,
            ),
          );
          wait();
        },
        between(2_000, 4_000),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [running]);

  return { running, total, trades, start: () => setRunning(true) };
};
