import { shell } from './shell';

const prefix = 'dry-run-shell-';

/** A cache for each version, so that what is kept always fits together. */
export const cacheName = prefix + shell.revision;

/** Deletes what other versions have kept. */
export const deleteOthers = async (): Promise<void> => {
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && name !== cacheName) await caches.delete(name);
  }
};
