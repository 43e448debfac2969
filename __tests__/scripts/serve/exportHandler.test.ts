/** @jest-environment node */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { listen, urlsOf } from '@/scripts/serve/server';

/** The folder of a small export. */
const folder = '.cache/served-export';
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

let server: Server;
let url = '';
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  write('_headers', '/*\n  X-Test: yes\n/_next/static/*\n  Cache-Control: immutable\n');
  write('404.html', 'not found');
  write('de.html', 'first');
  jest.replaceProperty(process, 'env', { ...process.env, OUT_DIR: folder });
  jest.resetModules();
  const { makeExportHandler } = await import('@/scripts/serve/exportHandler');
  server = await listen(0);
  server.on('request', makeExportHandler());
  [url] = urlsOf(server);
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

/** The status and the text of an answer. */
const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url + path, { headers });
  return [answer.status, await answer.text()];
};

it('serves each file as it is now, whole, with its headers', async () => {
  expect(await get('/de')).toEqual([200, 'first']);
  write('de.html', 'second, which is longer');
  expect(await get('/de')).toEqual([200, 'second, which is longer']);
  write('pl.html', 'new');
  const answer = await fetch(`${url}/pl`);
  expect([answer.status, answer.headers.get('x-test')]).toEqual([200, 'yes']);
});

it('sends 404.html with its text for every other address, also to a browser that has it', async () => {
  const answer = await fetch(`${url}/nowhere`);
  expect([answer.status, await answer.text()]).toEqual([404, 'not found']);
  const tag = answer.headers.get('etag') ?? '';
  expect(tag).not.toBe('');
  expect(await get('/elsewhere', { 'If-None-Match': tag })).toEqual([404, 'not found']);
});

it('answers while a build has removed the export', async () => {
  rmSync(join(folder, '404.html'));
  rmSync(join(folder, 'de.html'));
  expect(await get('/de')).toEqual([503, expect.stringContaining('no export')]);
  write('404.html', 'not found');
  expect(await get('/de')).toEqual([404, 'not found']);
});
