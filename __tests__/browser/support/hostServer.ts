import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect } from './test';

/**
 * Starts a server of another program, and waits until it answers.
 *
 * @param url an address that it serves
 * @returns what ends the server
 */
export const startServer = async (
  url: string,
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<() => Promise<void>> => {
  const server = spawn(program, args, { stdio: 'inherit', ...options });
  const stop = async () => {
    if (server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  };
  try {
    await expect(async () => {
      expect((await fetch(url)).ok).toBe(true);
    }).toPass({ timeout: 20_000 });
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
};

/** The answer to exactly this text, which an HTTP client would not send unchanged. */
export const answerTo = (port: number, text: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
